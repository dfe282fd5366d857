"""What happened, for motion, sound, the spoken region and the running history.

A client never computes state from these: every update brings the whole view. `clause` names the
house rule where one explains the event. A place is `stack:2`, `bet:2`, `pot:0`, `rake`, `bank`.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from squaredeal.server.wire.table import HandLabel, Making


class Started(Struct, frozen=True, tag_field="kind", tag="started"):
    """A round begins. `game` is what it plays; `bomb` is everybody's ante in a bomb pot."""

    round: str
    number: int
    button: int | None = None
    game: str = ""
    bomb: int = 0


class Did(Struct, frozen=True, tag_field="kind", tag="did"):
    """A seat acted. `chips` is the amount as the verb says, `by_clock`: its time had run out.

    `count` is for verbs that count something else: the boards of `run`.
    """

    seat: int
    verb: str
    chips: int | None = None
    spot: str | None = None
    is_all_in: bool = False
    by_clock: bool = False
    clause: str = ""
    count: int | None = None


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


class Discarded(Struct, frozen=True, tag_field="kind", tag="discarded"):
    """A seat gave up `count` cards; those the reader may not see are `??`."""

    seat: int
    count: int
    cards: tuple[str, ...]


class Reshuffled(Struct, frozen=True, tag_field="kind", tag="reshuffled"):
    """The deck ran out: so many folded and discarded cards were shuffled into a new one."""

    cards: int


class Runout(Struct, frozen=True, tag_field="kind", tag="runout"):
    """So many boards are dealt from here on, by consent."""

    boards: int


class Rabbit(Struct, frozen=True, tag_field="kind", tag="rabbit"):
    """The cards that would have come; they change nothing."""

    cards: tuple[str, ...]


class GameChosen(Struct, frozen=True, tag_field="kind", tag="game_chosen"):
    """Who gets the button has chosen the next game."""

    seat: int
    game: str


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
    makes: tuple[Making, ...] = ()


class Mucked(Struct, frozen=True, tag_field="kind", tag="mucked"):
    """A seat gave its hand up unseen."""

    seat: int


class Won(Struct, frozen=True, tag_field="kind", tag="won"):
    """A seat took chips from a pot: its `share` of it (`high`, `low`, ...) on one board."""

    seat: int
    chips: int
    pot: int = 0
    board: int = 0
    hand: HandLabel | None = None
    clause: str = ""
    share: str = "high"


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
    Started
    | Did
    | Went
    | Dealt
    | Discarded
    | Reshuffled
    | Runout
    | Boarded
    | Shown
    | Mucked
    | Won
    | Rabbit
    | Spoke
    | Ended
    | Seated
    | Ruled
    | GameChosen
)

__all__ = [
    "Boarded",
    "Dealt",
    "Did",
    "Discarded",
    "Ended",
    "GameChosen",
    "Happened",
    "Mucked",
    "Rabbit",
    "Reshuffled",
    "Ruled",
    "Runout",
    "Seated",
    "Shown",
    "Spoke",
    "Started",
    "Went",
    "Won",
]
