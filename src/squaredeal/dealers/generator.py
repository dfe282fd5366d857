"""Where chance comes from. Everything random in a round passes through this module.

Two sources share one way of drawing: `OsGenerator` asks the operating system for every bit, so
every order of any shoe can come up, and `Stream` stretches a key or a player's seed, so that what
follows from it can be recomputed by anybody. A bounded integer is drawn by rejection: numbers that
would favour small results are thrown away.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Sequence
from itertools import count
from typing import Protocol, TypeVar

T = TypeVar("T")

SECRET_BYTES = 32
_BLOCK = 512


class Generator(Protocol):
    """Draws unbiased bounded integers."""

    def below(self, bound: int) -> int:
        """An integer from 0 to `bound` - 1, each equally likely."""
        ...


class _Bounded:
    """Rejection sampling over a source of bytes."""

    def __init__(self, more: Callable[[], bytes]) -> None:
        self._more = more
        self._buffer = b""
        self._at = 0

    def _take(self, count: int) -> bytes:
        while len(self._buffer) - self._at < count:
            self._buffer = self._buffer[self._at :] + self._more()
            self._at = 0
        start = self._at
        self._at += count
        return self._buffer[start : self._at]

    def below(self, bound: int) -> int:
        """An integer from 0 to `bound` - 1, each equally likely. Raises ValueError for none."""
        if bound < 1:
            raise ValueError(f"nothing to draw from: {bound}")
        bits = (bound - 1).bit_length()
        size = (bits + 7) // 8
        mask = (1 << bits) - 1
        while True:
            drawn = int.from_bytes(self._take(size), "big") & mask if size else 0
            if drawn < bound:
                return drawn


class OsGenerator(_Bounded):
    """The operating system's generator; it mixes in fresh entropy by itself."""

    def __init__(self) -> None:
        super().__init__(lambda: os.urandom(_BLOCK))


class Stream(_Bounded):
    """The bytes a secret stands for: SHAKE-256 of label, counter and secret, block by block."""

    def __init__(self, secret: bytes, label: str) -> None:
        blocks = count()
        head = label.encode() + b"\x00"

        def more() -> bytes:
            block = next(blocks).to_bytes(8, "big")
            return hashlib.shake_256(head + block + secret).digest(_BLOCK)

        super().__init__(more)


def new_secret() -> bytes:
    """A key for one round, from the operating system."""
    return os.urandom(SECRET_BYTES)


def shuffled(items: Sequence[T], generator: Generator) -> list[T]:
    """The items in an order drawn from all orders alike (Fisher and Yates)."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = generator.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order


__all__ = ["SECRET_BYTES", "Generator", "OsGenerator", "Stream", "new_secret", "shuffled"]
