"""The inner loops of Russian poker: dealers counted as they are added, lowest score first.

A dealer's four hidden cards are a set. For a player's five cards the sets that share none of them
are counted by inclusion and exclusion over tables of sets that hold one, two, three or four given
cards; sets are numbered by the combinatorial number system.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from squaredeal.analysis.kernels.compiled import compiled

Array = np.ndarray[Any, np.dtype[Any]]
CARDS = 51
"""Cards beside the dealer's open one, numbered 0 to 50 in deck order."""


@compiled
def pair_number(b: int, a: int) -> int:
    """Number of {a < b}."""
    return b * (b - 1) // 2 + a


@compiled
def trio_number(c: int, b: int, a: int) -> int:
    """Number of {a < b < c}."""
    return c * (c - 1) * (c - 2) // 6 + b * (b - 1) // 2 + a


@compiled
def four_number(d: int, c: int, b: int, a: int) -> int:
    """Number of {a < b < c < d}."""
    return d * (d - 1) * (d - 2) * (d - 3) // 24 + trio_number(c, b, a)


@compiled
def add_set(four: Array, ones: Array, twos: Array, threes: Array, fours: Array) -> None:
    """Count a dealer's hidden cards, given in rising order, in every table."""
    a, b, c, d = four[0], four[1], four[2], four[3]
    ones[a] += 1
    ones[b] += 1
    ones[c] += 1
    ones[d] += 1
    ones[CARDS] += 1
    twos[pair_number(b, a)] += 1
    twos[pair_number(c, a)] += 1
    twos[pair_number(d, a)] += 1
    twos[pair_number(c, b)] += 1
    twos[pair_number(d, b)] += 1
    twos[pair_number(d, c)] += 1
    threes[trio_number(c, b, a)] += 1
    threes[trio_number(d, b, a)] += 1
    threes[trio_number(d, c, a)] += 1
    threes[trio_number(d, c, b)] += 1
    fours[four_number(d, c, b, a)] += 1


@compiled
def apart(five: Array, ones: Array, twos: Array, threes: Array, fours: Array) -> int:
    """How many counted sets share no card with five cards, given in rising order."""
    found = ones[CARDS]
    for i in range(5):
        found -= ones[five[i]]
        for j in range(i):
            found += twos[pair_number(five[i], five[j])]
            for k in range(j):
                found -= threes[trio_number(five[i], five[j], five[k])]
                for m in range(k):
                    found += fours[four_number(five[i], five[j], five[k], five[m])]
    return int(found)


@compiled
def sweep(
    players: Array,
    scores: Array,
    dealers: Array,
    dealer_scores: Array,
    weak: int,
    found: Array,
) -> None:
    """For each player: dealers who do not play, who lose, who tie; both sorted by score.

    The first `weak` dealers do not play. `found` is (players, 3).
    """
    ones, twos = np.zeros(CARDS + 1, np.int64), np.zeros(1275, np.int64)
    threes, fours = np.zeros(20825, np.int64), np.zeros(249900, np.int64)
    for index in range(weak):
        add_set(dealers[index], ones, twos, threes, fours)
    for index in range(len(players)):
        found[index, 0] = apart(players[index], ones, twos, threes, fours)
    ones[:], twos[:], threes[:], fours[:] = 0, 0, 0, 0
    added, index = weak, 0
    while index < len(players):
        score, first = scores[index], index
        while added < len(dealers) and dealer_scores[added] < score:
            add_set(dealers[added], ones, twos, threes, fours)
            added += 1
        while index < len(players) and scores[index] == score:
            found[index, 1] = apart(players[index], ones, twos, threes, fours)
            index += 1
        before = added
        while added < len(dealers) and dealer_scores[added] == score:
            add_set(dealers[added], ones, twos, threes, fours)
            added += 1
        if added > before:
            for at in range(first, index):
                upto = apart(players[at], ones, twos, threes, fours)
                found[at, 2] = upto - found[at, 1]


@compiled
def sets_of(size: int, found: Array) -> None:
    """Every set of 4 or 5 of the cards 0 to 50, in rising order."""
    place = 0
    for a in range(CARDS):
        for b in range(a + 1, CARDS):
            for c in range(b + 1, CARDS):
                for d in range(c + 1, CARDS):
                    if size == 4:
                        found[place, 0], found[place, 1] = a, b
                        found[place, 2], found[place, 3] = c, d
                        place += 1
                        continue
                    for e in range(d + 1, CARDS):
                        found[place, 0], found[place, 1] = a, b
                        found[place, 2], found[place, 3] = c, d
                        found[place, 4] = e
                        place += 1
