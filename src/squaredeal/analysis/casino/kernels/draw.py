"""Random numbers for kernels: two unbiased-enough lanes from each step of a counter generator."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from squaredeal.analysis.kernels.compiled import compiled

U64 = NDArray[np.uint64]
Array = np.ndarray[Any, np.dtype[Any]]
_STEP = np.uint64(0x9E3779B97F4A7C15)
_FIRST, _SECOND = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_S27, _S30, _S31, S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)
LOW = np.uint64(0xFFFFFFFF)


@compiled
def step(counter: Any) -> Any:
    """The counter's next place."""
    return counter + _STEP


@compiled
def back(counter: Any) -> Any:
    """The counter's place before."""
    return counter - _STEP


@compiled
def mixed(counter: Any) -> Any:
    """64 random bits for a place of the counter."""
    bits = (counter ^ counter >> _S30) * _FIRST
    bits = (bits ^ bits >> _S27) * _SECOND
    return bits ^ bits >> _S31


@compiled
def high_lane(bits: Any, size: Any) -> Any:
    """0 to size - 1 from the upper 32 bits; uneven by less than size in 2 ** 32."""
    return (bits >> S32) * size >> S32


@compiled
def low_lane(bits: Any, size: Any) -> Any:
    """0 to size - 1 from the lower 32 bits."""
    return (bits & LOW) * size >> S32


def start_of(seed: int) -> np.uint64:
    """Where a seed's counter starts: far from the starts of other seeds."""
    place = (seed * 0xD1342543DE82EF95 + 0x2545F4914F6CDD1D) & (1 << 64) - 1
    return np.uint64(place)
