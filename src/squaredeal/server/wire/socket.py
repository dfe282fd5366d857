"""The messages of the one WebSocket at `/ws`, both ways, as JSON with the tag `type`.

A client subscribes to tables and to the lobby, and sends envelopes. The server answers every
envelope by its id. A table's versions count up by one; an update that does not follow the last
version seen means that something was missed: subscribe again with `since`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from squaredeal.server.wire.choices import (
    Mine,
)
from squaredeal.server.wire.felt import CasinoState
from squaredeal.server.wire.happened import Happened
from squaredeal.server.wire.table import (
    ClockView,
    Reason,
    TableView,
    Unit,
)

# --- from the client ---


class Subscribe(Struct, frozen=True, tag_field="type", tag="subscribe"):
    """Watch a table. `since` is the last version seen: what followed comes again, if still kept."""

    table: str
    since: int | None = None


class Unsubscribe(Struct, frozen=True, tag_field="type", tag="unsubscribe"):
    """Stop watching a table; a seat is kept."""

    table: str


class WatchLobby(Struct, frozen=True, tag_field="type", tag="watch_lobby"):
    """Ask for the list of tables now and whenever it changes; `is_on` false stops it."""

    is_on: bool = True


class Deed(Struct, frozen=True, forbid_unknown_fields=True):
    """What to do. `verb` and its arguments as the offer gave them. The server knows the seat."""

    verb: str
    amount: int | None = None
    spot: str | None = None
    cards: tuple[str, ...] = ()


class Envelope(Struct, frozen=True, tag_field="type", tag="envelope", forbid_unknown_fields=True):
    """One act. `id` is made by the client (a UUID): the same id gets the same answer.

    `round` and `turn` are those of the view that the person saw; with another round or turn the
    act is refused as stale. Both are empty for the verbs of `offer.seating`.
    """

    id: str
    table: str
    act: Deed
    round: str | None = None
    turn: int | None = None


class Ahead(Struct, frozen=True, tag_field="type", tag="ahead", forbid_unknown_fields=True):
    """Choose what to do when the turn comes, or take it back with `code` None."""

    id: str
    table: str
    round: str
    code: str | None = None
    amount: int | None = None


class UseBank(Struct, frozen=True, tag_field="type", tag="use_bank", forbid_unknown_fields=True):
    """Start the time bank now."""

    id: str
    table: str


class Ping(Struct, frozen=True, tag_field="type", tag="ping"):
    """Ask for a `pong` with the same number."""

    number: int = 0


FromClient: TypeAlias = Subscribe | Unsubscribe | WatchLobby | Envelope | Ahead | UseBank | Ping

# --- from the server ---


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome"):
    """First message. `player` is None for one who is not logged in and may only watch."""

    player: str | None
    nickname: str | None
    now_ms: int
    version: str


class Snapshot(Struct, frozen=True, tag_field="type", tag="snapshot"):
    """The table as it stands."""

    table: str
    version: int
    view: TableView
    mine: Mine | None = None
    clock: ClockView | None = None


class Update(Struct, frozen=True, tag_field="type", tag="update"):
    """What happened between version - 1 and `version`, and how the table stands after it."""

    table: str
    version: int
    events: tuple[Happened, ...]
    view: TableView
    mine: Mine | None = None
    clock: ClockView | None = None


class Private(Struct, frozen=True, tag_field="type", tag="private"):
    """The reader's own part changed, the table did not: a choice made ahead, a balance."""

    table: str
    version: int
    mine: Mine


class Clock(Struct, frozen=True, tag_field="type", tag="clock"):
    """The clock changed although nothing happened: the time bank started, the table was paused."""

    table: str
    clock: ClockView | None


class Answer(Struct, frozen=True, tag_field="type", tag="answer"):
    """The answer to an envelope: accepted, or refused with `reason` and nothing changed."""

    id: str
    table: str
    is_accepted: bool
    reason: Reason | None = None


FaultCode: TypeAlias = Literal[
    "malformed",
    "too_large",
    "too_fast",
    "not_logged_in",
    "unknown_table",
    "unavailable",
    "broken",
]


class Fault(Struct, frozen=True, tag_field="type", tag="fault"):
    """A message could not be served, and nothing changed. `detail` names what is wrong."""

    code: FaultCode
    detail: str = ""
    id: str | None = None
    table: str | None = None


class LobbyRow(Struct, frozen=True):
    """One table of the list. `game` is the code of its game or rotation, `title` that in English,
    `playing` the code of the hand in progress or to come."""

    table: str
    name: str
    game: str
    family: str
    betting: str
    unit: Unit
    small: int
    big: int
    buyin_min: int
    buyin_max: int
    seats: int
    seated: int
    people: int
    waiting: int = 0
    pot_average: int = 0
    rounds_an_hour: int = 0
    status: str = "open"
    my_seat: int | None = None
    title: str = ""
    playing: str = ""
    offers: tuple[str, ...] = ()


class Lobby(Struct, frozen=True, tag_field="type", tag="lobby"):
    """The whole list of tables, in the order to show."""

    rows: tuple[LobbyRow, ...]


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to `ping`."""

    number: int
    now_ms: int


class Notice(Struct, frozen=True, tag_field="type", tag="notice"):
    """A word from the house: `notice-<code>` in the texts. The server is stopping, for one."""

    code: str
    clause: str = ""


FromServer: TypeAlias = (
    Welcome
    | Snapshot
    | Update
    | Private
    | Clock
    | Answer
    | Fault
    | Lobby
    | Pong
    | Notice
    | CasinoState
)

__all__ = [
    "Ahead",
    "Answer",
    "Clock",
    "Deed",
    "Envelope",
    "Fault",
    "FaultCode",
    "FromClient",
    "FromServer",
    "Lobby",
    "LobbyRow",
    "Notice",
    "Ping",
    "Pong",
    "Private",
    "Snapshot",
    "Subscribe",
    "Unsubscribe",
    "Update",
    "UseBank",
    "WatchLobby",
    "Welcome",
]
