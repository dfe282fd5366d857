"""The clauses `hand.*`: what every poker hand obeys."""

from __future__ import annotations

import pytest

from squaredeal.games.poker import Won
from squaredeal.kernel import Illegal, Refusal, ToAct
from squaredeal.rules import standard
from tests.marks import clause
from tests.poker import NL, table


@clause("hand.blinds.positions", "floor.heads-up")
def test_the_two_seats_left_of_the_button_post_and_the_next_opens() -> None:
    played = table(0, 0, 0, 1000, 1000, 1000, 1000, button=3)
    assert (0, 0, 0, 0, 50, 100, 0) == played.hand.bets
    played.play("6: fold")
    assert 3 == played.to_act


@clause("hand.blinds.positions", "floor.heads-up")
def test_heads_up_the_button_posts_the_small_blind_and_acts_first_then_last() -> None:
    played = table(1000, 1000, button=1)
    assert (100, 50) == played.hand.bets
    played.play("1: call", "0: check").until_board(3)
    assert 0 == played.to_act


@clause("hand.compare.rank")
def test_aces_win_over_kings() -> None:
    played = table(1000, 1000, button=1).play("deal Ac Kc Ad Kd", "1: all_in", "0: call")
    played.play("deal 2c 7d 9h", "deal 3s", "deal 4d")
    assert (2000, 0) == played.hand.stacks


@clause("hand.compare.kicker")
@pytest.mark.parametrize(
    ("board", "first", "second", "stacks"),
    [
        (("Kd 9c 7h", "4s", "2d"), ("Ks", "Qs"), ("Kh", "Jh"), (2000, 0)),
        (("Kd Ac Qd", "Jh", "9s"), ("Ks", "3s"), ("Kh", "2h"), (1000, 1000)),
    ],
)
def test_the_kicker_decides_when_it_plays(
    board: tuple[str, ...], first: tuple[str, str], second: tuple[str, str], stacks: tuple[int, int]
) -> None:
    played = table(1000, 1000, button=1)
    played.play(f"deal {first[0]} {second[0]} {first[1]} {second[1]}", "1: all_in", "0: call")
    played.play(*(f"deal {cards}" for cards in board))
    assert stacks == played.hand.stacks


@clause("hand.split.equal")
@pytest.mark.parametrize("tied", [2, 3])
def test_equal_hands_share_equally(tied: int) -> None:
    played = table(*[300 // tied] * tied, button=tied - 1, stakes=NL)
    deal = ["2c", "2d", "2h"][:tied] + ["3c", "3d", "3h"][:tied]
    played.play(f"deal {' '.join(deal)}")
    while len(played.hand.boards[0]) == 0 and played.hand.queue:
        seat = played.to_act
        played.play(f"{seat}: {'all_in' if played.hand.price < 300 // tied else 'call'}")
    played.play("deal As Ks Qs", "deal Js", "deal Ts")
    assert (300 // tied,) * tied == played.hand.stacks


@clause("hand.clock.limits-vary")
def test_a_seat_on_turn_names_the_setting_of_its_time() -> None:
    room = standard().room("online")
    for key, seconds in (("hand.clock.seconds.cash", 15), ("hand.clock.seconds.final_table", 25)):
        played = table(1000, 1000, clock=key).play("deal Ac Kc Ad Kd")
        assert ToAct((0,), key) == played.game.awaits(played.hand)
        assert seconds == room.value(key, int)


@clause("hand.clock.expiry")
def test_time_that_runs_out_folds_against_a_bet_and_checks_without_one() -> None:
    played = table(1000, 1000, button=1).play("1: call", "0: check").until_board(3)
    played.play("0: bet 100", "1: raise_to 300", "lapse 0")
    assert (800, 1200) == played.hand.stacks
    free = table(1000, 1000, button=1).play("1: call", "0: check").until_board(3)
    free.play("lapse 0")
    assert (0, 1) == free.hand.live
    assert 1 == free.to_act


@clause("hand.table-stakes.cap")
def test_no_bet_exceeds_the_chips_that_the_hand_began_with() -> None:
    played = table(4000, 9000, 9000).play("deal Ac Kc Qc Ad Kd Qd")
    with pytest.raises(Illegal) as refused:
        played.play("0: raise_to 5000")
    assert "above_maximum" == refused.value.refusal.code
    played.play("0: raise_to 4000")
    assert 0 == played.hand.stacks[0]


@clause("hand.all-in.short", "stud7.all-in")
def test_an_all_in_wins_only_what_its_chips_can_reach() -> None:
    played = table(300, 1000, 1000, button=2)
    played.play("deal Ac Kc Qc Ad Kd Qd", "2: all_in", "0: call", "1: call")
    played.play("deal 2c 7d 9h", "deal 3s", "deal 4d")
    assert {0: 900, 1: 1400} == {won.pot: sum(won.chips) for won in played.of(Won)}
    assert (900, 1400, 0) == played.hand.stacks


@clause("hand.all-in.short")
def test_no_raise_is_open_when_nobody_could_call_it() -> None:
    played = table(1000, 200).play("deal Ac Kc Ad Kd", "0: call", "1: all_in")
    assert "nobody_left_to_call" == played.refusal(0, "raise_to").code
    assert isinstance(played.guard(0, "raise_to"), Refusal)
    assert (100, 100) == played.bounds(0, "call")
