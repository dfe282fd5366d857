"""What a member of staff asks and is told over HTTP, under `/api/staff`."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from squaredeal.server.wire.table import BombsView, GameTitle, Stakes, Unit

Forced: TypeAlias = Literal["blinds", "button-blind", "antes", "bring-in"]


class NewStakes(Struct, frozen=True, forbid_unknown_fields=True):
    """What a new table is played for, in chips; what its games do not need stays 0.

    `cap` is the most that a seat may put into one hand, 0 without limit.
    """

    small_blind: int = 0
    big_blind: int = 0
    ante: int = 0
    bring_in: int = 0
    small_bet: int = 0
    big_bet: int = 0
    button_blind: int = 0
    cap: int = 0


class StaffGame(Struct, frozen=True):
    """A game or rotation that can be opened. `needs` are the fields of `NewStakes` it is played
    for, `suggested` an example of them; `offers` what its hands may open besides betting.

    `games` lists a rotation's. `seats_most` is how many can play it; `has_bombs`: bomb pots can be
    agreed.
    """

    game: str
    title: str
    betting: str
    forced: tuple[Forced, ...]
    seats_most: int
    needs: tuple[str, ...]
    suggested: NewStakes
    offers: tuple[str, ...]
    has_bombs: bool
    games: tuple[GameTitle, ...] = ()


class NewBombs(Struct, frozen=True, forbid_unknown_fields=True):
    """Bomb pots: every so many hands everybody antes so many chips for so many boards."""

    every: int
    ante: int
    boards: int = 1


class StaffGames(Struct, frozen=True):
    """`GET /api/staff/games`. Buy-ins of the house lie between so many big blinds (or what stands
    for one: the small bet, the button's blind); `offers` are those that the house allows."""

    games: tuple[StaffGame, ...]
    buyin_min_bb: int
    buyin_max_bb: int
    seats_most: int
    offers: tuple[str, ...]
    bomb_ante_max_bb: int
    bomb_boards_max: int


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/staff/tables` -> `StaffTable`. Chips are play chips.

    Buy-ins left out are the house's. `has_bots`: house bots keep the table going.
    """

    game: str
    name: str
    seats: int
    stakes: NewStakes
    buyin_min: int | None = None
    buyin_max: int | None = None
    offers: tuple[str, ...] = ()
    bombs: NewBombs | None = None
    has_bots: bool = False


class StaffTable(Struct, frozen=True):
    """One table as the staff sees it. `status`: open · closing · closed · broken · unavailable.

    `round` is the name of the hand in progress, None between hands.
    """

    table: str
    name: str
    game: str
    title: str
    playing: str
    unit: Unit
    stakes: Stakes
    buyin_min: int
    buyin_max: int
    seats: int
    seated: int
    people: int
    status: str
    rounds: int
    round: str | None = None
    offers: tuple[str, ...] = ()
    bombs: BombsView | None = None
    has_bots: bool = False


class StaffTables(Struct, frozen=True):
    """`GET /api/staff/tables`."""

    tables: tuple[StaffTable, ...]


class VoidRound(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/staff/tables/<table>/void` -> `StaffTable`: the hand of this name never happened,
    every chip goes back. `why` is for the staff's log."""

    round: str
    why: str = ""


class StaffLine(Struct, frozen=True):
    """A line of the staff's log; `nickname` is None for an alarm of the house's own."""

    id: int
    at_ms: int
    nickname: str | None
    what: str
    detail: str


class StaffLog(Struct, frozen=True):
    """`GET /api/staff/log`: the last lines, latest first."""

    lines: tuple[StaffLine, ...]


__all__ = [
    "Forced",
    "NewBombs",
    "NewStakes",
    "NewTable",
    "StaffGame",
    "StaffGames",
    "StaffLine",
    "StaffLog",
    "StaffTable",
    "StaffTables",
    "VoidRound",
]
