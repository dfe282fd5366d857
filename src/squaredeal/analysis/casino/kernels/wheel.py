"""A money wheel, spun again after each multiplier."""

from __future__ import annotations

from typing import Any

import numpy as np

from squaredeal.analysis.casino.kernels.draw import high_lane, mixed, start_of, step
from squaredeal.analysis.casino.kernels.path import BINS, Path, note
from squaredeal.analysis.kernels.compiled import compiled

Array = np.ndarray[Any, np.dtype[Any]]


def wheel_path(rounds: int, seed: int, factors: Array, odds: Array, spins_max: int) -> Path:
    """By segment: its factor, 0 for a symbol, and the odds it pays, 0 for a loss."""
    found, marks = np.zeros(BINS, dtype=np.int64), np.zeros(5, dtype=np.int64)
    _play(rounds, start_of(seed), factors, odds, spins_max, found, marks)
    return Path(rounds, found, marks)


@compiled
def _play(
    rounds: int,
    counter: Any,
    factors: Array,
    odds: Array,
    spins_max: int,
    found: Array,
    marks: Array,
) -> None:
    size = np.uint64(len(odds))
    for _ in range(rounds):
        product, net = 1, -1
        for _ in range(spins_max):
            counter = step(counter)
            place = high_lane(mixed(counter), size)
            if not factors[place]:
                net = product * odds[place] if odds[place] else -1
                break
            product *= factors[place]
        note(marks, found, net, 0)
