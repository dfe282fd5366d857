"""What a table says beside its round's own events. Chips that change place are `Moved`."""

from __future__ import annotations

from msgspec import Struct

from squaredeal.kernel import Seat
from squaredeal.tables.table import Positions, Status


class SatDown(Struct, frozen=True, tag="sat_down"):
    """A player took a seat with this stack."""

    seat: Seat
    player: str
    stack: int


class StoodUp(Struct, frozen=True, tag="stood_up"):
    """A player left the seat and took everything along; `hands` were played since sitting down."""

    seat: Seat
    player: str
    chips: int
    hands: int


class StatusChanged(Struct, frozen=True, tag="status_changed", omit_defaults=True):
    """A seat is now dealt in, waits, or sits out; `leaving` stands up when the round allows it."""

    seat: Seat
    status: Status
    missed: int = 0
    leaving: bool = False


class Seeded(Struct, frozen=True, tag="seeded"):
    """A player's own seed for the next deal."""

    seat: Seat
    seed: str


class SealPublished(Struct, frozen=True, tag="seal_published"):
    """The next deck is shuffled and sealed; from now on seeds may be added."""

    number: int
    seal: str


class GameChosen(Struct, frozen=True, tag="game_chosen"):
    """Who gets the button next has chosen the game."""

    seat: Seat
    game: str


class RoundStarted(Struct, frozen=True, tag="round_started", omit_defaults=True):
    """A round begins from `setup`. `stacks` and `seeds` are by seat."""

    number: int
    positions: Positions
    dealt_in: tuple[Seat, ...]
    stacks: tuple[int, ...]
    setup: Struct
    seal: str = ""
    seeds: tuple[str, ...] = ()


class RoundEnded(Struct, frozen=True, tag="round_ended", omit_defaults=True):
    """A round is paid, or void: then the stacks are those before it and `clause` says why."""

    number: int
    before: tuple[int, ...]
    after: tuple[int, ...]
    rake: int = 0
    drop: int = 0
    void: bool = False
    clause: str = ""


class Closed(Struct, frozen=True, tag="closed"):
    """The table opens no more rounds."""


EVENT_TYPES: tuple[type[Struct], ...] = (
    SatDown,
    StoodUp,
    StatusChanged,
    Seeded,
    SealPublished,
    GameChosen,
    RoundStarted,
    RoundEnded,
    Closed,
)

__all__ = [
    "EVENT_TYPES",
    "Closed",
    "GameChosen",
    "RoundEnded",
    "RoundStarted",
    "SatDown",
    "SealPublished",
    "Seeded",
    "StatusChanged",
    "StoodUp",
]
