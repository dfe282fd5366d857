"""The clauses `floor.*` on options: straddles, bomb pots, several boards, rabbit hunting."""

from __future__ import annotations

import pytest

from squaredeal.games.poker import Phase, Rabbit, Rake, Runout
from squaredeal.games.poker.forced import bomb_rake
from squaredeal.kernel import HOUSE, Choice, Illegal, Moved, Refusal
from tests.marks import clause
from tests.poker import Played, live


def offered(*stacks: int, **more: object) -> Played:
    """A table where straddles are authorised; the window is open."""
    return live(*stacks, offers=("straddle",), **more)


@clause("floor.straddle.position")
def test_any_seat_but_the_blinds_may_straddle() -> None:
    played = offered(*[5000] * 6, button=0)
    for seat in (3, 4, 5, 0):
        assert isinstance(played.guard(seat, "straddle"), Choice)
    assert "floor.straddle.position" == played.refusal(1, "straddle").clause
    played.play("0: straddle 200")
    assert Phase.DEAL == played.hand.phase


@clause("floor.straddle.position")
def test_a_straddle_is_live_and_the_last_to_act() -> None:
    played = offered(*[5000] * 6, button=0).play("3: straddle 200", "house: close")
    played.play("4: call")
    assert (5, 0, 1, 2, 3) == played.hand.queue
    played.play("5: fold", "0: fold", "1: fold", "2: fold")
    assert isinstance(played.guard(3, "check"), Choice)


@clause("floor.straddle.multiple", "floor.straddle.cap")
def test_double_and_triple_straddles_go_up_to_the_cap() -> None:
    played = offered(*[5000] * 6, button=0)
    assert (200, 500) == played.bounds(3, "straddle")
    with pytest.raises(Illegal):
        played.play("3: straddle 501")
    played.play("3: straddle 200", "4: straddle 400")
    assert "floor.straddle.multiple" == played.refusal(3, "straddle").clause
    assert (500, 500) == played.bounds(0, "straddle")
    played.play("0: straddle 500")
    assert 500 == played.hand.price
    assert Phase.DEAL == played.hand.phase


@clause("floor.straddle.director")
def test_without_authorisation_there_is_no_straddle() -> None:
    played = live(*[5000] * 6, button=0)
    assert "floor.straddle.director" == played.refusal(3, "straddle").clause


@clause("floor.bomb-pot.when", "floor.bomb-pot.mandatory")
def test_in_a_bomb_pot_everybody_antes_and_the_flop_comes_at_once() -> None:
    played = live(*[5000] * 9, button=0, bomb=500, boards=2)
    assert 4500 == sum(played.hand.paid)
    played.until_board(3)
    assert [3, 3] == [len(board) for board in played.hand.boards]
    assert 1 == played.to_act
    assert (100, 4500) == played.bounds(1, "bet")


@clause("floor.bomb-pot.max")
def test_the_ante_of_a_bomb_pot_is_at_most_five_big_blinds() -> None:
    live(*[5000] * 3, bomb=500)
    with pytest.raises(Illegal) as refused:
        live(*[5000] * 3, bomb=600)
    assert "floor.bomb-pot.max" == refused.value.refusal.clause
    with pytest.raises(Illegal):
        live(*[5000] * 3, bomb=100, boards=4)


@clause("floor.bomb-pot.extra-cap")
def test_an_extra_bomb_pot_has_the_double_cap() -> None:
    game = live(*[5000] * 3).game
    rake = Rake(hundredths=500, cap=300)
    assert 300 == bomb_rake(game.terms, rake, is_extra=False).cap
    assert 600 == bomb_rake(game.terms, rake, is_extra=True).cap


@clause("floor.bomb-pot.jackpot")
def test_the_jackpot_drop_is_charged_for_each_board() -> None:
    rake = Rake(drop=100)
    played = live(*[5000] * 4, button=0, bomb=500, boards=3, rake=rake).until_board(3)
    played.play("1: bet 100", "2: fold", "3: fold", "0: fold")
    assert 300 == played.hand.drop
    assert 300 == played.game.chips(played.hand)["jackpot"]


