"""Rounds and turns: what an envelope must name so that a late one cannot act in the wrong place."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from squaredeal.kernel import HOUSE, Act, Await, Move, ToAct


class Turn(Struct, frozen=True):
    """The place in a table's life: `round` counts rounds, `turn` the choices awaited in it."""

    round: int = 0
    turn: int = 0


def next_turn(
    at: Turn,
    move: Move,
    before: Await,
    after: Await,
    round_verbs: Collection[str],
    begins_with: str = "start",
) -> Turn:
    """Where the table stands after a move.

    A round begins with HOUSE's `start`, or with the seal where the first stake begins it. A turn
    ends when somebody else is awaited, or the one on turn has acted; a window is one turn however
    many act in it.
    """
    if isinstance(move, Act) and move.seat == HOUSE and move.verb == begins_with:
        return Turn(at.round + 1, 0)
    if not isinstance(before, ToAct) or not isinstance(after, ToAct):
        return at if before == after else Turn(at.round, at.turn + 1)
    if before.window and after.window and before.clock == after.clock:
        return at
    acted = not isinstance(move, Act) or move.verb in round_verbs
    if acted or before.seats != after.seats or before.window != after.window:
        return Turn(at.round, at.turn + 1)
    return at


__all__ = ["Turn", "next_turn"]
