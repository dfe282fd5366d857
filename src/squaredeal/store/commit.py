"""What one commit holds: rows that stand together or not at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeAlias, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, Executable, Table, bindparam, insert, update

from squaredeal.kernel import Unavailable
from squaredeal.ledger import Account, Denied, Order
from squaredeal.store import schema

T = TypeVar("T")
Row: TypeAlias = dict[str, Any]


class StaleEpoch(Unavailable):
    """Somebody else writes this stream now: the commit was refused and nothing changed."""


class Conflict(Unavailable):
    """A row of the commit contradicts one that stands, such as a second answer to one envelope.

    Read again what stands before you go on.
    """


class Change(Struct, frozen=True, gc=False):
    """One row for one prepared statement; a commit's changes run statement by statement."""

    statement: str
    row: Row


class Commit(Struct, Generic[T], frozen=True):
    """Rows, accounts to open, orders to the ledger, and `work` for what needs more than rows.

    With `stream`, the commit is refused as StaleEpoch unless `epoch` is the stream's own. `work`
    runs last, inside the transaction; its result is the result of the commit.
    """

    changes: tuple[Change, ...] = ()
    accounts: tuple[Account, ...] = ()
    orders: tuple[Order, ...] = ()
    stream: str = ""
    epoch: int = 0
    work: Callable[[Connection], T] | None = None


Result: TypeAlias = T | Denied | None


def _opening(table: Table) -> Executable:
    return insert(table).values({column.name: bindparam(column.name) for column in table.columns})


STATEMENTS: Final[dict[str, Executable]] = {
    "entry": _opening(schema.journal),
    "answer": _opening(schema.answers),
    "round": insert(schema.rounds),
    "seal": _opening(schema.seals),
    "round_end": update(schema.rounds)
    .where(schema.rounds.c.stream == bindparam("of"), schema.rounds.c.number == bindparam("round"))
    .values(
        {
            name: bindparam(name)
            for name in ("last_sequence", "status", "clause", "ended_ms", "opening", "record")
        }
    ),
    "round_player": _opening(schema.round_players),
    "outbox": insert(schema.outbox),
    "stream": insert(schema.streams),
    "stream_end": update(schema.streams)
    .where(schema.streams.c.id == bindparam("of"))
    .values(closed_ms=bindparam("closed_ms"), stopped=bindparam("stopped")),
    "checkpoint": update(schema.streams)
    .where(schema.streams.c.id == bindparam("of"))
    .values(
        checkpoint=bindparam("checkpoint"), checkpoint_sequence=bindparam("checkpoint_sequence")
    ),
    "staff": insert(schema.staff_log),
}
"""Built once; a batch runs them in this order, except that streams come first."""
ORDER: Final = ("stream", *(name for name in STATEMENTS if name != "stream"))


__all__ = ["ORDER", "STATEMENTS", "Change", "Commit", "Conflict", "Result", "Row", "StaleEpoch"]
