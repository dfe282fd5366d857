"""What happens at a table without anybody asking, and when."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from squaredeal.kernel import HOUSE, Choice, Over, ToAct, ToDeal
from squaredeal.runtime.messages import Clock
from squaredeal.runtime.pace import Pace
from squaredeal.runtime.turns import Turn
from squaredeal.tables import CashTable, Table

Kind: TypeAlias = Literal["deal", "lapse", "seal", "start", "close"]


class Due(Struct, frozen=True):
    """Something that happens by itself at `when_ms`, if `at` is still the turn by then."""

    kind: Kind
    at: Turn
    when_ms: int


class Wish(Struct, frozen=True):
    """What the house wants of the table besides playing on."""

    close: bool = False
    pause: bool = False


def due(
    game: CashTable,
    state: Table,
    at: Turn,
    clock: Clock | None,
    pace: Pace,
    since_ms: int,
    wish: Wish,
) -> Due | None:
    """The next thing that happens by itself; None when only people can go on.

    `since_ms` is when the last turn began or the last round ended.
    """
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
    game: CashTable, state: Table, at: Turn, pace: Pace, since_ms: int, wish: Wish
) -> Due | None:
    if wish.close:
        return Due("close", at, since_ms)
    if wish.pause or not isinstance(game.guard(state, HOUSE, "start"), Choice):
        return None
    if not state.seal:
        return Due("seal", at, since_ms)
    return Due("start", at, since_ms + pace.between_ms)


__all__ = ["Due", "Wish", "due"]
