"""Roulette: pockets counted, 37 or 38 of them."""

from __future__ import annotations

from typing import Any

import numpy as np

from squaredeal.analysis.casino.kernels.draw import high_lane, low_lane, mixed, start_of, step
from squaredeal.analysis.kernels.compiled import compiled

Array = np.ndarray[Any, np.dtype[Any]]


def roulette_counts(spins: int, seed: int, pockets: int = 37) -> Array:
    """How often each place of the wheel came in so many spins, an even number of them."""
    counts = _spin(spins // 2, start_of(seed), pockets)
    found: Array = counts.sum(axis=0)
    return found


@compiled
def _spin(pairs: int, counter: Any, pockets: int) -> Array:
    """Two spins a step; four tables, so that equal pockets in a row do not wait for each other."""
    counts = np.zeros((4, 64), dtype=np.int64)
    size = np.uint64(pockets)
    for _ in range(pairs >> 1):
        counter = step(counter)
        bits = mixed(counter)
        counts[0, high_lane(bits, size)] += 1
        counts[1, low_lane(bits, size)] += 1
        counter = step(counter)
        bits = mixed(counter)
        counts[2, high_lane(bits, size)] += 1
        counts[3, low_lane(bits, size)] += 1
    if pairs & 1:
        bits = mixed(step(counter))
        counts[0, high_lane(bits, size)] += 1
        counts[1, low_lane(bits, size)] += 1
    return counts[:, :pockets].copy()
