"""The clauses `floor.*` on the deal: misdeals, boxed, premature and superfluous cards."""

from __future__ import annotations

from fractions import Fraction

import pytest

from squaredeal.games.poker import Burned, Ended
from squaredeal.kernel import Choice, Illegal, Refusal, ToDeal
from tests.marks import clause
from tests.poker import Played, live

CAUSES = ("first_card_wrong_seat", "unentitled", "omitted", "count")


@clause(
    "floor.misdeal.first-card-wrong-seat",
    "floor.misdeal.unentitled",
    "floor.misdeal.omitted",
    "floor.misdeal.count",
)
@pytest.mark.parametrize("cause", CAUSES)
def test_a_wrong_deal_is_taken_back_before_substantial_action(cause: str) -> None:
    choice = live(*[5000] * 5).ruling("misdeal")
    assert isinstance(choice, Choice)
    assert cause in choice.spots
    late = live(*[5000] * 5).play("3: raise_to 300", "4: call")
    assert isinstance(late.ruling("misdeal"), Refusal)


@clause("floor.misdeal.button")
def test_a_misdeal_returns_the_blinds_and_deals_again_with_the_same_button() -> None:
    played = live(*[5000] * 3, button=2)
    before = played.hand
    played.play("deal Ac Kc Qc Ad Kd Qd").rule(1, "misdeal", spot="omitted")
    assert (5000, 5000, 5000) == played.hand.stacks
    assert [Ended("misdeal")] == played.of(Ended)
    assert before == played.game.start(played.hand.setup)[0]


@clause("floor.misdeal.exposed-two")
def test_two_exposed_cards_are_a_misdeal_and_one_is_not() -> None:
    played = live(*[5000] * 3, button=2).play("deal Ac Kc Qc Ad Kd Qd")
    played.rule(0, "exposed_card", cards=("Ac",))
    one = played.ruling("misdeal")
    assert isinstance(one, Choice)
    assert "exposed_two" not in one.spots
    played.rule(1, "exposed_card", cards=("Kd",))
    two = played.ruling("misdeal")
    assert isinstance(two, Choice)
    assert "exposed_two" in two.spots
    with pytest.raises(Illegal):
        played.rule(2, "exposed_card", cards=("Ac",))


@clause("floor.misdeal.count")
def test_a_wrong_number_of_cards_is_a_dead_hand_after_substantial_action() -> None:
    played = live(*[5000] * 5).play("3: raise_to 300", "4: call")
    assert isinstance(played.ruling("misdeal"), Refusal)
    played.rule(0, "kill_hand")
    assert 0 not in played.hand.live


def early() -> Played:
    """Preflop; the dealer has turned three cards while the last seat had still to act."""
    played = live(*[5000] * 3, button=2).play("deal Ac Kc Qc Ad Kd Qd", "2: call", "0: call")
    return played.rule(1, "premature_board", cards=("2c", "3c", "4c"))


@clause("floor.premature-board")
def test_a_flop_turned_too_early_goes_back_and_nothing_is_burned_again() -> None:
    played = early()
    assert isinstance(played.guard(1, "raise_to"), Choice)
    played.play("1: check")
    assert ToDeal("deck", 3, "up") == played.game.awaits(played.hand)
    law = dict(played.game.outcomes(played.hand))
    assert Fraction(1, 46) == law[("2c",)]
    played.play("deal 2c 9d 9h")
    assert 1 == played.hand.burned
    assert not played.of(Burned)
    played.play("0: check", "1: check", "2: check")
    assert "burn" == played.game.awaits(played.hand).face


@clause("floor.boxed-card")
def test_a_card_face_up_in_the_deck_does_not_exist() -> None:
    played = live(*[5000] * 2, button=1).play("deal 7c").rule(0, "boxed_card", cards=("Kd",))
    assert not played.game.admits(played.hand, ("Kd",))
    played.play("deal 4h 2s 3s")
    held = [tuple(veil.value for veil in veils) for veils in played.hand.cards]
    assert [(("7c", "2s"),), (("4h", "3s"),)] == held


@clause("floor.flop-four")
def test_the_card_picked_of_four_is_the_next_burn() -> None:
    played = live(*[5000] * 2, button=1).play("deal Ac Kc Ad Kd", "1: call", "0: check", "deal ??")
    played.rule(0, "flop_four", cards=("2c", "3d", "9h", "Ts"))
    assert (("2c", "3d", "9h"),) == played.hand.boards
    played.play("0: check", "1: check")
    assert ToDeal("deck", 1, "up") == played.game.awaits(played.hand)
    assert not played.game.admits(played.hand, ("Ts",))
    played.play("deal 5c", "0: check", "1: check")
    assert "burn" == played.game.awaits(played.hand).face


@clause("refund.cash.void-hands")
def test_a_void_hand_gives_every_chip_back() -> None:
    played = live(*[5000] * 3).play("0: raise_to 300", "1: call", "2: call").until_board(3)
    played.play("1: bet 500").rule(0, "void", spot="fouled_deck")
    assert (5000, 5000, 5000) == played.hand.stacks
    assert [Ended("void")] == played.of(Ended)


@clause("floor.dispute.claim")
def test_nothing_is_ruled_in_a_hand_that_is_over() -> None:
    played = live(*[5000] * 2, button=1).play("1: fold")
    for verb in played.game.rulings:
        assert Refusal("hand_over", "floor.dispute.claim") == played.ruling(verb)
