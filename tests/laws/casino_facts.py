"""The facts that a round against the house carries forward, counted again from the moves alone."""

from __future__ import annotations

from collections import Counter
from typing import Any

from squaredeal.kernel import Act

CHANGES = ("place", "remove")
"""Verbs that change what a seat has laid."""


def recount(game: Any, turns: list[Any]) -> None:
    """How often each seat has changed its bets; machines count none. Raises AssertionError."""
    made: Counter[int] = Counter()
    for state, _, move in turns:
        if isinstance(move, Act) and move.verb in CHANGES:
            made[move.seat] += 1
        carried = getattr(state, "changes", ())
        counted = tuple(made[seat] for seat in range(len(carried)))
        assert counted == carried, f"{game.code} after {move}"


__all__ = ["recount"]
