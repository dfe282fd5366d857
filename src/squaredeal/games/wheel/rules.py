"""Money wheels as data: the segments in order, and what each symbol pays."""

from __future__ import annotations

from msgspec import Struct

from squaredeal.rules import HouseRules

_BIG_SIX = (
    "joker 1 2 1 5 2 1 2 1 10 1 2 1 5 1 2 1 20 1 2 1 5 2 1 10 1 2 logo 1 2 1 5 1 2 1 10 2 1 5 1 2 "
    "1 20 1 2 5 1 2 1 10 1 2 5 1"
)


class WheelRules(Struct, frozen=True, forbid_unknown_fields=True):
    """A wheel. `segments` in order round the rim; `pays` is odds to one by symbol.

    `multipliers` are segments that spin again and multiply what the next symbol wins; `chain_max`
    of them may follow each other.
    """

    code: str
    segments: tuple[str, ...]
    pays: tuple[tuple[str, int], ...]
    multipliers: tuple[tuple[str, int], ...] = ()
    chain_max: int = 40
    clock: str = "rng.pending_hours"


_MULTIPLIER = (
    "40 1 2 1 5 2 1 2 1 10 1 2 1 5 1 2 1 20 1 2 1 5 2 1 10 1 2 x2 1 2 1 5 1 2 1 10 2 1 5 1 2 1 20 "
    "1 2 5 1 2 x7 10 1 2 5 1"
)

BIG_SIX = WheelRules(
    code="wheel.big_six@1",
    segments=tuple(_BIG_SIX.split()),
    pays=(("1", 1), ("2", 2), ("5", 5), ("10", 10), ("20", 20), ("joker", 40), ("logo", 40)),
)
MULTIPLIER = WheelRules(
    code="wheel.multiplier@1",
    segments=tuple(_MULTIPLIER.split()),
    pays=(("1", 1), ("2", 2), ("5", 5), ("10", 10), ("20", 20), ("40", 40)),
    multipliers=(("x2", 2), ("x7", 7)),
)
WHEELS = {wheel.code: wheel for wheel in (BIG_SIX, MULTIPLIER)}


def from_house(house: HouseRules) -> WheelRules:
    """The wheel that the house spins. Raises HouseError for a missing setting."""
    chosen = house.value("rng.games.wheel_of_fortune.rules", str)
    return MULTIPLIER if chosen == "multiplier_54" else BIG_SIX
