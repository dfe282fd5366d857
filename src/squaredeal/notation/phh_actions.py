"""The actions of a PHH hand: `d dh p1 AsKs`, `p3 cbr 225`, `p1 cc # tanks`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal

from msgspec import Struct

from squaredeal.cards import CardError, parse_cards
from squaredeal.kernel import Seat
from squaredeal.notation.money import units
from squaredeal.notation.names import is_stud
from squaredeal.notation.record import Acted, Board, Dealt, Drawn, Entry, Note, Shown, Unread
from squaredeal.notation.tally import NOTHING, Tally

_ACTION = re.compile(
    r"\s*(?:d (?P<board>db) (?P<common>\S+)"
    r"|d (?P<hole>dh) p(?P<to>\d+) (?P<cards>\S+)"
    r"|p(?P<seat>\d+) (?P<verb>f|cc|pb|sd|sm)(?: (?P<held>[^\s#]+))?"
    r"|p(?P<raiser>\d+) cbr (?P<amount>\S+))?\s*(?:#(?P<note>.*))?"
)


class PhhHand(Struct, frozen=True):
    """What the actions of a hand start from, in the numbers of the file."""

    stacks: tuple[Decimal | None, ...]
    antes: tuple[Decimal, ...]
    blinds: tuple[Decimal, ...]
    dead: tuple[Decimal, ...]
    stakes: dict[str, Decimal]
    game: str
    actions: tuple[str, ...]

    def amounts(self) -> list[Decimal]:
        """Every amount that was in play from the start."""
        known = [stack for stack in self.stacks if stack is not None]
        return [*known, *self.antes, *self.blinds, *self.dead, *self.stakes.values()]


class Step(Struct, frozen=True):
    """An entry whose amount is still a decimal."""

    made: Entry
    to: Decimal | None = None

    def entry(self, scale: int) -> Entry:
        """The entry with its amount in units of `1 / scale`."""
        if isinstance(self.made, Acted) and self.to is not None:
            return Acted(self.made.seat, self.made.verb, units(self.to, scale))
        return self.made


Post = tuple[Seat, str, Decimal]


def read_actions(hand: PhhHand, line: int) -> tuple[list[Post], list[Step]]:
    """Forced bets and every action in order. Raises Unread naming the action."""
    tally: Tally[Seat] = Tally()
    for seat, stack in enumerate(hand.stacks):
        tally.sit(seat, stack)
    forced = list(_paid(hand))
    for seat, kind, chips in forced:
        if kind in ("ante", "dead"):
            tally.sink(seat, chips)
        else:
            tally.put(seat, chips)
    tally.due = max(hand.blinds, default=NOTHING)
    steps: list[Step] = []
    for number, action in enumerate(hand.actions, start=1):
        try:
            steps.extend(_steps(action, hand, tally))
        except (CardError, ValueError, KeyError, ArithmeticError) as error:
            why = error.reason if isinstance(error, CardError) else str(error)
            raise Unread(
                line, f"action {number} {action!r}: {why}", isinstance(error, CardError)
            ) from None
    return forced, steps


def _paid(hand: PhhHand) -> Iterator[Post]:
    """Forced bets as far as the stacks go."""
    left = list(hand.stacks)
    for seat, kind, chips in _forced(hand):
        stack = left[seat]
        paid = chips if stack is None else min(chips, stack)
        left[seat] = None if stack is None else stack - paid
        if paid:
            yield seat, kind, paid


def _forced(hand: PhhHand) -> Iterator[Post]:
    """What is due by seat; heads-up the blinds are named in the other order than the seats."""
    seats = len(hand.stacks)
    for seat, ante in enumerate(hand.antes):
        if ante:
            yield seat, "ante", ante
    blinds = hand.blinds[::-1] if seats == 2 else hand.blinds
    big = _big_blind(hand)
    has_big = False
    for seat, chips in enumerate(blinds):
        if chips < 0:
            live = min(-chips, big)
            yield seat, "post", live
            if -chips > live:
                yield seat, "dead", -chips - live
        elif chips:
            kind = _blind_kind(hand, seat, chips, has_big)
            has_big = has_big or kind == "big_blind"
            yield seat, kind, chips
    for seat, chips in enumerate(hand.dead):
        if chips:
            yield seat, "dead", chips


def _big_blind(hand: PhhHand) -> Decimal:
    """The big blind: the least bet of the stakes, or the largest blind if none is as large."""
    most = max(hand.blinds, default=NOTHING)
    return min(most, hand.stakes.get("min_bet", hand.stakes.get("small_bet", most)))


def _blind_kind(hand: PhhHand, seat: Seat, chips: Decimal, has_big: bool) -> str:
    """In order of play: a small blind, the first that is as large as the big blind, straddles."""
    if hand.game == "short_deck":
        return "button_blind" if seat == len(hand.stacks) - 1 else "straddle"
    if len(hand.stacks) == 2:
        return "big_blind" if seat == 0 else "small_blind"
    if has_big:
        return "straddle"
    return "big_blind" if chips >= _big_blind(hand) else "small_blind"


def _steps(action: str, hand: PhhHand, tally: Tally[Seat]) -> Iterator[Step]:
    found = _ACTION.fullmatch(action)
    if not found:
        raise ValueError("not an action; examples: 'd db Ah7c2d', 'p1 cbr 300', 'p2 f'")
    if found["board"]:
        tally.next_street()
        yield Step(Board(parse_cards(found["common"])))
    elif found["hole"]:
        seat, cards = _seat(found["to"], hand), parse_cards(found["cards"])
        yield Step(Dealt(seat, cards, _open(hand, seat, cards, tally)))
    elif found["raiser"]:
        seat = _seat(found["raiser"], hand)
        verb = "raise_to" if tally.high else "bet"
        tally.has_acted = True
        yield Step(Acted(seat, verb), tally.to(seat, Decimal(found["amount"])))
    elif found["verb"]:
        yield _chosen(_seat(found["seat"], hand), found["verb"], found["held"], hand, tally)
    if found["note"] is not None:
        yield Step(Note(found["note"].strip()))


def _chosen(seat: Seat, verb: str, held: str | None, hand: PhhHand, tally: Tally[Seat]) -> Step:
    cards = parse_cards(held) if held and held != "-" else ()
    if verb == "sm":
        return Step(Shown(seat, cards))
    if verb == "sd":
        tally.next_street()
        return Step(Drawn(seat, cards))
    if held:
        raise ValueError(f"{verb!r} takes nothing after it")
    tally.has_acted = True
    if verb == "f":
        return Step(Acted(seat, "fold"))
    if verb == "pb":
        return Step(Acted(seat, "bring_in"), tally.put(seat, hand.stakes["bring_in"]))
    if tally.high == tally.front[seat]:
        return Step(Acted(seat, "check"))
    return Step(Acted(seat, "call"), tally.call(seat))


def _open(hand: PhhHand, seat: Seat, cards: tuple[str, ...], tally: Tally[Seat]) -> int:
    """How many of the cards lie face up; in stud the first deal is one open card, the last none."""
    if not is_stud(hand.game):
        return 0
    tally.next_street()
    tally.held[seat] = tally.held.get(seat, 0) + len(cards)
    return 0 if tally.held[seat] == 7 else 1


def _seat(number: str, hand: PhhHand) -> Seat:
    seat = int(number) - 1
    if not 0 <= seat < len(hand.stacks):
        raise ValueError(f"there is no p{number}")
    return seat


__all__ = ["PhhHand", "Step", "read_actions"]
