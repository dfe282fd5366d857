"""House bots at cash tables of every poker game: they play it to its end and not like fools."""

from __future__ import annotations

import pytest

from squaredeal import registry
from squaredeal.bots import STEADY, TIGHT, Policy, RandomPolicy, RulePolicy
from squaredeal.bots.drawing import best_draw
from squaredeal.games.poker import BY_CODE, CODES
from squaredeal.tables import Bombs
from tests.unit.bots.felt import Felt


def trio(code: str) -> list[Policy]:
    variant = BY_CODE.get(code, BY_CODE["nlhe@1"])
    kinds: list[Policy] = [
        RulePolicy(variant, 1, STEADY),
        RulePolicy(variant, 2, TIGHT),
        RandomPolicy(3),
    ]
    return kinds[: variant.seats_most]


@pytest.mark.parametrize("code", [*CODES, *registry.mixes()])
def test_three_bots_play_every_game_and_no_chip_is_lost(code: str) -> None:
    felt = Felt(code, trio(code), offers=("run_it", "straddle", "rabbit"))
    felt.play(6)
    stacks = sum(taken.stack for taken in felt.table.seats if taken is not None)
    assert 1000 * len(felt.policies) == stacks


def test_three_bots_play_bomb_pots_on_several_boards() -> None:
    felt = Felt("plo@1", trio("plo@1"), bombs=Bombs(1, 30, 3))
    felt.play(5)
    assert felt.verbs["fold"] + felt.verbs["check"] + felt.verbs["bet"]


@pytest.mark.parametrize("code", ["plo@1", "stud7@1", "27td@1", "badugi@1", "razz@1"])
def test_a_bot_with_a_plan_beats_one_without(code: str) -> None:
    variant = BY_CODE[code]
    won = Felt(code, [RulePolicy(variant, 1), RandomPolicy(2)]).play(100)
    assert won[0] > 0


def cards(text: str) -> tuple[str, ...]:
    return tuple(text.split())


@pytest.mark.parametrize(
    ("code", "held", "gone"),
    [
        ("27td@1", "7c 4d 3h 2s Kc", {"Kc"}),
        ("27td@1", "7c 5d 4h 3s 2c", set()),
        ("a5td@1", "Ac 2d 4h 6s 6c", {"6s", "6c"}),
        ("badugi@1", "Ac 2d 4h Kh", {"Kh"}),
        ("badugi@1", "Ac 2d 4h 6s", set()),
        ("draw5@1", "Ac Ad 9h 6s 3c", {"9h", "6s", "3c"}),
        ("draw5@1", "Ac Ad Ah 6s 6c", set()),
    ],
)
def test_a_bot_draws_as_a_player_would(code: str, held: str, gone: set[str]) -> None:
    variant = BY_CODE[code]
    most = max(street.draw for street in variant.streets)
    policy = RulePolicy(variant, 5)
    chosen = best_draw(cards(held), most, variant, policy._chance).gone
    assert chosen == () if not gone else set(chosen) <= gone
    assert len(chosen) == len(gone) or len(gone) == 2
