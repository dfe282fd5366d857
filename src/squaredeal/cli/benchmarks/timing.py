"""How things are timed: processor time, several runs in turn, the median of each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import median
from time import process_time
from typing import TypeAlias

Work: TypeAlias = Callable[[int], int]
"""Does about so many units of work and returns how many it did."""

RUNS = 5


def rate(work: Work, units: int) -> float:
    """Units a second of processor time, in one run."""
    start = process_time()
    done = work(units)
    return done / (process_time() - start)


def sized(work: Work, seconds: float) -> int:
    """How many units take about so long, found by doubling."""
    units = 8
    while True:
        start = process_time()
        done = work(units)
        spent = process_time() - start
        if spent > seconds / 8:
            return max(1, int(done * seconds / spent))
        units *= 2


def alone(work: Work, seconds: float = 1.0, runs: int = RUNS) -> float:
    """Median units a second."""
    units = sized(work, seconds)
    return median(rate(work, units) for _ in range(runs))


def in_turn(works: Sequence[Work], seconds: float = 1.0, runs: int = RUNS) -> tuple[float, ...]:
    """Median units a second of each, measured A B A B so that a drifting machine favours none."""
    units = [sized(work, seconds) for work in works]
    rates = [
        [rate(work, count) for work, count in zip(works, units, strict=True)] for _ in range(runs)
    ]
    return tuple(median(column) for column in zip(*rates, strict=True))


__all__ = ["RUNS", "Work", "alone", "in_turn", "rate", "sized"]
