"""What is told of a round against the house, beside the chips that move."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from squaredeal.kernel import Moved

Facts: TypeAlias = tuple[tuple[str, str | int], ...]


class Closed(Struct, frozen=True, gc=False, tag="closed"):
    """No more bets: of one seat, or of all when `seat` is HOUSE."""

    seat: int


class Drawn(Struct, frozen=True, gc=False, tag="drawn"):
    """A device spoke: `item` came and lies at `spot` (`wheel`, `player`, `die:0`)."""

    spot: str
    item: str


class Resulted(Struct, frozen=True, tag="resulted"):
    """The result in the game's own words, for announcement and last results: (name, value)."""

    facts: Facts


class Settled(Struct, frozen=True, gc=False, tag="settled"):
    """One stake is decided: chips staked, and everything that came back for it."""

    seat: int
    spot: str
    stake: int
    returned: int


class CutCard(Struct, frozen=True, gc=False, tag="cut_card"):
    """The cut card came out: this round is the last of the shoe."""


class Voided(Struct, frozen=True, gc=False, tag="voided"):
    """The round does not count; every stake went back."""


LayoutEvent: TypeAlias = Moved | Closed | Drawn | Resulted | Settled | CutCard | Voided
EVENTS = (Moved, Closed, Drawn, Resulted, Settled, CutCard, Voided)
