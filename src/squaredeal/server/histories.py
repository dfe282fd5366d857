"""Rounds as they looked while they were played, kept then and shown to whom they belong."""

from __future__ import annotations

import asyncio
import zlib
from typing import Final

import msgspec
import structlog
from msgspec import Struct
from sqlalchemy import Connection, insert, select

from squaredeal.kernel import Seat
from squaredeal.runtime import TABLE_KINDS
from squaredeal.server import views, wire
from squaredeal.server.fairness import fairness
from squaredeal.server.feed import Feed, clock_view, own
from squaredeal.server.metrics import ROUNDS
from squaredeal.server.page import Page, raw
from squaredeal.store import Store, schema, streams

PAGE_MOST: Final = 100
CASH_ONLY: Final = (TABLE_KINDS["table"],)
_log = structlog.get_logger("squaredeal.server")


class Kept(Struct, frozen=True):
    """What a list of rounds needs of one. `cards` and `players` are by seat."""

    round: str
    table: str
    table_name: str
    game: str
    number: int
    unit: str
    ended_ms: int
    is_void: bool
    pot: int
    board: tuple[str, ...]
    players: dict[Seat, int]
    cards: dict[Seat, tuple[str, ...]]


class Own(Struct, frozen=True):
    """A frame's part for one seat."""

    events: msgspec.Raw
    mine: msgspec.Raw


class KeptFrame(Struct, frozen=True):
    """One version; `own` is by seat, for people and not for bots."""

    at_ms: int
    events: msgspec.Raw
    view: msgspec.Raw
    clock: msgspec.Raw
    own: dict[Seat, Own]


class Record(Struct, frozen=True):
    """What the database holds of a round: `frames` is compressed JSON."""

    line: Kept
    frames: bytes


class _Frame(Struct, frozen=True):
    at_ms: int
    events: msgspec.Raw
    view: msgspec.Raw
    mine: msgspec.Raw
    clock: msgspec.Raw


class _Whole(Struct, frozen=True):
    line: wire.RoundLine
    seat: Seat | None
    frames: tuple[_Frame, ...]


_NOBODY: Final = raw(None)
_frames: Final = msgspec.json.Decoder(tuple[KeptFrame, ...])
_record: Final = msgspec.msgpack.Decoder(Record)


