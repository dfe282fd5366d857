"""How a round against the house begins, goes on and ends, and what it holds of each seat."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.bank import BANK, Shoe, stack_place
from squaredeal.kernel import Broken, Game, Moved, Over, Seat, Step
from squaredeal.tables.bank_state import BankState, round_setup
from squaredeal.tables.events import RoundEnded, RoundStarted, StoodUp
from squaredeal.tables.table import Positions

TAKEN_BACK = frozenset({"remove", "void"})
"""Chips that return for these reasons were never staked."""


def begin(s: BankState, game: Game[Any]) -> Step[BankState]:
    """A round that nobody has staked in yet."""
    setup: Any = round_setup(game, s)
    state, happened = game.start(setup)
    nothing = (0,) * len(s.seats)
    number = s.number + 1
    begun = RoundStarted(
        number=number,
        positions=Positions(),
        dealt_in=(),
        stacks=setup.stacks,
        setup=setup,
        seal=s.seal,
        seeds=tuple([guest.seed if guest is not None else "" for guest in s.seats]),
    )
    after = replace(s, number=number, round=state, held=nothing, staked=nothing)
    return after, (begun, *happened)


def follow(
    s: BankState, game: Game[Any], state: Struct, happened: tuple[Struct, ...]
) -> Step[BankState]:
    """The table after its round has made a step; the round's end is the table's affair."""
    chips = game.chips(state)
    held, staked = [0] * len(s.seats), list(s.staked)
    for place, count in chips.items():
        if place.startswith("bet:"):
            held[int(place.split(":", 2)[1])] += count
    for event in happened:
        if isinstance(event, Moved):
            _note_stake(staked, event)
    guests = tuple(
        [
            guest and replace(guest, purse=chips.get(stack_place(seat), 0))
            for seat, guest in enumerate(s.seats)
        ]
    )
    after = replace(
        s,
        seats=guests,
        round=state,
        bank=chips[BANK],
        held=tuple(held),
        staked=tuple(staked),
        dealt_in=tuple([seat for seat, chips in enumerate(staked) if chips]),
    )
    return after, happened


def _note_stake(staked: list[int], moved: Moved) -> None:
    source, _, rest = moved.src.partition(":")
    if source == "stack" and (moved.dst.startswith("bet:") or moved.why == "fee"):
        staked[int(rest)] += moved.chips
    elif source == "bet" and moved.why in TAKEN_BACK:
        staked[int(rest.partition(":")[0])] -= moved.chips


def finish(
    s: BankState, game: Game[Any], clause: str = "", *, void: bool = False
) -> Step[BankState]:
    """The round is over: what each seat has stays its purse; who is leaving stands up."""
    state: Any = s.round
    awaited = game.awaits(state)
    carry = awaited.carry if isinstance(awaited, Over) else None
    if not isinstance(carry, Shoe | None):
        raise Broken(f"{game.code} leaves a {type(carry).__name__}, which no table can carry")
    after = tuple([guest.purse if guest is not None else 0 for guest in s.seats])
    ended = RoundEnded(s.number, state.setup.stacks, after, void=void, clause=clause)
    rest = replace(
        s,
        round=None,
        seal="",
        dealt_in=(),
        held=(),
        staked=(),
        carry=None if void else carry,
        seats=tuple([guest and replace(guest, seed="", away_ms=0) for guest in s.seats]),
    )
    said: list[Struct] = [ended]
    for seat, guest in enumerate(rest.seats):
        if guest is not None and guest.leaving:
            rest, stood = stand_up(rest, seat)
            said += stood
    return rest, tuple(said)


def refill(s: BankState, seat: Seat, purse: int) -> Step[BankState]:
    """The player's wallet holds so much now; in a round the stack follows it."""
    guest = s.seats[seat]
    assert guest is not None
    more = purse - guest.purse
    after = replace(
        s,
        seats=(*s.seats[:seat], replace(guest, purse=purse), *s.seats[seat + 1 :]),
        wallet=s.wallet - more,
        round=None if s.round is None else with_stack(s.round, seat, more),
    )
    place = stack_place(seat)
    if more > 0:
        return after, (Moved("wallet", place, more, "purse"),)
    return after, (Moved(place, "wallet", -more, "purse"),) if more else ()


def with_stack(state: Struct, seat: Seat, more: int) -> Struct:
    """The round as if the seat had begun it with so much more; games keep `stacks` and `setup`."""
    round_: Any = state
    stacks, setup = list(round_.stacks), round_.setup
    began = list(setup.stacks)
    stacks[seat] += more
    began[seat] += more
    changed: Struct = replace(
        round_, stacks=tuple(stacks), setup=replace(setup, stacks=tuple(began))
    )
    return changed


def stand_up(s: BankState, seat: Seat) -> Step[BankState]:
    """The seat is free again; it must hold nothing in a round."""
    guest = s.seats[seat]
    assert guest is not None
    emptied, moved = refill(s, seat, 0)
    after = replace(emptied, seats=(*s.seats[:seat], None, *s.seats[seat + 1 :]))
    return after, (*moved, StoodUp(seat, guest.player, guest.purse, s.number))


__all__ = ["begin", "finish", "follow", "refill", "stand_up", "with_stack"]
