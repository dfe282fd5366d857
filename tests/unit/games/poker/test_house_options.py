"""Every other value that a house may choose for a rule of the hand is played too."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from squaredeal.games.poker import (
    BY_CODE,
    HandSetup,
    Phase,
    Poker,
    PokerRules,
    Rake,
    Runout,
    Shown,
    Stakes,
    Won,
)
from squaredeal.kernel import Choice, Moved, Refusal
from squaredeal.rules import Ruled, standard
from tests.marks import clause
from tests.poker import NL, Played, start


def house(code: str = "nlhe@1", room: str = "online", **chosen: Any) -> Poker:
    """A game in a house that has chosen otherwise."""
    rules = PokerRules.of(standard().room(room))
    other = {
        name: Ruled(value, getattr(rules, name).clause) if name != "burns" else value
        for name, value in chosen.items()
    }
    return Poker(BY_CODE[code], replace(rules, **other))


def at(game: Poker, *stacks: int, button: int = 0, stakes: Stakes = NL, **more: Any) -> Played:
    """A hand of that game, every seat taken."""
    setup = HandSetup(stacks, tuple(range(len(stacks))), button, stakes, **more)
    return start(setup, game=game)


@pytest.mark.parametrize("room", ["online", "live-poker", "stud"])
def test_every_poker_room_has_rules_of_a_hand(room: str) -> None:
    rules = PokerRules.of(standard().room(room))
    assert rules.burns is (room == "live-poker")
    assert all(rule.clause for rule in (rules.odd_chip, rules.timeout, rules.run_it))


@pytest.mark.parametrize("choice", ["single_full_raise", "never"])
def test_short_all_ins_that_add_up_need_not_reopen(choice: str) -> None:
    played = at(house(short_all_in=choice), 5000, 5000, 130, 220, button=3)
    played.play("2: call", "3: call", "0: call", "1: check").until_board(3)
    played.play("0: bet 100", "1: call")
    summed = at(house(), 5000, 5000, 245, 320, 5000, button=4)
    summed.play("2: call", "3: call", "4: call", "0: call", "1: check").until_board(3)
    summed.play("0: bet 100", "1: call", "2: all_in", "3: all_in", "4: call")
    assert isinstance(summed.guard(0, "raise_to"), Choice)
    single = at(house(short_all_in=choice), 5000, 5000, 245, 320, 5000, button=4)
    single.play("2: call", "3: call", "4: call", "0: call", "1: check").until_board(3)
    single.play("0: bet 100", "1: call", "2: all_in", "3: all_in", "4: call")
    assert "not_reopened" == single.refusal(0, "raise_to").code
    single.play("0: call")
    assert "not_reopened" == single.refusal(1, "raise_to").code


def test_the_last_action_may_set_the_least_raise() -> None:
    lines = ("2: call", "3: call", "0: call", "1: check")
    for basis, least in (("largest_full", 230), ("last_action", 160)):
        played = at(house(raise_basis=basis), 5000, 5000, 230, 5000, button=3).play(*lines)
        played.until_board(3).play("0: bet 100", "1: call", "2: all_in")
        assert (least, 4900) == played.bounds(3, "raise_to")


def test_silence_may_always_fold() -> None:
    played = at(house(timeout="always_fold"), 1000, 1000, button=1).play("1: call", "lapse 0")
    assert (900, 1100) == played.hand.stacks


def test_all_in_hands_may_be_opened_from_the_last_aggressor() -> None:
    lines = ("2: call", "0: call", "1: check")
    for order, first in (("table_all", 0), ("last_aggressor_first", 2)):
        played = at(house(all_in_order=order), 1000, 1000, 1000, button=2).play(*lines)
        played.until_board(3).play("0: check", "1: check", "2: all_in", "0: call", "1: fold")
        assert first == played.of(Shown)[0].seat


def test_losers_may_have_to_show() -> None:
    played = at(house(losers_may_muck=False), 1000, 1000, button=1)
    played.play("deal Ac Kc Ad Kd", "1: call", "0: check").until_board(5).finish()
    assert {0, 1} == {shown.seat for shown in played.of(Shown)}


@pytest.mark.parametrize(
    ("rule", "winners"),
    [("first_left_of_button", (2, 0)), ("lowest_seat", (0, 2)), ("high_card_suit", (2, 0))],
)
def test_the_odd_chip_may_go_elsewhere(rule: str, winners: tuple[int, int]) -> None:
    stakes = Stakes(small_blind=1, big_blind=2)
    played = at(house(odd_chip=rule), 100, 100, 100, button=0, stakes=stakes)
    played.play("deal 2c 4c 3s 2d 4d 3c", "0: call", "1: fold", "2: check")
    played.play("deal As Ks Qs", "2: bet 2", "0: call", "deal Js", "2: check", "0: check")
    played.play("deal Ts", "2: check", "0: check")
    won = played.of(Won)[0]
    assert winners == won.seats
    assert 1 == won.chips[0] - won.chips[1]


def test_the_main_pot_may_bear_the_rake_first_and_half_a_chip_may_round_up() -> None:
    rake = Rake(hundredths=1000, cap=1000)
    game = house(rake_side_pots="main_pot_first", rake_rounding="half_up")
    played = at(game, 305, 1000, 1000, button=2, rake=rake)
    played.play("deal Ac Kc Qc Ad Kd Qd", "2: all_in", "0: call", "1: call").until_board(5)
    pots = {won.pot: sum(won.chips) for won in played.of(Won)}
    assert 231 == played.hand.rake
    assert {0: 915 - 231, 1: 1390} == pots


def test_a_straddle_may_act_in_its_seat() -> None:
    played = at(house(straddle_option="acts_in_seat_order"), *[5000] * 5, straddles=((3, 200),))
    played.play("deal Ac Kc Qc Jc Tc Ad Kd Qd Jd Td")
    assert (3, 4, 0, 1, 2) == played.hand.queue


def test_a_straddle_over_the_cap_may_be_refused() -> None:
    game = house(straddle_over="refuse")
    played = at(game, *[5000] * 6, offers=("straddle",))
    played.play("3: straddle 200", "4: straddle 400")
    assert "straddle_cap" == played.refusal(5, "straddle").code


def test_running_it_may_look_at_stacks_and_ask_the_all_in_only() -> None:
    game = house(run_it_basis="effective_stack", run_it_consent="all_in_players_only")
    played = at(game, 5000, 9000, button=1, offers=("run_it",)).play("1: raise_to 5000", "0: call")
    assert Phase.RUN == played.hand.phase
    played.play("0: run 2", "house: close")
    assert [Runout(2)] == played.of(Runout)


@pytest.mark.parametrize(("to", "place"), [("winner", "stack:0"), ("jackpot", "jackpot")])
def test_the_fee_of_a_rabbit_may_go_elsewhere(to: str, place: str) -> None:
    played = at(house(rabbit_fee_to=to), 5000, 5000, button=1, offers=("rabbit",))
    played.play("1: fold", "0: allow", "1: rabbit 2000").finish()
    assert Moved("stack:1", place, 2000, "rabbit") in played.events
    assert 10_000 == sum(played.game.chips(played.hand).values())


def test_a_bomb_pot_may_be_bet_before_the_flop() -> None:
    played = at(house(bomb_preflop=True), *[5000] * 3, bomb=100)
    played.play("deal Ac Kc Qc Ad Kd Qd")
    assert 1 == played.to_act
    assert isinstance(played.guard(1, "check"), Choice)


def test_an_undercall_may_have_to_be_paid_in_full() -> None:
    played = at(house(room="live-poker", undercall="tda"), 5000, 5000, button=1)
    played.play("1: raise_to 300").rule(0, "undercall", amount=50)
    assert isinstance(played.guard(0, "fold"), Refusal)
    assert isinstance(played.guard(0, "call"), Choice)


def test_premature_cards_may_be_kept_from_the_next_board() -> None:
    game = house(room="live-poker", premature_board="set_aside_turn")
    played = at(game, 5000, 5000, button=1).play("deal Ac Kc Ad Kd", "1: call", "0: check")
    played.play("deal ??", "deal 2c 7d 9h", "0: check")
    played.rule(1, "premature_board", cards=("3s",)).play("1: check")
    assert not played.game.admits(played.hand, ("3s",))
    played.play("deal 4s", "0: check", "1: check", "deal ??")
    assert played.game.admits(played.hand, ("3s",))


def test_a_fouled_deck_may_stand_after_substantial_action() -> None:
    game = house(room="live-poker", fouled_deck="hand_stands_after_substantial_action")
    played = at(game, 5000, 5000, 5000).play("0: raise_to 300", "1: call")
    choice = played.ruling("void")
    assert isinstance(choice, Choice)
    assert ("cancelled",) == choice.spots


def test_stud_may_be_played_for_spread_or_no_limit_and_by_suit() -> None:
    stakes = Stakes(ante=10, bring_in=20, small_bet=20, big_bet=40)
    game = house("stud7.pe@1", "stud", stud_betting="no_limit", stud_bring_in_tie="by_suit")
    played = at(game, 1000, 1000, button=1, stakes=stakes)
    played.play("deal 5c 6c 7c 8c", "deal 4s 4c")
    assert 1 == played.to_act
    played.play("1: post")
    assert (40, 990) == played.bounds(0, "raise_to")
    burning = house("stud7.pe@1", "stud", stud_burns=True, stud_common=True)
    assert "burn" == at(burning, 1000, 1000, stakes=stakes).until_cards(3).quietly().owed_face


@clause("floor.side-pots")
@pytest.mark.parametrize(
    ("choice", "order"), [("fewest_players_first", [1, 0]), ("main_first", [0, 1])]
)
def test_pots_are_paid_in_the_order_of_the_house(choice: str, order: list[int]) -> None:
    played = at(house(side_pots=choice), 5000, 5000, 1000, button=2)
    played.play("deal Ac Kc Qc Ad Kd Qd", "2: all_in", "0: raise_to 3000", "1: call")
    played.finish()
    assert order == [won.pot for won in played.of(Won)]
