"""The end of a hand: who shows, in which order, who may muck, and who wins what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import add
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.cards import Made
from squaredeal.games.poker.events import Ended, Mucked, Shown, Won
from squaredeal.games.poker.hand import (
    EVERYBODY,
    NO_SEAT,
    STACK,
    Hand,
    Phase,
    changed,
    clockwise,
    hole_cards,
)
from squaredeal.games.poker.pots import (
    Pot,
    after_house,
    house_share,
    layers,
    odd_chip_order,
    pots,
    share_chips,
    uncalled,
)
from squaredeal.games.poker.terms import Terms
from squaredeal.kernel import UNSEEN, Moved, Seat, Swept, Veiled

ENDED_SHOWDOWN = Ended("showdown")
ENDED_UNCONTESTED = Ended("uncontested")
Scores: TypeAlias = dict[Seat, int | None]
"""By seat with known cards: the score, None where the hand does not qualify."""


def turn_all_up(terms: Terms, hand: Hand, events: list[Struct]) -> Hand:
    """No more betting is possible: every hand is opened (floor.all-in.face-up)."""
    closed = [seat for seat in _all_in_order(terms, hand) if seat not in hand.turned]
    for seat in closed:
        if UNSEEN not in hole_cards(hand, seat):
            hand = turn_up(hand, seat, (), events)
    return hand


def _all_in_order(terms: Terms, hand: Hand) -> tuple[Seat, ...]:
    """In which order all-in hands are opened: together, or the last aggressor first."""
    if terms.rules.all_in_order.value == "table_all":
        return hand.live
    return _from_aggressor(hand)


def _from_aggressor(hand: Hand) -> tuple[Seat, ...]:
    if hand.aggressor == NO_SEAT or hand.aggressor not in hand.live:
        return hand.live
    return clockwise(hand.live, hand.aggressor - 1)


def turn_up(hand: Hand, seat: Seat, made: tuple[Made, ...], events: list[Struct]) -> Hand:
    """All cards of a seat lie face up from now on; `made` is what they make."""
    cards = hole_cards(hand, seat)
    opened = list(hand.cards)
    opened[seat] = (Veiled(cards, EVERYBODY),)
    events.append(Shown(seat, cards, made))
    turned = hand.turned if seat in hand.turned else (*hand.turned, seat)
    return replace(hand, cards=tuple(opened), turned=turned)


def made_by(terms: Terms, seat: Seat, scores: Sequence[Scores]) -> tuple[Made, ...]:
    """What a seat's hand makes: for each board, for each share of the pot that it qualifies for."""
    halves = terms.variant.pot
    made = []
    for place, by_seat in enumerate(scores):
        score = by_seat[seat]
        if score is not None:
            made.append(halves[place % len(halves)].ranking.describe(score))
    return tuple(made)


def begin_showdown(terms: Terms, hand: Hand, events: list[Struct]) -> Hand:
    """The last street is done: the last to bet or raise on it shows first, or the first living seat
    from the button's left. Source: floor.showdown.order-river, floor.showdown.order-checked.
    """
    hand = replace(hand, phase=Phase.SHOW, queue=_from_aggressor(hand), noted=())
    return go_on_showing(terms, hand, events)


def go_on_showing(terms: Terms, hand: Hand, events: list[Struct]) -> Hand:
    """Hands are opened or mucked in order until somebody has a choice; then the pots are paid."""
    scores = score_all(terms, hand)
    found = pots(hand)
    while hand.queue and len(hand.live) > 1:
        seat = hand.queue[0]
        cards = hand.cards[seat]
        if seat in hand.turned and len(cards) == 1:
            hand = replace(hand, queue=hand.queue[1:])
        elif seat not in scores[0]:
            return hand
        elif _may_muck(terms, hand, seat, scores, found):
            if seat not in hand.setup.auto_muck:
                return hand
            hand = muck(hand, seat, events)
        else:
            hand = replace(hand, queue=hand.queue[1:])
            hand = turn_up(hand, seat, made_by(terms, seat, scores), events)
    return pay(terms, hand, scores, events)


def may_muck(terms: Terms, hand: Hand, seat: Seat) -> bool:
    """May this seat give its hand up unseen: it is beaten everywhere, and was not all-in."""
    return _may_muck(terms, hand, seat, score_all(terms, hand), pots(hand))


def _may_muck(
    terms: Terms, hand: Hand, seat: Seat, scores: Sequence[Scores], found: Sequence[Pot]
) -> bool:
    if not terms.rules.losers_may_muck.value or not hand.stacks[seat]:
        return False
    for pot in found:
        if seat not in pot.seats:
            continue
        rivals = [other for other in pot.seats if other in hand.turned]
        for by_seat in scores:
            own = by_seat[seat]
            if own is None:
                if not rivals:
                    return False
            elif all((by_seat.get(rival) or 0) <= own for rival in rivals):
                return False
    return True


def muck(hand: Hand, seat: Seat, events: list[Struct]) -> Hand:
    """The seat's hand is dead; nobody has seen it."""
    events.append(Mucked(seat))
    return replace(
        hand,
        live=tuple([each for each in hand.live if each != seat]),
        queue=tuple([each for each in hand.queue if each != seat]),
        able=hand.able - (hand.stacks[seat] > 0),
        noted=(*hand.noted, seat),
    )


