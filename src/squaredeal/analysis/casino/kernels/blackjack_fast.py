"""Blackjack by the million: rounds without a split in registers, the others by `blackjack`."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from squaredeal.analysis.casino.kernels.baccarat import take
from squaredeal.analysis.casino.kernels.blackjack import (
    STAND,
    Play,
    full_shoe,
    play_hands,
    settle,
)
from squaredeal.analysis.casino.kernels.draw import back, high_lane, mixed, start_of, step
from squaredeal.analysis.casino.kernels.path import BINS, Path
from squaredeal.analysis.kernels.compiled import compiled

Array = np.ndarray[Any, np.dtype[Any]]


class Tables(NamedTuple):
    """A chart by states: a state is the low total, 32 more with an ace. Bytes in one row.

    `first` and `later` are by state × 10 + dealer's rank, `total` and `draws` by state.
    """

    first: Array
    later: Array
    total: Array
    draws: Array


def tables_of(play: Play) -> Tables:
    """The same play, looked up in one step a card; a state of 21 or more stands."""
    first, later = np.full((64, 10), STAND, np.uint8), np.full((64, 10), STAND, np.uint8)
    total, draws = np.zeros(64, np.uint8), np.zeros(64, np.uint8)
    for state in range(64):
        low, ace = state % 32, state // 32
        soft = int(ace and low <= 11)
        best = total[state] = low + 10 * soft
        if best < 21:
            first[state], later[state] = play.first[soft, best], play.later[soft, best]
        draws[state] = best < 17 or (best == 17 and soft and play.hits_soft_17)
    return Tables(first.ravel(), later.ravel(), total, draws)


def blackjack_path(rounds: int, seed: int, play: Play) -> Path:
    """So many rounds, each from a full shoe."""
    found, marks = np.zeros(BINS, dtype=np.int64), np.zeros(5, dtype=np.int64)
    pairs = (play.pairs & (play.max_hands > 1)).astype(np.uint8).ravel()
    known = tables_of(play)
    _many(rounds, start_of(seed), full_shoe(play.decks), known, pairs, play, found, marks)
    return Path(rounds, found, marks)


@compiled
def hand_of(
    state: int, up: int, action: int, shoe: Array, counter: Any, bits: Any, at: int, known: Tables
) -> tuple[int, int, Any, Any]:
    """State at the end of a hand that starts with this action; cards out; counter."""
    size = np.uint64(len(shoe))
    while True:
        card = take(shoe, at, high_lane(bits, size - np.uint64(at)))
        counter = step(counter)
        bits = mixed(counter)
        at += 1
        state += card + 1
        if card == 0:
            state |= 32
        if action == 2 or known.later[state * 10 + up]:
            return state, at, counter, bits


@compiled
def dealer_of(
    up: int, hole: int, shoe: Array, counter: Any, bits: Any, at: int, known: Tables
) -> Any:
    """The dealer's total and the counter."""
    size = np.uint64(len(shoe))
    state = up + hole + 2
    if up == 0 or hole == 0:
        state |= 32
    while known.draws[state]:
        card = take(shoe, at, high_lane(bits, size - np.uint64(at)))
        counter = step(counter)
        bits = mixed(counter)
        at += 1
        state += card + 1
        if card == 0:
            state |= 32
    return known.total[state], counter, bits


