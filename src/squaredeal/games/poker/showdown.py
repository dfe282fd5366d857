"""The end of a hand: who shows, in which order, and who may muck."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.cards import Made
from squaredeal.games.poker.events import Mucked, Shown
from squaredeal.games.poker.hand import (
    EVERYBODY,
    NO_SEAT,
    Hand,
    Phase,
    clockwise,
    hole_cards,
)
from squaredeal.games.poker.paying import Scores, contenders_of, describe, give_back, pay
from squaredeal.games.poker.pots import layers
from squaredeal.games.poker.terms import Terms
from squaredeal.kernel import UNSEEN, Seat, Veiled


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
            made.append(describe(terms, halves[place % len(halves)], score))
    return tuple(made)


def begin_showdown(terms: Terms, hand: Hand, events: list[Struct]) -> Hand:
    """The last street is done: the last to bet or raise on it shows first, or the first living seat
    from the button's left. Source: floor.showdown.order-river, floor.showdown.order-checked.
    """
    hand = replace(
        give_back(hand, events),
        at=len(terms.program),
        phase=Phase.SHOW,
        queue=_from_aggressor(hand),
        noted=(),
    )
    return go_on_showing(terms, hand, events)


class Table:
    """Who has shown what, while hands are opened one after another.

    `best` holds, for each pot, the best open score for each board and share.
    """

    def __init__(self, terms: Terms, hand: Hand) -> None:
        self.terms = terms
        self.scores = score_all(terms, hand)
        self.pots = layers(hand.paid, contenders_of(hand), hand.dead)
        self.best = [[0] * len(self.scores) for _ in self.pots]
        self.is_single = len(self.pots) == len(self.scores) == 1
        self.cards = list(hand.cards)
        self.live = list(hand.live)
        self.turned = list(hand.turned)
        self.mucked = list(hand.noted)
        for seat in self.turned:
            self.note(seat)

    def note(self, seat: Seat) -> None:
        """An open hand counts against those that come after it."""
        if self.is_single:
            own = self.scores[0].get(seat) or 0
            if own > self.best[0][0] and seat in self.pots[0].seats:
                self.best[0][0] = own
            return
        for pot, best in zip(self.pots, self.best, strict=True):
            if seat in pot.seats:
                for place, by_seat in enumerate(self.scores):
                    score = by_seat.get(seat)
                    if score and score > best[place]:
                        best[place] = score

    def is_beaten(self, seat: Seat) -> bool:
        """Has this seat nothing left to win?"""
        if self.is_single:
            return (self.scores[0][seat] or 0) < self.best[0][0]
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
    live = table.live
    known = table.scores[0]
    auto_muck = hand.setup.auto_muck
    losers_may_muck = terms.rules.losers_may_muck.value
    while queue and len(live) > 1:
        seat = queue[0]
        if seat in table.turned and len(table.cards[seat]) == 1:
            pass
        elif seat not in known:
            break
        elif losers_may_muck and hand.stacks[seat] and table.is_beaten(seat):
            if seat not in auto_muck:
                break
            events.append(Mucked(seat))
            live.remove(seat)
            table.mucked.append(seat)
        else:
            table.open(seat, events)
        del queue[0]
    hand = replace(
        hand,
        cards=tuple(table.cards),
        live=tuple(live),
        turned=tuple(table.turned),
        noted=tuple(table.mucked),
        queue=tuple(queue),
    )
    if queue and len(live) > 1:
        return hand
    return pay(terms, hand, table.pots, table.scores, events)


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
    found = []
    for board in hand.boards:
        for half in terms.variant.pot:
            scores = half.ranking.scores(hands, () if half.own else board, half.use)
            found.append(dict(zip(seats, scores, strict=True)))
    return found


__all__ = [
    "begin_showdown",
    "go_on_showing",
    "made_by",
    "may_muck",
    "muck",
    "score_all",
    "turn_all_up",
    "turn_up",
]
