"""Where commands arrive: requests in order, and the answers that envelopes got before."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, Final

from msgspec import Struct

from squaredeal.kernel import Act, Unavailable
from squaredeal.runtime.coming import Due, Wish
from squaredeal.runtime.messages import Answer, Envelope

ANSWERS_MOST: Final = 1024


class FromPlayer(Struct):
    """A player's envelope."""

    envelope: Envelope
    player: int


class FromFloor(Struct):
    """A ruling by a member of staff."""

    ruling: Act
    clause: str
    by: int


class Tick(Struct):
    """A timer has run out."""

    due: Due


class Presence(Struct):
    """A player's line came up, or was lost."""

    player: int
    is_here: bool


class Revive(Struct):
    """Ask the database again."""


class Stop(Struct):
    """Stand still: the process is ending."""


Body = FromPlayer | FromFloor | Presence | Tick | Wish | Revive | Stop


class Request(Struct):
    """Something to handle, and who waits for its answer."""

    body: Body
    reply: asyncio.Future[Answer] | None = None


class Desk:
    """One table's inbox and memory of answers."""

    def __init__(self) -> None:
        self._inbox: asyncio.Queue[Request] = asyncio.Queue()
        self._answers: OrderedDict[tuple[int, str], Answer] = OrderedDict()
        self._shut = False

    async def ask(self, body: Body) -> Answer:
        """Hand in and wait for the answer. Raises Unavailable when the table is gone."""
        if self._shut:
            raise Unavailable("the table is shut")
        reply: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait(Request(body, reply))
        return await reply

    def tell(self, body: Body) -> None:
        """Hand in without waiting."""
        self._inbox.put_nowait(Request(body))

    async def next(self) -> Request:
        """The next request, in the order they came."""
        return await self._inbox.get()

    def remember(self, player: int, answer: Answer) -> None:
        """For repeats of its envelope."""
        self._answers[player, answer.id] = answer
        if len(self._answers) > ANSWERS_MOST:
            self._answers.popitem(last=False)

    def remembered(self, player: int, envelope: str) -> Answer | None:
        """The answer that this envelope got, if it is not too long ago."""
        return self._answers.get((player, envelope))

    def shut(self) -> None:
        """No more requests; those that wait are told so."""
        self._shut = True
        while not self._inbox.empty():
            give(self._inbox.get_nowait().reply, Unavailable("the table is shut"))


def give(reply: asyncio.Future[Any] | None, answer: Answer | Exception) -> None:
    """Answer whoever still waits."""
    if reply is None or reply.done():
        return
    if isinstance(answer, Exception):
        reply.set_exception(answer)
    else:
        reply.set_result(answer)


__all__ = [
    "Body",
    "Desk",
    "FromFloor",
    "FromPlayer",
    "Presence",
    "Request",
    "Revive",
    "Stop",
    "Tick",
    "give",
]
