"""Plays rounds against the house from lines of text, and reads what came of them."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from squaredeal.kernel import HOUSE, RAIL, Game, apply, parse_move, project, total


def play(game: Game[Any], setup: Struct | tuple[int, ...], *lines: str) -> tuple[Any, list[Any]]:
    """The state after these moves and every event on the way; chips are counted at every step."""
    start = game.setup_type(setup) if isinstance(setup, tuple) else setup
    state, told = game.start(start)
    events = list(told)
    chips = total(game.chips(state))
    for line in lines:
        state, told = apply(game, state, parse_move(line))
        assert chips == total(game.chips(state)), line
        events.extend(told)
        project(state, RAIL)
        project(state, HOUSE)
    return state, events


def returned(events: list[Any], spot: str, seat: int = 0) -> int:
    """What came back for one settled stake. Fails if the spot was never settled."""
    found = [e.returned for e in events if _is_settled(e, spot, seat)]
    assert found, f"{spot} of seat {seat} was not settled"
    return sum(found)


def _is_settled(event: Any, spot: str, seat: int) -> bool:
    return type(event).__name__ == "Settled" and event.spot == spot and event.seat == seat
