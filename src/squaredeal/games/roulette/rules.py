"""What a house may fix about roulette, with the clause behind each setting."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from squaredeal.rules import HouseRules

ZeroRule = Literal["lose", "half_back", "imprison"]

EUROPEAN = (
    "0,32,15,19,4,21,2,25,17,34,6,27,13,36,11,30,8,23,10,5,24,16,33,1,20,14,31,9,22,18,29,7,28,12,"
    "35,3,26"
)


class Payouts(Struct, frozen=True, forbid_unknown_fields=True):
    """Odds to one by kind of bet (roul.payout.*)."""

    straight: int = 35
    split: int = 17
    street: int = 11
    corner: int = 8
    five: int = 6
    line: int = 5
    column: int = 2
    dozen: int = 2
    red: int = 1
    black: int = 1
    odd: int = 1
    even: int = 1
    low: int = 1
    high: int = 1


class RouletteRules(Struct, frozen=True, forbid_unknown_fields=True):
    """A table. `zero_outside` says what zero does to even chances: lose, give half back, imprison.

    `zeros` of two gives the wheel with 00 and its five-number bet; a house of ours has one.
    """

    zeros: Literal[1, 2] = 1
    trio: bool = True
    call_bets: bool = False
    zero_outside: ZeroRule = "lose"
    wheel: str = EUROPEAN
    payouts: Payouts = Payouts()
    clock: str = "roul.bet_seconds"


def from_house(house: HouseRules) -> RouletteRules:
    """The table that the house's settings describe. Raises HouseError for a missing setting."""
    products = {room.product for room in house.rooms}
    kinds = [name for name in Payouts.__struct_fields__ if name != "five"]
    return RouletteRules(
        trio=house.value("roul.trio.enabled", bool),
        call_bets=house.value("roul.call_bets.enabled", bool),
        zero_outside=msgspec.convert(house.value("roul.zero.outside"), ZeroRule),
        wheel=house.value("roul.wheel.order", str),
        payouts=Payouts(**{kind: house.value(f"roul.payout.{kind}", int) for kind in kinds}),
        clock="rng.pending_hours" if products == {"rng-casino"} else "roul.bet_seconds",
    )
