"""A hand of hold'em from the blinds to the pots."""

from __future__ import annotations

import pytest

from squaredeal.games.poker import Ended, Shown, Won
from squaredeal.kernel import Illegal, Moved, Over, ToDeal
from tests.poker import table


def test_everybody_folds_to_the_big_blind() -> None:
    played = table(1000, 1000, 1000).play("0: fold", "1: fold")
    assert played.hand.stacks == (1000, 950, 1050)
    assert Moved("bet:2", "stack:2", 50, "uncalled") in played.events
    assert [Ended("uncontested")] == played.of(Ended)


def test_cards_come_one_each_in_turn_from_the_left_of_the_button() -> None:
    played = table(1000, 1000, 1000).play("deal Ac Kc Qc Ad Kd Qd")
    held = [tuple(veil.value for veil in veils) for veils in played.hand.cards]
    assert [(("Qc", "Qd"),), (("Ac", "Ad"),), (("Kc", "Kd"),)] == held


def test_a_deal_in_parts_is_the_deal_in_one() -> None:
    whole = table(1000, 1000).play("deal Ac Kc Ad Kd").hand
    assert whole == table(1000, 1000).play("deal Ac", "deal Kc Ad", "deal Kd").hand


def test_a_card_that_is_out_cannot_come_again() -> None:
    played = table(1000, 1000).play("deal Ac Kc Ad Kd", "0: call", "1: check")
    with pytest.raises(Illegal):
        played.play("deal 2c 3c Ac")


def test_a_hand_to_showdown_pays_the_better_hand() -> None:
    played = table(1000, 1000, button=1).play("deal Ac Kc Ad Kd", "1: call", "0: check")
    played.play("deal 2c 7d 9h", "0: check", "1: check", "deal 3s", "0: bet 100", "1: call")
    played.play("deal 4d", "0: bet 200", "1: call")
    assert [0] == [event.seat for event in played.of(Shown)]
    played.play("1: muck")
    assert (1400, 600) == played.hand.stacks
    assert played.of(Won)[0].made.category == "pair"


def test_an_all_in_is_opened_before_the_board() -> None:
    played = table(500, 1000).play("deal Ac Kc Ad Kd", "0: all_in", "1: call")
    assert {0, 1} == {event.seat for event in played.of(Shown)}
    assert ToDeal("deck", 3, "up") == played.game.awaits(played.hand)
    played.play("deal 2c 7d 9h", "deal 3s", "deal 4d")
    assert Over() == played.game.awaits(played.hand)
    assert (0, 1500) == played.hand.stacks
