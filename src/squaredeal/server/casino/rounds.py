"""Rounds against the house as they looked, kept when they end and shown to whom they belong."""

from __future__ import annotations

import asyncio
import zlib
from typing import Final

import msgspec
import structlog
from msgspec import Struct
from sqlalchemy import Connection

from squaredeal.kernel import RAIL, Seat
from squaredeal.runtime import TABLE_KINDS
from squaredeal.runtime.rows import setup_of
from squaredeal.server import views, wire
from squaredeal.server.casino.feed import CasinoFeed
from squaredeal.server.histories import keep_rendering, rendering
from squaredeal.server.metrics import ROUNDS
from squaredeal.store import Store, streams
from squaredeal.tables import RoundEnded

AGAINST_HOUSE: Final = tuple(TABLE_KINDS[kind] for kind in ("bank", "own"))
_log = structlog.get_logger("squaredeal.server")


class Part(Struct, frozen=True):
    """What one seat had in a round: `frames` are as its eyes saw it, compressed JSON."""

    player: int
    line: wire.CasinoLine
    frames: bytes


class Kept(Struct, frozen=True):
    """What the database holds of a round."""

    parts: dict[Seat, Part]


_kept: Final = msgspec.msgpack.Decoder(Kept)
_frames: Final = msgspec.json.Decoder(tuple[wire.CasinoFrame, ...])


class CasinoRounds:
    """Writes every round of the feeds it is told of, and reads them for their players."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._writing: set[asyncio.Task[None]] = set()

    def note(self, feed: CasinoFeed, ended: RoundEnded) -> None:
        """A round is over."""
        ROUNDS.labels(feed.state.setup.game).inc()
        parts = {
            each.seat: (each.player, line_of(feed, ended, each.seat), feed.frames[each.seat])
            for each in feed.now.occupants
            if not each.is_bot and feed.felts[each.seat].took_part(each.seat)
        }
        work = self._write(feed.table.id, ended.number, parts)
        task = asyncio.get_running_loop().create_task(work)
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    async def settle(self) -> None:
        """Returns when everything that ended is written."""
        await asyncio.gather(*self._writing, return_exceptions=True)

    async def _write(
        self,
        table: str,
        number: int,
        parts: dict[Seat, tuple[int, wire.CasinoLine, list[wire.CasinoFrame]]],
    ) -> None:
        blob = await asyncio.to_thread(_packed, parts)
        try:
            await asyncio.wrap_future(self._store.write(keep_rendering, table, number, blob))
        except Exception as error:
            _log.error("history_lost", round=f"{table}-{number}", why=str(error))

    async def of_player(self, player: int, game: str, before: int, limit: int) -> wire.CasinoRounds:
        """The rounds that a player staked in, latest first; `before` is a time in ms."""

        def read(connection: Connection) -> wire.CasinoRounds:
            seats = streams.rounds_of(connection, player, limit, before, AGAINST_HOUSE)
            lines = []
            for each in seats:
                part = _part(connection, each.stream, each.number, each.seat)
                if part is not None and game in ("", part.line.game):
                    lines.append(part.line)
            next_ = seats[-1].ended_ms if len(seats) == limit else None
            return wire.CasinoRounds(tuple(lines), next_)

        return await asyncio.to_thread(self._store.read, read)

    async def game_of(self, table: str) -> str | None:
        """The game of a table against the house, whether it runs or not; None for another."""
        stream = await asyncio.to_thread(self._store.read, streams.find_stream, table)
        if stream is None or not table.startswith(AGAINST_HOUSE):
            return None
        setup = setup_of(stream)
        return setup.game

    async def record(self, table: str, number: int, player: int) -> wire.CasinoRecord | None:
        """Every step of a round, as the player saw it; None for one that is not the player's."""

        def read(connection: Connection) -> wire.CasinoRecord | None:
            body = rendering(connection, table, number)
            kept = None if body is None else _kept.decode(body)
            for part in () if kept is None else kept.parts.values():
                if part.player == player:
                    frames = _frames.decode(zlib.decompress(part.frames))
                    return wire.CasinoRecord(part.line, frames)
            return None

        return await asyncio.to_thread(self._store.read, read)


def line_of(feed: CasinoFeed, ended: RoundEnded, seat: Seat) -> wire.CasinoLine:
    """A seat's part in a round that has just ended, in one line."""
    felt, setup = feed.felts[seat], feed.state.setup
    net = ended.after[seat] - ended.before[seat]
    staked = 0 if ended.void else felt.staked(seat)
    first = feed.frames[RAIL][0].at_ms if feed.frames[RAIL] else feed.now.at_ms
    return wire.CasinoLine(
        round=f"{feed.table.id}-{ended.number}",
        table=feed.table.id,
        game=setup.game,
        family=feed.family,
        number=ended.number,
        unit=views.unit_of(setup.unit),
        started_ms=first,
        ended_ms=feed.now.at_ms,
        status="void" if ended.void else "done",
        staked=staked,
        returned=staked + net,
        net=net,
        facts=dict(felt.facts),
    )


def _part(connection: Connection, table: str, number: int, seat: Seat) -> Part | None:
    body = rendering(connection, table, number)
    return None if body is None else _kept.decode(body).parts.get(seat)


def _packed(parts: dict[Seat, tuple[int, wire.CasinoLine, list[wire.CasinoFrame]]]) -> bytes:
    kept = {
        seat: Part(player, line, zlib.compress(msgspec.json.encode(frames), 6))
        for seat, (player, line, frames) in parts.items()
    }
    return msgspec.msgpack.encode(Kept(kept))


__all__ = ["CasinoRounds", "line_of"]
