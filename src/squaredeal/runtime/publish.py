"""Telling everybody what happened: projected for each viewer, encoded once for each audience."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Collection, Mapping
from typing import Any, Final

import msgspec
from msgspec import Struct

from squaredeal.kernel import HOUSE, RAIL, Await, Choice, Seat, audience, project, veils
from squaredeal.runtime.messages import Clock, Cut, Message, Occupant, Offer, Stopped, Update
from squaredeal.runtime.record import Proof
from squaredeal.runtime.turns import Turn

QUEUE_MOST: Final = 256
"""A client that is so many messages behind is cut."""
RING: Final = 64
"""So many updates are kept for those who were away for a moment."""
_encoder: Final = msgspec.json.Encoder()


def encode(message: Message) -> bytes:
    """JSON for the wire. A veil that nobody opened is refused: a crash, not a leak."""
    return _encoder.encode(message)


class News(Struct, frozen=True):
    """One journal entry's effect before projection. `seated` is who sat where when it happened."""

    version: int
    at_ms: int
    at: Turn
    events: tuple[Struct, ...]
    awaits: Await
    clock: Clock | None
    seated: tuple[tuple[Seat, int], ...]
    occupants: tuple[Occupant, ...] | None = None
    commitment: str = ""
    proof: Callable[[Seat], Proof | None] | None = None


class Subscription:
    """One viewer's messages, in order, none missing, or a Cut at the end."""

    def __init__(self, channel: Channel, player: int | None, house: bool) -> None:
        self.player, self.house = player, house
        self.viewer: Seat | None = None
        self.offered: Offer | None = None
        self._channel = channel
        self._queue: deque[bytes] = deque()
        self._news = asyncio.Event()
        self._ended = False

    async def get(self) -> bytes:
        """The next message. Raises StopAsyncIteration after the last one."""
        while not self._queue:
            if self._ended:
                raise StopAsyncIteration
            self._news.clear()
            await self._news.wait()
        return self._queue.popleft()

    def __aiter__(self) -> Subscription:
        return self

    async def __anext__(self) -> bytes:
        return await self.get()

    def push(self, message: bytes) -> None:
        """Hand over a message; a viewer too far behind is cut instead."""
        if self._ended:
            return
        if len(self._queue) >= QUEUE_MOST:
            self._queue.clear()
            self._queue.append(encode(Cut(self._channel.table, self._channel.version)))
            self.close()
            return
        self._queue.append(message)
        if len(self._queue) == 1:
            self._news.set()

    def close(self) -> None:
        """No more messages after those that wait."""
        self._ended = True
        self._news.set()
        self._channel.subscriptions.discard(self)


class Channel:
    """A table's viewers."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.version = -1
        self.subscriptions: set[Subscription] = set()
        self._ring: deque[News] = deque(maxlen=RING)
        self._seated: tuple[tuple[Seat, int], ...] | None = None

    def subscribe(self, player: int | None, house: bool) -> Subscription:
        """A new viewer, to whom nothing was sent yet."""
        subscription = Subscription(self, player, house)
        self.subscriptions.add(subscription)
        return subscription

    def publish(self, news: News, snapshot: Callable[[Seat], bytes]) -> None:
        """Tell every viewer; who has just sat down or stood up gets a snapshot besides."""
        self.version = news.version
        self._ring.append(news)
        moved, self._seated = news.seated != self._seated, news.seated
        seats = {player: seat for seat, player in news.seated} if moved else {}
        encoded: dict[object, bytes] = {}
        closed = veils(news.events)
        for subscription in tuple(self.subscriptions):
            viewer = viewer_of(subscription, seats) if moved else subscription.viewer
            was = viewer if subscription.viewer is None else subscription.viewer
            assert was is not None
            key: object = None
            if news.proof is not None:
                key = was
            elif closed:
                key = audience(closed, was)
            message = encoded.get(key)
            if message is None:
                message = encoded[key] = encode(self._update(news, was))
            subscription.push(message)
            if viewer is not None and subscription.viewer != viewer:
                subscription.viewer, subscription.offered = viewer, None
                subscription.push(snapshot(viewer))

    def missed(self, after: int, viewer: Seat, player: int | None) -> list[bytes] | None:
        """Updates from `after` on as this viewer may see them; None when they are not all known.

        Who sat elsewhere meanwhile gets none: another player's cards may lie in those updates.
        """
        if after == self.version:
            return []
        known = [news for news in self._ring if news.version > after]
        if not known or known[0].version != after + 1:
            return None
        for news in known:
            seat = {who: at for at, who in news.seated}.get(player or 0)
            if viewer not in (HOUSE, RAIL if seat is None else seat):
                return None
        return [encode(self._update(news, viewer)) for news in known]

    def stop(self, why: str) -> None:
        """The last message to everybody."""
        message = encode(Stopped(self.table, self.version, why))
        for subscription in tuple(self.subscriptions):
            subscription.push(message)
            subscription.close()

    def _update(self, news: News, viewer: Seat) -> Update:
        return Update(
            table=self.table,
            version=news.version,
            at_ms=news.at_ms,
            round=news.at.round,
            turn=news.at.turn,
            events=project(news.events, viewer),
            awaits=news.awaits,
            occupants=news.occupants,
            clock=news.clock,
            commitment=news.commitment,
            opening=None if news.proof is None else news.proof(viewer),
        )


def viewer_of(subscription: Subscription, seats: Mapping[int, Seat]) -> Seat:
    """As whom this subscription sees the table now."""
    if subscription.house:
        return HOUSE
    return seats.get(subscription.player or 0, RAIL)


def offer(
    table: str,
    version: int,
    at: Turn,
    seat: Seat | None,
    choices: tuple[Choice, ...],
    seats: tuple[tuple[Seat, Choice], ...],
) -> Offer:
    """What a player may do, ready to send."""
    return Offer(table, version, at.round, at.turn, seat, choices, seats)


def is_new(offered: Offer | None, fresh: Offer, round_verbs: Collection[str]) -> bool:
    """Must this offer be sent? Not when it opens the same as the last one at the same turn."""
    if offered is None:
        return bool(fresh.choices or fresh.seats)
    same: Any = (offered.choices, offered.seats, offered.seat)
    if same != (fresh.choices, fresh.seats, fresh.seat):
        return True
    moved = (offered.round, offered.turn) != (fresh.round, fresh.turn)
    return moved and any(choice.verb in round_verbs for choice in fresh.choices)


__all__ = [
    "QUEUE_MOST",
    "RING",
    "Channel",
    "News",
    "Subscription",
    "encode",
    "is_new",
    "offer",
    "viewer_of",
]
