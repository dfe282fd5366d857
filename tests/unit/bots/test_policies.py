"""House bots play legally, within what they see, and the better ones win."""

from __future__ import annotations

import pytest

from squaredeal.bots import STEADY, TIGHT, Policy, RandomPolicy, RulePolicy, rank_of_hand
from squaredeal.games.poker import build
from tests.unit.bots.table import play, play_round


def bots(code: str, seats: int, seed: int = 1) -> list[Policy]:
    variant = build(code).variant
    kinds: list[Policy] = [
        RulePolicy(variant, seed, STEADY),
        RulePolicy(variant, seed + 1, TIGHT),
        RandomPolicy(seed + 2),
    ]
    return [kinds[seat % 3] for seat in range(seats)]


@pytest.mark.parametrize("code", ["nlhe@1", "plhe@1", "flhe@1", "plo@1"])
@pytest.mark.parametrize("seats", [2, 6, 9])
def test_bots_only_choose_what_is_offered(code: str, seats: int) -> None:
    won = play(code, bots(code, seats), 25)
    assert sum(won.values()) == 0


def test_equal_seeds_and_views_give_equal_acts() -> None:
    first = [play_round("nlhe@1", bots("nlhe@1", 6), number)[1] for number in range(10)]
    again = [play_round("nlhe@1", bots("nlhe@1", 6), number)[1] for number in range(10)]
    assert first == again


def test_the_competent_bot_beats_the_random_one() -> None:
    variant = build("nlhe@1").variant
    players: list[Policy] = [RulePolicy(variant, 1), RandomPolicy(2)]
    won = play("nlhe@1", players, 300)
    assert won[0] > 0


def test_the_tight_bot_plays_fewer_hands_than_the_competent_one() -> None:
    variant = build("nlhe@1").variant
    shares = []
    for character in (TIGHT, STEADY):
        players: list[Policy] = [RulePolicy(variant, seat, character) for seat in range(6)]
        acts = [act for number in range(60) for act in play_round("nlhe@1", players, number)[1]]
        folds = sum(act.verb == "fold" for act in acts)
        shares.append(folds * 100 // len(acts))
    assert shares[0] > shares[1]


def test_starting_hands_are_ordered_as_players_know_them() -> None:
    order = [("As", "Ah"), ("Ks", "Kh"), ("As", "Ks"), ("As", "Kh"), ("9s", "8s"), ("7s", "2h")]
    ranks = [rank_of_hand(cards) for cards in order]
    assert ranks == sorted(ranks)
    assert ranks[0] == 0
    assert ranks[-1] > 900
