"""Dealers for tests, replays and exact analysis."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from random import Random
from typing import Any

from squaredeal.dealers.dealer import BURN, CARD_SOURCES, draw
from squaredeal.kernel import UNSEEN, BadInput, Chance, Game, Outcome, ToDeal


class Seeded:
    """Deals from a seed: equal seeds deal equal rounds. For tests and simulation only."""

    def __init__(self, seed: int, deck: Sequence[str] = ()) -> None:
        self._random = Random(seed)
        self._deck = list(deck)
        self._random.shuffle(self._deck)
        self._at = 0

    def below(self, bound: int) -> int:
        """An integer from 0 to `bound` - 1."""
        return self._random.randrange(bound)

    def answer(self, game: Game[Any], state: Any, owed: ToDeal) -> Chance:
        """The next cards of the shuffled deck, or a draw from the game's exact law."""
        end = self._at + owed.count
        if owed.source not in CARD_SOURCES or end > len(self._deck):
            return Chance(draw(game.outcomes(state), self))
        start, self._at = self._at, end
        if owed.face == BURN:
            return Chance((UNSEEN,) * owed.count)
        return Chance(tuple(self._deck[start:end]))


class Recording:
    """Repeats what was recorded, part by part. Raises BadInput when the record is at its end."""

    def __init__(self, outcomes: Iterable[Outcome]) -> None:
        self._left = iter(outcomes)

    def answer(self, game: Game[Any], state: Any, owed: ToDeal) -> Chance:
        """The next recorded outcome."""
        for outcome in self._left:
            return Chance(outcome)
        raise BadInput(f"the record ends where {game.code} still awaits {owed.count} items")


class Spread:
    """All outcomes at once, each with its exact probability."""

    def branches(self, game: Game[Any], state: Any) -> Iterator[tuple[Chance, Fraction]]:
        """Every single item that may come next."""
        for outcome, weight in game.outcomes(state):
            yield Chance(outcome), weight


__all__ = ["Recording", "Seeded", "Spread"]
