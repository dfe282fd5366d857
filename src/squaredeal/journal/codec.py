"""Bytes for moves, setups and events: what the journal keeps and what it makes digests of."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct

from squaredeal.kernel import BadInput, Move, Veiled

T = TypeVar("T")
DIGEST_BYTES: Final = 16


def _veil_out(value: object) -> object:
    if type(value) is Veiled:
        return {"cards": value.value, "eyes": sorted(value.eyes)}
    raise NotImplementedError(f"the journal cannot keep a {type(value).__name__}")


def _veil_in(kind: type, value: Any) -> object:
    if kind is Veiled:
        return Veiled(tuple(value["cards"]), frozenset(value["eyes"]))
    raise NotImplementedError(f"the journal keeps no {kind.__name__}")


_move_encoder: Final = msgspec.json.Encoder()
_move_decoder: Final = msgspec.json.Decoder(Move)
_value_encoder: Final = msgspec.json.Encoder(enc_hook=_veil_out)
_event_encoder: Final = msgspec.msgpack.Encoder(enc_hook=_veil_out)


def encode_move(move: Move) -> bytes:
    """A move as JSON; `decode_move` gives an equal one."""
    return _move_encoder.encode(move)


def decode_move(body: bytes) -> Move:
    """Raises BadInput when the bytes are no move."""
    try:
        return _move_decoder.decode(body)
    except msgspec.MsgspecError as error:
        raise BadInput(f"not a move: {error}") from error


def encode_value(value: Any) -> bytes:
    """A setup, state or event as JSON. A veil keeps its cards and eyes: never send it out."""
    return _value_encoder.encode(value)


def decode_value(body: bytes, kind: type[T]) -> T:
    """What `encode_value` wrote, as `kind`. Raises BadInput when the bytes are none."""
    try:
        return msgspec.json.decode(body, type=kind, dec_hook=_veil_in)
    except msgspec.MsgspecError as error:
        raise BadInput(f"not a {kind.__name__}: {error}") from error


def digest_events(events: tuple[Struct, ...]) -> bytes:
    """A fingerprint of what happened, hidden cards included: 16 bytes."""
    return blake2b(_event_encoder.encode(events), digest_size=DIGEST_BYTES).digest()


__all__ = [
    "DIGEST_BYTES",
    "decode_move",
    "decode_value",
    "digest_events",
    "encode_move",
    "encode_value",
]
