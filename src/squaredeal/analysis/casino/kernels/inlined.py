"""Parts of kernels that must not cost a call."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeVar, cast

import numba

P = ParamSpec("P")
R = TypeVar("R")


def inlined(function: Callable[P, R]) -> Callable[P, R]:
    """Copied into every kernel that names it, so that what it passes stays in registers."""
    return cast(Callable[P, R], numba.njit(inline="always", nogil=True)(function))
