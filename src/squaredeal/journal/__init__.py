"""A hash-chained log of moves: what happened, in order, and proof that nothing was changed."""

from squaredeal.journal.chain import Played, play_entry, replay_entries, verify
from squaredeal.journal.codec import (
    decode_move,
    decode_value,
    digest_events,
    encode_move,
    encode_value,
)
from squaredeal.journal.entry import Entry, Head, follows, genesis, head_of, seal

__all__ = [
    "Entry",
    "Head",
    "Played",
    "decode_move",
    "decode_value",
    "digest_events",
    "encode_move",
    "encode_value",
    "follows",
    "genesis",
    "head_of",
    "play_entry",
    "replay_entries",
    "seal",
    "verify",
]
