"""Every turn and river of an all-in Omaha hand, played by the engine and counted by the odds."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from squaredeal import registry
from squaredeal.analysis import equity
from squaredeal.cards import FULL_52, parse_cards
from squaredeal.games.poker.hand import HandSetup, Stakes
from squaredeal.kernel import Act, Chance, Lapse, Over, ToAct, ToDeal, apply
from squaredeal.rules import standard

HANDS = (parse_cards("As Kd Qh Jc"), parse_cards("9s 8s 7d 2h"))
FLOP = parse_cards("Ts 6s 2c")


def all_in_on_the_flop(game: Any) -> Any:
    """Heads-up, both seats all-in before the flop that is then dealt: seat 1 is the button."""
    stakes = Stakes(small_blind=1, big_blind=2, small_bet=2, big_bet=4)
    setup = HandSetup(stacks=(4, 4), seats=(0, 1), button=1, stakes=stakes, auto_muck=(0, 1))
    hand, _ = game.start(setup)
    dealt = tuple(card for pair in zip(*HANDS, strict=True) for card in pair)
    hand, _ = apply(game, hand, Chance(dealt))
    hand, _ = apply(game, hand, Act(1, "raise_to", 4))
    hand, _ = apply(game, hand, Act(0, "call", 2))
    while isinstance(awaited := game.awaits(hand), ToAct):
        hand, _ = apply(game, hand, Lapse(awaited.seats[0]))
    return apply(game, hand, Chance(FLOP))[0]


@pytest.mark.parametrize(("code", "variant"), [("plo@1", "omaha"), ("plo8@1", "omaha8")])
def test_the_engine_pays_what_the_odds_count(code: str, variant: str) -> None:
    game = registry.game(code, standard().room("online"))
    flop = all_in_on_the_flop(game)
    seen = (*HANDS[0], *HANDS[1], *FLOP)
    chips = [0, 0]
    deals = 0
    for turn, river in combinations(FULL_52.without(seen), 2):
        hand = flop
        for card in (turn, river):
            assert isinstance(game.awaits(hand), ToDeal)
            hand, _ = apply(game, hand, Chance((card,)))
        assert isinstance(game.awaits(hand), Over)
        chips = [have + stack for have, stack in zip(chips, hand.stacks, strict=True)]
        deals += 1
    found = equity(HANDS, FLOP, variant=variant, exact=True)
    assert deals == found.deals == 820
    assert chips == [int(share * deals * 8) for share in found.shares]
    assert found == equity(HANDS, FLOP, variant=code, exact=True)
