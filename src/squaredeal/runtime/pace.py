"""How fast a table plays, and the clock that it plays by."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from squaredeal.rules import HouseRules


class Handle(Protocol):
    """A timer that can still be called off."""

    def cancel(self) -> None: ...


class Time(Protocol):
    """The only source of time: wall time in ms, and calls after so many ms."""

    def now_ms(self) -> int: ...

    def after(self, delay_ms: int, call: Callable[[], None]) -> Handle: ...


class WallTime:
    """The system's clock when made, and from then on the monotonic one: it never jumps."""

    def __init__(self) -> None:
        self._began_ms = time.time_ns() // 1_000_000 - time.monotonic_ns() // 1_000_000

    def now_ms(self) -> int:
        """Milliseconds since 1970."""
        return self._began_ms + time.monotonic_ns() // 1_000_000

    def after(self, delay_ms: int, call: Callable[[], None]) -> Handle:
        """Call from the running loop. Timers follow the monotonic clock."""
        return asyncio.get_running_loop().call_later(delay_ms * 0.001, call)


class Pace(Struct, frozen=True):
    """Delays for people, in ms. `clocks` is the time to act by the name of its setting.

    `bank_ms` is a player's time bank at the table. `deal_ms` passes before cards, `between_ms`
    between rounds. `offer_ms` is the time for what nobody has to take up: a straddle, a vote, the
    choice of the next game. `sits_out` says whether who lets the bank run out sits out from then
    on.
    """

    clocks: tuple[tuple[str, int], ...] = ()
    action_ms: int = 15_000
    bank_ms: int = 30_000
    deal_ms: int = 600
    between_ms: int = 4_000
    offer_ms: int = 6_000
    sits_out: bool = True

    @classmethod
    def of(cls, house: HouseRules) -> Pace:
        """The house's clocks (hand.clock.limits-vary, hand.timebank.auto)."""
        return cls(
            clocks=tuple(
                (key, 1000 * house.value(key, int))
                for key in house.settings
                if key.startswith("hand.clock.seconds.")
            ),
            action_ms=1000 * house.value("hand.clock.seconds.cash", int),
            bank_ms=1000 * house.value("hand.timebank.seconds", int),
        )

    def clock_ms(self, name: str) -> int:
        """The time to act under this clock, without the bank."""
        if name == "left":
            return 0
        if name in ("offer", "choice"):
            return self.offer_ms
        return dict(self.clocks).get(name, self.action_ms)


FAST = Pace(action_ms=200, bank_ms=0, deal_ms=0, between_ms=0, offer_ms=200)
"""For bots among themselves."""

__all__ = ["FAST", "Handle", "Pace", "Time", "WallTime"]
