"""Blackjack's side bets and odds that need no play: closed forms over a full shoe."""

from __future__ import annotations

from fractions import Fraction

from msgspec import Struct

from squaredeal.analysis.casino.blackjack.solve import Row
from squaredeal.analysis.casino.layouts import BetReturn


class Naturals(Struct, frozen=True):
    """Chances of blackjacks from a full shoe."""

    player: Fraction
    both: Fraction
    ten_under_ace: Fraction


def naturals(decks: int) -> Naturals:
    """The player has one; player and dealer both; a ten-value lies under the dealer's ace."""
    aces, tens, cards = 4 * decks, 16 * decks, 52 * decks
    one = Fraction(2 * aces * tens, cards * (cards - 1))
    other = Fraction(2 * (aces - 1) * (tens - 1), (cards - 2) * (cards - 3))
    return Naturals(one, one * other, Fraction(tens, cards - 1))


def pair_bet(decks: int, pays: int) -> BetReturn:
    """The first two cards are of one rank (bjl.pair.rule)."""
    return _bet("pair", Fraction(4 * decks - 1, 52 * decks - 1), Fraction(pays))


def insurance_bet(decks: int, pays: Fraction) -> BetReturn:
    """A ten-value under the ace, knowing nothing but the ace."""
    return _bet("insurance", naturals(decks).ten_under_ace, pays)


def behind_passive(rows: tuple[Row, ...]) -> float:
    """Net per unit behind a seat that plays at best, never following a split or a double.

    By symmetry of the two hands, half of what they are worth to the seat.
    """
    halves = ("split", "double")
    return sum(row.probability * row.ev * (0.5 if row.action in halves else 1.0) for row in rows)


def _bet(name: str, chance: Fraction, pays: Fraction) -> BetReturn:
    mean = chance * (1 + pays)
    return BetReturn(name, chance, mean, chance * (1 + pays) ** 2 - mean**2)


__all__ = ["Naturals", "behind_passive", "insurance_bet", "naturals", "pair_bet"]