class Histories:
    """Writes every round of the tables it is told of, and reads them for a viewer."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._open: dict[str, list[KeptFrame]] = {}
        self._pots: dict[str, int] = {}
        self._writing: set[asyncio.Task[None]] = set()

    def note(self, feed: Feed, page: Page) -> None:
        """A version came: keep it if it belongs to a round."""
        table = feed.table.id
        if page.is_start:
            self._open[table], self._pots[table] = [], 0
        frames = self._open.get(table)
        if frames is None:
            return
        frames.append(_frame(feed, page))
        if page.rail is not None:
            pot = sum(page.rail.paid) + sum(page.rail.bets) + page.rail.dead
            self._pots[table] = max(pot, self._pots[table])
        if page.is_end:
            ROUNDS.labels(page.variant.code).inc()
            line = _line(feed, page, self._pots.pop(table))
            task = asyncio.get_running_loop().create_task(self._write(line, self._open.pop(table)))
            self._writing.add(task)
            task.add_done_callback(self._writing.discard)

    async def settle(self) -> None:
        """Returns when everything that ended is written."""
        await asyncio.gather(*self._writing, return_exceptions=True)

    async def _write(self, line: Kept, frames: list[KeptFrame]) -> None:
        blob = await asyncio.to_thread(_packed, line, frames)
        try:
            kept = self._store.write(keep_rendering, line.table, line.number, blob)
            await asyncio.wrap_future(kept)
        except Exception as error:
            _log.error("history_lost", round=line.round, why=str(error))

    async def of_player(self, player: int, before: int, limit: int) -> wire.RoundList:
        """The rounds that a player took part in, latest first; `before` is a time in ms."""

        def read(connection: Connection) -> wire.RoundList:
            seats = streams.rounds_of(connection, player, limit, before, CASH_ONLY)
            lines = []
            for seat in seats:
                found = _find(connection, seat.stream, seat.number)
                if found is not None:
                    lines.append(_shown(found.line, seat.seat, seat.after - seat.before))
            next_ = seats[-1].ended_ms if len(seats) == limit else None
            return wire.RoundList(tuple(lines), next_)

        return await asyncio.to_thread(self._store.read, read)

    async def of_table(self, table: str, limit: int) -> wire.RoundList:
        """The last rounds of a table as the rail saw them."""

        def read(connection: Connection) -> wire.RoundList:
            rounds = streams.list_rounds(connection, table, limit)
            found = [_find(connection, table, each.number) for each in rounds]
            lines = tuple(_shown(each.line, None, None) for each in found if each is not None)
            return wire.RoundList(lines)

        return await asyncio.to_thread(self._store.read, read)

    async def fairness(self, table: str, number: int, player: int | None) -> wire.Fairness | None:
        """What was sealed before a round, and what this viewer may open of it."""
        return await asyncio.to_thread(self._store.read, fairness, table, number, player)

    async def record(self, table: str, number: int, player: int | None) -> bytes | None:
        """A `RoundRecord` for this viewer, as JSON; None when there is none."""

        def read(connection: Connection) -> bytes | None:
            record = _find(connection, table, number)
            if record is None:
                return None
            seat = next((s for s, who in record.line.players.items() if who == player), None)
            net = None
            for each in streams.seats_of(connection, table, number):
                if each.player == player:
                    net = each.after - each.before
            return _told(record, seat, net)

        return await asyncio.to_thread(self._store.read, read)


def keep_rendering(connection: Connection, table: str, number: int, body: bytes) -> None:
    """Keep how a round looked."""
    row = {"stream": table, "number": number, "body": body}
    connection.execute(insert(schema.renderings), row)


def rendering(connection: Connection, table: str, number: int) -> bytes | None:
    """How a round looked, as it was kept."""
    kept = schema.renderings
    query = select(kept.c.body).where(kept.c.stream == table, kept.c.number == number)
    body: bytes | None = connection.execute(query).scalar()
    return body


def _find(connection: Connection, table: str, number: int) -> Record | None:
    body = rendering(connection, table, number)
    return None if body is None else _record.decode(body)


def _packed(line: Kept, frames: list[KeptFrame]) -> bytes:
    return msgspec.msgpack.encode(Record(line, zlib.compress(msgspec.json.encode(frames), 6)))


def _mine(page: Page, seat: Seat) -> wire.Mine:
    cards, makes = own(page, seat)
    return wire.Mine(seat, cards, views.first(makes), makes=makes)


def _frame(feed: Feed, page: Page) -> KeptFrame:
    people = {seat: who for seat, who in page.players.items() if who not in page.bots}
    return KeptFrame(
        page.at_ms,
        page.public,
        page.view,
        raw(clock_view(page)),
        {
            seat: Own(page.events_for(who), raw(_mine(page, seat)))
            for seat, who in people.items()
            if page.part_of(who) == seat
        },
    )


def _line(feed: Feed, page: Page, pot: int) -> Kept:
    cards: dict[Seat, tuple[str, ...]] = {}
    for seat, who in page.players.items():
        if who not in page.bots:
            cards[seat] = tuple(card.card for card in own(page, seat)[0])
    return Kept(
        page.round,
        feed.table.id,
        page.state.setup.name,
        page.variant.code,
        page.state.number,
        page.state.setup.unit,
        page.at_ms,
        page.is_void,
        pot,
        page.boards[0],
        page.players,
        cards,
    )


def _shown(line: Kept, seat: Seat | None, net: int | None) -> wire.RoundLine:
    return wire.RoundLine(
        round=line.round,
        table=line.table,
        table_name=line.table_name,
        game=line.game,
        number=line.number,
        unit=views.unit_of(line.unit),
        ended_ms=line.ended_ms,
        is_void=line.is_void,
        pot=line.pot,
        net=net,
        cards=() if seat is None else line.cards.get(seat, ()),
        board=line.board,
    )


def _told(record: Record, seat: Seat | None, net: int | None) -> bytes:
    frames = tuple(
        _told_frame(frame, seat) for frame in _frames.decode(zlib.decompress(record.frames))
    )
    return msgspec.json.encode(_Whole(_shown(record.line, seat, net), seat, frames))


def _told_frame(frame: KeptFrame, seat: Seat | None) -> _Frame:
    own_part = None if seat is None else frame.own.get(seat)
    if own_part is None:
        return _Frame(frame.at_ms, frame.events, frame.view, _NOBODY, frame.clock)
    return _Frame(frame.at_ms, own_part.events, frame.view, own_part.mine, frame.clock)


def parts(round_id: str) -> tuple[str, int] | None:
    """Table and number of a round's name; None when it is no such name."""
    table, _, number = round_id.rpartition("-")
    return (table, int(number)) if table and number.isdecimal() else None


__all__ = ["PAGE_MOST", "Histories", "keep_rendering", "parts", "rendering"]
