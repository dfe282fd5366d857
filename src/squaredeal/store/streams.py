"""Journals and rounds as the store keeps them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, func, insert, or_, select, update

from squaredeal.store import schema

_journal, _rounds = schema.journal, schema.rounds
PAGE: Final = 5000
_page: Final = (
    select(_journal)
    .where(_journal.c.stream == bindparam("of"), _journal.c.sequence > bindparam("after"))
    .order_by(_journal.c.sequence)
    .limit(PAGE)
)


class Stream(Struct, frozen=True):
    """A journal and what it is of. `spec` is its opener's; `stopped` says why it does not run.

    `checkpoint` is the state after entry `checkpoint_sequence`, so that a restart replays less.
    """

    id: str
    kind: str
    name: str
    spec: bytes
    epoch: int
    opened_ms: int
    closed_ms: int | None = None
    stopped: str = ""
    checkpoint: bytes | None = None
    checkpoint_sequence: int | None = None


class Round(Struct, frozen=True):
    """One round of a stream. `status` is open, done or void; `record` tells it for reading."""

    stream: str
    number: int
    first_sequence: int
    status: str
    started_ms: int
    commitment: str
    last_sequence: int | None = None
    ended_ms: int | None = None
    clause: str = ""
    opening: bytes | None = None
    record: bytes | None = None


class Seat(Struct, frozen=True):
    """A player's part in a finished round, in chips."""

    player: int
    stream: str
    number: int
    seat: int
    before: int
    after: int
    ended_ms: int


def list_streams(connection: Connection, *, closed: bool = False) -> tuple[Stream, ...]:
    """Open streams in the order of their opening; with `closed`, those that are closed too."""
    table = schema.streams
    query = select(table).order_by(table.c.opened_ms, table.c.id)
    if not closed:
        query = query.where(table.c.closed_ms.is_(None))
    return tuple(Stream(**row) for row in connection.execute(query).mappings())


def count_streams(connection: Connection, kind: str) -> int:
    """How many streams of a kind were ever opened."""
    table = schema.streams
    query = select(func.count()).select_from(table).where(table.c.kind == kind)
    found: int = connection.execute(query).scalar_one()
    return found


def find_named(connection: Connection, kind: str, name: str) -> Stream | None:
    """The open stream of this kind and name."""
    table = schema.streams
    query = select(table).where(
        table.c.kind == kind, table.c.name == name, table.c.closed_ms.is_(None)
    )
    row = connection.execute(query).mappings().first()
    return None if row is None else Stream(**row)


def interrupted(connection: Connection, kind: str) -> frozenset[str]:
    """Open streams of a kind whose last round was begun and has not ended."""
    table = schema.streams
    earlier = _rounds.alias()
    last = (
        select(func.max(earlier.c.number))
        .where(earlier.c.stream == table.c.id)
        .correlate(table)
        .scalar_subquery()
    )
    query = (
        select(table.c.id)
        .select_from(table)
        .join(_rounds, (_rounds.c.stream == table.c.id) & (_rounds.c.number == last))
        .where(table.c.kind == kind, table.c.closed_ms.is_(None), _rounds.c.status == "open")
    )
    return frozenset(connection.execute(query).scalars())


def find_stream(connection: Connection, stream: str) -> Stream | None:
    """One stream by its id."""
    row = connection.execute(select(schema.streams).where(schema.streams.c.id == stream)).mappings()
    found = row.first()
    return None if found is None else Stream(**found)


def open_stream(connection: Connection, stream: Stream, first_entry: dict[str, Any]) -> None:
    """A new stream and the first entry of its journal."""
    fields = ("id", "kind", "name", "spec", "epoch", "opened_ms")
    connection.execute(insert(schema.streams), {name: getattr(stream, name) for name in fields})
    connection.execute(insert(_journal), first_entry)


def raise_epoch(connection: Connection, stream: str) -> int:
    """Take the stream over: from now on only commits of the epoch returned are accepted."""
    table = schema.streams
    made = connection.execute(
        update(table)
        .where(table.c.id == stream)
        .values(epoch=table.c.epoch + 1)
        .returning(table.c.epoch)
    )
    epoch: int = made.scalar_one()
    return epoch


def entries(connection: Connection, stream: str, after: int = -1) -> Iterator[Any]:
    """Rows of a journal after a sequence, in order, fetched in pages."""
    while True:
        page = connection.execute(_page, {"of": stream, "after": after}).mappings().all()
        yield from page
        if len(page) < PAGE:
            return
        after = page[-1]["sequence"]


def find_round(connection: Connection, stream: str, number: int) -> Round | None:
    """One round with its record."""
    query = select(_rounds).where(_rounds.c.stream == stream, _rounds.c.number == number)
    row = connection.execute(query).mappings().first()
    return None if row is None else Round(**row)


