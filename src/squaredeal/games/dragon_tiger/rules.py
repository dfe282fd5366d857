"""What a house may fix about dragon tiger."""

from __future__ import annotations

from fractions import Fraction

from msgspec import Struct

from squaredeal.rules import HouseRules


class DragonTigerRules(Struct, frozen=True, forbid_unknown_fields=True):
    """A table. Odds are to one, 0 for a bet that is not offered.

    `tie_back` is the share of a main stake that a tie gives back; `sevens` offers the bets on one
    card (big, small, odd, even, suit), all lost to a seven.
    """

    decks: int = 8
    tie_back: Fraction = Fraction(1, 2)
    tie_pays: int = 8
    suited_tie_pays: int = 50
    sevens: bool = False
    suit_pays: int = 3
    clock: str = "rng.pending_hours"


def from_house(house: HouseRules) -> DragonTigerRules:
    """The table that the house's settings describe. Raises HouseError for a missing setting."""
    return DragonTigerRules(
        tie_pays=house.value("rng.games.dragon_tiger.tie_pays", int),
        suited_tie_pays=house.value("rng.games.dragon_tiger.suited_tie_pays", int),
    )
