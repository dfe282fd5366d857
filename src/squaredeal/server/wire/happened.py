"""What happened, for motion, sound, the spoken region and the running history.

A client never computes state from these: every update brings the whole view. `clause` names the
house rule where one explains the event. A place is `stack:2`, `bet:2`, `pot:0`, `rake`, `bank`.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from squaredeal.server.wire.table import HandLabel


class Started(Struct, frozen=True, tag_field="kind", tag="started"):
    """A round begins."""

    round: str
    number: int
    button: int | None = None


class Did(Struct, frozen=True, tag_field="kind", tag="did"):
    """A seat acted. `chips` is the amount as the verb says, `by_clock`: its time had run out."""

    seat: int
    verb: str
    chips: int | None = None
    spot: str | None = None
    is_all_in: bool = False
    by_clock: bool = False
    clause: str = ""


class Went(Struct, frozen=True, tag_field="kind", tag="went"):
    """Chips went from one place to another; `why` such as blind, ante, collect, return, rake."""

    src: str
    dst: str
    chips: int
    why: str
    clause: str = ""


class Dealt(Struct, frozen=True, tag_field="kind", tag="dealt"):
    """Cards came to a seat; those the reader may not see are `??`."""

    seat: int
    cards: tuple[str, ...]
    is_up: bool = False


class Boarded(Struct, frozen=True, tag_field="kind", tag="boarded"):
    """Cards came to a board."""

    street: str
    cards: tuple[str, ...]
    board: int = 0


class Shown(Struct, frozen=True, tag_field="kind", tag="shown"):
    """A seat turned its cards up."""

    seat: int
    cards: tuple[str, ...]
    hand: HandLabel | None = None


class Mucked(Struct, frozen=True, tag_field="kind", tag="mucked"):
    """A seat gave its hand up unseen."""

    seat: int


class Won(Struct, frozen=True, tag_field="kind", tag="won"):
    """A seat took chips from a pot."""

    seat: int
    chips: int
    pot: int = 0
    board: int = 0
    hand: HandLabel | None = None
    clause: str = ""


class Spoke(Struct, frozen=True, tag_field="kind", tag="spoke"):
    """A device spoke: wheel, dice, reels, shoe."""

    source: str
    outcome: tuple[str, ...]


class Ended(Struct, frozen=True, tag_field="kind", tag="ended"):
    """A round is over and booked, or void with the clause that says what happens then."""

    round: str
    is_void: bool = False
    clause: str = ""


class Seated(Struct, frozen=True, tag_field="kind", tag="seated"):
    """Something about a seat: `what` is sat, left, leaving (after the round), out or back."""

    seat: int
    what: str
    nickname: str = ""
    chips: int | None = None
    clause: str = ""


class Ruled(Struct, frozen=True, tag_field="kind", tag="ruled"):
    """The floor or the house ruled."""

    verb: str
    clause: str
    seat: int | None = None


Happened: TypeAlias = (
    Started | Did | Went | Dealt | Boarded | Shown | Mucked | Won | Spoke | Ended | Seated | Ruled
)

__all__ = [
    "Boarded",
    "Dealt",
    "Did",
    "Ended",
    "Happened",
    "Mucked",
    "Ruled",
    "Seated",
    "Shown",
    "Spoke",
    "Started",
    "Went",
    "Won",
]
