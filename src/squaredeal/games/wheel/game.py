"""The wheel of fortune: segments round a rim, each symbol pays its own odds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from squaredeal.bank import LOSS, Bets, Clauses, Facts, LayoutGame, Shoe, Verdict, win
from squaredeal.games.wheel.rules import WHEELS, WheelRules
from squaredeal.kernel import BadInput, Outcome
from squaredeal.rules import HouseRules

CODES = tuple(WHEELS)


class WheelLayout:
    """The layout of one wheel. An item is the number of a segment, from 0 along the rim."""

    source = "wheel"
    clauses = Clauses(close="rng.game.wheel-of-fortune", spots="rng.game.wheel-of-fortune")
    calls: Mapping[str, tuple[tuple[str, int], ...]] = {}
    opposites: tuple[tuple[str, str], ...] = ()
    decks = 0
    cut_card = 0

    def __init__(self, rules: WheelRules) -> None:
        self.rules = rules
        self.code = rules.code
        self.clock = rules.clock
        self.pays = dict(rules.pays)
        self.factors = dict(rules.multipliers)
        self.spots = tuple(self.pays)
        self.draws_max = 1 + (rules.chain_max if rules.multipliers else 0)

    def owes(self, result: Outcome, bets: tuple[Bets, ...]) -> int:
        """One spin more after each multiplier; the last one allowed ends the round."""
        if not result:
            return 1
        chained = self.symbol(result[-1]) in self.factors
        return int(chained and len(result) < self.draws_max)

    def admits(self, result: Outcome, shoe: Shoe | None, outcome: Outcome) -> bool:
        return all(item in self._numbers() for item in outcome)

    def outcomes(self, result: Outcome, shoe: Shoe | None) -> Iterable[tuple[Outcome, Fraction]]:
        numbers = self._numbers()
        return [((number,), Fraction(1, len(numbers))) for number in numbers]

    def spot_of(self, result: Outcome, index: int) -> str:
        return "wheel"

    def facts(self, result: Outcome) -> Facts:
        return (("symbol", self.symbol(result[-1])), ("multiplier", self.multiplier(result)))

    def verdict(self, spot: str, result: Outcome) -> Verdict:
        """The multipliers of a chain multiply each other; the stake comes back once."""
        if self.symbol(result[-1]) != spot:
            return LOSS
        return win(self.pays[spot] * self.multiplier(result))

    def symbol(self, number: str) -> str:
        """What a segment shows."""
        return self.rules.segments[int(number)]

    def multiplier(self, result: Outcome) -> int:
        """The product of a chain, 1 without one."""
        product = 1
        for number in result[:-1]:
            product *= self.factors[self.symbol(number)]
        return product

    def _numbers(self) -> tuple[str, ...]:
        return _NUMBERS[: len(self.rules.segments)]


_NUMBERS = tuple(str(number) for number in range(100))


def game_of(rules: WheelRules) -> LayoutGame:
    """The wheel by these rules. Raises BadInput for a wheel that shows a symbol it cannot pay."""
    known = {symbol for symbol, _ in rules.pays} | {symbol for symbol, _ in rules.multipliers}
    unknown = set(rules.segments) - known
    if unknown or not 1 <= len(rules.segments) <= len(_NUMBERS):
        raise BadInput(f"{rules.code}: segments {sorted(unknown)} have no odds")
    return LayoutGame(WheelLayout(rules))


def build(code: str, house: HouseRules) -> LayoutGame:
    """The wheel of that code. `code` is one of CODES."""
    return game_of(WHEELS[code])


__all__ = ["CODES", "WheelLayout", "build", "game_of"]
