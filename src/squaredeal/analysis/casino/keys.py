"""The rules that decide what blackjack returns, as the keys that people write."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal

from msgspec import Struct

from squaredeal.games.blackjack import BlackjackRules
from squaredeal.kernel import BadInput

DealerBlackjack = Literal["all", "original", "peek_ace"]


class SolverRules(Struct, frozen=True, forbid_unknown_fields=True):
    """What a solver needs to know of a table.

    `dealer_bj`: a dealer blackjack takes every stake, only the original one (the same as a checked
    hole card), or every stake under a ten while an ace is checked. `ties_21`: a dealer blackjack
    only ties a drawn 21. `double_split_aces` needs double after split.
    """

    decks: int = 8
    dealer_hits_soft_17: bool = False
    double_after_split: bool = False
    double_on: Literal["any", "hard 9-11", "hard 10-11", "none"] = "any"
    max_hands: int = 2
    resplit_aces: bool = False
    hit_split_aces: bool = False
    blackjack_pays: float = 1.5
    surrender: Literal["none", "late", "early", "2-9", "2-T"] = "2-9"
    dealer_bj: DealerBlackjack = "all"
    ties_21: bool = False
    double_split_aces: bool = False

    def __post_init__(self) -> None:
        self.check()

    def check(self) -> None:
        """Raises BadInput for rules that no table can have."""
        if not 1 <= self.decks <= 8:
            raise BadInput(f"decks must be from 1 to 8, not {self.decks}")
        if not 1 <= self.max_hands <= 4:
            raise BadInput(f"max_hands must be from 1 to 4, not {self.max_hands}")
        if self.blackjack_pays < 0:
            raise BadInput("blackjack_pays must not be negative")


def solver_rules(rules: BlackjackRules) -> SolverRules:
    """What a table of ours returns is decided by these keys.

    A hole card checked under an ace and a ten is worth what `original` says.
    """
    dealer_bj: DealerBlackjack = "all"
    if rules.dealer_takes == "original" or rules.peek == "ace_ten":
        dealer_bj = "original"
    elif rules.peek == "ace":
        dealer_bj = "peek_ace"
    if rules.win_pays != 1 or rules.split_ace_ten_is_blackjack:
        raise BadInput(f"{rules.code}: wins other than 1 to 1 cannot be solved exactly")
    return SolverRules(
        decks=rules.decks,
        dealer_hits_soft_17=rules.dealer_hits_soft_17,
        double_after_split=rules.double_after_split,
        double_on=rules.double_on,
        max_hands=rules.max_hands,
        resplit_aces=rules.resplit_aces,
        hit_split_aces=rules.hit_split_aces,
        blackjack_pays=_decimal(rules.blackjack_pays),
        surrender=rules.surrender,
        dealer_bj=dealer_bj,
    )


def _decimal(odds: Fraction) -> float:
    return odds.numerator / odds.denominator


__all__ = ["DealerBlackjack", "SolverRules", "solver_rules"]
