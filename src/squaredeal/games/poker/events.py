"""What happens in a hand, beside chips that move."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from msgspec import Struct

from squaredeal.cards import Made
from squaredeal.kernel import Moved, Seat, Swept, Veiled


class Acted(Struct, frozen=True, gc=False, tag="acted"):
    """A seat acted without chips: fold, check, stand_pat, a vote."""

    seat: Seat
    verb: str


class Dealt(Struct, frozen=True, gc=False, tag="dealt"):
    """Cards came to a seat, in one deal."""

    seat: Seat
    cards: Veiled
    up: bool = False


class Board(Struct, frozen=True, gc=False, tag="board"):
    """Cards came to a board; `street` is the street's name in the variant."""

    street: str
    cards: tuple[str, ...]
    board: int = 0


class Burned(Struct, frozen=True, gc=False, tag="burned"):
    """The top card went out unseen."""

    street: str


class Discarded(Struct, frozen=True, gc=False, tag="discarded"):
    """A seat gave cards up. Everybody sees how many."""

    seat: Seat
    cards: Veiled


class Reshuffled(Struct, frozen=True, gc=False, tag="reshuffled"):
    """The stub ran out; so many folded and discarded cards were shuffled into a new one."""

    cards: int


class Shown(Struct, frozen=True, gc=False, tag="shown"):
    """A seat's cards were turned up. `made` is what they make with each board, empty when the
    board is not complete.
    """

    seat: Seat
    cards: tuple[str, ...]
    made: tuple[Made, ...] = ()


class Mucked(Struct, frozen=True, gc=False, tag="mucked"):
    """A seat gave its hand up at showdown without showing it."""

    seat: Seat


class Runout(Struct, frozen=True, gc=False, tag="runout"):
    """So many boards are dealt from here on."""

    boards: int


class Won(Struct, frozen=True, gc=False, tag="won"):
    """Who won a share of a pot, with what. Pot 0 is the main pot; `share` is `high`, `low`, ...

    `chips` are in the order of `seats`, after rake. `made` is None when nobody was left to compare.
    """

    pot: int
    board: int
    share: str
    seats: tuple[Seat, ...]
    chips: tuple[int, ...]
    made: Made | None = None


class Rabbit(Struct, frozen=True, gc=False, tag="rabbit"):
    """The cards that would have come, shown after the hand. They change nothing."""

    cards: tuple[str, ...]


class Ruling(Struct, frozen=True, gc=False, tag="ruling"):
    """The floor decided: `verb` about `seat`, on the clause."""

    seat: Seat
    verb: str
    clause: str
    cards: tuple[str, ...] = ()


class Ended(Struct, frozen=True, gc=False, tag="ended"):
    """The hand is over: `why` is `showdown`, `uncontested`, `void` or `misdeal`."""

    why: str


HandEvent: TypeAlias = (
    Moved
    | Swept
    | Acted
    | Dealt
    | Board
    | Burned
    | Discarded
    | Reshuffled
    | Shown
    | Mucked
    | Runout
    | Won
    | Rabbit
    | Ruling
    | Ended
)


@cache
def acted(seat: Seat, verb: str) -> Acted:
    """The event of an act without chips; made once."""
    return Acted(seat, verb)


EVENT_TYPES: tuple[type[Struct], ...] = (
    Moved,
    Swept,
    Acted,
    Dealt,
    Board,
    Burned,
    Discarded,
    Reshuffled,
    Shown,
    Mucked,
    Runout,
    Won,
    Rabbit,
    Ruling,
    Ended,
)

__all__ = [
    "EVENT_TYPES",
    "Acted",
    "Board",
    "Burned",
    "Dealt",
    "Discarded",
    "Ended",
    "HandEvent",
    "Mucked",
    "Rabbit",
    "Reshuffled",
    "Ruling",
    "Runout",
    "Shown",
    "Won",
    "acted",
]
