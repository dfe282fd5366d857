"""A seal over many cards that can be opened one card at a time.

A leaf is SHA-256 of byte 0, the card's own salt and the card; a node is SHA-256 of byte 1 and its
two children; a node without a partner moves up unchanged. The root is the seal. Who knows a card,
its salt, its place and the path of partners can recompute the root, and learns nothing about any
other card.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

SALT_BYTES = 16


def leaf(salt: bytes, card: str) -> bytes:
    """The leaf of one card."""
    return sha256(b"\x00" + salt + card.encode()).digest()


def levels(leaves: Sequence[bytes]) -> list[list[bytes]]:
    """The tree from its leaves up to the level that holds the root alone."""
    tree = [list(leaves)]
    while len(tree[-1]) > 1:
        below = tree[-1]
        pairs = range(0, len(below) - 1, 2)
        above = [_node(below[index], below[index + 1]) for index in pairs]
        tree.append(above + below[len(above) * 2 :])
    return tree


def path(tree: Sequence[Sequence[bytes]], place: int) -> tuple[bytes, ...]:
    """The partners of a leaf, from its own up; an empty entry means that the node had none."""
    partners = []
    for level in tree[:-1]:
        partner = place ^ 1
        partners.append(level[partner] if partner < len(level) else b"")
        place //= 2
    return tuple(partners)


def root_of(start: bytes, place: int, partners: Sequence[bytes]) -> bytes:
    """The root that a leaf at a place leads to, given its partners."""
    node = start
    for partner in partners:
        if partner:
            node = _node(partner, node) if place & 1 else _node(node, partner)
        place //= 2
    return node


def _node(left: bytes, right: bytes) -> bytes:
    return sha256(b"\x01" + left + right).digest()


__all__ = ["SALT_BYTES", "leaf", "levels", "path", "root_of"]
