"""A ranking is a value: it says which of several hands is better, and what a hand makes."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from itertools import combinations
from typing import Protocol

from squaredeal.cards.card import CardError
from squaredeal.cards.made import Made


class Use(Enum):
    """Which cards of a hand and a board may be joined."""

    ANY = "any"
    """The best five of all of them: hold'em, stud, draw."""
    TWO_AND_THREE = "two-and-three"
    """Exactly two of the hand and three of the board: Omaha."""


class Ranking(Protocol):
    """What every ranking can do. Scores are ints, larger is better; `None` does not qualify.

    Scores compare only within one ranking and, for fewer than five cards, one number of cards.
    Cards are two-character texts, all different, at most nine with `Use.ANY`; an unknown card
    raises CardError.
    """

    @property
    def code(self) -> str:
        """The name a variant or a house file uses; `ranking(code)` is the inverse."""

    def evaluate(self, cards: Sequence[str]) -> int | None:
        """Score of the best hand among `cards`: one to nine of them, in any order."""

    def scores(
        self, hands: Sequence[Sequence[str]], board: Sequence[str] = (), use: Use = Use.ANY
    ) -> list[int | None]:
        """Scores of all contenders in the order given; the board's part is computed once."""

    def describe(self, score: int) -> Made:
        """What the hand with this score makes."""


def best_cards(
    ranking: Ranking, hand: Sequence[str], board: Sequence[str] = (), use: Use = Use.ANY
) -> tuple[str, ...]:
    """The cards that make the hand's score, at most five, hand before board; () if it does not
    qualify.

    When several sets score the same, the one with most cards of the hand, then the earliest. This
    is for showing a winner's cards, not for deciding who won: it tries every combination.
    """
    target = ranking.scores([hand], board, use)[0]
    if target is None:
        return ()
    for size in range(1, 6):
        for chosen in _choices(hand, board, use, size):
            if ranking.evaluate(chosen) == target:
                return chosen
    raise CardError(" ".join((*hand, *board)), 0, "no five of these cards make their own score")


def _choices(
    hand: Sequence[str], board: Sequence[str], use: Use, size: int
) -> list[tuple[str, ...]]:
    if use is Use.TWO_AND_THREE:
        pairs = combinations(hand, 2) if size == 5 else ()
        return [(*two, *three) for two in pairs for three in combinations(board, 3)]
    everything = (*hand, *board)
    if len(everything) > 5 and size < 5:
        return []
    if len(everything) <= 5 and size != len(everything):
        return []
    return list(combinations(everything, size))
