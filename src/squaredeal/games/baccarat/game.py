"""Baccarat: three spots (pairs as an option), a shoe, the full draw tableau."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from squaredeal.bank import (
    LOSS,
    PUSH,
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
from squaredeal.games.baccarat.rules import BaccaratRules, from_house
from squaredeal.games.baccarat.tableau import hands, owed, points, value
from squaredeal.kernel import Outcome
from squaredeal.rules import HouseRules

CODES = ("baccarat@1",)


class BaccaratLayout:
    """The layout of one table."""

    code = "baccarat@1"
    source = "shoe"
    clauses = Clauses(close="bac.bets.close", spots="bac.bet.spots")
    calls: Mapping[str, tuple[tuple[str, int], ...]] = {}
    opposites = (("player", "banker"),)
    draws_max = 6

    def __init__(self, rules: BaccaratRules) -> None:
        self.rules = rules
        self.clock = rules.clock
        self.decks = rules.decks
        self.cut_card = rules.cut_card
        pairs = ("player_pair", "banker_pair") if rules.pairs else ()
        self.spots: tuple[str, ...] = ("player", "tie", "banker", *pairs)

    def owes(self, result: Outcome, bets: tuple[Bets, ...]) -> int:
        return owed([value(card) for card in result])

    def admits(self, result: Outcome, shoe: Shoe | None, outcome: Outcome) -> bool:
        return can_come(shoe, self.decks, result, outcome)

    def outcomes(self, result: Outcome, shoe: Shoe | None) -> Iterable[tuple[Outcome, Fraction]]:
        return law(shoe, self.decks, result)

    def spot_of(self, result: Outcome, index: int) -> str:
        """Cards 1 and 3 to Player, 2 and 4 to Banker; third cards are laid across."""
        if index < 4:
            return "banker" if index % 2 else "player"
        took = len(hands([value(card) for card in result[:5]])[0])
        return "player_third" if index == 4 and took == 3 else "banker_third"

    def facts(self, result: Outcome) -> Facts:
        player, banker = counts(result)
        return (("winner", winner(player, banker)), ("player", player), ("banker", banker))

    def verdict(self, spot: str, result: Outcome) -> Verdict:
        player, banker = counts(result)
        won = winner(player, banker)
        match spot:
            case "player_pair":
                return self._pair(result[0], result[2])
            case "banker_pair":
                return self._pair(result[1], result[3])
            case "tie":
                return win(self.rules.tie_pays) if won == "tie" else LOSS
            case "player" if won == "player":
                return win(self.rules.player_pays)
            case "banker" if won == "banker":
                return self.banker_win(banker)
        return PUSH if won == "tie" else LOSS

    def banker_win(self, banker: int) -> Verdict:
        """What a winning Banker stake earns, by Banker's count (bac.payout.banker)."""
        if not self.rules.no_commission:
            return win(1, self.rules.commission)
        return win(Fraction(1, 2) if banker == 6 else 1)

    def _pair(self, first: str, second: str) -> Verdict:
        return win(self.rules.pair_pays) if first[0] == second[0] else LOSS


def counts(result: Outcome) -> tuple[int, int]:
    """The point counts of Player and Banker."""
    player, banker = hands([value(card) for card in result])
    return points(player), points(banker)


def winner(player: int, banker: int) -> str:
    """Which spot the counts make win (bac.rank.order)."""
    return "tie" if player == banker else "player" if player > banker else "banker"


def game_of(rules: BaccaratRules) -> LayoutGame:
    """Baccarat by these rules."""
    return LayoutGame(BaccaratLayout(rules))


def build(code: str, house: HouseRules) -> LayoutGame:
    """Baccarat as the house plays it. `code` is one of CODES."""
    return game_of(from_house(house))


__all__ = ["CODES", "BaccaratLayout", "build", "counts", "game_of", "winner"]
