"""One entry of a journal, and the chain that ties it to all before it."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

import msgspec
from msgspec import Struct

HASH_BYTES: Final = 32
_head_encoder: Final = msgspec.msgpack.Encoder()


class Head(Struct, frozen=True, gc=False):
    """The end of a chain: the last entry's sequence (-1 before the first) and hash."""

    sequence: int
    hash: bytes


class Entry(Struct, frozen=True, gc=False):
    """A move, when it was accepted, and what it led to.

    `body` is the stream's setup at sequence 0 and a move after that. `epoch` is the tenure of the
    writer, `at_ms` wall time. `digest` fingerprints the events. `pin` names the game's code and
    rules, at sequence 0 and at the first entry of every round. `player` and `envelope` say whose
    command it was; None and empty when nobody's.
    """

    sequence: int
    epoch: int
    at_ms: int
    body: bytes
    digest: bytes
    previous: bytes
    hash: bytes
    pin: str = ""
    player: int | None = None
    envelope: str = ""


def genesis(stream: str) -> Head:
    """Where a stream's chain starts: its own name, so that no entry fits another stream."""
    return Head(-1, blake2b(stream.encode(), digest_size=HASH_BYTES).digest())


def seal(
    head: Head,
    epoch: int,
    at_ms: int,
    body: bytes,
    digest: bytes,
    pin: str = "",
    player: int | None = None,
    envelope: str = "",
) -> Entry:
    """The entry that follows `head`."""
    sequence, previous = head.sequence + 1, head.hash
    sealed = _hash(sequence, epoch, at_ms, body, digest, previous, pin, player, envelope)
    return Entry(sequence, epoch, at_ms, body, digest, previous, sealed, pin, player, envelope)


def head_of(entry: Entry) -> Head:
    """The end of the chain once `entry` is its last."""
    return Head(entry.sequence, entry.hash)


def follows(head: Head, entry: Entry) -> str | None:
    """None when `entry` is the rightful next one after `head`; else what is wrong with it."""
    if entry.sequence != head.sequence + 1:
        return f"entry {entry.sequence} stands where {head.sequence + 1} belongs"
    if entry.previous != head.hash:
        return f"entry {entry.sequence} does not continue the entry before it"
    if entry.hash != _hash(
        entry.sequence,
        entry.epoch,
        entry.at_ms,
        entry.body,
        entry.digest,
        entry.previous,
        entry.pin,
        entry.player,
        entry.envelope,
    ):
        return f"entry {entry.sequence} was altered"
    return None


def _hash(*fields: object) -> bytes:
    return blake2b(_head_encoder.encode(fields), digest_size=HASH_BYTES).digest()


__all__ = ["HASH_BYTES", "Entry", "Head", "follows", "genesis", "head_of", "seal"]
