"""A blackjack round by a chart, with splits, a fresh shoe, or cards in a given order.

Ranks are 0 for an ace to 9 for ten-values. Money is in tenths of the initial stake, so that 3:2,
6:5 and half a stake are whole numbers.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from squaredeal.analysis.casino.kernels.baccarat import take
from squaredeal.analysis.casino.kernels.draw import high_lane, low_lane, mixed, start_of, step
from squaredeal.analysis.kernels.compiled import compiled

Array = np.ndarray[Any, np.dtype[Any]]
UNIT = 10
HIT, STAND, DOUBLE, SPLIT, SURRENDER = range(5)
ALL, ORIGINAL, PEEK_ACE = range(3)


class Play(NamedTuple):
    """A table and a chart as arrays.

    `first` is what to do with two cards by (soft, total, dealer's rank), `later` with more,
    `after` with two cards of a split hand, `pairs` whether to split, by (rank, dealer's rank).
    `hole_card` takes the dealer's second card fourth also where nobody looks at it, which only
    matters for cards in a given order.
    """

    first: Array
    later: Array
    after: Array
    pairs: Array
    natural: int
    hits_soft_17: bool
    max_hands: int
    resplit_aces: bool
    hit_split_aces: bool
    dealer_bj: int
    late: bool
    decks: int
    hole_card: bool = False


def play_in_order(cards: Array, play: Play) -> tuple[int, int]:
    """One round with the cards in this order: net and further stakes, in tenths."""
    place = np.zeros(1, dtype=np.int64)
    shoe = cards.astype(np.uint8)
    work = np.zeros((5, 8), dtype=np.int64)
    net, more = round_of(shoe, np.zeros(1, dtype=np.uint64), place, False, play, work)
    return int(net), int(more)


def play_mixed(rounds: int, seed: int, play: Play) -> Array:
    """Net of each round, one after another, from the numbers that `blackjack_path` uses."""
    shoe = full_shoe(play.decks)
    state = np.array([start_of(seed)], dtype=np.uint64)
    place, work = np.zeros(1, dtype=np.int64), np.zeros((5, 8), dtype=np.int64)
    nets = np.zeros(rounds, dtype=np.int64)
    for index in range(rounds):
        place[0] = 0
        nets[index], _ = round_of(shoe, state, place, True, play, work)
    return nets


def full_shoe(decks: int) -> Array:
    """The ranks of every card, 0 for an ace to 9 for ten-values."""
    return np.repeat(np.arange(10), [4 * decks] * 9 + [16 * decks]).astype(np.uint8)


@compiled
def draw(shoe: Array, state: Array, place: Array, mix: bool) -> int:
    """The next card: a random one of those left, or the next in order."""
    at = place[0]
    place[0] = at + 1
    if not mix:
        return int(shoe[at])
    left = np.uint64(len(shoe) - at)
    if at == 1:  # the first two cards share a word
        pick = low_lane(mixed(state[0]), left)
    else:
        state[0] = step(state[0])
        pick = high_lane(mixed(state[0]), left)
    return int(take(shoe, np.uint64(at), pick))


@compiled
def worth(low: int, aces: int) -> int:
    """The best total of a hand with aces as one."""
    return low + 10 if aces and low <= 11 else low


@compiled
def round_of(
    shoe: Array, state: Array, place: Array, mix: bool, play: Play, work: Array
) -> tuple[int, int]:
    """Net of one round and the further stakes, in tenths of the first stake."""
    a = draw(shoe, state, place, mix)
    up = draw(shoe, state, place, mix)
    b = draw(shoe, state, place, mix)
    low, aces, hole = a + b + 2, (a == 0) + (b == 0), -1
    may = up == 0 or up == 9
    if play.hole_card:
        hole = draw(shoe, state, place, mix)
    if aces == 1 and low == 11:
        if may and hole < 0:
            hole = draw(shoe, state, place, mix)
        return (0 if may and hole + up == 9 and hole != up else play.natural), 0
    is_split = a == b and play.pairs[a, up] and play.max_hands > 1
    if not is_split and not play.late and wants_out(low, aces, up, play):
        return -5, 0
    if may and (play.dealer_bj == 1 or (play.dealer_bj == 2 and up == 0)):
        if hole < 0:
            hole = draw(shoe, state, place, mix)
        if hole + up == 9 and hole != up:
            return -10, 0
    hands = play_hands(a, b, up, shoe, state, place, mix, play, work)
    return settle(hands, up, hole, shoe, state, place, mix, play, work)


@compiled
def wants_out(low: int, aces: int, up: int, play: Play) -> bool:
    """Does the chart give these two cards up?"""
    total = worth(low, aces)
    return bool(play.first[1 if total != low else 0, total, up] == 4)


@compiled
def play_hands(
    a: int,
    b: int,
    up: int,
    shoe: Array,
    state: Array,
    place: Array,
    mix: bool,
    play: Play,
    work: Array,
) -> int:
    """Plays every hand; `work` gets for each: low total, aces, stake, state; how many there are.

    State is 0 open, 1 stands, 2 bust, 3 surrendered.
    """
    hands = 1
    first(work, 0, a, b, False)
    if a == b and play.pairs[a, up] and play.max_hands > 1:
        hands = split(work, 0, hands, a, shoe, state, place, mix)
    at = 0
    while at < hands:
        hand = work[at]
        if hand[4] and hand[5] == a and hands < play.max_hands and may_again(a, play, up):
            hands = split(work, at, hands, a, shoe, state, place, mix)
            continue
        if hand[4] and a == 0 and not play.hit_split_aces:
            hand[3] = 1
        else:
            finish(hand, up, shoe, state, place, mix, play)
        at += 1
    return hands


@compiled
def may_again(rank: int, play: Play, up: int) -> bool:
    """May a split hand that is a pair again be split, and would the chart?"""
    return bool(play.pairs[rank, up]) and (rank != 0 or play.resplit_aces)


@compiled
def first(work: Array, at: int, a: int, b: int, is_split: bool) -> None:
    """Two cards make a hand with one unit on it."""
    hand = work[at]
    hand[0], hand[1] = a + b + 2, (a == 0) + (b == 0)
    hand[2], hand[3], hand[5] = 10, 0, b
    hand[4] = 0 if not is_split else 2 if a == 0 else 1


@compiled
def split(
    work: Array,
    at: int,
    hands: int,
    rank: int,
    shoe: Array,
    state: Array,
    place: Array,
    mix: bool,
) -> int:
    """A pair becomes two hands, each with a second card; later hands move back by one."""
    for later in range(hands, at + 1, -1):
        work[later] = work[later - 1]
    first(work, at, rank, draw(shoe, state, place, mix), True)
    first(work, at + 1, rank, draw(shoe, state, place, mix), True)
    return hands + 1


@compiled
def finish(
    hand: Array, up: int, shoe: Array, state: Array, place: Array, mix: bool, play: Play
) -> None:
    """Plays one hand to its end by the chart."""
    low, aces = hand[0], hand[1]
    total = worth(low, aces)
    if total == 21:
        hand[3] = 1
        return
    soft = 1 if total != low else 0
    action = play.first[soft, total, up]
    if hand[4] == 1:
        action = play.after[soft, total, up]
    elif hand[4] == 2:
        action = play.later[soft, total, up]
    if action == 4:
        hand[3] = 3
        return
    if action == 2:
        hand[2] = 20
    while action == 0 or action == 2:
        card = draw(shoe, state, place, mix)
        low += card + 1
        aces += card == 0
        total = worth(low, aces)
        if action == 2 or total >= 21:
            break
        action = play.later[1 if total != low else 0, total, up]
    hand[0], hand[1] = low, aces
    hand[3] = 2 if low > 21 else 1


@compiled
def settle(
    hands: int,
    up: int,
    hole: int,
    shoe: Array,
    state: Array,
    place: Array,
    mix: bool,
    play: Play,
    work: Array,
) -> tuple[int, int]:
    """The dealer's play, if anything waits for it, and what every hand brings."""
    more, waits, late = 10 * (hands - 1), False, False
    for at in range(hands):
        more += work[at, 2] - 10
        waits = waits or work[at, 3] == 1
        late = late or work[at, 3] == 3
    may = up == 0 or up == 9
    if hole < 0 and (waits or (late and may)):
        hole = draw(shoe, state, place, mix)
    natural = hole >= 0 and may and hole + up == 9 and hole != up
    dealer = 0
    if waits and not natural:
        dealer = dealer_total(up, hole, shoe, state, place, mix, play.hits_soft_17)
    net = 0
    for at in range(hands):
        stake, status = work[at, 2], work[at, 3]
        if status == 2:
            net -= stake
        elif status == 3:
            net -= 10 if natural else 5
        elif natural:
            net -= stake
        else:
            total = worth(work[at, 0], work[at, 1])
            if dealer > 21 or total > dealer:
                net += stake
            elif total < dealer:
                net -= stake
    return net, more


@compiled
def dealer_total(
    up: int, hole: int, shoe: Array, state: Array, place: Array, mix: bool, hits_soft_17: bool
) -> int:
    """The dealer draws to 16 and stands on 17, soft 17 as the house says."""
    low, aces = up + hole + 2, (up == 0) + (hole == 0)
    total = worth(low, aces)
    while total < 17 or (total == 17 and hits_soft_17 and total != low):
        card = draw(shoe, state, place, mix)
        low += card + 1
        aces += card == 0
        total = worth(low, aces)
    return total
