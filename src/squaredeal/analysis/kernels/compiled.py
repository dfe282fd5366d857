"""The one place that names the compiler: `compiled` turns a function over arrays into machine
code.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeVar, cast

import numba

P = ParamSpec("P")
R = TypeVar("R")


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compiled on first call and kept on disk; releases the interpreter's lock while it runs.

    What is kept is renewed when the function's own file changes; after a change to a function that
    it calls from another file, remove the kept copies (`__pycache__`).
    """
    return cast(Callable[P, R], numba.njit(cache=True, nogil=True)(function))
