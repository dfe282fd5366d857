"""What the rail saw of each event, kept in the memory for the views of the round."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from squaredeal import tables
from squaredeal.games import poker
from squaredeal.kernel import Moved, Seat, Swept
from squaredeal.server import wire
from squaredeal.server.views.happened import counted, seat_of
from squaredeal.server.views.makes import label, plain
from squaredeal.server.views.memory import Memory

UNMARKED: Final = frozenset({"decline", "allow", "rabbit"})
"""Acts that leave no mark at the seat."""


def note(memory: Memory, event: Struct) -> None:
    """Keep what the rail saw of one event."""
    noter = _NOTERS.get(type(event))
    if noter:
        noter(memory, event)


def _note_moved(memory: Memory, event: Moved) -> None:
    if event.src.startswith("stack:") and event.dst.startswith("bet:"):
        seat = seat_of(event.src)
        chips = memory.bets[seat] = memory.bets.get(seat, 0) + event.chips
        memory.tags[seat] = wire.Tag(event.why, chips)


def _note_swept(memory: Memory, event: Swept) -> None:
    if event.dst == "bet:*":
        for seat, chips in enumerate(event.chips):
            if chips:
                memory.bets[seat] = memory.bets.get(seat, 0) + chips
                memory.tags[seat] = wire.Tag(event.why, chips)
    elif event.src == "bet:*":
        memory.bets.clear()


def _note_acted(memory: Memory, event: poker.Acted) -> None:
    verb, count = counted(event.verb)
    if verb in UNMARKED:
        return
    memory.tags[event.seat] = wire.Tag(verb, count=count)
    if verb == "fold":
        memory.folded.add(event.seat)
    elif verb == "stand_pat":
        memory.drawn[event.seat] = 0


def _note_discarded(memory: Memory, event: poker.Discarded) -> None:
    cards = plain(event.cards)
    memory.tags[event.seat] = wire.Tag("discard", count=len(cards))
    if memory.is_drawing:
        memory.drawn[event.seat] = len(cards)


def _note_board(memory: Memory, event: poker.Board) -> None:
    memory.new_street(event.street)
    memory.boards.setdefault(event.board, []).extend(event.cards)
    for seat in memory.shown:
        memory.makes[seat] = memory.making(seat)


def _note_runout(memory: Memory, event: poker.Runout) -> None:
    """Boards run more than once begin with what lies there already."""
    common = memory.boards.setdefault(0, [])
    memory.shared = len(common)
    for board in range(1, event.boards):
        memory.boards[board] = list(common)


def _note_rabbit(memory: Memory, event: poker.Rabbit) -> None:
    memory.rabbit = event.cards


def _note_shown(memory: Memory, event: poker.Shown) -> None:
    memory.shown[event.seat] = event.cards
    memory.makes[event.seat] = memory.making(event.seat)
    memory.tags[event.seat] = wire.Tag("show")


def _note_won(memory: Memory, event: poker.Won) -> None:
    for seat, chips in zip(event.seats, event.chips, strict=True):
        memory.won[seat] = memory.won.get(seat, 0) + chips
        memory.tags[seat] = wire.Tag("won", memory.won[seat])
        memory.results.append(
            wire.ResultView(
                seat, event.pot, event.board, chips, _won_with(memory, event, seat), event.share
            )
        )


def _won_with(memory: Memory, event: poker.Won, seat: Seat) -> wire.HandLabel | None:
    """The winning hand, with its cards when it was shown."""
    for made in memory.makes.get(seat, ()):
        if (made.share, made.board) == (event.share, event.board):
            return made.hand if event.made else None
    return label(event.made)


def _note_mucked(memory: Memory, event: poker.Mucked) -> None:
    memory.tags[event.seat] = wire.Tag("muck")


def _note_status(memory: Memory, event: tables.StatusChanged) -> None:
    if event.status == "out":
        memory.out.add(event.seat)
    else:
        memory.out.discard(event.seat)


def _note_stood_up(memory: Memory, event: tables.StoodUp) -> None:
    memory.out.discard(event.seat)


def _note_ended(memory: Memory, event: tables.RoundEnded) -> None:
    memory.is_over, memory.is_void, memory.clause = True, event.void, event.clause


_NOTERS: Final[dict[type, Callable[[Memory, Any], None]]] = {
    Moved: _note_moved,
    Swept: _note_swept,
    poker.Acted: _note_acted,
    poker.Board: _note_board,
    poker.Discarded: _note_discarded,
    poker.Runout: _note_runout,
    poker.Rabbit: _note_rabbit,
    poker.Shown: _note_shown,
    poker.Won: _note_won,
    poker.Mucked: _note_mucked,
    tables.RoundEnded: _note_ended,
    tables.StatusChanged: _note_status,
    tables.StoodUp: _note_stood_up,
}

__all__ = ["note"]
