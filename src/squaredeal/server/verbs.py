"""Every verb of one player at one table, from the table's own guards and the house's policies."""

from __future__ import annotations

from typing import Final

from squaredeal.kernel import Await, Choice, Refusal, Seat, ToAct
from squaredeal.server.guests import Guest
from squaredeal.server.members import now_ms
from squaredeal.server.views import Verbs
from squaredeal.tables import CashTable, Table
from squaredeal.tables.guards import GUARDS

NOT_A_SEATS: Final = frozenset({"sit", "rejoin", "seal", "start", "close"})
"""Verbs of the house itself, and of those who have no seat yet."""
ALWAYS_SHOWN: Final = ("fold", "check", "call", "bet", "raise_to", "complete")
"""Verbs of a round that a seat sees even when it is not its turn: the buttons keep their places."""
SEAT: Final = "seat:"


def verbs_of(
    rules: CashTable, table: str, state: Table, awaits: Await, seat: Seat | None, guest: Guest
) -> Verbs:
    """What the player may do, each verb open with its bounds or closed with a reason.

    A seat that is not awaited is asked only for what it is shown.
    """
    if seat is None:
        return {"sit": sit(rules, table, state, guest)}
    verbs = [verb for verb in GUARDS if verb not in NOT_A_SEATS]
    if rules.is_chosen and isinstance(rules.guard(state, seat, "choose"), Choice):
        verbs.append("choose")
    if state.round is not None:
        is_awaited = isinstance(awaits, ToAct) and seat in awaits.seats
        verbs += rules.game.verbs if is_awaited else ALWAYS_SHOWN
    return {verb: rules.guard(state, seat, verb) for verb in verbs}


def sit(rules: CashTable, table: str, state: Table, guest: Guest) -> Choice | Refusal:
    """One choice over all free seats, its spots `seat:0`, `seat:1`, ...; or why none.

    Its least is what the guest must bring back, even above the usual most.
    """
    refused = guest.refusal or guest.left_too_soon(rules.house, state.setup, now_ms())
    if refused is not None:
        return refused
    said = [rules.guard(state, seat, "sit") for seat in range(len(state.seats))]
    free = [seat for seat, each in enumerate(said) if isinstance(each, Choice)]
    first = said[free[0]] if free else said[0]
    if isinstance(first, Refusal):
        return first
    spots = tuple(f"{SEAT}{seat}" for seat in free)
    back = guest.to_bring_back(rules.house, table, state.setup, now_ms())
    low, high = first.low or 0, first.high or 0
    clause = back.clause if back.value > low else first.clause
    return Choice("sit", clause, max(low, back.value), max(high, back.value), first.unit, spots)


def seat_named(spot: str | None) -> Seat | None:
    """The seat of `seat:3`; None for anything else."""
    if spot is None or not spot.startswith(SEAT) or not spot[len(SEAT) :].isdecimal():
        return None
    return int(spot[len(SEAT) :])


__all__ = ["seat_named", "sit", "verbs_of"]
