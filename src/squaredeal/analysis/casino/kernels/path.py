"""What a run of rounds leaves behind: sums, distribution, and how deep the player fell."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from squaredeal.analysis.kernels.compiled import compiled

Array = np.ndarray[Any, np.dtype[Any]]
BINS = 4096
"""Places of a distribution; net results are counted in `unit`ths of a stake, from the middle."""


class Path(NamedTuple):
    """Consecutive rounds. Money in units of a fraction of the initial stake, as the kernel says.

    `marks` is total, highest point, lowest point, deepest fall from a high, further stakes.
    `nets` counts rounds by net result, `BINS // 2` for none.
    """

    rounds: int
    nets: Array
    marks: Array


def empty_path() -> Path:
    """No rounds."""
    return Path(0, np.zeros(BINS, dtype=np.int64), np.zeros(5, dtype=np.int64))


def merge(first: Path, second: Path) -> Path:
    """One run after another."""
    total, high, low, fall, more = (int(mark) for mark in first.marks)
    total_2, high_2, low_2, fall_2, more_2 = (int(mark) for mark in second.marks)
    marks = np.array(
        [
            total + total_2,
            max(high, total + high_2),
            min(low, total + low_2),
            max(fall, fall_2, high - (total + low_2)),
            more + more_2,
        ]
    )
    return Path(first.rounds + second.rounds, first.nets + second.nets, marks)


@compiled
def note(marks: Array, nets: Array, net: int, more: int) -> None:
    """One round happened."""
    place = net + BINS // 2
    nets[min(max(place, 0), BINS - 1)] += 1
    total = marks[0] + net
    marks[0] = total
    marks[4] += more
    if total > marks[1]:
        marks[1] = total
    elif total < marks[2]:
        marks[2] = total
    fall = marks[1] - total
    if fall > marks[3]:
        marks[3] = fall
