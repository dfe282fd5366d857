"""Whole hands of no-limit hold'em by a policy that sees no cards: for simulation by the million.

The engine (`games.poker`) is the definition; this plays its rules with blinds, no antes and no
rake, and a test plays the same chances through both. Positions run clockwise from the button's
left, so that the last is the button; heads-up the button posts the small blind.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from squaredeal.analysis.kernels.chance import U64, below
from squaredeal.analysis.kernels.compiled import compiled
from squaredeal.analysis.kernels.score import FLUSH, bits_of, flush_ranks, unsuited
from squaredeal.analysis.kernels.tables import I64, NO_CARDS, Tables

I32 = NDArray[np.int32]
B1 = NDArray[np.bool_]

FOLD_TENTHS, RAISE_TENTHS = 2, 2
"""Of ten turns two fold where there is something to call, two raise by the least there is."""

PRICE, LEAST, ABLE, LIVE = 0, 1, 2, 3
"""Places in the row of a hand's numbers: to match, least full raise, seats with chips, seats in."""


@compiled
def play_hands(
    stacks: I32, small: int, big: int, state: U64, known: Tables, card_keys: I64, card_masks: I64
) -> I32:
    """Stacks after each hand; stacks (hands, seats 2 to 10) before it, all above zero, same
    shape.
    """
    hands, seats = stacks.shape
    after = np.empty((hands, seats), dtype=np.int32)
    deck = np.arange(52)
    numbers = np.zeros(4, dtype=np.int64)
    chips, bets, paid, acted, scores = np.zeros((5, seats), dtype=np.int64)
    live = np.ones(seats, dtype=np.bool_)
    bits = bits_of(known.scores)
    for hand in range(hands):
        for place in range(2 * seats + 5):
            other = place + below(state, 52 - place)
            deck[place], deck[other] = deck[other], deck[place]
        for seat in range(seats):
            chips[seat] = stacks[hand, seat]
            bets[seat] = paid[seat] = 0
            live[seat] = True
        numbers[LIVE] = seats
        first = post_blinds(chips, bets, numbers, small, big)
        for street in range(4):
            acted[:] = -1
            if street:
                numbers[PRICE], numbers[LEAST] = 0, big
            bet_street(chips, bets, acted, live, numbers, first, state)
            collect(chips, bets, paid, live, numbers)
            if numbers[LIVE] == 1 or numbers[ABLE] < 2:
                break
            first = 0
        if numbers[LIVE] > 1:
            score_seats(deck, live, bits, known, card_keys, card_masks, scores)
        pay(chips, paid, live, scores)
        for seat in range(seats):
            after[hand, seat] = chips[seat]
    return after


@compiled
def post_blinds(chips: I64, bets: I64, numbers: I64, small: int, big: int) -> int:
    """Puts the blinds up, short ones as far as they go; who acts first."""
    seats = len(chips)
    low, high = (0, 1) if seats > 2 else (1, 0)
    bets[low] = min(small, chips[low])
    bets[high] = min(big, chips[high])
    chips[low] -= bets[low]
    chips[high] -= bets[high]
    numbers[PRICE] = numbers[LEAST] = big
    numbers[ABLE] = seats - (chips[low] == 0) - (chips[high] == 0)
    return (high + 1) % seats


@compiled
def bet_street(
    chips: I64, bets: I64, acted: I64, live: B1, numbers: I64, first: int, state: U64
) -> None:
    """One betting round from `first` on, until nobody is left who must speak."""
    seats = len(chips)
    waiting = numbers[ABLE]
    seat = first
    while waiting and numbers[LIVE] > 1:
        if not live[seat] or not chips[seat]:
            seat = (seat + 1) % seats
            continue
        if numbers[ABLE] < 2 and not owes(bets, live, seat):
            return
        waiting -= 1
        drawn = below(state, 10)
        price = numbers[PRICE]
        if drawn >= 10 - RAISE_TENTHS and may_raise(chips, bets, acted, live, numbers, seat):
            to = min(price + numbers[LEAST], bets[seat] + chips[seat])
            chips[seat] -= to - bets[seat]
            bets[seat] = to
            numbers[LEAST] = max(numbers[LEAST], to - price)
            numbers[PRICE] = acted[seat] = to
            numbers[ABLE] -= chips[seat] == 0
            waiting = numbers[ABLE] - (chips[seat] > 0)
        elif bets[seat] >= price:
            acted[seat] = price
        elif drawn < FOLD_TENTHS:
            live[seat] = False
            numbers[LIVE] -= 1
            numbers[ABLE] -= 1
        else:
            more = min(price - bets[seat], chips[seat])
            chips[seat] -= more
            bets[seat] += more
            acted[seat] = price
            numbers[ABLE] -= chips[seat] == 0
        seat = (seat + 1) % seats


