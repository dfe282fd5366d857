"""Who wins what: the house's share, side pots, boards, halves, odd chips."""

from __future__ import annotations

from collections.abc import Sequence
from operator import add
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.cards import Made
from squaredeal.games.poker.events import Ended, Won
from squaredeal.games.poker.hand import STACK, Hand, Phase, changed, clockwise
from squaredeal.games.poker.pots import (
    Pot,
    after_house,
    house_share,
    layers,
    odd_chip_order,
    share_chips,
    uncalled,
)
from squaredeal.games.poker.rabbit import may_hunt, open_hunt
from squaredeal.games.poker.terms import Terms
from squaredeal.games.poker.variant import Half
from squaredeal.kernel import Moved, Seat, Swept

ENDED_SHOWDOWN = Ended("showdown")
ENDED_UNCONTESTED = Ended("uncontested")
Scores: TypeAlias = dict[Seat, int | None]
"""By seat with known cards: the score, None where the hand does not qualify."""


def uncontested(terms: Terms, hand: Hand, events: list[Struct]) -> Hand:
    """One seat is left: it takes everything without showing."""
    hand = give_back(hand, events)
    if hand.noted:
        hand = replace(hand, noted=())
    hand = pay(terms, hand, layers(hand.paid, hand.live, hand.dead), (), events)
    return open_hunt(hand) if may_hunt(terms, hand) else hand


def pay(
    terms: Terms,
    hand: Hand,
    found: tuple[Pot, ...],
    scores: Sequence[Scores],
    events: list[Struct],
) -> Hand:
    """House first, then the pots, as a rule from the one fewest seats can win (floor.side-pots)."""
    rake, drop = house_share(terms, hand)
    if rake:
        events.append(Moved("pot", "rake", rake, "rake"))
    if drop:
        events.append(Moved("pot", "jackpot", drop, "jackpot"))
    if rake or drop:
        found = after_house(terms, found, rake + drop)
        hand = replace(hand, rake=rake, drop=drop)
    won = [0] * len(hand.stacks)
    places = range(len(found))
    for place in places if terms.rules.side_pots.value == "main_first" else reversed(places):
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


def contenders_of(hand: Hand) -> tuple[Seat, ...]:
    """Living seats and those that mucked at showdown: what built the pots."""
    if not hand.noted:
        return hand.live
    return clockwise((*hand.live, *hand.noted), hand.setup.button)


def give_back(hand: Hand, events: list[Struct]) -> Hand:
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
    if boards == 1 and len(halves) == 1:
        _pay_winners(terms, hand, place, 0, halves[0], pot.chips, seats, scores[0], won, events)
        return
    by_board = share_chips(pot.chips, boards, chip) if boards > 1 else (pot.chips,)
    for board in range(boards):
        claims = []
        for number, half in enumerate(halves):
            by_seat = scores[board * len(halves) + number]
            if any(by_seat[seat] for seat in seats):
                claims.append((half, by_seat))
        shares = share_chips(by_board[board], len(claims), chip)
        for (half, by_seat), chips in zip(claims, shares, strict=True):
            _pay_winners(terms, hand, place, board, half, chips, seats, by_seat, won, events)


def _pay_winners(
    terms: Terms,
    hand: Hand,
    place: int,
    board: int,
    half: Half,
    chips: int,
    seats: tuple[Seat, ...],
    by_seat: Scores,
    won: list[int],
    events: list[Struct],
) -> None:
    """One share of one pot on one board: the best score takes it, equal ones divide it."""
    best = max([by_seat[seat] or 0 for seat in seats])
    winners = tuple([seat for seat in seats if by_seat[seat] == best])
    if len(winners) == 1:
        parts: tuple[int, ...] = (chips,)
        won[winners[0]] += chips
    else:
        winners = odd_chip_order(terms, hand, winners)
        parts = share_chips(chips, len(winners), hand.setup.stakes.chip)
        for seat, part in zip(winners, parts, strict=True):
            won[seat] += part
    made = describe(terms, half, best)
    events.append(Won(place, board, half.name, winners, parts, made))


def describe(terms: Terms, half: Half, score: int) -> Made:
    """What a score stands for; remembered, since there are only some thousand different hands."""
    key = (half.name, score)
    made = terms.made.get(key)
    if made is None:
        made = terms.made[key] = half.ranking.describe(score)
    return made


__all__ = [
    "Scores",
    "contenders_of",
    "describe",
    "finish",
    "give_back",
    "pay",
    "uncontested",
]
