"""What a hand makes, as a number that compares and as data that people's words are built from.

A packed hand is a category (its place in the ranking's order, worst first) above five nibbles of
ranks, most important first, unused ones zero. Ranks are 2 to 14, or 1 for an ace that counts low.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

_NAMES = "?A23456789TJQKA"


class Made(Struct, frozen=True):
    """A category code and the ranks that decide it, most important first.

    `Made("full-house", ("K", "9"))` is kings full of nines; `Made("pair", ("T", "A", "5", "3"))` a
    pair of tens with its kickers; a straight names its top card only.
    """

    category: str
    ranks: tuple[str, ...]


def pack(category: int, ranks: Sequence[int]) -> int:
    """Category and up to five ranks in one comparable number, below `1 << 24`."""
    packed = category
    for place in range(5):
        packed = packed << 4 | (ranks[place] if place < len(ranks) else 0)
    return packed


def unpack(packed: int, order: Sequence[str]) -> Made:
    """The hand that `pack` made, its category looked up in the ranking's order."""
    nibbles = [packed >> shift & 15 for shift in (16, 12, 8, 4, 0)]
    return Made(order[packed >> 20], tuple(_NAMES[rank] for rank in nibbles if rank))
