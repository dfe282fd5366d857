"""What a round has shown so far: the part of a view that the state no longer, or never, holds.

Everything here is taken from events as the rail saw them, so it holds nothing secret. It outlives
its round until the next one starts, so that people can read the result.
"""

from __future__ import annotations

from msgspec import Struct

from squaredeal.games.poker import Hand, Variant
from squaredeal.kernel import Seat
from squaredeal.server.wire import HandLabel, PotView, ResultView, Tag


class Memory(Struct):
    """One round's. `hand` is the last state of the round as the rail saw it; `bets` and `tags` are
    of the street, `shown` what was turned up, `players` who was dealt in, by seat. `out` are the
    seats that sit out; unlike the rest it is kept from round to round."""

    number: int = 0
    button: int | None = None
    commitment: str = ""
    players: dict[Seat, int] = {}
    hand: Hand | None = None
    variant: Variant | None = None
    street: str = ""
    boards: dict[int, list[str]] = {}
    bets: dict[Seat, int] = {}
    tags: dict[Seat, Tag] = {}
    folded: set[Seat] = set()
    out: set[Seat] = set()
    shown: dict[Seat, tuple[str, ...]] = {}
    labels: dict[Seat, HandLabel] = {}
    pots: tuple[PotView, ...] = ()
    results: list[ResultView] = []
    won: dict[Seat, int] = {}
    lapsed: Seat | None = None
    is_over: bool = False
    is_void: bool = False
    clause: str = ""

    @property
    def board(self) -> tuple[str, ...]:
        """The first board as far as it has come."""
        return tuple(self.boards.get(0, ()))

    def has_part(self, seat: Seat) -> bool:
        """Does the seat hold a living hand?"""
        return self.hand is not None and seat in self.hand.live and seat not in self.folded

    def new_street(self, street: str) -> None:
        """A street begins: what was done on the last one is no longer marked."""
        if street != self.street:
            self.street = street
            self.tags.clear()
            self.bets.clear()


__all__ = ["Memory"]
