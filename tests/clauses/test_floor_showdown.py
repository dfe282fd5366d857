"""The clauses `floor.*` on showing, mucking and sharing."""

from __future__ import annotations

import pytest

from squaredeal.cards import Made
from squaredeal.games.poker import Shown, Stakes, Won
from squaredeal.games.poker.showing import guard_muck
from squaredeal.kernel import Choice, Illegal, Refusal
from tests.marks import clause
from tests.poker import Played, live, table

FIVES = Stakes(small_blind=50, big_blind=100, chip=5)


def river(*lines: str, seats: int = 4) -> Played:
    """On the river, nothing bet; the last seat has the button. The best hand is dealt last."""
    played = live(*[5000] * seats, button=seats - 1)
    ranks = "23456789TJQKA"
    first = [f"{ranks[seat + 5]}c" for seat in range(seats)]
    second = [f"{ranks[seat + 5]}d" for seat in range(seats)]
    played.play(f"deal {' '.join(first + second)}")
    while len(played.hand.boards[0]) < 5 or not played.hand.queue:
        played.pass_on("2h 2s 3h", "4s", "5h")
    return played.play(*lines)


@clause("floor.showdown.cards-speak", "floor.showdown.dealer-reads")
def test_the_cards_decide_and_each_open_hand_is_read() -> None:
    played = table(1000, 1000, button=1).play("deal 9c Kc 8d Kd", "1: all_in", "0: call")
    played.play("deal 5c 6d 7h", "deal 2s", "deal 4d")
    assert (2000, 0) == played.hand.stacks
    assert Made("straight", ("9",)) == played.of(Won)[0].made


@clause("floor.showdown.dealer-reads")
def test_every_tabled_hand_has_its_rank() -> None:
    played = river("0: check", "1: check", "2: check", "3: check")
    while played.hand.queue:
        played.play(f"{played.to_act}: show")
    assert [0, 1, 2, 3] == [shown.seat for shown in played.of(Shown)]
    assert all(shown.made[0].category == "two-pair" for shown in played.of(Shown))


@clause("floor.player.show-all-cards", "floor.tabling", "floor.tabling.count")
@pytest.mark.parametrize(("code", "cards"), [("nlhe@1", 2), ("plo@1", 4), ("plo5@1", 5)])
def test_tabling_needs_every_card(code: str, cards: int) -> None:
    unknown = f"deal {' '.join(['??'] * 2 * cards)}"
    played = table(1000, 1000, button=1, code=code, has_unknown=True).play(unknown)
    played.play("1: call", "0: check").until_board(3)
    played.play("0: check", "1: check", "0: check", "1: check", "0: check", "1: check")
    choice = played.guard(0, "show")
    assert isinstance(choice, Choice)
    assert (cards, cards) == choice.cards
    some = " ".join(choice.among[: cards - 1])
    with pytest.raises(Illegal) as refused:
        played.play(f"0: show {some}")
    assert "floor.player.show-all-cards" == refused.value.refusal.clause
    assert "card_count" == refused.value.refusal.code


@clause("floor.all-in.face-up")
def test_both_hands_are_open_before_the_turn() -> None:
    played = live(1000, 1000, button=1).play("1: call", "0: check").until_board(3)
    played.play("0: all_in", "1: call")
    assert {0, 1} == {shown.seat for shown in played.of(Shown)}
    assert 3 == len(played.hand.boards[0])


@clause("floor.all-in.no-muck")
def test_an_all_in_hand_is_shown_even_when_beaten() -> None:
    played = live(1000, 1000, 300, button=2)
    played.play("deal Ac Kc Qc Ad Kd Qd", "2: all_in", "0: call", "1: call", "deal ??")
    played.play("deal 2c 7d 9h", "0: check", "1: check").until_board(5)
    played.play("0: check", "1: check", "1: muck")
    assert {0, 2} == {shown.seat for shown in played.of(Shown)}
    assert "floor.all-in.no-muck" == guard_muck(played.game.terms, played.hand, 2).clause


@clause("floor.showdown.order-river")
def test_the_last_to_bet_or_raise_on_the_river_shows_first() -> None:
    played = river("0: check", "1: bet 100", "2: fold", "3: raise_to 300", "0: fold", "1: call")
    assert 3 == played.of(Shown)[0].seat


@clause("floor.showdown.order-checked")
def test_a_checked_river_is_shown_from_the_left_of_the_button() -> None:
    played = river("0: check", "1: check", "2: check", "3: check")
    assert 0 == played.of(Shown)[0].seat
    assert [1, 2, 3] == [*played.hand.queue] or [0, 1, 2, 3] == [s.seat for s in played.of(Shown)]


