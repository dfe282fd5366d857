"""Any game with a list of results: each drawn with its whole-number weight, its net noted."""

from __future__ import annotations

from typing import Any

import numpy as np

from squaredeal.analysis.casino.kernels.draw import high_lane, mixed, start_of, step
from squaredeal.analysis.casino.kernels.path import BINS, Path, note
from squaredeal.analysis.kernels.compiled import compiled

Array = np.ndarray[Any, np.dtype[Any]]


def weighted_path(rounds: int, seed: int, weights: Array, nets: Array) -> Path:
    """Rounds whose result comes with these weights (sum below 2 ** 31) and brings these nets."""
    tickets = np.repeat(np.arange(len(weights)), weights)
    found = np.zeros(BINS, dtype=np.int64)
    marks = np.zeros(5, dtype=np.int64)
    _play(rounds, start_of(seed), nets[tickets].astype(np.int64), found, marks)
    return Path(rounds, found, marks)


@compiled
def _play(rounds: int, counter: Any, nets: Array, found: Array, marks: Array) -> None:
    size = np.uint64(len(nets))
    for _ in range(rounds):
        counter = step(counter)
        note(marks, found, nets[high_lane(mixed(counter), size)], 0)