def all_in(chips: int, **more: object) -> Played:
    """Heads-up, all-in on the flop for a pot of twice `chips`; the vote on boards is open."""
    played = live(chips, chips, button=1, offers=("run_it",), **more).play("1: call", "0: check")
    return played.until_board(3).play("0: all_in", "1: call")


@clause("floor.run-it.max")
def test_two_boards_are_dealt_when_all_agree_and_never_more_than_three() -> None:
    played = all_in(3000)
    assert (1, 3) == played.bounds(0, "run")
    with pytest.raises(Illegal) as refused:
        played.play("0: run 4")
    assert "floor.run-it.max" == refused.value.refusal.clause
    played.play("0: run 2", "1: run 3")
    assert [Runout(2)] == played.of(Runout)
    played.finish()
    first, second = played.hand.boards
    assert first[:3] == second[:3]
    assert 4 == len({*first[3:], *second[3:]})


@clause("floor.run-it.minimum")
@pytest.mark.parametrize(("chips", "is_open"), [(2500, True), (2450, False)])
def test_fifty_big_blinds_must_be_in_the_pot(chips: int, is_open: bool) -> None:
    played = all_in(chips)
    assert (Phase.RUN == played.hand.phase) is is_open


@clause("floor.run-it.minimum")
def test_one_seat_that_does_not_agree_is_enough() -> None:
    assert 1 == len(all_in(3000).play("0: run 3", "1: run 1").hand.boards)
    assert 1 == len(all_in(3000).play("0: run 3", "house: close").hand.boards)


@clause("floor.run-it.rake")
def test_boards_that_are_shared_pay_the_full_rake() -> None:
    rake = Rake(hundredths=500, cap=300)
    played = live(5000, 5000, button=1, offers=("run_it",), rake=rake)
    played.play("deal Ac Kc Ad Kd", "1: call", "0: check", "deal ??", "deal 2c 7d 9h")
    played.play("0: all_in", "1: call", "0: run 2", "1: run 2", "deal ??", "deal Kh 3s")
    played.play("deal ??", "deal 4d 5h")
    assert 300 == played.hand.rake
    assert (4850, 4850) == played.hand.stacks


def folded(**more: object) -> Played:
    """Seat 0 has won on the flop; looking at what would have come is offered."""
    played = live(5000, 5000, 5000, button=2, offers=("rabbit",), **more)
    played.play("2: call", "0: call", "1: check").until_board(3)
    return played.play("0: bet 100", "1: fold", "2: fold")


@clause("floor.rabbit.forbidden")
def test_only_the_winner_may_ask_for_the_cards_to_come() -> None:
    played = folded()
    assert "floor.rabbit.forbidden" == played.refusal(1, "rabbit").clause
    won = played.hand.stacks
    played.play("0: rabbit", "deal Ac Ad")
    assert [Rabbit(("Ac", "Ad"))] == played.of(Rabbit)
    assert won == played.hand.stacks
    assert Phase.OVER == played.hand.phase


@clause("floor.rabbit.fee")
def test_others_pay_for_it_once_the_winner_allows() -> None:
    played = folded()
    before = played.hand.stacks[1]
    played.play("0: allow", "1: rabbit 2000", "deal Ac Ad")
    assert before - 2000 == played.hand.stacks[1]
    assert Moved("stack:1", "rake", 2000, "rabbit") in played.events


@clause("floor.rabbit.fee")
def test_a_winner_who_refuses_costs_nobody_anything() -> None:
    played = folded()
    before = played.hand.stacks
    with pytest.raises(Illegal):
        played.play("1: rabbit 2000")
    played.play("0: decline", "house: close")
    assert before == played.hand.stacks
    assert isinstance(played.guard(HOUSE, "close"), Refusal)