@compiled
def owes(bets: I64, live: B1, seat: int) -> bool:
    """Has another living seat put in more?"""
    found = False
    for other in range(len(bets)):
        found |= live[other] and bets[other] > bets[seat]
    return found


@compiled
def may_raise(chips: I64, bets: I64, acted: I64, live: B1, numbers: I64, seat: int) -> bool:
    """Chips beyond the price, a turn that a full raise (or several short ones) re-opened, and a
    rival.
    """
    price = numbers[PRICE]
    if bets[seat] + chips[seat] <= price:
        return False
    if acted[seat] >= 0 and price - acted[seat] < numbers[LEAST]:
        return False
    for other in range(len(bets)):
        if other != seat and live[other] and bets[other] + chips[other] > price:
            return True
    return False


@compiled
def collect(chips: I64, bets: I64, paid: I64, live: B1, numbers: I64) -> None:
    """The uncalled part goes back to its seat, the rest into the pot."""
    seats = len(bets)
    most = second = top = 0
    for seat in range(seats):
        if bets[seat] > most:
            second, most, top = most, bets[seat], seat
        elif bets[seat] > second:
            second = bets[seat]
    if most > second and live[top]:
        numbers[ABLE] += chips[top] == 0
        chips[top] += most - second
        bets[top] = second
    for seat in range(seats):
        paid[seat] += bets[seat]
        bets[seat] = 0


@compiled
def score_seats(
    deck: I64, live: B1, bits: int, known: Tables, card_keys: I64, card_masks: I64, scores: I64
) -> None:
    """Scores of the living seats: cards went round one at a time, then came the board."""
    seats = len(live)
    board_key, board_mask = NO_CARDS, 0
    for place in range(2 * seats, 2 * seats + 5):
        board_key += card_keys[deck[place]]
        board_mask |= card_masks[deck[place]]
    for seat in range(seats):
        if not live[seat]:
            scores[seat] = 0
            continue
        one, other = deck[seat], deck[seats + seat]
        key = board_key + card_keys[one] + card_keys[other]
        if key & FLUSH:
            mask = board_mask | card_masks[one] | card_masks[other]
            scores[seat] = known.suited[flush_ranks(key, mask)]
        else:
            scores[seat] = unsuited(key, bits, known.spots, known.scores)


@compiled
def pay(chips: I64, paid: I64, live: B1, scores: I64) -> None:
    """Each level of what living seats paid is a pot; odd chips go from the button's left."""
    seats = len(chips)
    below_level = 0
    while True:
        level, last = 1 << 40, True
        for seat in range(seats):
            if live[seat] and below_level < paid[seat] < level:
                level = int(paid[seat])
        for seat in range(seats):
            last &= not (live[seat] and paid[seat] > level)
        pot = best = winners = 0
        for seat in range(seats):
            reach = paid[seat] if last else min(paid[seat], level)
            pot += max(0, reach - below_level)
            if live[seat] and paid[seat] >= min(level, paid.max()):
                if scores[seat] > best or not winners:
                    best, winners = scores[seat], 1
                elif scores[seat] == best:
                    winners += 1
        share, odd = pot // winners, pot % winners
        for seat in range(seats):
            if live[seat] and paid[seat] >= min(level, paid.max()) and scores[seat] == best:
                chips[seat] += share + (odd > 0)
                odd -= odd > 0
        if last:
            return
        below_level = level
