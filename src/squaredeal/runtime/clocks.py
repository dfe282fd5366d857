"""The action clock of a table and the time banks of its players."""

from __future__ import annotations

from collections.abc import Mapping

from squaredeal.kernel import Await, Seat, ToAct
from squaredeal.runtime.messages import Clock
from squaredeal.runtime.pace import Pace
from squaredeal.runtime.turns import Turn


class Clocks:
    """At most one clock runs, for one turn. It dies with that turn."""

    def __init__(self, pace: Pace) -> None:
        self.pace = pace
        self.running: Clock | None = None
        self.turn: Turn | None = None
        self.banks: dict[int, int] = {}
        self._player: int | None = None

    def follow(
        self, awaited: Await, at: Turn, now_ms: int, players: Mapping[Seat, int], in_round: bool
    ) -> None:
        """Start, keep or stop the clock, now that `awaited` is what the table waits for.

        A time bank opens by itself when the time to act is over (hand.timebank.auto); what is used
        of it is gone.
        """
        if not in_round or not isinstance(awaited, ToAct):
            self.stop(now_ms)
            return
        clock = self.running
        if clock is not None and self.turn == at and clock.name == awaited.clock:
            return
        self.stop(now_ms)
        base_ms = self.pace.clock_ms(awaited.clock)
        bank_ms = 0
        if not awaited.window and base_ms:
            self._player = players.get(awaited.seats[0])
            if self._player is not None:
                bank_ms = self.banks.setdefault(self._player, self.pace.bank_ms)
        base_ends_ms = now_ms + base_ms
        self.running = Clock(
            awaited.seats, awaited.clock, now_ms, base_ends_ms, base_ends_ms + bank_ms
        )
        self.turn = at

    def stop(self, now_ms: int) -> None:
        """The turn is over: keep what is left of the bank."""
        if self.running is not None and self._player is not None:
            used_ms = max(0, now_ms - self.running.base_ends_ms)
            self.banks[self._player] = max(0, self.banks[self._player] - used_ms)
        self.running = self.turn = self._player = None


__all__ = ["Clocks"]
