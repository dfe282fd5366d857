"""What every kind of table has in common, for those who run tables and need not know which."""

from __future__ import annotations

from typing import Any, ClassVar, Protocol

from msgspec import Struct

from squaredeal.kernel import Game, Seat
from squaredeal.rules import HouseRules


class Seated(Protocol):
    """A taken seat."""

    @property
    def player(self) -> str:
        """Who sits there."""
        ...


class TableState(Protocol):
    """A table between and during rounds."""

    __struct_fields__: ClassVar[tuple[str, ...]]

    @property
    def setup(self) -> Any:
        """What the table was opened with."""
        ...

    @property
    def seats(self) -> tuple[Seated | None, ...]:
        """Every seat, None where nobody sits."""
        ...

    @property
    def number(self) -> int:
        """Rounds begun so far."""
        ...

    @property
    def seal(self) -> str:
        """The seal of the next round, or of the one in progress."""
        ...

    @property
    def opened(self) -> bool:
        """May rounds begin?"""
        ...

    @property
    def round(self) -> Struct | None:
        """The round in progress."""
        ...

    @property
    def dealt_in(self) -> tuple[Seat, ...]:
        """Seats with a part in the round in progress."""
        ...


class TableGame(Game[Any], Protocol):
    """The rules of a table around the rules of its game."""

    @property
    def game(self) -> Game[Any]:
        """What is played."""
        ...

    @property
    def house(self) -> HouseRules:
        """The room's settings."""
        ...

    @property
    def begins_with(self) -> str:
        """The verb of HOUSE after which commands name the next round."""
        ...

    @property
    def resumes(self) -> bool:
        """After a fault, does a round in progress go on where it stood, or is it void?"""
        ...

    @property
    def settled_verbs(self) -> tuple[str, ...]:
        """Verbs whose guards look at the seats, the game chosen and whether a round runs, and at
        nothing else: their answers hold until one of these changes. They come last in `verbs`.
        """
        ...

    def next_deck(self, s: Any) -> tuple[str, ...]:
        """The cards to seal for the next round."""
        ...


__all__ = ["Seated", "TableGame", "TableState"]
