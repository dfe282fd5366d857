"""A generator for kernels: seeded, repeatable, never used to deal a hand for stakes."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from squaredeal.analysis.kernels.compiled import compiled

U64 = NDArray[np.uint64]

_STEP = np.uint64(0x9E3779B97F4A7C15)
_FIRST, _SECOND = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_S27, _S30, _S31, _S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)


def generator(seed: int) -> U64:
    """State of a generator, shape (1,): any whole number is a seed."""
    return np.array([seed & (1 << 64) - 1], dtype=np.uint64)


@compiled
def below(state: U64, size: int) -> int:
    """A whole number from 0 to size - 1; uneven by less than one part in 2 ** 32 // size."""
    state[0] += _STEP
    mixed = state[0]
    mixed = (mixed ^ mixed >> _S30) * _FIRST
    mixed = (mixed ^ mixed >> _S27) * _SECOND
    mixed ^= mixed >> _S31
    return int(np.int64((mixed >> _S32) * np.uint64(size) >> _S32))
