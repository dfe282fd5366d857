"""Blackjack by the million: rounds without a split in registers, the others by `blackjack`."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from squaredeal.analysis.casino.kernels.baccarat import take
from squaredeal.analysis.casino.kernels.blackjack import (
    DOUBLE,
    HIT,
    STAND,
    SURRENDER,
    Play,
    draw,
    full_shoe,
    play_hands,
    settle,
)
from squaredeal.analysis.casino.kernels.draw import (
    back,
    high_lane,
    low_lane,
    mixed,
    start_of,
    step,
)
from squaredeal.analysis.casino.kernels.inlined import inlined
from squaredeal.analysis.casino.kernels.path import BINS, Path
from squaredeal.analysis.kernels.compiled import compiled

Array = np.ndarray[Any, np.dtype[Any]]
U = np.uint64
MIDDLE = BINS // 2


class Tables(NamedTuple):
    """A chart by states: a state is the low total, 32 more with an ace. Bytes in one row.

    `first` and `later` are by state × 10 + dealer's rank, `total` and `draws` by state. `against`
    is 1, 0 or -1 by dealer's total × 32 + total.
    """

    first: Array
    later: Array
    total: Array
    draws: Array
    against: Array


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
    against = np.zeros((32, 32), np.int64)
    for dealer in range(32):
        for mine in range(22):
            against[dealer, mine] = 1 if dealer > 21 else (mine > dealer) - (mine < dealer)
    return Tables(first.ravel(), later.ravel(), total, draws, against.ravel())


def blackjack_path(rounds: int, seed: int, play: Play) -> Path:
    """So many rounds, each from a full shoe."""
    found, marks = np.zeros(BINS, dtype=np.int64), np.zeros(5, dtype=np.int64)
    pairs = (play.pairs & (play.max_hands > 1)).astype(np.uint8).ravel()
    known = tables_of(play)
    _many(rounds, start_of(seed), full_shoe(play.decks), known, pairs, play, found, marks)
    return Path(rounds, found, marks)


@inlined
def hand_of(
    state: Any, up: Any, action: Any, shoe: Array, counter: Any, bits: Any, at: Any, known: Tables
) -> tuple[Any, Any, Any, Any]:
    """State at the end of a hand that starts with this action; cards out; counter and word."""
    size = U(len(shoe))
    while True:
        card = take(shoe, at, high_lane(bits, size - at))
        counter = step(counter)
        bits = mixed(counter)
        at += U(1)
        state += card + U(1)
        if card == U(0):
            state |= U(32)
        if action == U(DOUBLE) or known.later[state * U(10) + up]:
            return state, at, counter, bits


@inlined
def dealer_of(
    up: Any, hole: Any, shoe: Array, counter: Any, bits: Any, at: Any, known: Tables
) -> tuple[Any, Any, Any]:
    """The dealer's total, counter and word."""
    size = U(len(shoe))
    state = up + hole + U(2)
    if up == U(0) or hole == U(0):
        state |= U(32)
    while known.draws[state]:
        card = take(shoe, at, high_lane(bits, size - at))
        counter = step(counter)
        bits = mixed(counter)
        at += U(1)
        state += card + U(1)
        if card == U(0):
            state |= U(32)
    return known.total[state], counter, bits


@inlined
def rest_of(
    state: Any, up: Any, shoe: Array, counter: Any, bits: Any, known: Tables, mode: int, late: bool
) -> tuple[int, int, Any, Any]:
    """A round without split or blackjack from its third card on.

    Net, further stakes, counter and word.
    """
    size, at = U(len(shoe)), U(3)
    action = U(known.first[state * U(10) + up])
    may = up == U(0) or up == U(9)
    if action == U(SURRENDER) and not (late and may):
        return -5, 0, counter, bits
    hole, looked = U(0), may and (mode == 1 or (mode == 2 and up == U(0)))
    if looked:
        hole = take(shoe, at, high_lane(bits, size - at))
        counter = step(counter)
        bits = mixed(counter)
        at += U(1)
        if hole + up == U(9) and hole != up:
            return -10, 0, counter, bits
    stake = 20 if action == U(DOUBLE) else 10
    if action == U(HIT) or action == U(DOUBLE):
        state, at, counter, bits = hand_of(state, up, action, shoe, counter, bits, at, known)
    total = known.total[state]
    if total > U(21):
        return -stake, stake - 10, counter, bits
    if not looked:
        hole = take(shoe, at, high_lane(bits, size - at))
        counter = step(counter)
        bits = mixed(counter)
        at += U(1)
        if may and hole + up == U(9) and hole != up:
            return -stake, stake - 10, counter, bits
    if action == U(SURRENDER):
        return -5, 0, counter, bits
    dealer, counter, bits = dealer_of(up, hole, shoe, counter, bits, at, known)
    net = stake * known.against[dealer * U(32) + total]
    return net, stake - 10, counter, bits


@compiled
def with_split(
    a: int, up: int, shoe: Array, counter: Any, play: Play, state: Array, place: Array, work: Array
) -> tuple[int, int, Any]:
    """A round that splits, from its fourth card on."""
    state[0], place[0], hole = back(counter), 3, -1
    checks = play.dealer_bj == 1 or (play.dealer_bj == 2 and up == 0)
    if checks and (up == 0 or up == 9):
        hole = draw(shoe, state, place, True)
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
    size = U(len(shoe))
    state, place = np.zeros(1, dtype=np.uint64), np.zeros(1, dtype=np.int64)
    work = np.zeros((5, 8), dtype=np.int64)
    mode, late, pays = play.dealer_bj, play.late, play.natural
    total, high, lowest, fall, extra = 0, 0, 0, 0, 0
    counter = step(counter)
    bits = mixed(counter)  # one word ahead, so that no branch waits for it
    for _ in range(rounds):
        a = take(shoe, U(0), high_lane(bits, size))
        up = take(shoe, U(1), low_lane(bits, size - U(1)))
        counter = step(counter)
        bits = mixed(counter)
        b = take(shoe, U(2), high_lane(bits, size - U(2)))
        counter = step(counter)
        bits = mixed(counter)
        more = 0
        if a + b == U(9) and (a == U(0) or b == U(0)):
            net = pays
            if up == U(0) or up == U(9):
                hole = take(shoe, U(3), high_lane(bits, size - U(3)))
                counter = step(counter)
                bits = mixed(counter)
                net = 0 if hole + up == U(9) and hole != up else pays
        elif a == b and pairs[a * U(10) + up]:
            net, more, counter = with_split(
                int(a), int(up), shoe, counter, play, state, place, work
            )
            bits = mixed(counter)
        else:
            hand = a + b + U(2) + (U(32) if a == U(0) or b == U(0) else U(0))
            net, more, counter, bits = rest_of(hand, up, shoe, counter, bits, known, mode, late)
        found[U(net + MIDDLE)] += 1
        total += net
        extra += more
        high = max(high, total)
        lowest = min(lowest, total)
        fall = max(fall, high - total)
    marks[0], marks[1], marks[2], marks[3], marks[4] = total, high, lowest, fall, extra
