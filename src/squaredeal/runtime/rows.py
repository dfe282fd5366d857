"""What one step of a table leaves in the store: journal, answer, round, money, in one commit."""

from __future__ import annotations

from typing import Any, Final

from msgspec import json

from squaredeal.dealers import Sealed
from squaredeal.journal import Entry, decode_value, encode_value
from squaredeal.runtime.messages import Answer, Occupant
from squaredeal.runtime.record import Scene, Story
from squaredeal.store import Change, Commit, Stream
from squaredeal.tables import BankSetup, RoundEnded, RoundStarted, TableSetup, TableState

CASH: Final = "table"
SHARED: Final = "bank"
PRIVATE: Final = "own"
"""Kinds of streams: a cash table, a table against the house, and one that is a single player's."""
TABLES: Final = {CASH: "t", SHARED: "b", PRIVATE: "p"}
"""Every kind that is a table, with the first letter of its ids."""


def kind_of(setup: TableSetup | BankSetup) -> str:
    """The kind of stream that a table of this setup is."""
    if isinstance(setup, TableSetup):
        return CASH
    return PRIVATE if setup.owner else SHARED


def entry_row(stream: str, entry: Entry) -> Change:
    """The journal entry itself."""
    row = {name: getattr(entry, name) for name in Entry.__struct_fields__}
    return Change("entry", {"stream": stream} | row)


def entry_of(row: Any) -> Entry:
    """A journal entry from its row."""
    return Entry(**{name: row[name] for name in Entry.__struct_fields__})


def setup_of(stream: Stream) -> TableSetup | BankSetup:
    """What a table was opened with. Raises BadInput when it cannot be read."""
    if stream.kind == CASH:
        return decode_value(stream.spec, TableSetup)
    return decode_value(stream.spec, BankSetup)


def answer_row(stream: str, player: int, answer: Answer) -> Change:
    """What an envelope was answered, for its repeats."""
    return Change(
        "answer",
        {
            "stream": stream,
            "player": player,
            "envelope": answer.id,
            "version": answer.version,
            "body": json.encode(answer),
        },
    )


def seal_row(stream: str, number: int, sealed: Sealed) -> Change:
    """The sealed deck of a round, before its first card."""
    return Change("seal", {"stream": stream, "number": number, "secret": sealed.encode()})


def round_row(stream: str, started: RoundStarted, sequence: int, at_ms: int) -> Change:
    """A round that begins."""
    return Change(
        "round",
        {
            "stream": stream,
            "number": started.number,
            "first_sequence": sequence,
            "status": "open",
            "started_ms": at_ms,
            "commitment": started.seal,
        },
    )


def end_rows(
    stream: str,
    ended: RoundEnded,
    occupants: tuple[Occupant, ...],
    entry: Entry,
    story: Story | None,
    last: Scene,
    facts: Any,
) -> tuple[Change, ...]:
    """A round that ends: its record, everybody's part in it, and the message to the outside."""
    end = {
        "of": stream,
        "round": ended.number,
        "last_sequence": entry.sequence,
        "status": "void" if ended.void else "done",
        "clause": ended.clause,
        "ended_ms": entry.at_ms,
        "opening": None if story is None else json.encode(story.places),
        "record": None if story is None else story.encode(ended, last, occupants, facts),
    }
    message = {
        "stream": stream,
        "sequence": entry.sequence,
        "at_ms": entry.at_ms,
        "kind": "round",
        "body": json.encode(ended),
    }
    parts = [
        Change(
            "round_player",
            {
                "player": occupant.player,
                "stream": stream,
                "number": ended.number,
                "seat": occupant.seat,
                "before": ended.before[occupant.seat],
                "after": ended.after[occupant.seat],
                "ended_ms": entry.at_ms,
            },
        )
        for occupant in occupants
    ]
    return (Change("round_end", end), *parts, Change("outbox", message))


def checkpoint_row(stream: str, sequence: int, table: TableState) -> Change:
    """The table between rounds, so that a restart need not replay what came before."""
    row: dict[str, object] = {
        "of": stream,
        "checkpoint": encode_value(table),
        "checkpoint_sequence": sequence,
    }
    return Change("checkpoint", row)


def staff_row(at_ms: int, by: int | None, what: str, body: bytes) -> Change:
    """For the staff's log: who did what, or what needs an operator (by None)."""
    return Change("staff", {"at_ms": at_ms, "by": by, "what": what, "body": body})


def closed_row(stream: str, at_ms: int, why: str = "") -> Change:
    """The table opens no more."""
    return Change("stream_end", {"of": stream, "closed_ms": at_ms, "stopped": why})


def stopping(stream: str, epoch: int, at_ms: int, error: str) -> Commit[None]:
    """The table has stopped by a fault of our own: mark it, and call an operator."""
    why = f"broken: {error}"
    alarm = staff_row(at_ms, None, f"{stream}: stopped", why.encode())
    return Commit((stopped_row(stream, why), alarm), stream=stream, epoch=epoch)


def stopped_row(stream: str, why: str) -> Change:
    """The table has stopped, its journal is kept."""
    return Change("stream_end", {"of": stream, "closed_ms": None, "stopped": why})


__all__ = [
    "CASH",
    "PRIVATE",
    "SHARED",
    "TABLES",
    "answer_row",
    "checkpoint_row",
    "closed_row",
    "end_rows",
    "entry_of",
    "entry_row",
    "kind_of",
    "round_row",
    "seal_row",
    "setup_of",
    "staff_row",
    "stopped_row",
    "stopping",
]
