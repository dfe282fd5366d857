"""Russian poker: paytable, exchange, insurance, and the parts a house may leave out."""

from __future__ import annotations

from msgspec import Struct

from squaredeal.rules import HouseRules

PAYS = (
    ("ace-king", 1),
    ("pair", 1),
    ("two-pair", 2),
    ("trips", 3),
    ("straight", 4),
    ("flush", 5),
    ("full-house", 7),
    ("quads", 20),
    ("straight-flush", 50),
    ("royal-flush", 100),
)


class RussianPokerRules(Struct, frozen=True, forbid_unknown_fields=True):
    """A table. Odds to one by combination; a bet is `bet` antes, a fee one ante.

    `buy_dealer_card`: for one ante a seat replaces the highest card of a dealer who does not
    qualify, instead of winning the ante; if that dealer still does not qualify all is returned.
    """

    pays: tuple[tuple[str, int], ...] = PAYS
    bet: int = 2
    exchange_max: int = 5
    sixth_card: bool = True
    second_combination: bool = True
    insurance: bool = True
    buy_dealer_card: bool = False
    seats_max: int = 4
    clock: str = "rng.pending_hours"


def from_house(house: HouseRules) -> RussianPokerRules:
    """The table that the house's settings describe. Raises HouseError for a missing setting."""
    key = "rng.games.russian_poker"
    return RussianPokerRules(
        exchange_max=house.value(f"{key}.exchange_max", int),
        second_combination=house.value(f"{key}.second_combination", bool),
        insurance=house.value(f"{key}.insurance", bool),
        buy_dealer_card=house.value(f"{key}.buy_dealer_card", bool),
    )
