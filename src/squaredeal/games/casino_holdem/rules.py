"""Casino hold'em: paytables and who qualifies."""

from __future__ import annotations

from msgspec import Struct

from squaredeal.rules import HouseRules

ANTE_PAYS = (
    ("royal-flush", 100),
    ("straight-flush", 20),
    ("quads", 10),
    ("full-house", 3),
    ("flush", 2),
)
AA_PAYS = (
    ("royal-flush", 100),
    ("straight-flush", 50),
    ("quads", 40),
    ("full-house", 30),
    ("flush", 20),
    ("straight", 7),
    ("trips", 7),
    ("two-pair", 7),
    ("aces", 7),
)


class CasinoHoldemRules(Struct, frozen=True, forbid_unknown_fields=True):
    """A table. Odds to one by category; the ante pays 1 for everything below.

    `qualifies` is the lowest pair with which the dealer plays, `call` the antes a call costs.
    """

    ante_pays: tuple[tuple[str, int], ...] = ANTE_PAYS
    aa_bonus: bool = True
    aa_pays: tuple[tuple[str, int], ...] = AA_PAYS
    qualifies: str = "4"
    call: int = 2
    seats_max: int = 6
    clock: str = "rng.pending_hours"


def from_house(house: HouseRules) -> CasinoHoldemRules:
    """The table that the house's settings describe. Raises HouseError for a missing setting."""
    return CasinoHoldemRules(aa_bonus=house.value("rng.games.casino_poker.aa_bonus", bool))
