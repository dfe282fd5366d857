"""The round's and the table's events in the words of the wire. `note` also feeds the memory."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from msgspec import Struct

from squaredeal import tables
from squaredeal.cards import Made
from squaredeal.games import poker
from squaredeal.kernel import Moved, Seat, Swept, moves_of
from squaredeal.server import wire
from squaredeal.server.views.memory import Memory
from squaredeal.server.views.poker import what_it_makes

ACTS: Final = frozenset({"call", "bet", "raise_to", "complete", "bring_in", "all_in"})
"""Movements that a seat chose; the others follow."""


def label(made: Made | None) -> wire.HandLabel | None:
    """What a hand makes, for words."""
    return None if made is None else wire.HandLabel(made.category, made.ranks)


def tell(memory: Memory, event: Struct, round_id: str) -> tuple[wire.Happened, ...]:
    """What a client hears of one projected event; nothing of those that only keep books.

    Reads the memory as it stands before the event.
    """
    teller = _TELLERS.get(type(event))
    return tuple(teller(memory, event, round_id)) if teller else ()


def note(memory: Memory, event: Struct) -> None:
    """Keep what the rail saw of one event."""
    noter = _NOTERS.get(type(event))
    if noter:
        noter(memory, event)


def _moved(memory: Memory, event: Moved, _round: str) -> Iterator[wire.Happened]:
    if event.why in ACTS and event.src.startswith("stack:"):
        seat = seat_of(event.src)
        chips = memory.bets.get(seat, 0) + event.chips
        hand = memory.hand
        is_all_in = hand is not None and hand.stacks[seat] == event.chips
        yield _did(memory, seat, event.why, chips, is_all_in=is_all_in)
        return
    yield wire.Went(event.src, event.dst, event.chips, event.why)


def _did(
    memory: Memory, seat: Seat, verb: str, chips: int | None = None, *, is_all_in: bool = False
) -> wire.Did:
    """An act, with the clause of the clock when it was the clock that acted."""
    by_clock = memory.lapsed == seat
    clause = "hand.clock.expiry" if by_clock else ""
    return wire.Did(seat, verb, chips, is_all_in=is_all_in, by_clock=by_clock, clause=clause)


def _swept(_memory: Memory, event: Swept, _round: str) -> Iterator[wire.Happened]:
    for src, dst, chips in moves_of(event):
        yield wire.Went(src, dst, chips, event.why)


def _won(_memory: Memory, event: poker.Won, _round: str) -> Iterator[wire.Happened]:
    for seat, chips in zip(event.seats, event.chips, strict=True):
        yield wire.Won(seat, chips, event.pot, event.board, label(event.made))


def _status(memory: Memory, event: tables.StatusChanged, _round: str) -> Iterator[wire.Happened]:
    was_out, is_out = event.seat in memory.out, event.status == "out"
    what = "out" if is_out and not was_out else "back" if was_out and not is_out else ""
    if event.leaving:
        what = "leaving"
    if what:
        yield wire.Seated(event.seat, what)


def _shown(_memory: Memory, event: poker.Shown, _round: str) -> Iterator[wire.Happened]:
    made = event.made[0] if event.made else None
    yield wire.Shown(event.seat, event.cards, label(made))


_TELLERS: Final[dict[type, Callable[[Memory, Any, str], Iterator[wire.Happened]]]] = {
    Moved: _moved,
    Swept: _swept,
    poker.Won: _won,
    poker.Shown: _shown,
    tables.StatusChanged: _status,
    poker.Acted: lambda m, e, _r: iter([_did(m, e.seat, e.verb)]),
    poker.Dealt: lambda _m, e, _r: iter([wire.Dealt(e.seat, e.cards, e.up)]),
    poker.Board: lambda _m, e, _r: iter([wire.Boarded(e.street, e.cards, e.board)]),
    poker.Mucked: lambda _m, e, _r: iter([wire.Mucked(e.seat)]),
    poker.Ruling: lambda _m, e, _r: iter([wire.Ruled(e.verb, e.clause, e.seat)]),
    tables.RoundStarted: lambda _m, e, r: iter([wire.Started(r, e.number, e.positions.button)]),
    tables.RoundEnded: lambda _m, e, r: iter([wire.Ended(r, e.void, e.clause)]),
    tables.SatDown: lambda _m, e, _r: iter([wire.Seated(e.seat, "sat", chips=e.stack)]),
    tables.StoodUp: lambda _m, e, _r: iter([wire.Seated(e.seat, "left", chips=e.chips)]),
}


def seat_of(place: str) -> Seat:
    """The seat of a place such as `stack:2`."""
    return int(place.partition(":")[2])


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
    memory.tags[event.seat] = wire.Tag(event.verb)
    if event.verb == "fold":
        memory.folded.add(event.seat)


def _note_board(memory: Memory, event: poker.Board) -> None:
    memory.new_street(event.street)
    memory.boards.setdefault(event.board, []).extend(event.cards)


def _note_shown(memory: Memory, event: poker.Shown) -> None:
    memory.shown[event.seat] = event.cards
    made = what_it_makes(event.cards, memory.board, memory.variant) if memory.variant else None
    if made is not None:
        memory.labels[event.seat] = made
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
    """The winning hand with its cards, when it was shown whole on the first board."""
    known = memory.labels.get(seat)
    made = label(event.made)
    if known and made and event.board == 0 and known.category == made.category:
        return known
    return made


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
    poker.Shown: _note_shown,
    poker.Won: _note_won,
    poker.Mucked: _note_mucked,
    tables.RoundEnded: _note_ended,
    tables.StatusChanged: _note_status,
    tables.StoodUp: _note_stood_up,
}

__all__ = ["ACTS", "label", "note", "seat_of", "tell"]
