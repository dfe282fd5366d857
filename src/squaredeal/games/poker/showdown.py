"""The end of a hand: who shows, in which order, who may muck, and who wins what."""

from __future__ import annotations

from collections.abc import Sequence
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
    share_chips,
    uncalled,
)
from squaredeal.games.poker.terms import Terms
from squaredeal.games.poker.variant import Half
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


def describe(terms: Terms, half: Half, score: int) -> Made:
    """What a score stands for; remembered, since there are only some thousand different hands."""
    key = (half.name, score)
    made = terms.made.get(key)
    if made is None:
        made = terms.made[key] = half.ranking.describe(score)
    return made


def made_by(terms: Terms, seat: Seat, scores: Sequence[Scores]) -> tuple[Made, ...]:
    """What a seat's hand makes: for each board, for each share of the pot that it qualifies for."""
    halves = terms.variant.pot
    made = []
    for place, by_seat in enumerate(scores):
        score = by_seat[seat]
        if score is not None:
            made.append(describe(terms, halves[place % len(halves)], score))
    return tuple(made)


def begin_showdown(terms: Terms, hand: Hand, events: list[Struct]) -> Hand:
    """The last street is done: the last to bet or raise on it shows first, or the first living seat
    from the button's left. Source: floor.showdown.order-river, floor.showdown.order-checked.
    """
    hand = replace(
        _give_back(hand, events), phase=Phase.SHOW, queue=_from_aggressor(hand), noted=()
    )
    return go_on_showing(terms, hand, events)


class Table:
    """Who has shown what, while hands are opened one after another.

    `best` holds, for each pot, the best open score for each board and share.
    """

    def __init__(self, terms: Terms, hand: Hand) -> None:
        self.terms = terms
        self.scores = score_all(terms, hand)
        self.contenders = _contenders(hand)
        self.pots = layers(hand.paid, self.contenders, hand.dead)
        self.best = [[0] * len(self.scores) for _ in self.pots]
        self.cards = list(hand.cards)
        self.live = list(hand.live)
        self.turned = list(hand.turned)
        self.mucked = list(hand.noted)
        for seat in self.turned:
            self.note(seat)

    def note(self, seat: Seat) -> None:
        """An open hand counts against those that come after it."""
        for pot, best in zip(self.pots, self.best, strict=True):
            if seat in pot.seats:
                for place, by_seat in enumerate(self.scores):
                    score = by_seat.get(seat)
                    if score and score > best[place]:
                        best[place] = score

    def is_beaten(self, seat: Seat) -> bool:
        """Has this seat nothing left to win?"""
        for pot, best in zip(self.pots, self.best, strict=True):
            if seat in pot.seats:
                for place, by_seat in enumerate(self.scores):
                    score = by_seat[seat]
                    if score and score >= best[place]:
                        return False
        return True

    def open(self, seat: Seat, events: list[Struct]) -> None:
        """All cards of the seat face up."""
        veils = self.cards[seat]
        if len(veils) == 1:
            cards = veils[0].value
        else:
            cards = tuple([card for veil in veils for card in veil.value])
        self.cards[seat] = (Veiled(cards, EVERYBODY),)
        events.append(Shown(seat, cards, made_by(self.terms, seat, self.scores)))
        if seat not in self.turned:
            self.turned.append(seat)
        self.note(seat)


def go_on_showing(terms: Terms, hand: Hand, events: list[Struct]) -> Hand:
    """Hands are opened or mucked in order until somebody has a choice; then the pots are paid."""
    table = Table(terms, hand)
    queue = list(hand.queue)
    known = table.scores[0]
    auto_muck = hand.setup.auto_muck
    losers_may_muck = terms.rules.losers_may_muck.value
    while queue and len(table.live) > 1:
        seat = queue[0]
        if seat in table.turned and len(table.cards[seat]) == 1:
            pass
        elif seat not in known:
            break
        elif losers_may_muck and hand.stacks[seat] and table.is_beaten(seat):
            if seat not in auto_muck:
                break
            events.append(Mucked(seat))
            table.live.remove(seat)
            table.mucked.append(seat)
        else:
            table.open(seat, events)
        queue.pop(0)
    hand = replace(
        hand,
        cards=tuple(table.cards),
        live=tuple(table.live),
        turned=tuple(table.turned),
        noted=tuple(table.mucked),
        queue=tuple(queue),
    )
    if queue and len(table.live) > 1:
        return hand
    return pay(terms, hand, table.contenders, table.scores, events)


def may_muck(terms: Terms, hand: Hand, seat: Seat) -> bool:
    """May this seat give its hand up unseen: it is beaten everywhere, and was not all-in."""
    if not terms.rules.losers_may_muck.value or not hand.stacks[seat]:
        return False
    return Table(terms, hand).is_beaten(seat)


def muck(hand: Hand, seat: Seat, events: list[Struct]) -> Hand:
    """The seat's hand is dead; nobody has seen it."""
    events.append(Mucked(seat))
    return replace(
        hand,
        live=tuple([each for each in hand.live if each != seat]),
        queue=hand.queue[1:],
        noted=(*hand.noted, seat),
    )


def score_all(terms: Terms, hand: Hand) -> list[Scores]:
    """Scores of all living hands with known cards: for each board, for each share of the pot."""
    seats: Sequence[Seat] = hand.live
    hands = [hole_cards(hand, seat) for seat in seats]
    if hand.setup.has_unknown:
        seats = [seat for seat, held in zip(seats, hands, strict=True) if UNSEEN not in held]
        hands = [held for held in hands if UNSEEN not in held]
    return [
        dict(
            zip(
                seats,
                half.ranking.scores(hands, () if half.own else board, half.use),
                strict=True,
            )
        )
        for board in hand.boards
        for half in terms.variant.pot
    ]


def uncontested(terms: Terms, hand: Hand, events: list[Struct]) -> Hand:
    """One seat is left: it takes everything without showing."""
    hand = _give_back(hand, events)
    return pay(terms, replace(hand, noted=()) if hand.noted else hand, hand.live, (), events)


def pay(
    terms: Terms,
    hand: Hand,
    contenders: tuple[Seat, ...],
    scores: Sequence[Scores],
    events: list[Struct],
) -> Hand:
    """House first, then the pots, beginning with the one fewest seats can win (floor.side-pots)."""
    found = layers(hand.paid, contenders, hand.dead)
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
    return replace(
        hand,
        stacks=stacks,
        paid=(0,) * len(stacks),
        dead=0,
        queue=(),
        phase=Phase.OVER,
        total=total,
    )


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
        made = None if score is None else describe(terms, first, score)
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
            made = describe(terms, half, best)
            events.append(Won(place, board, half.name, tuple(winners), parts, made))


__all__ = [
    "begin_showdown",
    "finish",
    "go_on_showing",
    "made_by",
    "may_muck",
    "muck",
    "score_all",
    "turn_all_up",
    "turn_up",
    "uncontested",
]
