"""Opens an environment, wrapped as PettingZoo wraps its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from squaredeal import registry
from squaredeal.games.poker import Stakes
from squaredeal.kernel import Unavailable
from squaredeal.rules import HouseRules


def env(
    code: str = "nlhe@1",
    *,
    seats: int | None = None,
    stacks: int | Sequence[int] | None = None,
    stakes: Stakes | None = None,
    sizes: Sequence[str] | None = None,
    house: HouseRules | None = None,
    render_mode: str | None = None,
) -> Any:
    """A PettingZoo AEC environment over one round of this game; agents are `seat_0`, `seat_1`, ...

    Observations are `{"observation": float32 vector from 0 to 1, "action_mask": int8}` and come
    from the seat's projected state and its choices, nothing else. Rewards are chips won or lost,
    paid when the round ends. `sizes` are the amounts that an action may name: `min`, `half_pot`,
    `pot`, `max`, `half` (of the most), or a number of chips. With every number of a small game the
    environment is exact; fixed limit is always. The button moves one seat with every `reset`.

    `seats` is 2 in poker and 1 against the house when left out.

    Raises Unavailable without the `learning` extra, BadInput for an unknown code or size.
    """
    try:
        from pettingzoo.utils import wrappers
    except ImportError as error:
        raise Unavailable(
            "the environment needs PettingZoo: pip install 'squaredeal[learning]'"
        ) from error
    from squaredeal.analysis.environment.turns import Turns

    if seats is None:
        seats = 2 if registry.family(code) == "poker" else 1
    turns = Turns(code, seats, stacks, stakes, sizes, house, render_mode)
    bounded = wrappers.AssertOutOfBoundsWrapper(turns)
    return wrappers.OrderEnforcingWrapper(bounded)


__all__ = ["env"]
