"""Reading a journal back: the chain must hold and the same moves must lead to the same events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Generic, TypeVar

from msgspec import Struct

from squaredeal.journal.codec import decode_move, decode_value, digest_events
from squaredeal.journal.entry import Entry, Head, follows, genesis, head_of
from squaredeal.kernel import BadInput, Broken, Game, Illegal, Move, apply

S = TypeVar("S", bound=Struct)


class Played(Struct, Generic[S], frozen=True):
    """One entry, played again. `move` is None for the setup at sequence 0."""

    entry: Entry
    move: Move | None
    state: S
    events: tuple[Struct, ...]


def verify(stream: str, entries: Iterable[Entry], start: Head | None = None) -> Iterator[Entry]:
    """The entries one by one, each checked against all before it. Raises Broken at the first fault.

    Epochs never fall and wall time never runs backwards within a chain.
    """
    head = genesis(stream) if start is None else start
    epoch = at_ms = 0
    for entry in entries:
        fault = follows(head, entry)
        if fault is None and entry.epoch < epoch:
            fault = f"entry {entry.sequence} is of epoch {entry.epoch}, after one of {epoch}"
        if fault is None and entry.at_ms < at_ms:
            fault = f"entry {entry.sequence} is earlier than the entry before it"
        if fault is not None:
            raise Broken(f"journal of {stream}: {fault}")
        head, epoch, at_ms = head_of(entry), entry.epoch, entry.at_ms
        yield entry


def replay_entries(
    stream: str, game: Game[S], entries: Iterable[Entry], pin: str = ""
) -> Iterator[Played[S]]:
    """Every entry played again from the first. Raises Broken where history does not repeat itself.

    `pin` is what plays here; where that is not what played then, the error names both.
    """
    state: Any = None
    pinned = ""
    for entry in verify(stream, entries):
        pinned = entry.pin or pinned
        move, state, events = play_entry(stream, game, state, entry, pin, pinned)
        yield Played(entry, move, state, events)


def play_entry(
    stream: str, game: Game[S], state: Any, entry: Entry, pin: str = "", pinned: str = ""
) -> tuple[Move | None, S, tuple[Struct, ...]]:
    """One entry played on the state before it. Raises Broken unless it leads to the same events."""
    then = f"; it was played by {pinned}, here is {pin}" if pin and pinned not in ("", pin) else ""
    try:
        if entry.sequence == 0:
            move = None
            after, events = game.start(decode_value(entry.body, game.setup_type))
        else:
            move = decode_move(entry.body)
            after, events = apply(game, state, move)
    except (Illegal, BadInput) as error:
        raise Broken(
            f"journal of {stream}: entry {entry.sequence} cannot be played: {error}{then}"
        ) from error
    if digest_events(events) != entry.digest:
        raise Broken(f"journal of {stream}: entry {entry.sequence} led to other events{then}")
    return move, after, events


__all__ = ["Played", "play_entry", "replay_entries", "verify"]
