"""The only inputs of a game, one kind per speaker. These are what the journal stores."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from msgspec import Struct

Seat: TypeAlias = int
Outcome: TypeAlias = tuple[str, ...]

HOUSE: Final = -1
"""Closes windows and starts rounds; as a viewer it sees everything."""
FLOOR: Final = -2
"""Makes rulings."""
RAIL: Final = -3
"""Watches: sees what is face up and nothing else."""

UNSEEN: Final = "??"
"""A card that nobody has seen: a burn, or a folded hand in a record."""


@final
class Act(Struct, frozen=True, gc=False, tag="act", omit_defaults=True):
    """A participant chooses. `amount` is in chips and for `raise_to` the total of the street."""

    seat: Seat
    verb: str
    amount: int | None = None
    spot: str | None = None
    cards: tuple[str, ...] = ()


@final
class Chance(Struct, frozen=True, gc=False, tag="chance"):
    """The deck, wheel, reels, dice or scanner speaks."""

    outcome: Outcome


@final
class Lapse(Struct, frozen=True, gc=False, tag="lapse"):
    """The clock speaks: this seat's time is over."""

    seat: Seat


@final
class Rule(Struct, frozen=True, gc=False, tag="rule"):
    """The floor speaks. `ruling.seat` is whom it concerns, `clause` what it stands on."""

    ruling: Act
    clause: str


Move: TypeAlias = Act | Chance | Lapse | Rule

__all__ = [
    "FLOOR",
    "HOUSE",
    "RAIL",
    "UNSEEN",
    "Act",
    "Chance",
    "Lapse",
    "Move",
    "Outcome",
    "Rule",
    "Seat",
]
