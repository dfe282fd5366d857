"""Scores of many hands at once."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from squaredeal.analysis.kernels.score import score_rows, score_sevens
from squaredeal.analysis.kernels.tables import CARD_KEYS, CARD_MASKS, U16, packed_scores, tables
from squaredeal.cards import FiveCard, ranking


def evaluate_batch(cards: NDArray[np.integer], code: str = "high") -> U16:
    """Score of every row; cards (n, 5 to 7) as places in `FULL_52`, 0 to 51 -> (n,) uint16.

    A larger score is better, 0 does not qualify; scores compare within one ranking.
    `packed_scores(code)` at a score is the ranking's own, which `ranking(code).describe` reads.
    Rows must hold different cards.

    Raises ValueError for another shape, a card out of range, or more than five cards of a low in
    which flushes count.
    """
    if cards.ndim != 2 or not 5 <= cards.shape[1] <= 7:
        raise ValueError(f"cards must have the shape (n, 5), (n, 6) or (n, 7), not {cards.shape}")
    if len(cards) and not 0 <= int(cards.min()) <= int(cards.max()) <= 51:
        raise ValueError("a card is a place in the full deck, 0 to 51")
    known = ranking(code)
    if isinstance(known, FiveCard) and known.low and known.flushes and cards.shape[1] > 5:
        raise ValueError(f"{code} is scored for five cards only")
    rows = np.ascontiguousarray(cards, dtype=np.uint8)
    table = tables(code, rows.shape[1])
    if rows.shape[1] == 7 and isinstance(known, FiveCard) and known.flushes:
        return score_sevens(rows, table, CARD_KEYS, CARD_MASKS)
    return score_rows(rows, table, CARD_KEYS, CARD_MASKS)


__all__ = ["evaluate_batch", "packed_scores"]
