"""Sic bo: three dice and a table of bets on them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from itertools import combinations

from squaredeal.bank import LOSS, Bets, Clauses, Facts, LayoutGame, Shoe, Verdict, win
from squaredeal.games.sicbo.rules import SicBoRules, from_house
from squaredeal.kernel import Outcome
from squaredeal.rules import HouseRules

CODES = ("sic_bo@1",)
FACES = ("1", "2", "3", "4", "5", "6")
SETS_OF_FOUR = ("1-2-3-4", "2-3-4-5", "2-3-5-6", "3-4-5-6")


class SicBoLayout:
    """The layout of one table."""

    code = "sic_bo@1"
    source = "dice"
    clauses = Clauses(close="rng.game.sic-bo", spots="rng.game.sic-bo")
    calls: Mapping[str, tuple[tuple[str, int], ...]] = {}
    opposites = (("small", "big"), ("odd", "even"))
    decks = 0
    cut_card = 0
    draws_max = 3

    def __init__(self, rules: SicBoRules) -> None:
        self.rules = rules
        self.clock = rules.clock
        self.spots = _spots(rules)

    def owes(self, result: Outcome, bets: tuple[Bets, ...]) -> int:
        return 3 - len(result)

    def admits(self, result: Outcome, shoe: Shoe | None, outcome: Outcome) -> bool:
        return all(item in FACES for item in outcome)

    def outcomes(self, result: Outcome, shoe: Shoe | None) -> Iterable[tuple[Outcome, Fraction]]:
        return [((face,), Fraction(1, 6)) for face in FACES]

    def spot_of(self, result: Outcome, index: int) -> str:
        return f"die:{index}"

    def facts(self, result: Outcome) -> Facts:
        dice = [int(face) for face in result]
        triple = int(result[0]) if len(set(result)) == 1 else 0
        return (("total", sum(dice)), ("triple", triple))

    def verdict(self, spot: str, result: Outcome) -> Verdict:
        """Small, big, odd and even lose to any triple."""
        kind, _, what = spot.partition(":")
        total = sum(int(face) for face in result)
        is_triple = len(set(result)) == 1
        rules = self.rules
        match kind:
            case "total":
                return win(rules.totals[total - 4]) if total == int(what) else LOSS
            case "single":
                count = result.count(what)
                return win(rules.singles[count - 1]) if count else LOSS
            case "combination":
                return _if(set(what.split("-")) <= set(result), rules.combination)
            case "double":
                return _if(result.count(what) >= 2, rules.double)
            case "triple":
                return _if(result.count(what) == 3, rules.triple)
            case "any_triple":
                return _if(is_triple, rules.any_triple)
            case "four_numbers":
                three = len(set(result)) == 3 and set(result) <= set(what.split("-"))
                return _if(three, rules.four_numbers)
        wins = {"small": total <= 10, "big": total >= 11, "odd": total % 2 == 1}
        chance = wins.get(kind, total % 2 == 0)
        return _if(chance and not is_triple, rules.even_chance)


def _if(wins: bool, odds: int) -> Verdict:
    return win(odds) if wins else LOSS


def _spots(rules: SicBoRules) -> tuple[str, ...]:
    pairs = ["-".join(pair) for pair in combinations(FACES, 2)]
    fours = SETS_OF_FOUR if rules.four_numbers else ()
    return (
        "small",
        "big",
        "odd",
        "even",
        *(f"total:{total}" for total in range(4, 18)),
        *(f"single:{face}" for face in FACES),
        *(f"combination:{pair}" for pair in pairs),
        *(f"double:{face}" for face in FACES),
        *(f"triple:{face}" for face in FACES),
        "any_triple",
        *(f"four_numbers:{four}" for four in fours),
    )


def game_of(rules: SicBoRules) -> LayoutGame:
    """Sic bo by this pay table."""
    return LayoutGame(SicBoLayout(rules))


def build(code: str, house: HouseRules) -> LayoutGame:
    """Sic bo as the house plays it. `code` is one of CODES."""
    return game_of(from_house(house))


__all__ = ["CODES", "SicBoLayout", "build", "game_of"]
