"""Who answers for chance: a dealer says what a state's device shows next."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import lcm
from typing import Any, Protocol

from squaredeal.dealers.generator import Generator
from squaredeal.kernel import Broken, Chance, Game, Outcome, ToDeal

BURN = "burn"
"""The face of a card that leaves the deck unseen."""
CARD_SOURCES = frozenset({"deck", "shoe"})


class Dealer(Protocol):
    """Answers every ToDeal of one round."""

    def answer(self, game: Game[Any], state: Any, owed: ToDeal) -> Chance:
        """All or a first part of what the state awaits."""
        ...


def draw(law: Iterable[tuple[Outcome, Fraction]], generator: Generator) -> Outcome:
    """One outcome of an exact law, with exactly its probability."""
    weighted = list(law)
    whole = lcm(*(weight.denominator for _, weight in weighted))
    ticket = generator.below(whole)
    for outcome, weight in weighted:
        ticket -= weight.numerator * (whole // weight.denominator)
        if ticket < 0:
            return outcome
    raise Broken("the probabilities of the outcomes do not sum to one")


__all__ = ["BURN", "CARD_SOURCES", "Dealer", "draw"]