@compiled
def rest_of(
    state: int, up: int, shoe: Array, counter: Any, bits: Any, known: Tables, mode: int, late: bool
) -> tuple[int, int, Any, Any]:
    """A round without split or blackjack from its third card on: net, further stakes, counter."""
    size = np.uint64(len(shoe))
    at, hole, natural = 3, -1, False
    action = known.first[state * 10 + up]
    may = up == 0 or up == 9
    if action == 4 and not (late and may):
        return -5, 0, counter, bits
    if may and (mode == 1 or (mode == 2 and up == 0)):
        hole = take(shoe, at, high_lane(bits, size - np.uint64(at)))
        counter = step(counter)
        bits = mixed(counter)
        at += 1
        if hole + up == 9 and hole != up:
            return -10, 0, counter, bits
    stake = 20 if action == 2 else 10
    if action == 0 or action == 2:
        state, at, counter, bits = hand_of(state, up, action, shoe, counter, bits, at, known)
    total = known.total[state]
    if total > 21:
        return -stake, stake - 10, counter, bits
    if hole < 0:
        hole = take(shoe, at, high_lane(bits, size - np.uint64(at)))
        counter = step(counter)
        bits = mixed(counter)
        at += 1
        natural = may and hole + up == 9 and hole != up
    if action == 4:
        return (-10 if natural else -5), 0, counter, bits
    if natural:
        return -stake, stake - 10, counter, bits
    dealer, counter, bits = dealer_of(up, hole, shoe, counter, bits, at, known)
    if dealer > 21 or total > dealer:
        return stake, stake - 10, counter, bits
    return (-stake if total < dealer else 0), stake - 10, counter, bits


@compiled
def with_split(
    a: int, up: int, shoe: Array, counter: Any, play: Play, state: Array, place: Array, work: Array
) -> tuple[int, int, Any]:
    """A round that splits, from its fourth card on."""
    state[0], place[0], hole = back(counter), 3, -1
    checks = play.dealer_bj == 1 or (play.dealer_bj == 2 and up == 0)
    if checks and (up == 0 or up == 9):
        state[0] = step(state[0])
        hole = take(shoe, 3, high_lane(mixed(state[0]), np.uint64(len(shoe) - 3)))
        place[0] = 4
        if hole + up == 9 and hole != up:
            return -10, 0, step(state[0])
    hands = play_hands(a, a, up, shoe, state, place, True, play, work)
    net, more = settle(hands, up, hole, shoe, state, place, True, play, work)
    return net, more, step(state[0])


@compiled
def _many(
    rounds: int,
    counter: Any,
    shoe: Array,
    known: Tables,
    pairs: Array,
    play: Play,
    found: Array,
    marks: Array,
) -> None:
    size = np.uint64(len(shoe))
    one, two = np.uint64(1), np.uint64(2)
    state, place = np.zeros(1, dtype=np.uint64), np.zeros(1, dtype=np.int64)
    work = np.zeros((5, 8), dtype=np.int64)
    mode, late, pays = play.dealer_bj, play.late, play.natural
    total, high, lowest, fall, extra = 0, 0, 0, 0, 0
    counter = step(counter)
    bits = mixed(counter)  # one draw ahead, so that no branch waits for it
    for _ in range(rounds):
        a = take(shoe, 0, high_lane(bits, size))
        counter = step(counter)
        bits = mixed(counter)
        up = take(shoe, 1, high_lane(bits, size - one))
        counter = step(counter)
        bits = mixed(counter)
        b = take(shoe, 2, high_lane(bits, size - two))
        counter = step(counter)
        bits = mixed(counter)
        more = 0
        if a + b == 9 and (a == 0 or b == 0):
            net = pays
            if up == 0 or up == 9:
                hole = take(shoe, 3, high_lane(bits, size - np.uint64(3)))
                counter = step(counter)
                bits = mixed(counter)
                net = 0 if hole + up == 9 and hole != up else pays
        elif a == b and pairs[a * 10 + up]:
            net, more, counter = with_split(a, up, shoe, counter, play, state, place, work)
            bits = mixed(counter)
        else:
            hand = a + b + 2 + (32 if a == 0 or b == 0 else 0)
            net, more, counter, bits = rest_of(hand, up, shoe, counter, bits, known, mode, late)
        found[net + 2048] += 1
        total += net
        extra += more
        high = max(high, total)
        lowest = min(lowest, total)
        fall = max(fall, high - total)
    marks[0], marks[1], marks[2], marks[3], marks[4] = total, high, lowest, fall, extra