def score_all(terms: Terms, hand: Hand) -> list[Scores]:
    """Scores of all living hands with known cards: for each board, for each share of the pot."""
    held = {seat: hole_cards(hand, seat) for seat in hand.live}
    if hand.setup.has_unknown:
        held = {seat: cards for seat, cards in held.items() if UNSEEN not in cards}
    seats, hands = list(held), list(held.values())
    found = []
    for board in hand.boards:
        for half in terms.variant.pot:
            shared = () if half.own else board
            found.append(
                dict(zip(seats, half.ranking.scores(hands, shared, half.use), strict=True))
            )
    return found


def uncontested(terms: Terms, hand: Hand, events: list[Struct]) -> Hand:
    """One seat is left: it takes everything without showing."""
    return pay(terms, replace(hand, noted=()) if hand.noted else hand, (), events)


def pay(terms: Terms, hand: Hand, scores: Sequence[Scores], events: list[Struct]) -> Hand:
    """House first, then the pots, beginning with the one fewest seats can win (floor.side-pots)."""
    hand = _give_back(hand, events)
    found = layers(hand.paid, _contenders(hand), hand.dead)
    rake, drop = house_share(terms, hand)
    if rake:
        events.append(Moved("pot", "rake", rake, "rake"))
    if drop:
        events.append(Moved("pot", "jackpot", drop, "jackpot"))
    if rake or drop:
        found = after_house(terms, found, rake + drop)
        hand = replace(hand, rake=rake, drop=drop)
    won = [0] * len(hand.stacks)
    for place in range(len(found) - 1, -1, -1):
        _pay_pot(terms, hand, place, found[place], scores, won, events)
    paid = tuple(won)
    events.append(Swept("pot", "stack:*", paid, "won"))
    events.append(ENDED_SHOWDOWN if scores else ENDED_UNCONTESTED)
    return finish(hand, paid)


def finish(hand: Hand, won: tuple[int, ...]) -> Hand:
    """The hand is over: pots are empty, stacks hold what was won and what a cap had set aside."""
    stacks = tuple(map(add, hand.stacks, won))
    total = hand.total
    cap = hand.setup.stakes.cap
    if cap:
        aside = tuple([max(0, each - cap) for each in hand.setup.stacks])
        stacks = tuple(map(add, stacks, aside))
        total += sum(aside)
    zeros = (0,) * len(stacks)
    return replace(hand, stacks=stacks, paid=zeros, dead=0, queue=(), phase=Phase.OVER, total=total)


def _contenders(hand: Hand) -> tuple[Seat, ...]:
    """Living seats and those that mucked at showdown: what built the pots."""
    if not hand.noted:
        return hand.live
    return clockwise((*hand.live, *hand.noted), hand.setup.button)


def _give_back(hand: Hand, events: list[Struct]) -> Hand:
    """An ante that nobody could match is no pot."""
    top = uncalled(hand.paid, hand.live)
    if not top:
        return hand
    seat, chips = top
    events.append(Moved("pot", STACK[seat], chips, "uncalled"))
    return replace(
        hand,
        paid=changed(hand.paid, seat, hand.paid[seat] - chips),
        stacks=changed(hand.stacks, seat, hand.stacks[seat] + chips),
    )


def _pay_pot(
    terms: Terms,
    hand: Hand,
    place: int,
    pot: Pot,
    scores: Sequence[Scores],
    won: list[int],
    events: list[Struct],
) -> None:
    """One pot over all boards and shares."""
    live = hand.live
    halves = terms.variant.pot
    seats = tuple([seat for seat in pot.seats if seat in live]) if hand.noted else pot.seats
    if not seats:
        seats = (next(seat for seat in reversed(hand.noted) if seat in pot.seats),)
    if len(seats) == 1:
        won[seats[0]] += pot.chips
        first = halves[0]
        score = scores[0].get(seats[0]) if scores and seats[0] in hand.turned else None
        made = None if score is None else first.ranking.describe(score)
        events.append(Won(place, 0, first.name, seats, (pot.chips,), made))
        return
    chip = hand.setup.stakes.chip
    boards = len(hand.boards)
    by_board = share_chips(pot.chips, boards, chip) if boards > 1 else (pot.chips,)
    for board in range(boards):
        claims = []
        for number, half in enumerate(halves):
            by_seat = scores[board * len(halves) + number]
            best = max([by_seat[seat] or 0 for seat in seats])
            if best:
                claims.append((half, best, by_seat))
        shares = share_chips(by_board[board], len(claims), chip)
        for (half, best, by_seat), chips in zip(claims, shares, strict=True):
            winners = [seat for seat in seats if by_seat[seat] == best]
            if len(winners) > 1:
                winners = odd_chip_order(terms, hand, winners)
            parts = share_chips(chips, len(winners), chip) if len(winners) > 1 else (chips,)
            for seat, part in zip(winners, parts, strict=True):
                won[seat] += part
            made = half.ranking.describe(best)
            events.append(Won(place, board, half.name, tuple(winners), parts, made))


def results(events: Sequence[Struct]) -> Mapping[Seat, int]:
    """What each seat won from the pots, by the events of a hand."""
    won: dict[Seat, int] = {}
    for event in events:
        if isinstance(event, Won):
            for seat, chips in zip(event.seats, event.chips, strict=True):
                won[seat] = won.get(seat, 0) + chips
    return won


__all__ = [
    "begin_showdown",
    "finish",
    "go_on_showing",
    "made_by",
    "may_muck",
    "muck",
    "results",
    "score_all",
    "turn_all_up",
    "turn_up",
    "uncontested",
]
