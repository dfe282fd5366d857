"""A table that cannot go on gives everybody back what they had before its last hand."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection

from squaredeal.kernel import BadInput
from squaredeal.ledger import Account, Transfer, chart
from squaredeal.runtime import rows
from squaredeal.store import Change, Commit, Store, streams

VOID_CLAUSE = "refund.cash.void-hands"


def refund(store: Store, stream: str, epoch: int, now_ms: int) -> Commit[Any]:
    """The commit that pays every escrow of a stopped table into its wallet and closes the table.

    Escrows hold the stacks from before the hand in progress, so that hand is void
    (refund.cash.void-hands). Raises BadInput when the stream is unknown or closed.
    """
    with store.reading() as connection:
        found = streams.find_stream(connection, stream)
        if found is None or found.closed_ms is not None:
            raise BadInput(f"there is no open table {stream}")
        held = store.accounts(connection, f"escrow:{stream}:")
        why = found.stopped or "stopped"
        changes = (*_void_rounds(connection, stream, now_ms), rows.closed_row(stream, now_ms, why))
    orders = tuple(_back(account, stream, now_ms) for account in held if account.balance)
    return Commit(changes, orders=orders, stream=stream, epoch=epoch)


def _back(escrow: Account, stream: str, now_ms: int) -> Transfer:
    player = int(escrow.id.split(":")[2])
    wallet = chart.wallet(player, escrow.unit)
    id_ = f"{stream}:refund:{player}"
    return Transfer(id_, escrow.id, wallet.id, escrow.balance, escrow.unit, "refund", now_ms)


def _void_rounds(connection: Connection, stream: str, now_ms: int) -> list[Change]:
    end = {"clause": VOID_CLAUSE, "ended_ms": now_ms, "status": "void", "last_sequence": None}
    return [
        Change(
            "round_end", {"of": stream, "round": row.number, **end, "opening": None, "record": None}
        )
        for row in streams.iter_rounds(connection, stream)
        if row.status == "open"
    ]


__all__ = ["VOID_CLAUSE", "refund"]
