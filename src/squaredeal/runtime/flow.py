"""What happens at a table without anybody asking, and when."""

from __future__ import annotations

from collections.abc import Callable

from squaredeal.kernel import HOUSE, Choice, Over, ToAct, ToDeal
from squaredeal.runtime.coming import Due, Wish
from squaredeal.runtime.messages import Clock
from squaredeal.runtime.pace import Handle, Pace, Time
from squaredeal.runtime.turns import Turn
from squaredeal.runtime.waits import bank_due
from squaredeal.tables import CHOICE, BankState, BankTable, TableGame, TableState


def due(
    game: TableGame,
    state: TableState,
    at: Turn,
    clock: Clock | None,
    pace: Pace,
    since_ms: int,
    wish: Wish,
) -> Due | None:
    """The next thing that happens by itself; None when only people can go on.

    `since_ms` is when the last turn began or the last round ended.
    """
    if isinstance(game, BankTable) and isinstance(state, BankState):
        return bank_due(game, state, at, clock, pace, since_ms, wish)
    awaited = game.awaits(state)
    match awaited:
        case Over():
            return None
        case ToDeal():
            return Due("deal", at, since_ms + pace.deal_ms)
        case ToAct() if state.round is not None:
            return None if clock is None else Due("lapse", at, clock.ends_ms)
        case _:
            return _between(game, state, at, pace, since_ms, wish)


def _between(
    game: TableGame, state: TableState, at: Turn, pace: Pace, since_ms: int, wish: Wish
) -> Due | None:
    if wish.close:
        return Due("close", at, since_ms)
    if wish.pause or not isinstance(game.guard(state, HOUSE, "start"), Choice):
        return None
    if not state.seal:
        awaited = game.awaits(state)
        is_choosing = isinstance(awaited, ToAct) and awaited.clock == CHOICE
        return Due("seal", at, since_ms + (pace.clock_ms(CHOICE) if is_choosing else 0))
    return Due("start", at, since_ms + pace.between_ms)


class Alarm:
    """One timer: set for the next thing due, it is off for everything before."""

    def __init__(self, time: Time, ring: Callable[[Due], None]) -> None:
        self.coming: Due | None = None
        self._time, self._ring = time, ring
        self._handle: Handle | None = None

    def set(self, coming: Due | None) -> None:
        """Ring at its time; None rings for nothing. Setting the same again changes nothing."""
        if coming == self.coming:
            return
        if self._handle is not None:
            self._handle.cancel()
        self.coming, self._handle = coming, None
        if coming is not None:
            delay_ms = max(0, coming.when_ms - self._time.now_ms())
            self._handle = self._time.after(delay_ms, lambda: self._ring(coming))


__all__ = ["Alarm", "Due", "Wish", "due"]
