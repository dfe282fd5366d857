"""What a table stands in: who sits there, who is connected, which game and unit."""

from __future__ import annotations

from msgspec import Struct

from squaredeal.kernel import Await, Seat
from squaredeal.runtime import Occupant
from squaredeal.server.wire import Person, RotationView, Unit


class Around(Struct, frozen=True):
    """Everything beside the state that a view of one moment needs."""

    table: str
    name: str
    family: str
    betting: str
    unit: Unit
    round: str
    turn: int
    awaits: Await
    occupants: tuple[Occupant, ...]
    connected: frozenset[int]
    watchers: int
    title: str = ""
    rotation: RotationView | None = None

    def person(self, seat: Seat) -> Person | None:
        """Who sits there."""
        for each in self.occupants:
            if each.seat == seat:
                return Person(
                    str(each.player),
                    each.nickname,
                    each.is_bot,
                    each.is_bot or each.player in self.connected,
                )
        return None


UNITS = {
    "play_chips": Unit("play_chips", 0, ""),
    "eur_cents": Unit("eur_cents", 2, "€"),
}


def unit_of(code: str) -> Unit:
    """How a unit is shown; one without decimals or sign when it is not a currency."""
    return UNITS.get(code) or Unit(code, 0, "")


__all__ = ["Around", "unit_of"]
