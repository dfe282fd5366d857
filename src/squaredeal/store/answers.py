"""What envelopes were answered: kept while a copy may still come, not for ever."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, select

from squaredeal.store.schema import answers, rounds


def prune(connection: Connection, before_ms: int) -> int:
    """Forget what was answered up to the last round of each table that ended before this moment.

    The journal still tells every command that was accepted. Returns how many answers went.
    """
    last = (
        select(func.max(rounds.c.last_sequence))
        .where(rounds.c.stream == answers.c.stream, rounds.c.ended_ms < before_ms)
        .scalar_subquery()
    )
    return connection.execute(delete(answers).where(answers.c.version <= last)).rowcount


__all__ = ["prune"]
