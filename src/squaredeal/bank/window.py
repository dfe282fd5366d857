"""The betting window: any seat may place and remove chips until it closes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

from msgspec import Struct

from squaredeal.bank.bets import Bets
from squaredeal.bank.limits import Limits, room
from squaredeal.kernel import HOUSE, Choice, Refusal, Seat, refuse


class Clauses(Struct, frozen=True):
    """The clauses that a game's betting window cites."""

    close: str
    spots: str
    limits: str = "live.bet.reject-limits"
    funds: str = "live.bet.reject-limits"


@cache
def plain(verb: str, clause: str) -> Choice:
    """A choice without amount, spot or cards; made once."""
    return Choice(verb, clause)


@lru_cache(maxsize=4096)
def place_guard(
    limits: Limits,
    spots: tuple[str, ...],
    bets: Bets,
    stack: int,
    clauses: Clauses,
    opposites: tuple[tuple[str, str], ...] = (),
) -> Choice | Refusal:
    """Where one seat with an open window may add chips, and how many on each spot."""
    found = room(limits, spots, bets, stack, opposites)
    if not found.spots:
        if stack < limits.low:
            return refuse("insufficient_funds", clauses.funds, stack=stack, low=limits.low)
        return refuse("no_spot_free", clauses.spots)
    return Choice(
        "place", clauses.limits, found.low, found.high, spots=found.spots, bounds=found.bounds
    )


def announce_guard(
    limits: Limits,
    bundles: Mapping[str, tuple[tuple[str, int], ...]],
    bets: Bets,
    stack: int,
    clauses: Clauses,
) -> Choice | Refusal:
    """Call bets that one seat may make: the amount is chips a piece, the spot names the call."""
    spots: list[str] = []
    bounds: list[tuple[int, int]] = []
    for name, pieces in bundles.items():
        low, high = _piece_bounds(limits, pieces, bets, stack)
        if low <= high:
            spots.append(name)
            bounds.append((low, high))
    if not spots:
        return refuse("no_call_bets", clauses.spots)
    low, high = min(b[0] for b in bounds), max(b[1] for b in bounds)
    return Choice("announce", clauses.limits, low, high, spots=tuple(spots), bounds=tuple(bounds))


def _piece_bounds(
    limits: Limits, pieces: tuple[tuple[str, int], ...], bets: Bets, stack: int
) -> tuple[int, int]:
    """Chips a piece; a spot of a call may take more than one piece."""
    held = dict(bets)
    low, high = 1, stack // sum(count for _, count in pieces)
    for spot, count in pieces:
        least, most = limits.of(spot)
        missing = max(0, least - held.get(spot, 0))
        low = max(low, -(-missing // count))
        high = min(high, (most - held.get(spot, 0)) // count)
    return low, high


def remove_guard(bets: Bets, clauses: Clauses) -> Choice | Refusal:
    """Spots that one seat with an open window may clear."""
    if not bets:
        return refuse("nothing_placed", clauses.close)
    return Choice("remove", clauses.close, spots=tuple([spot for spot, _ in bets]))


def close_guard(seat: Seat, open_seats: tuple[Seat, ...], clauses: Clauses) -> Choice | Refusal:
    """A seat may say that its bets are made; HOUSE closes the window for all."""
    if seat == HOUSE or seat in open_seats:
        return plain("close", clauses.close)
    return refuse("already_closed", clauses.close)


def void_guard(over: bool) -> Choice | Refusal:
    """The floor may void a round that is not settled: every stake goes back."""
    if over:
        return refuse("round_over", "live.malfunction-void")
    return Choice("void", "live.malfunction-void")
