"""A slot from its table of wins: a random combination of stops each game, free games included."""

from __future__ import annotations

from typing import Any

import numpy as np

from squaredeal.analysis.casino.kernels.draw import high_lane, mixed, start_of, step
from squaredeal.analysis.casino.kernels.path import BINS, Path, note
from squaredeal.analysis.kernels.compiled import compiled

Array = np.ndarray[Any, np.dtype[Any]]


def slot_path(
    games: int, seed: int, wins: Array, triggers: Array, stake: int, free: tuple[int, int, int]
) -> Path:
    """Paid games, money in coins. `free` is games awarded, multiplier, most of one paid game."""
    found, marks = np.zeros(BINS, dtype=np.int64), np.zeros(5, dtype=np.int64)
    _play(games, start_of(seed), wins, triggers, stake, *free, found, marks)
    return Path(games, found, marks)


@compiled
def _play(
    games: int,
    counter: Any,
    wins: Array,
    triggers: Array,
    stake: int,
    award: int,
    times: int,
    most: int,
    found: Array,
    marks: Array,
) -> None:
    size = np.uint64(len(wins))
    for _ in range(games):
        counter = step(counter)
        stop = high_lane(mixed(counter), size)
        won, left, given = int(wins[stop]), 0, 0
        if triggers[stop]:
            left = given = award
        while left:
            left -= 1
            counter = step(counter)
            stop = high_lane(mixed(counter), size)
            won += times * wins[stop]
            if triggers[stop] and given + award <= most:
                left += award
                given += award
        note(marks, found, won - stake, 0)
