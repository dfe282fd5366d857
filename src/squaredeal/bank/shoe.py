"""The composition of a shoe: which cards can still come, never in which order."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from msgspec import Struct

from squaredeal.cards import FULL_52
from squaredeal.kernel import UNSEEN, Broken, Outcome

CARDS = FULL_52.cards
INDEX = {card: index for index, card in enumerate(CARDS)}


class Shoe(Struct, frozen=True):
    """Cards that remain, counted in the order of one deck, after earlier rounds.

    `decks` is what it was filled with.
    """

    decks: int
    left: tuple[int, ...]

    def __len__(self) -> int:
        return sum(self.left)

    def without(self, cards: Iterable[str]) -> Shoe:
        """The shoe after these cards came out. Raises Broken for one it does not hold."""
        left = list(self.left)
        for card in cards:
            index = INDEX[card]
            left[index] -= 1
            if left[index] < 0:
                raise Broken(f"the shoe holds no {card} any more")
        return Shoe(self.decks, tuple(left))


def fresh(decks: int) -> Shoe:
    """A full shoe, 52 cards a deck (bj.cards.deck, bac.cards.decks)."""
    return Shoe(decks, (decks,) * 52)


def composition(shoe: Shoe | None, decks: int) -> tuple[str, ...]:
    """Every card the shoe holds, in the order of one deck, equal cards together."""
    left = (decks,) * 52 if shoe is None else shoe.left
    return tuple([card for card, count in zip(CARDS, left, strict=True) for _ in range(count)])


def held(shoe: Shoe | None, decks: int, card: str) -> int:
    """How many of this card the round found in the shoe; 0 for what is no card."""
    index = INDEX.get(card)
    if index is None:
        return 0
    return decks if shoe is None else shoe.left[index]


def can_come(shoe: Shoe | None, decks: int, seen: tuple[str, ...], outcome: Outcome) -> bool:
    """Could these cards come now, after those seen in this round?"""
    for card in outcome:
        if card not in INDEX:
            return False
    if shoe is None and len(seen) + len(outcome) <= decks:
        return True
    out = seen + outcome
    return all(out.count(card) <= held(shoe, decks, card) for card in outcome)


def law(shoe: Shoe | None, decks: int, seen: tuple[str, ...]) -> Iterable[tuple[Outcome, Fraction]]:
    """Every card that can come next, with its probability."""
    left = (fresh(decks) if shoe is None else shoe).without(c for c in seen if c != UNSEEN).left
    whole = sum(left)
    return [((CARDS[i],), Fraction(n, whole)) for i, n in enumerate(left) if n]
