"""Passes on what commits have put out: finished rounds, in order, at least once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from traceback import format_exception
from typing import Final, TypeAlias

import structlog
from msgspec import Struct

from squaredeal.kernel import Unavailable
from squaredeal.store import Store, streams

_log = structlog.get_logger()
PAGE: Final = 500


class Notice(Struct, frozen=True):
    """Something that has happened for good. `id` grows; a notice may come again after a crash."""

    id: int
    stream: str
    sequence: int
    at_ms: int
    kind: str
    body: bytes


Hearer: TypeAlias = Callable[[Notice], None]


class Relay:
    """Empties the outbox into its hearers. What they raise is logged, and holds up nobody."""

    def __init__(self, store: Store, every_ms: int = 1000) -> None:
        self.hearers: list[Hearer] = []
        self._store, self._every_ms = store, every_ms
        self._task: asyncio.Task[None] | None = None

    def run(self) -> None:
        """Start, in the running event loop."""
        self._task = asyncio.get_running_loop().create_task(self._run(), name="relay")

    async def stop(self) -> None:
        """Pass on what there is, then stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            await self.pass_on()

    async def pass_on(self) -> int:
        """Hand out what waits and forget it; how many notices that were."""
        passed = 0
        try:
            while page := self._store.read(streams.take_outbox, PAGE):
                for row in page:
                    self._tell(Notice(**row))
                dropped = self._store.write(streams.drop_outbox, page[-1]["id"])
                await asyncio.wrap_future(dropped)
                passed += len(page)
        except Unavailable as error:
            _log.warning("outbox waits", error=str(error))
        return passed

    def _tell(self, notice: Notice) -> None:
        for hear in tuple(self.hearers):
            try:
                hear(notice)
            except Exception as error:
                _log.error(
                    "notice not heard",
                    notice=notice.id,
                    error=str(error),
                    trace=format_exception(error),
                )

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._every_ms * 0.001)
            await self.pass_on()


__all__ = ["Hearer", "Notice", "Relay"]
