"""Roulette: a layout of spots, a wheel of pockets, one spin (two for imprisoned even chances)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cached_property

from squaredeal.bank import (
    HALF,
    LOSS,
    PUSH,
    Bets,
    Clauses,
    Facts,
    LayoutGame,
    Shoe,
    Verdict,
    win,
)
from squaredeal.games.roulette.rules import RouletteRules, from_house
from squaredeal.games.roulette.spots import (
    EVEN_CHANCES,
    OPPOSITES,
    RED,
    calls,
    covered,
    kind_of,
    wheel_order,
)
from squaredeal.kernel import Outcome
from squaredeal.rules import HouseRules

CODES = ("roulette@1",)


class RouletteLayout:
    """The layout of one table."""

    code = "roulette@1"
    source = "wheel"
    clauses = Clauses(close="roul.bets.close", spots="roul.bet.inside-list")
    opposites = OPPOSITES
    decks = 0
    cut_card = 0
    draws_max = 2

    def __init__(self, rules: RouletteRules) -> None:
        self.rules = rules
        self.clock = rules.clock
        self.covered: Mapping[str, frozenset[str]] = covered(rules)
        self.spots = tuple(self.covered)
        self.calls: Mapping[str, tuple[tuple[str, int], ...]] = calls(rules)

    @cached_property
    def pockets(self) -> tuple[str, ...]:
        """Every pocket, in the order of the wheel."""
        return wheel_order(self.rules)

    def owes(self, result: Outcome, bets: tuple[Bets, ...]) -> int:
        """One spin; one more when zero has imprisoned an even chance."""
        if len(result) != 1:
            return 1 - min(1, len(result))
        if self.rules.zero_outside != "imprison" or not is_zero(result[0]):
            return 0
        return int(any(spot in EVEN_CHANCES for seat in bets for spot, _ in seat))

    def admits(self, result: Outcome, shoe: Shoe | None, outcome: Outcome) -> bool:
        return all(item in self.pockets for item in outcome)

    def outcomes(self, result: Outcome, shoe: Shoe | None) -> Iterable[tuple[Outcome, Fraction]]:
        each = Fraction(1, len(self.pockets))
        return [((pocket,), each) for pocket in self.pockets]

    def spot_of(self, result: Outcome, index: int) -> str:
        return "wheel"

    def facts(self, result: Outcome) -> Facts:
        """The pocket that settles, its colour, and the one that imprisoned before it."""
        pocket = result[0]
        found: Facts = (("pocket", pocket), ("colour", colour(pocket)))
        return found if len(result) == 1 else (*found, ("released_by", result[1]))

    def verdict(self, spot: str, result: Outcome) -> Verdict:
        """Settled strictly by position (roul.settle.position)."""
        if spot not in EVEN_CHANCES:
            return self._paid(spot) if result[0] in self.covered[spot] else LOSS
        if is_zero(result[0]) and self.rules.zero_outside == "half_back":
            return HALF
        if is_zero(result[0]) and len(result) == 2:
            return PUSH if result[1] in self.covered[spot] else LOSS
        return self._paid(spot) if result[0] in self.covered[spot] else LOSS

    def _paid(self, spot: str) -> Verdict:
        odds: int = getattr(self.rules.payouts, kind_of(spot))
        return win(odds)


def is_zero(pocket: str) -> bool:
    """Is this the house's pocket?"""
    return pocket in ("0", "00")


def colour(pocket: str) -> str:
    """The colour of a pocket (roul.wheel.pockets)."""
    return "green" if is_zero(pocket) else "red" if pocket in RED else "black"


def game_of(rules: RouletteRules) -> LayoutGame:
    """Roulette by these rules."""
    return LayoutGame(RouletteLayout(rules))


def build(code: str, house: HouseRules) -> LayoutGame:
    """Roulette as the house plays it. `code` is one of CODES."""
    return game_of(from_house(house))


__all__ = ["CODES", "RouletteLayout", "build", "colour", "game_of", "is_zero"]
