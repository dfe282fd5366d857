"""The state of a cash table: who sits where, what they owe, the button, the round in progress."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from squaredeal.games.poker import Rake, Stakes, Turn
from squaredeal.kernel import Seat

Status: TypeAlias = Literal["ready", "new", "waiting", "out"]

MISSED_SMALL: Final = 1
MISSED_BIG: Final = 2
ENTRY: Final = 4
MISSED_THIRD: Final = 8
BLINDS: Final = MISSED_SMALL | MISSED_BIG | MISSED_THIRD


class Occupied(Struct, frozen=True, gc=False, omit_defaults=True):
    """A taken seat.

    `ready` is dealt in; `new` has paid no entry yet; `waiting` comes in with the big blind; `out`
    sits out. `stack` is in chips and, while a round runs, what it held at the start; `top_up` waits
    for the round's end. `missed` adds up what is owed (MISSED_SMALL, MISSED_BIG, MISSED_THIRD,
    ENTRY). `hands` counts rounds played here, `idle` those dealt while sitting out.
    """

    player: str
    stack: int
    status: Status = "new"
    missed: int = 0
    top_up: int = 0
    leaving: bool = False
    hands: int = 0
    idle: int = 0
    seed: str = ""


class Positions(Struct, frozen=True, gc=False):
    """Where the button and the blinds stand. `small` is None when nobody posts it (a dead small
    blind).

    `button` may be an empty seat (a dead button); all are None before the first hand.
    """

    button: Seat | None = None
    small: Seat | None = None
    big: Seat | None = None
    small_seat: Seat | None = None


class Bombs(Struct, frozen=True, omit_defaults=True):
    """Bomb pots agreed at a table: every so many hands everybody antes and `boards` are dealt.

    `every` 0 is never, 1 is always; `ante` is in chips. Source: floor.bomb-pot.when.
    """

    every: int = 0
    ante: int = 0
    boards: int = 1


class TableSetup(Struct, frozen=True, tag="table", omit_defaults=True):
    """What a table is opened with. Chips are in `unit`; `buy_in` is the least and the most.

    `game` is the code of a game or of a rotation. `room` is the part of the house whose rules
    govern; `offers` what a hand opens besides betting; `has_bots` that house bots keep it going.
    """

    game: str
    stakes: Stakes
    seats: int
    buy_in: tuple[int, int]
    unit: str = "play_chips"
    name: str = ""
    room: str = "online"
    rake: Rake = Rake()
    offers: tuple[str, ...] = ()
    bombs: Bombs = Bombs()
    has_bots: bool = False


class Table(Struct, frozen=True):
    """A table between and during rounds.

    `wallet` is what players took away less what they brought, so that all chips of a table sum to
    nothing. `rake` and `drop` are those of finished rounds. `dealing`, `dealt_in` and the seats
    as they `was` before belong to the round in progress; only its end moves the button.

    `turn` is where a rotation stands: of the round in progress, else of the last one that ended
    and what it leaves; `choice` the game that was chosen to come next, empty when none was.
    """

    setup: TableSetup
    seats: tuple[Occupied | None, ...]
    positions: Positions = Positions()
    number: int = 0
    seal: str = ""
    opened: bool = True
    wallet: int = 0
    rake: int = 0
    drop: int = 0
    round: Struct | None = None
    dealing: Positions = Positions()
    dealt_in: tuple[Seat, ...] = ()
    was: tuple[Occupied | None, ...] = ()
    turn: Turn = Turn()
    choice: str = ""


__all__ = [
    "BLINDS",
    "ENTRY",
    "MISSED_BIG",
    "MISSED_SMALL",
    "MISSED_THIRD",
    "Bombs",
    "Occupied",
    "Positions",
    "Status",
    "Table",
    "TableSetup",
]
