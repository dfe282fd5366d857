"""A bot without a plan: folds a fifth, checks or calls three fifths, raises a fifth of the time."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from squaredeal.bots.policy import among, any_act
from squaredeal.kernel import Act, Choice, Seat

FOLDS: Final = 20
PASSIVE: Final = 80


class RandomPolicy:
    """Plays any game; in poker with the shares above, elsewhere with equal chances."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def choose(self, view: Any, seat: Seat, choices: Sequence[Choice]) -> Act:
        """Any legal act."""
        passive = among(choices, "check", "call")
        if passive is None:
            return any_act(seat, self._chance.choice(choices), self._chance)
        press = among(choices, "bet", "raise_to", "complete")
        fold = among(choices, "fold")
        ticket = self._chance.randrange(100)
        chosen = passive
        if ticket < FOLDS and fold is not None and passive.verb != "check":
            chosen = fold
        elif ticket >= PASSIVE and press is not None:
            chosen = press
        return any_act(seat, chosen, self._chance)


__all__ = ["RandomPolicy"]
