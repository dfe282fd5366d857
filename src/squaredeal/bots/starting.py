"""How good cards are before the flop: the share of all starting hands that are better.

The order is by points: high cards, pairs doubled, suited and close cards more, gaps less. A hand of
more than two cards has the points of its pairs of cards, the best of them counting most; where the
pot has a low share, low cards count as well.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import cache
from itertools import combinations
from random import Random
from typing import Final

from squaredeal.cards import FULL_52, RANKS

_HIGH: Final = {"A": 20, "K": 16, "Q": 14, "J": 12}
_GAPS: Final = (0, 2, 4, 8)
_LOWS: Final = {"A": 14, "2": 10, "3": 7, "4": 4}
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


def points_of(cards: tuple[str, ...], *, has_low: bool = False) -> int:
    """Points of a starting hand of any size; a third card of a rank is worth nothing."""
    pairs = sorted((points(*pair) for pair in combinations(cards, 2)), reverse=True)
    score = 2 * pairs[0] + sum(pairs[1:])
    ranks = {card[0] for card in cards}
    score -= 12 * (len(cards) - len(ranks) - 1) if len(cards) - len(ranks) > 1 else 0
    if has_low:
        score += 3 * sum(_LOWS.get(rank, 0) for rank in ranks)
    return score


@cache
def _better() -> dict[int, int]:
    """For each score, how many of a thousand starting hands score more."""
    scores = [points(*pair) for pair in combinations(FULL_52.cards, 2)]
    return {
        score: sum(other > score for other in scores) * WHOLE // len(scores)
        for score in set(scores)
    }


@cache
def _scores(count: int, has_low: bool) -> tuple[int, ...]:
    """The points of a thousand starting hands of so many cards, worst first."""
    chance = Random(count)
    hands = (tuple(chance.sample(FULL_52.cards, count)) for _ in range(WHOLE))
    return tuple(sorted(points_of(cards, has_low=has_low) for cards in hands))


def rank_of_hand(cards: tuple[str, ...], *, has_low: bool = False) -> int:
    """How many of a thousand starting hands are better: 0 for a pair of aces."""
    if len(cards) == 2:
        return _better()[points(cards[0], cards[1])]
    known = _scores(len(cards), has_low)
    return WHOLE - bisect_right(known, points_of(cards, has_low=has_low))


__all__ = ["WHOLE", "points", "points_of", "rank_of_hand"]
