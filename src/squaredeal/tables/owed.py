"""Who is dealt into the next hand, and what each of them owes before the cards.

Newcomers pay an entry or wait for the big blind; who sat out over the blinds returns with what was
missed: the highest blind live, lower ones dead, a small one alone dead too, and one set however
many orbits passed (cash.missed-blinds.*).
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.kernel import Seat
from squaredeal.tables.button import (
    between,
    clockwise,
    first_left,
    next_positions,
    third_blind,
    turn_button,
)
from squaredeal.tables.table import (
    BLINDS,
    ENTRY,
    MISSED_BIG,
    MISSED_SMALL,
    MISSED_THIRD,
    Occupied,
    Positions,
    Table,
)


class Post(Struct, frozen=True, gc=False):
    """Chips that a returning or new player posts; only `live` counts toward calling."""

    live: int = 0
    dead: int = 0


class Seating(Struct, frozen=True):
    """The next hand: positions, who is dealt in, who posts, and every seat as it then stands."""

    positions: Positions
    dealt_in: tuple[Seat, ...]
    posts: tuple[tuple[Seat, Post], ...]
    seats: tuple[Occupied | None, ...]


class Prices(Struct, frozen=True, gc=False):
    """What posts cost in the next hand, in chips; `third` is 0 where nobody posts a third blind.

    `has_blinds` is False for a hand that nobody posts blinds in: everybody who does not sit out is
    dealt in, and what is owed stays owed. `is_bomb`: everybody antes instead, the button stays.
    `button_moves`: it goes to the next player every hand, never dead (floor.dead-button).
    """

    small: int
    big: int
    entry: int
    return_in_small: bool = False
    has_blinds: bool = True
    is_bomb: bool = False
    third: int = 0
    button_moves: bool = False


def _in_play(table: Table) -> Mapping[Seat, Occupied]:
    return {
        seat: taken
        for seat, taken in enumerate(table.seats)
        if taken is not None and taken.stack and not taken.leaving
    }


def playable(table: Table) -> tuple[Seat, ...]:
    """Seats that can be dealt into the next hand if it starts now, in order."""
    seats = _in_play(table)
    ready = [seat for seat, taken in seats.items() if taken.status == "ready"]
    if len(ready) < 2:
        return tuple(seat for seat, taken in seats.items() if taken.status != "out")
    return tuple(ready)


def seat_players(table: Table, prices: Prices) -> Seating:
    """Who plays the next hand, from where, for which posts. Two or more must be playable."""
    if prices.is_bomb or not prices.has_blinds:
        return _seat_without_blinds(table, is_bomb=prices.is_bomb)
    continued = _continue(table, prices)
    if continued is None:
        table = _welcome(table)
        ready = {seat for seat, taken in _in_play(table).items() if taken.status == "ready"}
        coming = next_positions(Positions(), len(table.seats), ready)
    else:
        ready, coming = continued
    seats = _in_play(table)
    third = third_blind(coming, len(table.seats), ready) if prices.third else None
    pays = {coming.small, coming.big, third}
    owing = {seat: _post(seats[seat], prices) for seat in ready - pays}
    posts = tuple((seat, post) for seat, post in sorted(owing.items()) if post is not None)
    missed = _missed(table.positions, coming, third, len(table.seats))
    after = tuple(
        taken and _after(taken, dealt_in=seat in ready, missed=missed.get(seat, 0))
        for seat, taken in enumerate(table.seats)
    )
    return Seating(coming, tuple(sorted(ready)), posts, after)


def _seat_without_blinds(table: Table, *, is_bomb: bool) -> Seating:
    """Nobody posts: newcomers come in at once, unless it is a bomb pot that others can play."""
    seats = _in_play(table)
    ready = {seat for seat, taken in seats.items() if taken.status == "ready"}
    if not is_bomb or len(ready) < 2:
        ready = {seat for seat, taken in seats.items() if taken.status != "out"}
    stays = is_bomb and table.positions.button is not None
    coming = table.positions if stays else turn_button(table.positions, len(table.seats), ready)
    after = tuple(
        taken and _without_blinds(taken, dealt_in=seat in ready)
        for seat, taken in enumerate(table.seats)
    )
    return Seating(coming, tuple(sorted(ready)), (), after)


def _without_blinds(taken: Occupied, *, dealt_in: bool) -> Occupied:
    if dealt_in:
        return replace(taken, status="ready", idle=0, hands=taken.hands + 1)
    return replace(taken, idle=taken.idle + 1) if taken.status == "out" else taken


def _continue(table: Table, prices: Prices) -> tuple[set[Seat], Positions] | None:
    """Who is dealt in and where the blinds go from the last hand; None for a fresh start."""
    seats, last, count = _in_play(table), table.positions, len(table.seats)
    ready = {seat for seat, taken in seats.items() if taken.status == "ready"}
    waiting = {seat for seat, taken in seats.items() if taken.status == "waiting"}
    if last.big is None or len(ready) < 2:
        return None
    ready.add(first_left(count, last.big, ready | waiting))
    if not prices.return_in_small and len(ready) > 2:
        ready -= {seat for seat in ready if seat == last.big and seats[seat].missed & BLINDS}
    advance = turn_button if prices.button_moves else next_positions
    while len(ready) > 1:
        coming = advance(last, count, ready)
        behind = ready & _behind_the_button(coming, count)
        if not behind:
            return ready, coming
        ready -= behind
    return None


def _welcome(table: Table) -> Table:
    """The game starts afresh: everybody who does not sit out comes in without a post."""
    fresh = tuple(
        replace(taken, status="ready", missed=0)
        if taken is not None and taken.stack and not taken.leaving and taken.status != "out"
        else taken
        for taken in table.seats
    )
    return replace(table, seats=fresh, positions=Positions())


def _behind_the_button(coming: Positions, seats: int) -> set[Seat]:
    """Seats between the button and where the small blind is due: nobody comes in there."""
    between: set[Seat] = set()
    if coming.button is None or coming.small_seat in (None, coming.button):
        return between
    for seat in clockwise(seats, coming.button):
        if seat == coming.small_seat:
            break
        between.add(seat)
    return between


def _post(taken: Occupied, prices: Prices) -> Post | None:
    """What is owed before the cards (cash.missed-blinds.third, cash.entry-post.amount)."""
    if not taken.missed:
        return None
    if taken.missed & ENTRY:
        return Post(live=prices.entry)
    due = (MISSED_SMALL, prices.small), (MISSED_BIG, prices.big), (MISSED_THIRD, prices.third)
    owed = [chips for blind, chips in due if taken.missed & blind]
    if taken.missed == MISSED_SMALL:
        return Post(dead=prices.small)
    return Post(live=owed[-1], dead=sum(owed[:-1]))


def _missed(
    last: Positions, coming: Positions, third: Seat | None, seats: int
) -> Mapping[Seat, int]:
    """By seat, the blinds that go past it now: past everybody there who is not dealt in."""
    if last.big is None:
        return {}
    missed = dict.fromkeys(between(seats, last.small_seat, coming.small_seat), MISSED_SMALL)
    if coming.small_seat is not None and coming.small is None:
        missed[coming.small_seat] = MISSED_SMALL
    for seat in between(seats, last.big, coming.big):
        missed[seat] = missed.get(seat, 0) | MISSED_BIG
    for seat in between(seats, coming.big, third):
        missed[seat] = missed.get(seat, 0) | MISSED_THIRD
    return missed


def _after(taken: Occupied, *, dealt_in: bool, missed: int) -> Occupied:
    if dealt_in:
        return replace(taken, status="ready", missed=0, idle=0, hands=taken.hands + 1)
    if taken.status == "out":
        return replace(taken, missed=taken.missed | missed, idle=taken.idle + 1)
    return replace(taken, missed=taken.missed | missed) if taken.missed & BLINDS else taken


__all__ = ["Post", "Prices", "Seating", "playable", "seat_players"]
