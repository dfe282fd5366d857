"""A layout: what may be bet on, which device decides, and what each result pays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Protocol

from squaredeal.bank.bets import Bets
from squaredeal.bank.events import Facts
from squaredeal.bank.odds import Verdict
from squaredeal.bank.shoe import Shoe
from squaredeal.bank.window import Clauses
from squaredeal.kernel import Outcome


class Layout(Protocol):
    """The rules of a game that one result decides, with nothing to choose after the bets."""

    @property
    def code(self) -> str:
        """The rules and their version."""
        ...

    @property
    def source(self) -> str:
        """The device that decides."""
        ...

    @property
    def clock(self) -> str:
        """The house's setting for the betting time."""
        ...

    @property
    def clauses(self) -> Clauses:
        """What the betting window cites."""
        ...

    @property
    def spots(self) -> tuple[str, ...]:
        """Every spot that takes chips."""
        ...

    @property
    def calls(self) -> Mapping[str, tuple[tuple[str, int], ...]]:
        """Call bets: the spots that each covers, with the pieces on them."""
        ...

    @property
    def opposites(self) -> tuple[tuple[str, str], ...]:
        """Spots that cover the two sides of an even chance."""
        ...

    @property
    def decks(self) -> int:
        """Decks in a full shoe; 0 for a game without cards."""
        ...

    @property
    def cut_card(self) -> int:
        """Cards behind the cut card; 0 when every round has a fresh shoe."""
        ...

    @property
    def draws_max(self) -> int:
        """No round takes more items than this."""
        ...

    def owes(self, result: Outcome, bets: tuple[Bets, ...]) -> int:
        """Items the device owes after these; 0 when the result is complete."""
        ...

    def admits(self, result: Outcome, shoe: Shoe | None, outcome: Outcome) -> bool:
        """Could these items come next?"""
        ...

    def outcomes(self, result: Outcome, shoe: Shoe | None) -> Iterable[tuple[Outcome, Fraction]]:
        """The law of the next item."""
        ...

    def spot_of(self, result: Outcome, index: int) -> str:
        """Where an item of the result lies."""
        ...

    def facts(self, result: Outcome) -> Facts:
        """The complete result in the game's words."""
        ...

    def verdict(self, spot: str, result: Outcome) -> Verdict:
        """What the complete result does to a stake on a spot."""
        ...
