"""How often somebody may ask: a bucket of tokens that refills with time."""

from __future__ import annotations

import time
from collections.abc import Callable


class Pace:
    """`burst` at once, then `per_second` for as long as it lasts."""

    def __init__(
        self, per_second: int, burst: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._per_second, self._burst, self._clock = per_second, burst, clock
        self._left: float = burst
        self._at = clock()

    def allows(self) -> bool:
        """Takes one token; False when there is none."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


__all__ = ["Pace"]
