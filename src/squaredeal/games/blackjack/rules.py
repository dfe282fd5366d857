"""Blackjack as a record: everything in which tables differ, and the presets that we deal."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.games.blackjack.clauses import HOUSE_TABLE, LIVE_SHEET, TableClauses
from squaredeal.kernel import BadInput

Surrender = Literal["none", "late", "early", "2-9", "2-T"]
DoubleOn = Literal["any", "hard 9-11", "hard 10-11", "none"]


class BlackjackRules(Struct, frozen=True):
    """One table. Odds are to one; `cut_card` cards lie behind the cut card, 0 for fresh shoes.

    `hole_card` deals the dealer's second card face down; `peek` says under which cards it is
    checked. `dealer_takes`: a dealer blackjack takes every stake, or only the original one.
    `surrender` of 2-9 and 2-T is half back at once against those cards, `early` against any, `late`
    only if the dealer has no blackjack. `silence`: what the system does for an absent player.
    """

    code: str = "blackjack.live@1"
    decks: int = 8
    seats_max: int = 7
    hole_card: bool = False
    peek: Literal["none", "ace", "ace_ten"] = "none"
    dealer_takes: Literal["all", "original"] = "all"
    dealer_hits_soft_17: bool = False
    double_on: DoubleOn = "any"
    double_for_less: bool = False
    double_after_split: bool = False
    split_by: Literal["value", "rank"] = "value"
    max_hands: int = 2
    resplit_aces: bool = False
    hit_split_aces: bool = False
    split_ace_ten_is_blackjack: bool = False
    surrender: Surrender = "2-9"
    blackjack_pays: Fraction = Fraction(3, 2)
    win_pays: Fraction = Fraction(1)
    insurance: bool = True
    insurance_share: Fraction = Fraction(1, 2)
    insurance_pays: Fraction = Fraction(2)
    pair_pays: int = 11
    behind: bool = True
    hit_on_21: bool = False
    silence: Literal["stand", "hit_to_11"] = "hit_to_11"
    cut_card: int = 0
    clauses: TableClauses = LIVE_SHEET

    def __post_init__(self) -> None:
        if not 1 <= self.decks <= 8 or not 1 <= self.max_hands <= 4:
            raise BadInput(f"{self.code}: 1 to 8 decks and 1 to 4 hands a seat can be dealt")
        if self.peek != "none" and not self.hole_card:
            raise BadInput(f"{self.code}: a hole card that is not dealt cannot be checked")
        if self.peek != "none" and self.surrender == "early":
            raise BadInput(f"{self.code}: early surrender cannot follow the check of the hole card")

    def may_surrender(self, up: str) -> bool:
        """Is surrender offered against this dealer card?"""
        match self.surrender:
            case "none":
                return False
            case "2-9":
                return up[0] not in "ATJQK"
            case "2-T":
                return up[0] != "A"
        return True


LIVE = BlackjackRules()
"""The live sheet as written: no hole card, surrender against 2 to 9, Pair, bet behind."""

LIVE_TO_TEN = replace(LIVE, code="blackjack.live_2t@1", surrender="2-T")
"""The sheet with surrender against every card but an ace: the return it publishes."""

HOUSE_TABLE_RULES = BlackjackRules(
    code="blackjack.house@1",
    hole_card=True,
    peek="ace",
    double_for_less=True,
    surrender="none",
    pair_pays=0,
    behind=False,
    silence="stand",
    clauses=HOUSE_TABLE,
)
"""The house table: a hole card that is checked under an ace only."""

PRESETS = {rules.code: rules for rules in (HOUSE_TABLE_RULES, LIVE, LIVE_TO_TEN)}
