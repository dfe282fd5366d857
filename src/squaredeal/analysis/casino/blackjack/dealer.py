"""The dealer's final totals for many compositions of the shoe at once, without replacement."""

from __future__ import annotations

from functools import cache

import numpy as np

from squaredeal.analysis.casino.blackjack.hands import ACE, TEN, VALUES, Array

Counts = tuple[int, ...]
BLACKJACK, BUST = 22, 23
"""Keys of `totals` beside 17 to 21."""


@cache
def finals(up: int, hits_soft_17: bool) -> tuple[tuple[Counts, int, int], ...]:
    """Every set of cards the dealer may draw to an end: counts, orders it can come in, total.

    Sorted, so that neighbours share their first ranks.
    """
    going: dict[Counts, int] = {(0,) * 10: 1}
    done: dict[Counts, tuple[int, int]] = {}
    while going:
        grown: dict[Counts, int] = {}
        for counts, ways in going.items():
            for rank in range(10):
                more = (*counts[:rank], counts[rank] + 1, *counts[rank + 1 :])
                total, soft = _total(more, up)
                if total < 17 or (total == 17 and soft and hits_soft_17):
                    grown[more] = grown.get(more, 0) + ways
                else:
                    done[more] = (done.get(more, (0, 0))[0] + ways, _kind(more, up, total))
        going = grown
    return tuple(sorted((counts, ways, kind) for counts, (ways, kind) in done.items()))


def _total(counts: Counts, up: int) -> tuple[int, bool]:
    low = sum(count * (rank + 1) for rank, count in enumerate(counts)) + up + 1
    soft = (counts[ACE] > 0 or up == ACE) and low <= 11
    return low + 10 * soft, soft


def _kind(counts: Counts, up: int, total: int) -> int:
    if total > 21:
        return BUST
    drawn = sum(counts)
    if drawn == 1 and total == 21 and ((up == ACE and counts[TEN]) or (up == TEN and counts[ACE])):
        return BLACKJACK
    return total


def totals(left: Array, up: int, hits_soft_17: bool) -> dict[int, Array]:
    """Probability of each end, one array over the rows of `left` (compositions × ranks)."""
    falls = _falls(left)
    whole = _falls(left.sum(axis=1, keepdims=True))[0]
    found = {kind: np.zeros(len(left)) for kind in (17, 18, 19, 20, 21, BLACKJACK, BUST)}
    products: list[Array] = [np.ones(len(left))] * 11
    before: Counts = (-1,) * 10
    for counts, ways, kind in finals(up, hits_soft_17):
        rank = next(r for r in range(10) if counts[r] != before[r])
        for later in range(rank, 10):
            count = counts[later]
            products[later + 1] = (
                products[later] * falls[later][count] if count else products[later]
            )
        found[kind] += ways * products[10] / whole[sum(counts)]
        before = counts
    return found


def _falls(left: Array) -> list[list[Array]]:
    """n, n(n-1), ... for each column, up to what a dealer may draw of a rank."""
    tables = []
    for column in left.T:
        table = [np.ones(len(column))]
        for taken in range(18):
            table.append(table[-1] * np.maximum(column - taken, 0))
        tables.append(table)
    return tables


def blackjack_chance(left: Array, up: int) -> Array:
    """Probability that the dealer's next card makes a blackjack."""
    if up not in (ACE, TEN):
        return np.zeros(len(left))
    mate = left[:, TEN if up == ACE else ACE]
    found: Array = np.maximum(mate, 0) / left.sum(axis=1)
    return found


def removed(decks: int) -> Array:
    """A full shoe by rank."""
    full: Array = np.full(10, 4 * decks)
    full[TEN] = 16 * decks
    return full


__all__ = ["BLACKJACK", "BUST", "VALUES", "blackjack_chance", "finals", "removed", "totals"]
