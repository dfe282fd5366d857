"""Exact expectation: play every outcome with its probability instead of one at random."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import TypeAlias, TypeVar

from msgspec import Struct

from squaredeal.kernel.apply import apply
from squaredeal.kernel.awaits import Over, ToAct, ToDeal
from squaredeal.kernel.game import Game
from squaredeal.kernel.moves import Act, Chance

S = TypeVar("S", bound=Struct)
Mixed: TypeAlias = tuple[tuple[Act, Fraction], ...]
Policy: TypeAlias = Callable[[S], Mixed]


def expect(game: Game[S], s: S, policy: Policy[S], value: Callable[[S], Fraction]) -> Fraction:
    """The exact mean of `value` over finished rounds when everybody follows `policy`.

    `policy` gives each act with its probability; equal states are solved once. Exact fractions;
    meant for small games and ends of rounds, since it visits every reachable state.
    """
    known: dict[S, Fraction] = {}

    def mean(state: S) -> Fraction:
        found = known.get(state)
        if found is None:
            found = known[state] = _mean(state)
        return found

    def _mean(state: S) -> Fraction:
        awaited = game.awaits(state)
        match awaited:
            case Over():
                return value(state)
            case ToDeal():
                law = ((Chance(outcome), weight) for outcome, weight in game.outcomes(state))
                return sum((w * mean(game.step(state, move)[0]) for move, w in law), Fraction(0))
            case ToAct():
                acts = policy(state)
                return sum((w * mean(apply(game, state, a)[0]) for a, w in acts if w), Fraction(0))

    return mean(s)


__all__ = ["Mixed", "Policy", "expect"]
