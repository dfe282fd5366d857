"""What a house may fix about baccarat."""

from __future__ import annotations

from fractions import Fraction

from msgspec import Struct

from squaredeal.rules import HouseRules


class BaccaratRules(Struct, frozen=True, forbid_unknown_fields=True):
    """A table. Odds are to one; `commission` is the share of a Banker win that the house keeps.

    `no_commission` pays a Banker win with 6 at half instead. `cut_card` is how many cards lie
    behind the cut card, 0 for a fresh shoe each round.
    """

    decks: int = 8
    player_pays: Fraction = Fraction(1)
    tie_pays: Fraction = Fraction(8)
    commission: Fraction = Fraction(1, 20)
    no_commission: bool = False
    pairs: bool = False
    pair_pays: Fraction = Fraction(11)
    cut_card: int = 0
    clock: str = "bac.bet_seconds"


def from_house(house: HouseRules) -> BaccaratRules:
    """The table that the house's settings describe. Raises HouseError for a missing setting.

    A live table deals down to the cut card; with a generator every round has a fresh shoe.
    """
    products = {room.product for room in house.rooms}
    side_bets = house.value("bac.side_bets")
    return BaccaratRules(
        decks=house.value("bac.decks", int),
        player_pays=house.value("bac.payout.player", Fraction),
        tie_pays=house.value("bac.payout.tie", Fraction),
        commission=house.value("bac.commission", Fraction),
        no_commission=house.value("bac.no_commission", bool),
        pairs=isinstance(side_bets, tuple) and "pairs" in side_bets,
        cut_card=house.value("bac.cut_card.from_back", int) if products == {"live-casino"} else 0,
        clock="rng.pending_hours" if products == {"rng-casino"} else "bac.bet_seconds",
    )
