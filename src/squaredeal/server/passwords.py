"""Passwords: kept only as argon2id hashes, checked away from the event loop."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from squaredeal.kernel import BadInput

LENGTH_MIN: Final = 12
LENGTH_MAX: Final = 256
_AT_ONCE: Final = 2
"""A hash takes 64 MiB and a core for its time, so few may be computed together."""


class Passwords:
    """Hashes and checks."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._gate = asyncio.Semaphore(_AT_ONCE)
        self._nobody = self._hasher.hash(secrets.token_hex(16))

    async def hash(self, password: str) -> str:
        """What may be kept of a password. Raises BadInput when it is too short or too long."""
        if not LENGTH_MIN <= len(password) <= LENGTH_MAX:
            raise BadInput(f"a password has {LENGTH_MIN} to {LENGTH_MAX} characters")
        async with self._gate:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def is_right(self, kept: str | None, password: str) -> bool:
        """Does the password fit what was kept? As slow for nobody (None) as for somebody."""
        async with self._gate:
            fits = await asyncio.to_thread(self._check, kept or self._nobody, password)
        return fits and kept is not None

    def _check(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password[:LENGTH_MAX])
        except (VerificationError, InvalidHashError):
            return False


def one_time_password() -> str:
    """A password to be typed once: 80 bits as four groups of letters and digits."""
    signs = "abcdefghjkmnpqrstuvwxyz23456789"
    return "-".join("".join(secrets.choice(signs) for _ in range(4)) for _ in range(4))


__all__ = ["LENGTH_MAX", "LENGTH_MIN", "Passwords", "one_time_password"]
