"""Scores of whole hands, one at a time inside other kernels or in batches."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from squaredeal.analysis.kernels.compiled import compiled
from squaredeal.analysis.kernels.tables import I64, NO_CARDS, U16, Tables

FLUSH = 0x8888
U8 = NDArray[np.uint8]


@compiled
def bits_of(scores: U16) -> int:
    """Width of a table of scores, to be computed once before a loop."""
    bits = 0
    while 1 << bits < len(scores):
        bits += 1
    return bits


@compiled
def unsuited(key: int, bits: int, spots: U16, scores: U16) -> int:
    """Score of a hand whose suits do not matter, by its summed card keys."""
    ranks = key >> 32
    return int(scores[(ranks & (1 << bits) - 1) ^ spots[ranks >> bits & (1 << bits - 3) - 1]])


@compiled
def flush_ranks(key: int, mask: int) -> int:
    """Ranks, as bits, of the suit of which the key counts five."""
    if key & 0x88:
        return mask & 0x1FFF if key & 0x8 else mask >> 16 & 0x1FFF
    return mask >> 32 & 0x1FFF if key & 0x800 else mask >> 48 & 0x1FFF


@compiled
def score_sevens(cards: U8, known: Tables, card_keys: I64, card_masks: I64) -> U16:
    """Score of every row of seven cards; (n, 7) -> (n,)."""
    found = np.empty(len(cards), dtype=np.uint16)
    spots, scores, suited = known.spots, known.scores, known.suited
    bits = bits_of(scores)
    for row in range(len(cards)):
        key = NO_CARDS
        for place in range(7):
            key += card_keys[cards[row, place]]
        if key & FLUSH:
            mask = 0
            for place in range(7):
                mask |= card_masks[cards[row, place]]
            found[row] = suited[flush_ranks(key, mask)]
        else:
            found[row] = unsuited(key, bits, spots, scores)
    return found


@compiled
def score_rows(cards: U8, known: Tables, card_keys: I64, card_masks: I64) -> U16:
    """`score_sevens` for rows of five, six or seven cards, lows with flushes included (five
    cards).
    """
    found = np.empty(len(cards), dtype=np.uint16)
    bits = bits_of(known.scores)
    for row in range(len(cards)):
        key, mask = NO_CARDS, 0
        for card in cards[row]:
            key += card_keys[card]
            mask |= card_masks[card]
        score = 0
        if key & FLUSH:
            score = known.suited[flush_ranks(key, mask)]
        found[row] = score if score else unsuited(key, bits, known.spots, known.scores)
    return found