@clause("floor.showdown.order-all-in")
def test_in_an_all_in_the_last_aggressor_is_turned_first() -> None:
    played = live(1000, 1000, 1000, button=2).play("2: call", "0: call", "1: check")
    played.until_board(3).play("0: check", "1: check", "2: all_in", "0: call", "1: fold")
    assert [2, 0] == [shown.seat for shown in played.of(Shown)]


@clause("floor.odd-chip")
def test_the_odd_chip_goes_to_the_first_tied_seat_left_of_the_button() -> None:
    stacks = (505, 0, 0, 0, 0, 0, 505, 0, 505, 0)
    played = table(*stacks, button=6, stakes=FIVES)
    played.play("deal 2c 3c 4c 2d 3d 4d", "6: fold", "8: call", "0: check")
    played.play("deal As Ks Qs", "8: bet 400", "0: call")
    played.play("deal Js", "8: check", "0: check", "deal Ts", "8: check", "0: check")
    assert (500, 500) == (played.hand.stacks[0] - 5, played.hand.stacks[8] - 5)
    odd = table(*stacks, button=6, stakes=Stakes(small_blind=5, big_blind=10, chip=5))
    odd.play("deal 2c 3c 4c 2d 3d 4d", "6: call", "8: call", "0: check")
    odd.play("deal As Ks Qs", "8: bet 25", "0: call", "6: call", "deal Js")
    odd.play("8: check", "0: bet 100", "6: fold", "8: call", "deal Ts", "8: check", "0: check")
    assert {8: 155, 0: 150} == dict(zip(odd.of(Won)[0].seats, odd.of(Won)[0].chips, strict=True))


@clause("floor.side-pots")
def test_the_pot_of_fewest_players_is_decided_first() -> None:
    played = live(300, 1000, 1000, button=2)
    played.play("2: all_in", "0: call", "1: call").until_board(5)
    assert [1, 0] == [won.pot for won in played.of(Won)]
    assert [1400, 900] == [sum(won.chips) for won in played.of(Won)]


@clause("floor.dead-hand.muck", "floor.player.protect-cards")
def test_cards_pushed_into_the_muck_are_dead_and_the_bets_stay() -> None:
    played = live(*[5000] * 4, button=0).play("3: raise_to 300").rule(3, "kill_hand")
    assert (1, 2, 0) == played.hand.live
    assert (4700, 300) == (played.hand.stacks[3], played.hand.bets[3])
    with pytest.raises(Illegal):
        played.rule(3, "kill_hand")
    played.play("0: fold", "1: fold")
    assert (4700, 5000 + 350) == (played.hand.stacks[3], played.hand.stacks[2])


@clause("floor.dead-hand.identifiable")
def test_cards_that_can_be_identified_are_tabled_after_all() -> None:
    played = live(1000, 1000, 1000, button=2)
    played.play("deal Ac 9c 7c Ad 9d 7d", "2: call", "0: call", "1: check")
    for board in ("2c 3d 4h", "Ts", "Jh"):
        played.play("deal ??", f"deal {board}", "0: check", "1: check", "2: check")
    played.play("1: muck").rule(1, "retrieve").play("1: show")
    assert [0, 1] == [shown.seat for shown in played.of(Shown)]
    with pytest.raises(Illegal):
        played.rule(0, "retrieve")


@clause("floor.exposing.fold", "floor.penalty.grounds")
def test_the_director_may_rule_a_fold_and_the_bets_stay() -> None:
    played = live(*[5000] * 3).play("0: call").rule(0, "penalise", spot="exposing_cards")
    played.rule(0, "kill_hand")
    assert (4900, 100) == (played.hand.stacks[0], played.hand.bets[0])
    assert ((0, "exposing_cards"),) == played.hand.floor.penalties


@clause("floor.disclosure.show-early")
def test_a_hand_seen_too_early_stays_live() -> None:
    played = (
        live(1000, 1000, button=1).play("deal Ac 9c Ad 8d").rule(1, "exposed_card", cards=("9c",))
    )
    assert (0, 1) == tuple(sorted(played.hand.live))
    assert isinstance(played.guard(1, "call"), Choice)


@clause("floor.director.fairness", "floor.director.final")
def test_the_director_may_award_the_pot_with_a_reason() -> None:
    played = live(1000, 1000, button=1)
    with pytest.raises(Illegal):
        played.rule(1, "award")
    played.rule(1, "award", spot="dealer_killed_the_winning_hand")
    assert (900, 1100) == played.hand.stacks
    assert isinstance(played.ruling("award"), Refusal)
