"""How what is due happens: cards, clocks that have run out, what HOUSE does by itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from squaredeal.kernel import HOUSE, Act, Choice, Lapse, Move, ToAct, ToDeal
from squaredeal.runtime.coming import Due
from squaredeal.runtime.pace import Pace
from squaredeal.runtime.scribe import Scribe
from squaredeal.runtime.waits import expired
from squaredeal.tables import LEFT, TableGame

Must: TypeAlias = Callable[[Move], Awaitable[None]]


async def happen(game: TableGame, scribe: Scribe, pace: Pace, coming: Due, must: Must) -> None:
    """Play what is due."""
    awaited = game.awaits(scribe.state)
    match coming.kind:
        case "deal":
            assert isinstance(awaited, ToDeal)
            await must(scribe.deal(awaited))
        case "lapse":
            assert isinstance(awaited, ToAct)
            await _lapse(game, scribe, pace, awaited, must)
        case "seal":
            await must(scribe.new_seal())
        case "expire":
            await must(expired())
        case "start" | "close" | "shut":
            await must(Act(HOUSE, coming.kind))


async def _lapse(game: TableGame, scribe: Scribe, pace: Pace, awaited: ToAct, must: Must) -> None:
    """Time is over: what silence means, and whoever was on turn sits out from now on."""
    seat = HOUSE if HOUSE in awaited.seats else awaited.seats[0]
    meant = game.lapse(scribe.state, seat)
    await must(Lapse(seat))
    is_late = not awaited.window and awaited.clock != LEFT and meant.verb in ("fold", "check")
    sits_out = is_late and pace.sits_out
    if sits_out and isinstance(game.guard(scribe.state, seat, "sit_out"), Choice):
        await must(Act(seat, "sit_out"))


__all__ = ["Must", "happen"]
