"""Every player hand that can be held, as arrays: ten ranks, ace first, ten-values last."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]
RANKS = "A23456789T"
ACE, TEN = 0, 9
VALUES = np.arange(1, 11)


class Hands:
    """All compositions with a hard total of 21 or less, or those that hold one rank.

    `counts` (hands × ranks), `low` total with aces as one, `total` the best, `soft`, `size` in
    cards, `after` the hand that a rank makes of it, -1 for a bust.
    """

    def __init__(self, holding: int = -1) -> None:
        found = [c for c in _compositions() if holding < 0 or c[holding]]
        index = {c: i for i, c in enumerate(found)}
        self.index = index
        self.counts: Array = np.array(found, dtype=np.int64)
        self.low: Array = self.counts @ VALUES
        self.soft: Array = (self.counts[:, ACE] > 0) & (self.low <= 11)
        self.total: Array = self.low + 10 * self.soft
        self.size: Array = self.counts.sum(axis=1)
        self.after: Array = np.array([[_after(index, c, r) for r in range(10)] for c in found])
        self.by_low: tuple[Array, ...] = tuple(
            np.nonzero(self.low == low)[0] for low in range(21, 0, -1)
        )

    def pair(self, first: int, second: int) -> int:
        """The hand of two cards."""
        counts = [0] * 10
        counts[first] += 1
        counts[second] += 1
        return self.index[tuple(counts)]


def _after(index: dict[tuple[int, ...], int], counts: tuple[int, ...], rank: int) -> int:
    more = list(counts)
    more[rank] += 1
    return index.get(tuple(more), -1)


@cache
def _compositions() -> tuple[tuple[int, ...], ...]:
    found: list[tuple[int, ...]] = []

    def add(rank: int, left: int, counts: list[int]) -> None:
        if rank == 10:
            if sum(counts):
                found.append(tuple(counts))
            return
        for count in range(left // (rank + 1) + 1):
            add(rank + 1, left - count * (rank + 1), [*counts, count])

    add(0, 21, [])
    return tuple(found)


@cache
def all_hands() -> Hands:
    """Every hand."""
    return Hands()


@cache
def hands_with(rank: int) -> Hands:
    """Every hand that holds a rank: what can grow from one card of a split pair."""
    return Hands(rank)
