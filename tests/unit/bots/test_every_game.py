"""No registered game is without bots: each plays whole rounds of it, one legal act at a time."""

from __future__ import annotations

from typing import Any

import pytest

from squaredeal import bots, registry
from squaredeal.analysis.environment import opening
from squaredeal.bots import STEADY, TIGHT, Policy, RandomPolicy, RulePolicy
from squaredeal.dealers import Seeded
from squaredeal.games.poker import Poker
from squaredeal.kernel import (
    HOUSE,
    Game,
    Lapse,
    ToAct,
    ToDeal,
    apply,
    choices,
    is_over,
    project,
    total,
)
from squaredeal.rules import standard

ROUNDS = 3


@pytest.mark.parametrize("code", registry.codes())
def test_every_bot_plays_every_game_to_its_end(code: str) -> None:
    game = registry.game(code, standard())
    for seed in range(ROUNDS):
        for policies in _tables(game, seed):
            setup = opening(game, len(policies))
            state, _ = game.start(setup)
            chips = total(game.chips(state))
            dealer = Seeded(seed, game.deck(setup))
            for _ in range(game.bound(setup)):
                if is_over(game, state):
                    break
                state = _step(game, state, policies, dealer)
            assert is_over(game, state)
            assert chips == total(game.chips(state))


def test_every_policy_is_tried() -> None:
    named = {getattr(bots, name) for name in bots.__all__}
    policies = {each for each in named if hasattr(each, "choose")} - {Policy}
    assert policies == {RandomPolicy, RulePolicy}


def _tables(game: Game[Any], seed: int) -> list[list[Policy]]:
    """The bots of this game in seats; those who play poker by rules sit with one another."""
    if not isinstance(game, Poker):
        return [[RandomPolicy(seed)]]
    by_rules: list[Policy] = [
        RulePolicy(game.variant, seed, STEADY),
        RulePolicy(game.variant, seed + 1, TIGHT),
    ]
    return [[RandomPolicy(seed), RandomPolicy(seed + 1)], by_rules]


def _step(game: Game[Any], state: Any, policies: list[Policy], dealer: Seeded) -> Any:
    awaited = game.awaits(state)
    if isinstance(awaited, ToDeal):
        return apply(game, state, dealer.answer(game, state, awaited))[0]
    assert isinstance(awaited, ToAct)
    for seat in (each for each in awaited.seats if each >= 0):
        offered = choices(game, state, seat)
        if offered:
            act = policies[seat].choose(project(state, seat), seat, offered)
            return apply(game, state, act)[0]
    return apply(game, state, Lapse(HOUSE))[0]
