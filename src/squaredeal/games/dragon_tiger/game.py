"""Dragon tiger: one card each, the higher rank wins, ace low."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from squaredeal.bank import (
    LOSS,
    Bets,
    Clauses,
    Facts,
    LayoutGame,
    Shoe,
    Verdict,
    can_come,
    law,
    win,
)
from squaredeal.games.dragon_tiger.rules import DragonTigerRules, from_house
from squaredeal.kernel import Outcome
from squaredeal.rules import HouseRules

CODES = ("dragon_tiger@1",)
RANK = {rank: place for place, rank in enumerate("A23456789TJQK", 1)}
SIDES = ("dragon", "tiger")


class DragonTigerLayout:
    """The layout of one table."""

    code = "dragon_tiger@1"
    source = "shoe"
    clauses = Clauses(close="rng.game.dragon-tiger", spots="rng.game.dragon-tiger")
    calls: Mapping[str, tuple[tuple[str, int], ...]] = {}
    cut_card = 0
    draws_max = 2

    def __init__(self, rules: DragonTigerRules) -> None:
        self.rules = rules
        self.clock = rules.clock
        self.decks = rules.decks
        self.spots = _spots(rules)
        pairs = [("dragon", "tiger")]
        if rules.sevens:
            for side in SIDES:
                pairs += [(f"{side}_big", f"{side}_small"), (f"{side}_odd", f"{side}_even")]
        self.opposites = tuple(pairs)

    def owes(self, result: Outcome, bets: tuple[Bets, ...]) -> int:
        return 2 - len(result)

    def admits(self, result: Outcome, shoe: Shoe | None, outcome: Outcome) -> bool:
        return can_come(shoe, self.decks, result, outcome)

    def outcomes(self, result: Outcome, shoe: Shoe | None) -> Iterable[tuple[Outcome, Fraction]]:
        return law(shoe, self.decks, result)

    def spot_of(self, result: Outcome, index: int) -> str:
        return SIDES[index]

    def facts(self, result: Outcome) -> Facts:
        dragon, tiger = RANK[result[0][0]], RANK[result[1][0]]
        won = "tie" if dragon == tiger else "dragon" if dragon > tiger else "tiger"
        return (("winner", won), ("dragon", result[0]), ("tiger", result[1]))

    def verdict(self, spot: str, result: Outcome) -> Verdict:
        dragon, tiger = RANK[result[0][0]], RANK[result[1][0]]
        match spot:
            case "tie":
                return win(self.rules.tie_pays) if dragon == tiger else LOSS
            case "suited_tie":
                return win(self.rules.suited_tie_pays) if result[0] == result[1] else LOSS
            case "dragon" | "tiger":
                if dragon == tiger:
                    return Verdict(self.rules.tie_back)
                return win(1) if (dragon > tiger) == (spot == "dragon") else LOSS
        side, _, what = spot.partition("_")
        return self._one_card(result[SIDES.index(side)], what)

    def _one_card(self, card: str, what: str) -> Verdict:
        rank = RANK[card[0]]
        if rank == 7:
            return LOSS
        if what in "cdhs":
            return win(self.rules.suit_pays) if card[1] == what else LOSS
        wins = {"big": rank > 7, "small": rank < 7, "odd": rank % 2 == 1, "even": rank % 2 == 0}
        return win(1) if wins[what] else LOSS


def _spots(rules: DragonTigerRules) -> tuple[str, ...]:
    spots = ["dragon", "tiger", "tie"]
    if rules.suited_tie_pays:
        spots.append("suited_tie")
    if rules.sevens:
        kinds = ("big", "small", "odd", "even", "c", "d", "h", "s")
        spots += [f"{side}_{kind}" for side in SIDES for kind in kinds]
    return tuple(spots)


def game_of(rules: DragonTigerRules) -> LayoutGame:
    """Dragon tiger by these rules."""
    return LayoutGame(DragonTigerLayout(rules))


def build(code: str, house: HouseRules) -> LayoutGame:
    """Dragon tiger as the house plays it. `code` is one of CODES."""
    return game_of(from_house(house))


__all__ = ["CODES", "DragonTigerLayout", "build", "game_of"]
