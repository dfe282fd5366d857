"""The one shape: a game is a pure machine, moves in and events out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from squaredeal.kernel.awaits import Await
from squaredeal.kernel.choices import Choice, Refusal
from squaredeal.kernel.moves import Act, Chance, Outcome, Rule, Seat

S = TypeVar("S", bound=Struct)
Step: TypeAlias = tuple[S, tuple[Struct, ...]]


class Game(Protocol[S]):
    """Rules, as a value. A round is one playing of them.

    `step` is the unchecked transition: everything from outside goes through `apply`.
    """

    @property
    def code(self) -> str:
        """The rules and their version, such as `nlhe@1`."""
        ...

    @property
    def setup_type(self) -> type[Struct]:
        """What `start` takes; the journal stores it at the head of a round."""
        ...

    @property
    def state_type(self) -> type[S]:
        """The type of every state."""
        ...

    @property
    def event_types(self) -> tuple[type[Struct], ...]:
        """The closed, tagged union of events."""
        ...

    @property
    def verbs(self) -> tuple[str, ...]:
        """Every verb that a seat or HOUSE may ever ask for, in the order a client shows them."""
        ...

    @property
    def rulings(self) -> tuple[str, ...]:
        """Every ruling that the floor may ever make."""
        ...

    def deck(self, setup: Any) -> tuple[str, ...]:
        """The cards that the deck or shoe holds when a round starts; none without one."""
        ...

    def start(self, setup: Any) -> Step[S]:
        """The first state: stakes and stacks as `setup` says, forced bets posted."""
        ...

    def awaits(self, s: S) -> Await:
        """What the state waits for."""
        ...

    def guard(self, s: S, seat: Seat, verb: str) -> Choice | Refusal:
        """May this seat do this now? Any seat, any verb, any time."""
        ...

    def admits(self, s: S, outcome: Outcome) -> bool:
        """Could the device say this now, all of it or a first part?"""
        ...

    def outcomes(self, s: S) -> Iterable[tuple[Outcome, Fraction]]:
        """The exact law of the next single item awaited, lumped by what the rules distinguish."""
        ...

    def lapse(self, s: S, seat: Seat) -> Act:
        """What silence means here."""
        ...

    def step(self, s: S, move: Act | Chance | Rule) -> Step[S]:
        """The transition, unchecked."""
        ...

    def chips(self, s: S) -> Mapping[str, int]:
        """Every chip, by where it lies; the house's bank may be negative."""
        ...

    def bound(self, setup: Any) -> int:
        """No round from this setup takes more moves than this."""
        ...


__all__ = ["Game", "Step"]
