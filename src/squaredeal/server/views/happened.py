"""The round's and the table's events in the words of the wire."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from msgspec import Struct

from squaredeal import tables
from squaredeal.games import poker
from squaredeal.kernel import Moved, Seat, Swept, moves_of
from squaredeal.server import wire
from squaredeal.server.views.makes import first, label, makings, plain
from squaredeal.server.views.memory import Memory

ACTS: Final = frozenset({"call", "bet", "raise_to", "complete", "bring_in", "all_in"})
"""Movements that a seat chose; the others follow."""


def tell(memory: Memory, event: Struct, round_id: str) -> tuple[wire.Happened, ...]:
    """What a client hears of one projected event; nothing of those that only keep books.

    Reads the memory as it stands before the event.
    """
    teller = _TELLERS.get(type(event))
    return tuple(teller(memory, event, round_id)) if teller else ()


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
    memory: Memory,
    seat: Seat,
    verb: str,
    chips: int | None = None,
    *,
    is_all_in: bool = False,
    count: int | None = None,
) -> wire.Did:
    """An act, with the clause of the clock when it was the clock that acted."""
    by_clock = memory.lapsed == seat
    clause = "hand.clock.expiry" if by_clock else ""
    return wire.Did(seat, verb, chips, None, is_all_in, by_clock, clause, count)


def _acted(memory: Memory, event: poker.Acted, _round: str) -> Iterator[wire.Happened]:
    verb, count = counted(event.verb)
    yield _did(memory, event.seat, verb, count=count)


def counted(verb: str) -> tuple[str, int | None]:
    """The verb of an act without chips, and what it counts: `run_2` is a vote for two boards."""
    name, _, count = verb.rpartition("_")
    return (name, int(count)) if name and count.isdecimal() else (verb, None)


def _discarded(_memory: Memory, event: poker.Discarded, _round: str) -> Iterator[wire.Happened]:
    cards = plain(event.cards)
    yield wire.Discarded(event.seat, len(cards), cards)


def _begun(_memory: Memory, event: tables.RoundStarted, name: str) -> Iterator[wire.Happened]:
    setup = event.setup
    assert isinstance(setup, poker.HandSetup)
    button = event.positions.button
    yield wire.Started(name, event.number, button, setup.game, setup.bomb)


def _swept(_memory: Memory, event: Swept, _round: str) -> Iterator[wire.Happened]:
    for src, dst, chips in moves_of(event):
        yield wire.Went(src, dst, chips, event.why)


def _won(_memory: Memory, event: poker.Won, _round: str) -> Iterator[wire.Happened]:
    for seat, chips in zip(event.seats, event.chips, strict=True):
        made = label(event.made)
        yield wire.Won(seat, chips, event.pot, event.board, made, share=event.share)


def _status(memory: Memory, event: tables.StatusChanged, _round: str) -> Iterator[wire.Happened]:
    was_out, is_out = event.seat in memory.out, event.status == "out"
    what = "out" if is_out and not was_out else "back" if was_out and not is_out else ""
    if event.leaving:
        what = "leaving"
    if what:
        yield wire.Seated(event.seat, what)


def _shown(memory: Memory, event: poker.Shown, _round: str) -> Iterator[wire.Happened]:
    variant = memory.variant
    makes = makings(event.cards, memory.all_boards, variant) if variant else ()
    yield wire.Shown(event.seat, event.cards, first(makes), makes)


_TELLERS: Final[dict[type, Callable[[Memory, Any, str], Iterator[wire.Happened]]]] = {
    Moved: _moved,
    Swept: _swept,
    poker.Won: _won,
    poker.Shown: _shown,
    tables.StatusChanged: _status,
    poker.Acted: _acted,
    poker.Discarded: _discarded,
    poker.Reshuffled: lambda _m, e, _r: iter([wire.Reshuffled(e.cards)]),
    poker.Runout: lambda _m, e, _r: iter([wire.Runout(e.boards)]),
    poker.Rabbit: lambda _m, e, _r: iter([wire.Rabbit(e.cards)]),
    poker.Dealt: lambda _m, e, _r: iter([wire.Dealt(e.seat, e.cards, e.up)]),
    poker.Board: lambda _m, e, _r: iter([wire.Boarded(e.street, e.cards, e.board)]),
    poker.Mucked: lambda _m, e, _r: iter([wire.Mucked(e.seat)]),
    poker.Ruling: lambda _m, e, _r: iter([wire.Ruled(e.verb, e.clause, e.seat)]),
    tables.RoundStarted: _begun,
    tables.GameChosen: lambda _m, e, _r: iter([wire.GameChosen(e.seat, e.game)]),
    tables.RoundEnded: lambda _m, e, r: iter([wire.Ended(r, e.void, e.clause)]),
    tables.SatDown: lambda _m, e, _r: iter([wire.Seated(e.seat, "sat", chips=e.stack)]),
    tables.StoodUp: lambda _m, e, _r: iter([wire.Seated(e.seat, "left", chips=e.chips)]),
}


def seat_of(place: str) -> Seat:
    """The seat of a place such as `stack:2`."""
    return int(place.partition(":")[2])


__all__ = ["ACTS", "counted", "seat_of", "tell"]
