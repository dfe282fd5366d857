"""One version of a table: what happened, and how it stands, for whichever eyes."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from squaredeal.games.poker import Dealt, Hand, HandSetup, Mixed, Phase, Poker, Variant, playing
from squaredeal.kernel import RAIL, Await, Seat, project, veils
from squaredeal.runtime import Clock
from squaredeal.runtime.messages import Happening
from squaredeal.server import views, wire
from squaredeal.server.views import Memory
from squaredeal.tables import RoundEnded, RoundStarted, StoodUp, Table

_encode = msgspec.json.Encoder().encode


class Page(Struct, frozen=True):
    """`public` is what the rail may hear, `private` what a seat hears instead where that differs.

    `players` is who was dealt into the round, by seat: only they may see that seat's cards. `hand`
    is the last state of the round with its veils closed, `rail` the same as the rail sees it; both
    stay until the next round, as do `boards` and the `variant` that was played. Before the first
    round `variant` is the one to come. `left` is who stood up.
    """

    version: int
    at_ms: int
    round: str
    turn: int
    state: Table
    hand: Hand | None
    rail: Hand | None
    boards: views.Boards
    variant: Variant
    players: dict[Seat, int]
    occupants: dict[Seat, int]
    bots: frozenset[int]
    awaits: Await
    public: msgspec.Raw
    private: dict[Seat, msgspec.Raw]
    view: msgspec.Raw
    clock: Clock | None
    is_start: bool
    is_end: bool
    is_void: bool
    left: tuple[StoodUp, ...] = ()

    def seat_of(self, player: int | None) -> Seat | None:
        """Where the player sits."""
        return next((seat for seat, who in self.occupants.items() if who == player), None)

    def part_of(self, player: int | None) -> Seat | None:
        """The seat whose cards the player may see: dealt in, and still there."""
        seat = self.seat_of(player)
        return seat if seat is not None and self.players.get(seat) == player else None

    def events_for(self, player: int | None) -> msgspec.Raw:
        """What the player hears."""
        seat = self.part_of(player)
        return self.public if seat is None else self.private.get(seat, self.public)


class Listened(Struct):
    """The events of one page in the words of the wire."""

    public: list[wire.Happened] = []
    private: dict[Seat, list[wire.Happened]] = {}
    is_start: bool = False
    is_end: bool = False
    left: list[StoodUp] = []


def listen(happening: Happening, memory: Memory, round_id: str, game: Poker | Mixed) -> Listened:
    """Tell every event to whom it is for, and keep in `memory` what the rail saw."""
    heard = Listened()
    memory.lapsed = happening.lapsed
    street = _dealt_street(happening, game)
    for event in happening.events:
        if isinstance(event, RoundStarted):
            _begin(memory, event, happening, game)
            heard.is_start = True
        elif isinstance(event, RoundEnded):
            heard.is_end = True
        elif isinstance(event, StoodUp):
            heard.left.append(event)
        if street and isinstance(event, Dealt):
            memory.new_street(street)
        plain = project(event, RAIL)
        words = views.tell(memory, plain, round_id)
        for seat in _seats_that_see_more(event):
            heard.private.setdefault(seat, list(heard.public))
        for seat, own in heard.private.items():
            own.extend(views.tell(memory, project(event, seat), round_id))
        heard.public.extend(words)
        views.note(memory, plain)
    hand = happening.state.round
    if isinstance(hand, Hand):
        memory.hand = project(hand, RAIL)
        memory.pots = views.pots_of(memory.hand)
        if hand.phase == Phase.DISCARD:
            memory.new_draw(_street(hand, playing(game, hand.setup.game)))
    return heard


def _dealt_street(happening: Happening, game: Poker | Mixed) -> str:
    """The street that this deal opens in a game without a board; the board tells it elsewhere."""
    hand = happening.state.round
    if not isinstance(hand, Hand):
        return ""
    played = playing(game, hand.setup.game)
    return "" if played.variant.board_count else _street(hand, played)


def _street(hand: Hand, game: Poker) -> str:
    """Where a hand has come to."""
    program = game.terms.program
    return game.variant.streets[program[min(hand.at, len(program) - 1)].street].name


def _begin(memory: Memory, event: RoundStarted, happening: Happening, game: Poker | Mixed) -> None:
    setup = event.setup
    assert isinstance(setup, HandSetup), "cash tables play poker"
    variant = playing(game, setup.game).variant
    seats = {each.seat: each.player for each in happening.occupants}
    fresh = Memory(
        number=event.number,
        button=event.positions.button,
        commitment=event.seal,
        players={seat: seats[seat] for seat in event.dealt_in if seat in seats},
        out=memory.out,
        variant=variant,
        street=variant.streets[0].name,
    )
    for name in Memory.__struct_fields__:
        setattr(memory, name, getattr(fresh, name))


def _seats_that_see_more(event: Any) -> set[Seat]:
    """Seats for which a veil opens that stays shut for the rail."""
    return {
        seat for veil in veils(event) if RAIL not in veil.eyes for seat in veil.eyes if seat >= 0
    }


def raw(value: Any) -> msgspec.Raw:
    """A value encoded once, to be part of many messages."""
    return msgspec.Raw(_encode(value))


__all__ = ["Listened", "Page", "listen", "raw"]
