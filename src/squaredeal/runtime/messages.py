"""What passes between a table and the people around it: envelopes in, answers and updates out."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from squaredeal.kernel import Await, Choice, Refusal

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Status: TypeAlias = Literal["accepted", "refused", "stale", "stopped"]


class Ask(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a player wants to do. Only `sit` names a seat: every other verb is for one's own."""

    verb: Word
    amount: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    spot: Word | None = None
    cards: Annotated[tuple[Word, ...], Meta(max_length=64)] = ()
    seat: Annotated[int, Meta(ge=0, le=63)] | None = None


class Envelope(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A command from outside. `id` is made by the client; repeating it repeats the first answer.

    `round` and `turn` are those of the update that the player was looking at. A verb of the round
    itself needs both; verbs of the table (sit, leave, top_up, sit_out, sit_in) may leave them out.

    `least` is not the player's: the house says with how many chips this player must sit down.
    """

    id: Id
    table: Id
    body: Ask
    round: int | None = None
    turn: int | None = None
    least: int = 0


class Answer(Struct, frozen=True, omit_defaults=True):
    """What became of an envelope.

    `accepted`: durable as entry `version` of the table's journal. `refused`: nothing changed, and
    `refusal` says why. `stale`: it was meant for another round or turn, nothing changed. `stopped`:
    the table does not play at present. `repeat` marks the stored answer of an earlier copy.
    """

    id: str
    status: Status
    version: int
    refusal: Refusal | None = None
    repeat: bool = False


class Clock(Struct, frozen=True, omit_defaults=True):
    """Whose time runs. Wall times in ms; from `base_ends_ms` to `ends_ms` the time bank runs."""

    seats: tuple[int, ...]
    name: str
    starts_ms: int
    base_ends_ms: int
    ends_ms: int


class Occupant(Struct, frozen=True):
    """Who sits where. `seat` counts from 0."""

    seat: int
    player: int
    nickname: str
    is_bot: bool = False


class Snapshot(Struct, frozen=True, tag="snapshot", omit_defaults=True):
    """Everything this viewer may know of the table at `version`. `state` is the projected state."""

    table: str
    version: int
    at_ms: int
    round: int
    turn: int
    viewer: int
    state: Any
    awaits: Await
    occupants: tuple[Occupant, ...] = ()
    clock: Clock | None = None
    commitment: str = ""


class Update(Struct, frozen=True, tag="update", omit_defaults=True):
    """What one journal entry changed, as this viewer may see it.

    Versions are dense: a gap means that something was lost. `commitment` comes with the start of a
    round, `opening` with its end, `occupants` when they changed.
    """

    table: str
    version: int
    at_ms: int
    round: int
    turn: int
    events: tuple[Any, ...]
    awaits: Await
    occupants: tuple[Occupant, ...] | None = None
    clock: Clock | None = None
    commitment: str = ""
    opening: Any = None


class Offer(Struct, frozen=True, tag="offer", omit_defaults=True):
    """What this player may do at `version`: the only source of buttons. `seats`: free to sit in."""

    table: str
    version: int
    round: int
    turn: int
    seat: int | None = None
    choices: tuple[Choice, ...] = ()
    seats: tuple[tuple[int, Choice], ...] = ()


class Stopped(Struct, frozen=True, tag="stopped", omit_defaults=True):
    """The table has stopped; its journal is kept. `why` is `broken`, `closed` or `shutdown`."""

    table: str
    version: int
    why: str


class Cut(Struct, frozen=True, tag="cut", omit_defaults=True):
    """The last message to a client that read too slowly: subscribe again after `version`."""

    table: str
    version: int


class Happening(Struct, frozen=True):
    """One durable entry as this process knows it: values with their veils closed, never sent as is.

    The server renders its views from it, through `project` alone. `state` is the table's, after
    the entry; `lapsed` is the seat whose time had run out. `TableActor.now` gives one without
    events.
    """

    table: str
    version: int
    at_ms: int
    round: int
    turn: int
    state: Any
    events: tuple[Any, ...]
    awaits: Await
    occupants: tuple[Occupant, ...]
    clock: Clock | None = None
    commitment: str = ""
    lapsed: int | None = None


class LobbyRow(Struct, frozen=True, omit_defaults=True):
    """A table as the lobby shows it. `stakes` is for people, amounts are in `unit`."""

    table: str
    name: str
    game: str
    unit: str
    stakes: str
    seats: int
    seated: int
    watching: int
    rounds: int
    round_open: bool
    average_pot: int = 0
    rounds_an_hour: int = 0


Message: TypeAlias = Snapshot | Update | Offer | Stopped | Cut

__all__ = [
    "Answer",
    "Ask",
    "Clock",
    "Cut",
    "Envelope",
    "Happening",
    "LobbyRow",
    "Message",
    "Occupant",
    "Offer",
    "Snapshot",
    "Status",
    "Stopped",
    "Update",
]
