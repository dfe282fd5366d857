"""Every verb of one player at one table, from the table's own guards and the house's policies."""

from __future__ import annotations

from typing import Final

from squaredeal.kernel import Choice, Refusal, Seat, guards
from squaredeal.server.guests import Guest
from squaredeal.server.views import Verbs
from squaredeal.tables import CashTable, Table

INTERNAL: Final = frozenset({"seal", "start", "close"})
"""Verbs of the house itself."""
SEAT: Final = "seat:"


def verbs_of(rules: CashTable, state: Table, seat: Seat | None, guest: Guest) -> Verbs:
    """What the player may do, each verb open with its bounds or closed with a reason."""
    if seat is None:
        return {"sit": sit(rules, state, guest)}
    asked = guards(rules, state, seat)
    return {verb: said for verb, said in asked.items() if verb not in INTERNAL | {"sit"}}


def sit(rules: CashTable, state: Table, guest: Guest) -> Choice | Refusal:
    """One choice over all free seats, its spots `seat:0`, `seat:1`, ...; or why none."""
    if guest.refusal is not None:
        return guest.refusal
    said = [rules.guard(state, seat, "sit") for seat in range(len(state.seats))]
    free = [seat for seat, each in enumerate(said) if isinstance(each, Choice)]
    first = said[free[0]] if free else said[0]
    if isinstance(first, Refusal):
        return first
    spots = tuple(f"{SEAT}{seat}" for seat in free)
    return Choice("sit", first.clause, first.low, first.high, first.unit, spots)


def seat_named(spot: str | None) -> Seat | None:
    """The seat of `seat:3`; None for anything else."""
    if spot is None or not spot.startswith(SEAT) or not spot[len(SEAT) :].isdecimal():
        return None
    return int(spot[len(SEAT) :])


__all__ = ["seat_named", "sit", "verbs_of"]