def list_rounds(connection: Connection, stream: str, most: int = 50) -> tuple[Round, ...]:
    """The last rounds of a stream, newest first."""
    query = (
        select(_rounds)
        .where(_rounds.c.stream == stream)
        .order_by(_rounds.c.number.desc())
        .limit(most)
    )
    return tuple(Round(**row) for row in connection.execute(query).mappings())


def iter_rounds(connection: Connection, stream: str) -> Iterator[Round]:
    """Every round of a stream in order, without its record."""
    bare = [column for column in _rounds.c if column.name not in ("record", "opening")]
    query = select(*bare).where(_rounds.c.stream == stream).order_by(_rounds.c.number)
    for row in connection.execute(query).mappings():
        yield Round(**row)


def rounds_of(
    connection: Connection,
    player: int,
    most: int = 50,
    before_ms: int = 2**62,
    kinds: tuple[str, ...] = (),
) -> tuple[Seat, ...]:
    """The rounds that a player took part in, newest first; `kinds` are first letters of streams."""
    table = schema.round_players
    query = (
        select(table)
        .where(table.c.player == player, table.c.ended_ms < before_ms)
        .order_by(table.c.ended_ms.desc(), table.c.number.desc())
        .limit(most)
    )
    if kinds:
        query = query.where(or_(*(table.c.stream.startswith(kind) for kind in kinds)))
    return tuple(Seat(**row) for row in connection.execute(query).mappings())


def seats_of(connection: Connection, stream: str, number: int) -> tuple[Seat, ...]:
    """Everybody's part in a finished round, by seat."""
    table = schema.round_players
    query = (
        select(table)
        .where(table.c.stream == stream, table.c.number == number)
        .order_by(table.c.seat)
    )
    return tuple(Seat(**row) for row in connection.execute(query).mappings())


def find_seal(connection: Connection, stream: str, number: int) -> bytes | None:
    """The sealed secret of a round: never to leave the house before the round is over."""
    table = schema.seals
    query = select(table.c.secret).where(table.c.stream == stream, table.c.number == number)
    return connection.execute(query).scalar_one_or_none()


def find_answer(
    connection: Connection, stream: str, player: int, envelope: str
) -> tuple[int, bytes] | None:
    """The version and body of the answer that an envelope got before."""
    table = schema.answers
    query = select(table.c.version, table.c.body).where(
        table.c.stream == stream, table.c.player == player, table.c.envelope == envelope
    )
    row = connection.execute(query).first()
    return None if row is None else (row[0], row[1])


def iter_answers(connection: Connection, stream: str) -> Iterator[Any]:
    """Player, envelope and version of every answer that accepted a command."""
    table = schema.answers
    query = select(table.c.player, table.c.envelope, table.c.version)
    yield from connection.execute(query.where(table.c.stream == stream)).mappings()


def take_outbox(connection: Connection, most: int = 100) -> tuple[Any, ...]:
    """The oldest messages that wait to be passed on."""
    table = schema.outbox
    query = select(table).order_by(table.c.id).limit(most)
    return tuple(connection.execute(query).mappings().all())


def drop_outbox(connection: Connection, up_to: int) -> None:
    """Forget messages that were passed on."""
    connection.execute(delete(schema.outbox).where(schema.outbox.c.id <= up_to))


class Logged(Struct, frozen=True):
    """A line of the staff's log; `by` is None for an alarm of the house's own."""

    id: int
    at_ms: int
    by: int | None
    what: str
    body: bytes


def log_staff(connection: Connection, at_ms: int, by: int, what: str, body: bytes) -> None:
    """Write down what a member of staff did."""
    row = {"at_ms": at_ms, "by": by, "what": what, "body": body}
    connection.execute(insert(schema.staff_log), row)


def staff_log(connection: Connection, most: int = 100) -> tuple[Logged, ...]:
    """The last lines of the staff's log, newest first."""
    table = schema.staff_log
    query = select(table).order_by(table.c.id.desc()).limit(most)
    return tuple(Logged(**row) for row in connection.execute(query).mappings())


def house_value(connection: Connection, name: str) -> bytes | None:
    """A value that the house keeps for itself."""
    table = schema.house_values
    return connection.execute(
        select(table.c.value).where(table.c.name == name)
    ).scalar_one_or_none()


def keep_house_value(connection: Connection, name: str, value: bytes) -> bytes:
    """Keep a value unless there is one; the value that is kept."""
    found = house_value(connection, name)
    if found is None:
        connection.execute(insert(schema.house_values), {"name": name, "value": value})
        return value
    return found


__all__ = [
    "Logged",
    "Round",
    "Seat",
    "Stream",
    "count_streams",
    "drop_outbox",
    "entries",
    "find_answer",
    "find_named",
    "find_round",
    "find_seal",
    "find_stream",
    "house_value",
    "interrupted",
    "iter_answers",
    "iter_rounds",
    "keep_house_value",
    "list_rounds",
    "list_streams",
    "log_staff",
    "open_stream",
    "raise_epoch",
    "rounds_of",
    "seats_of",
    "staff_log",
    "take_outbox",
]
