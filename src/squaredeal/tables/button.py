"""Where the button and the blinds go next: the big blind never skips or repeats a player.

The button is dead (`hand.button`): it may stand at an empty seat, and the small blind may go
unposted, so that everybody pays the big blind once an orbit (hand.blinds.positions).
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import takewhile

from squaredeal.kernel import Seat
from squaredeal.tables.table import Positions


def clockwise(seats: int, after: Seat) -> tuple[Seat, ...]:
    """Every seat of the table, from the one left of `after` round to `after` itself."""
    return tuple((after + step) % seats for step in range(1, seats + 1))


def first_left(seats: int, after: Seat, among: Collection[Seat]) -> Seat:
    """The first of `among` to the left of `after`; `after` itself comes last."""
    return next(seat for seat in clockwise(seats, after) if seat in among)


def next_positions(last: Positions, seats: int, ready: Collection[Seat]) -> Positions:
    """Positions of the next hand, given who may be dealt in (two or more).

    `small_seat` is where the small blind is due, even if nobody sits there to post it.
    """
    if last.big is None:
        return _first_hand(seats, ready)
    big = first_left(seats, last.big, ready)
    if len(ready) == 2:
        other = first_left(seats, big, ready)
        return Positions(button=other, small=other, big=big, small_seat=other)
    small_seat = last.big
    small = small_seat if small_seat in ready and small_seat != big else None
    button = last.button if last.small_seat is None else last.small_seat
    if button is None or button in (big, small_seat):
        button = _right_of(seats, small_seat, ready, big)
    return Positions(button=button, small=small, big=big, small_seat=small_seat)


def turn_button(last: Positions, seats: int, ready: Collection[Seat]) -> Positions:
    """Positions of the next hand where nobody posts a blind: the button goes to the next player.

    Blinds are noted where they would have been, so that a game with blinds can follow.
    """
    if last.button is None:
        return _first_hand(seats, ready)
    button = first_left(seats, last.button, ready)
    small = button if len(ready) == 2 else first_left(seats, button, ready)
    big = first_left(seats, small, ready)
    return Positions(button=button, small=small, big=big, small_seat=small)


def _first_hand(seats: int, ready: Collection[Seat]) -> Positions:
    button = min(ready)
    if len(ready) == 2:
        return Positions(button=button, small=button, big=max(ready), small_seat=button)
    small = first_left(seats, button, ready)
    big = first_left(seats, small, ready)
    return Positions(button=button, small=small, big=big, small_seat=small)


def _right_of(seats: int, seat: Seat, ready: Collection[Seat], big: Seat) -> Seat:
    """The nearest player to the right of a seat who is not the big blind."""
    others = [other for other in clockwise(seats, seat) if other in ready and other != big]
    return others[-1] if others[-1] != seat else others[-2]


def third_blind(coming: Positions, seats: int, ready: Collection[Seat]) -> Seat | None:
    """Where a third blind is due: left of the big one, of three players or more."""
    if coming.big is None or len(ready) < 3:
        return None
    return first_left(seats, coming.big, ready)


def between(seats: int, after: Seat | None, to: Seat | None) -> tuple[Seat, ...]:
    """The seats that a blind jumps over on its way to the left, in order; none where it was not."""
    if after is None or to is None or after == to:
        return ()
    return tuple(takewhile(lambda seat: seat != to, clockwise(seats, after)))


__all__ = ["between", "clockwise", "first_left", "next_positions", "third_blind", "turn_button"]
