"""What a state waits for: somebody's choice, a device, or nothing more."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from squaredeal.kernel.moves import Seat


class ToAct(Struct, frozen=True, gc=False, tag="act", omit_defaults=True):
    """Seats that may choose now.

    Without `window` the first listed seat is on turn. With it every listed seat may act, in any
    order, until the clock or HOUSE closes it. `clock` names the house's setting for the time
    allowed.
    """

    seats: tuple[Seat, ...]
    clock: str
    window: bool = False


class ToDeal(Struct, frozen=True, gc=False, tag="deal", omit_defaults=True):
    """A device speaks next: `source` names it (deck, shoe, wheel, reels), it owes `count` items."""

    source: str
    count: int = 1
    face: str = "up"


class Over(Struct, frozen=True, gc=False, tag="over", omit_defaults=True):
    """The round is finished. `carry` is what the next one inherits: a shoe, a progressive meter."""

    carry: Struct | None = None


Await: TypeAlias = ToAct | ToDeal | Over

__all__ = ["Await", "Over", "ToAct", "ToDeal"]
