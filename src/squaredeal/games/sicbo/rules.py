"""The sic bo pay table: payouts differ between houses, so they are data."""

from __future__ import annotations

from msgspec import Struct

from squaredeal.rules import HouseRules


class SicBoRules(Struct, frozen=True, forbid_unknown_fields=True):
    """Odds to one. `totals` runs from 4 to 17; `singles` is for one, two and three dice.

    `four_numbers` pays for three different numbers out of a set of four, 0 if not offered.
    """

    even_chance: int = 1
    totals: tuple[int, ...] = (50, 18, 14, 12, 8, 6, 6, 6, 6, 8, 12, 14, 18, 50)
    singles: tuple[int, int, int] = (1, 2, 3)
    combination: int = 5
    double: int = 8
    triple: int = 150
    any_triple: int = 24
    four_numbers: int = 0
    clock: str = "rng.pending_hours"


def from_house(house: HouseRules) -> SicBoRules:
    """The one table that the house offers. Raises HouseError for a missing setting."""
    house.value("rng.games.sic_bo.rules", str)
    return SicBoRules()
