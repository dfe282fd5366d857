"""What a round has shown so far: the part of a view that the state no longer, or never, holds.

Everything here is taken from events as the rail saw them, so it holds nothing secret. It outlives
its round until the next one starts, so that people can read the result.
"""

from __future__ import annotations

from msgspec import Struct

from squaredeal.games.poker import Hand, Variant
from squaredeal.kernel import Seat
from squaredeal.server.views.makes import Boards, boards_of, makings
from squaredeal.server.wire import Making, PotView, ResultView, Tag


class Memory(Struct):
    """One round's. `hand` is the last state of the round as the rail saw it; `bets` and `tags` are
    of the street, `shown` what was turned up and `makes` what that makes, `players` who was dealt
    in, by seat. `drawn` counts the cards of the last draw. When a board is run more than once the
    first `shared` cards of all are the same. `out` are the seats that sit out; unlike the rest it
    is kept from round to round."""

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
    makes: dict[Seat, tuple[Making, ...]] = {}
    drawn: dict[Seat, int] = {}
    shared: int = 0
    rabbit: tuple[str, ...] = ()
    pots: tuple[PotView, ...] = ()
    results: list[ResultView] = []
    won: dict[Seat, int] = {}
    lapsed: Seat | None = None
    is_over: bool = False
    is_void: bool = False
    clause: str = ""

    @property
    def all_boards(self) -> Boards:
        """Every board as far as it has come, at least an empty one."""
        return boards_of(self.boards) or ((),)

    def making(self, seat: Seat) -> tuple[Making, ...]:
        """What the shown cards of a seat make with the boards as they are."""
        shown = self.shown.get(seat, ())
        return makings(shown, self.all_boards, self.variant) if self.variant else ()

    def has_part(self, seat: Seat) -> bool:
        """Does the seat hold a living hand?"""
        return self.hand is not None and seat in self.hand.live and seat not in self.folded

    @property
    def is_drawing(self) -> bool:
        """Are the cards given up on this street exchanged for others?"""
        streets = self.variant.streets if self.variant else ()
        return any(each.name == self.street and each.draw for each in streets)

    def new_draw(self, street: str) -> None:
        """Cards are given up: a street begins, and what was drawn before is history."""
        if street != self.street:
            self.drawn.clear()
        self.new_street(street)

    def new_street(self, street: str) -> None:
        """A street begins: what was done on the last one is no longer marked."""
        if street != self.street:
            self.street = street
            self.tags.clear()
            self.bets.clear()


__all__ = ["Memory"]
