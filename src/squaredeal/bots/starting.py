"""How good two cards are before the flop: the share of all starting hands that are better.

The order is by points: high cards, pairs doubled, suited and close cards more, gaps less.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final

from squaredeal.cards import FULL_52, RANKS

_HIGH: Final = {"A": 20, "K": 16, "Q": 14, "J": 12}
_GAPS: Final = (0, 2, 4, 8)
WHOLE: Final = 1000


def points(first: str, second: str) -> int:
    """Half points of a starting hand; more is better."""
    ranks = sorted((RANKS.index(first[0]), RANKS.index(second[0])), reverse=True)
    top = _HIGH.get(RANKS[ranks[0]], ranks[0] + 2)
    if ranks[0] == ranks[1]:
        return max(10, top * 2)
    gap = ranks[0] - ranks[1] - 1
    score = top - (_GAPS[gap] if gap < len(_GAPS) else 10)
    if first[1] == second[1]:
        score += 4
    if gap < 2 and ranks[0] < RANKS.index("Q"):
        score += 2
    return score


@cache
def _better() -> dict[int, int]:
    """For each score, how many of a thousand starting hands score more."""
    scores = [points(*pair) for pair in combinations(FULL_52.cards, 2)]
    return {
        score: sum(other > score for other in scores) * WHOLE // len(scores)
        for score in set(scores)
    }


def rank_of_hand(cards: tuple[str, ...]) -> int:
    """How many of a thousand starting hands are better: 0 for a pair of aces."""
    return _better()[points(cards[0], cards[1])]


__all__ = ["WHOLE", "points", "rank_of_hand"]
