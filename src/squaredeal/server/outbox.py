"""Messages on their way to one socket: bounded, so that a slow reader holds up nobody else."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

MESSAGES_MAX: Final = 256
CHARACTERS_MAX: Final = 2_000_000


class Outbox:
    """A queue with its own sender. When it is full the connection is cut, never the table held up.

    A client that was cut subscribes again with the last version it saw.
    """

    def __init__(self, send: Callable[[str], Awaitable[None]]) -> None:
        self._send = send
        self._waiting: deque[str] = deque()
        self._characters = 0
        self._something = asyncio.Event()
        self.is_cut = False

    def put(self, message: str) -> None:
        """Never waits. Cuts the connection when the reader is too far behind."""
        if self.is_cut:
            return
        self._waiting.append(message)
        self._characters += len(message)
        if len(self._waiting) > MESSAGES_MAX or self._characters > CHARACTERS_MAX:
            self.cut()
        self._something.set()

    def cut(self) -> None:
        """Send nothing more."""
        self.is_cut = True
        self._waiting.clear()
        self._something.set()

    async def run(self) -> None:
        """Send what comes, in order, until cut. Only one may run."""
        while not self.is_cut:
            await self._something.wait()
            self._something.clear()
            while self._waiting:
                message = self._waiting.popleft()
                self._characters -= len(message)
                await self._send(message)


__all__ = ["CHARACTERS_MAX", "MESSAGES_MAX", "Outbox"]
