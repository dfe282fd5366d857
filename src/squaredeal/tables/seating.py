"""What a seat's own verbs do. Nothing here touches the round in progress."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.kernel import Act, Moved, Seat, Step
from squaredeal.tables.events import (
    Closed,
    SatDown,
    SealPublished,
    Seeded,
    StatusChanged,
    StoodUp,
)
from squaredeal.tables.table import BLINDS, ENTRY, Occupied, Status, Table

Seated: TypeAlias = Callable[[Table, Act], Step[Table]]


def put(table: Table, seat: Seat, taken: Occupied | None) -> Table:
    """The table with one seat changed."""
    seats = list(table.seats)
    seats[seat] = taken
    return replace(table, seats=tuple(seats))


def _at(table: Table, act: Act) -> Occupied:
    taken = table.seats[act.seat]
    assert taken is not None
    return taken


def _in_round(table: Table, seat: Seat) -> bool:
    return table.round is not None and seat in table.dealt_in


def sit(table: Table, act: Act) -> Step[Table]:
    """Chips come from the player's wallet onto the table."""
    assert act.amount is not None
    assert act.spot is not None
    taken = Occupied(player=act.spot, stack=act.amount)
    after = replace(put(table, act.seat, taken), wallet=table.wallet - act.amount)
    moved = Moved("wallet", f"stack:{act.seat}", act.amount, "sit")
    return after, (moved, SatDown(act.seat, act.spot, act.amount))


def stand_up(table: Table, seat: Seat) -> Step[Table]:
    """The seat is free; its chips go back to the wallet. The seat must not be in a round."""
    taken = table.seats[seat]
    assert taken is not None
    happened: list[Struct] = []
    for place, chips in ((f"stack:{seat}", taken.stack), (f"queued:{seat}", taken.top_up)):
        if chips:
            happened.append(Moved(place, "wallet", chips, "leave"))
    chips = taken.stack + taken.top_up
    after = replace(put(table, seat, None), wallet=table.wallet + chips)
    return after, (*happened, StoodUp(seat, taken.player, chips, taken.hands))


def leave(table: Table, act: Act) -> Step[Table]:
    """Stand up now, or when the round is over."""
    if not _in_round(table, act.seat):
        return stand_up(table, act.seat)
    taken = replace(_at(table, act), leaving=True)
    changed = StatusChanged(act.seat, taken.status, taken.missed, leaving=True)
    return put(table, act.seat, taken), (changed,)


def top_up(table: Table, act: Act) -> Step[Table]:
    """Chips leave the wallet at once; during a round they wait beside the stack."""
    assert act.amount is not None
    taken = _at(table, act)
    place = "queued" if _in_round(table, act.seat) else "stack"
    if place == "queued":
        taken = replace(taken, top_up=taken.top_up + act.amount)
    else:
        taken = replace(taken, stack=taken.stack + act.amount)
    after = replace(put(table, act.seat, taken), wallet=table.wallet - act.amount)
    return after, (Moved("wallet", f"{place}:{act.seat}", act.amount, "top_up"),)


def _becomes(status: Status) -> Seated:
    def change(table: Table, act: Act) -> Step[Table]:
        taken = replace(_at(table, act), status=status)
        return put(table, act.seat, taken), (StatusChanged(act.seat, status, taken.missed),)

    return change


def sit_in(table: Table, act: Act) -> Step[Table]:
    """Back in the game; who has never played here still owes the entry, and chooses how to pay."""
    return _becomes("ready" if _at(table, act).hands else "new")(table, act)


def post_entry(table: Table, act: Act) -> Step[Table]:
    """Dealt into the next hand, for an entry or what was missed unless a blind is due anyway."""
    taken = _at(table, act)
    missed = taken.missed if taken.missed & BLINDS else taken.missed | ENTRY
    taken = replace(taken, status="ready", missed=missed)
    return put(table, act.seat, taken), (StatusChanged(act.seat, "ready", taken.missed),)


def seed(table: Table, act: Act) -> Step[Table]:
    """The word joins the next deal; it replaces an earlier one."""
    assert act.spot is not None
    return put(table, act.seat, replace(_at(table, act), seed=act.spot)), (
        Seeded(act.seat, act.spot),
    )


def seal(table: Table, act: Act) -> Step[Table]:
    """The next deck is fixed; seeds given before are forgotten, since they were known."""
    assert act.spot is not None
    seats = tuple(taken and replace(taken, seed="") for taken in table.seats)
    published = SealPublished(table.number + 1, act.spot)
    return replace(table, seal=act.spot, seats=seats), (published,)


def close(table: Table, act: Act) -> Step[Table]:
    """Everybody stands up with everything, and the table is gone."""
    happened: list[Struct] = []
    for seat, taken in enumerate(table.seats):
        if taken is not None:
            table, stood = stand_up(table, seat)
            happened += stood
    return replace(table, opened=False), (*happened, Closed())


SEATED: dict[str, Seated] = {
    "sit": sit,
    "rejoin": sit,
    "leave": leave,
    "top_up": top_up,
    "sit_out": _becomes("out"),
    "sit_in": sit_in,
    "post_entry": post_entry,
    "wait": _becomes("waiting"),
    "seed": seed,
    "seal": seal,
    "close": close,
}

__all__ = ["SEATED", "put", "stand_up"]
