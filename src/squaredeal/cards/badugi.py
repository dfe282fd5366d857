"""Badugi: the most cards of different ranks and suits, then the lowest."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from squaredeal.cards.card import RANK_INDEX
from squaredeal.cards.lookup import KEYS, refuse_cards
from squaredeal.cards.made import Made, pack, unpack
from squaredeal.cards.ranking import Use

_ORDER = ("four-card", "three-card", "two-card", "one-card")
_TOP = (1 << 24) - 1


class Badugi:
    """A ranking of badugi hands. `ace` is 1 where aces are low, 14 where they are high
    (badeucey).
    """

    __slots__ = ("ace", "code")

    def __init__(self, code: str, ace: int = 1) -> None:
        self.code = code
        self.ace = ace

    def __repr__(self) -> str:
        return f"ranking({self.code!r})"

    def __copy__(self) -> Badugi:
        return self

    def __deepcopy__(self, memo: object) -> Badugi:
        return self

    def __reduce__(self) -> tuple[object, tuple[str]]:
        from squaredeal.cards.rankings import ranking

        return ranking, (self.code,)

    def evaluate(self, cards: Sequence[str]) -> int | None:
        """Score of the best badugi among `cards`, of up to four; a hand always makes at least one
        card.
        """
        if not all(card in KEYS for card in cards):
            refuse_cards(cards)
        values = [
            (self.ace if card[0] == "A" else RANK_INDEX[card[0]] + 2, card[1]) for card in cards
        ]
        values.sort(reverse=True)
        for size in range(min(4, len(cards)), 0, -1):
            packed = [
                pack(4 - size, [rank for rank, _ in some])
                for some in combinations(values, size)
                if len({rank for rank, _ in some}) == size
                and len({suit for _, suit in some}) == size
            ]
            if packed:
                return _TOP - min(packed)
        return None

    def scores(
        self, hands: Sequence[Sequence[str]], board: Sequence[str] = (), use: Use = Use.ANY
    ) -> list[int | None]:
        """Scores of all contenders in the order given; a board's cards count as each hand's own."""
        return [self.evaluate((*hand, *board)) for hand in hands]

    def describe(self, score: int) -> Made:
        """How many cards count, and their ranks, highest first."""
        return unpack(_TOP - score, _ORDER)
