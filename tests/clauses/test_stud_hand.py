"""The clauses `stud7.*`: a hand of seven-card stud by the Peruvian norm."""

from __future__ import annotations

import pytest

from squaredeal.games.poker import HandSetup, Stakes, Won
from squaredeal.kernel import Choice, Illegal, Moved, Refusal, ToDeal, project
from tests.marks import clause
from tests.poker import Played, start

STAKES = Stakes(ante=10, bring_in=20, small_bet=20, big_bet=40)
PE = "stud7.pe@1"


def stud(*stacks: int) -> Played:
    """A table of the norm; there is no button, seat 0 is dealt first."""
    seats = tuple(range(len(stacks)))
    return start(HandSetup(stacks, seats, len(stacks) - 1, STAKES), PE)


def third(*doors: str, stacks: tuple[int, ...] = ()) -> Played:
    """Third street with these door cards; the down cards do not matter."""
    played = stud(*(stacks or (1000,) * len(doors)))
    downs = [f"{rank}{suit}" for suit in "cdhs" for rank in "5678"]
    free = [card for card in downs if card not in doors][: 2 * len(doors)]
    return played.play(f"deal {' '.join(free)}", f"deal {' '.join(doors)}")


def fourth(*ups: str) -> Played:
    """Fourth street: every seat has called; `ups` are the two cards each seat shows."""
    played = third(*(up.split()[0] for up in ups))
    played.play(f"{played.to_act}: post")
    while played.hand.queue:
        played.play(f"{played.to_act}: call")
    return played.play(f"deal {' '.join(up.split()[1] for up in ups)}")


@clause("stud7.players.minimum")
def test_one_player_is_not_dealt_in() -> None:
    with pytest.raises(Illegal) as refused:
        start(HandSetup((1000, 0), (0,), 1, STAKES), PE)
    assert "stud7.players.minimum" == refused.value.refusal.clause
    assert isinstance(stud(1000, 1000).game.awaits(stud(1000, 1000).hand), ToDeal)


@clause("stud7.deal.seven", "stud7.players.minimum")
def test_an_eighth_player_is_refused() -> None:
    stud(*[1000] * 7)
    with pytest.raises(Illegal) as refused:
        stud(*[1000] * 8)
    assert "stud7.deal.seven" == refused.value.refusal.clause


@clause("stud7.ante.required")
def test_everybody_in_the_hand_has_paid_the_ante() -> None:
    played = stud(1000, 1000, 1000)
    assert (10, 10, 10) == played.hand.paid
    apart = start(HandSetup((1000, 1000, 1000), (0, 2), 2, STAKES), PE)
    assert (10, 0, 10) == apart.hand.paid
    apart.play("deal 5c 6c 7c 8c", "deal 9d Td")
    assert () == apart.hand.cards[1]


@clause("stud7.deal.seven")
def test_seven_rounds_of_one_card_and_none_is_burned() -> None:
    played = third("Kh", "4s", "9d")
    played.play("1: post", "2: call", "0: call").until_cards(7)
    assert [7, 7, 7] == [sum(map(len, veils)) for veils in played.hand.cards]
    assert 0 == played.hand.burned
    seven = stud(*[1000] * 7).until_cards(7)
    assert 49 == sum(len(veil) for veils in seven.hand.cards for veil in veils)


@clause("stud7.deal.seven")
def test_a_player_who_folds_gets_no_more_cards() -> None:
    played = third("Kh", "4s", "9d").play("1: post", "2: call", "0: fold").until_cards(7)
    assert 3 == sum(map(len, played.hand.cards[0]))


@clause("stud7.deal.first-two-down", "stud7.deal.three-to-six-up", "stud7.deal.seventh-down")
def test_the_first_two_and_the_last_are_down_and_the_rest_up() -> None:
    played = third("Kh", "4s").play("1: post", "0: call").until_cards(7)
    other = project(played.hand, 1).cards[0]
    own = project(played.hand, 0).cards[0]
    seen = [card for veil in other for card in veil]  # type: ignore[attr-defined]  # veils opened
    assert 7 == len(seen)
    assert ["??", "??", *["up"] * 4, "??"] == ["??" if c == "??" else "up" for c in seen]
    assert "??" not in [card for veil in own for card in veil]  # type: ignore[attr-defined]  # veils opened


@clause("stud7.bring-in.lowest")
def test_the_lowest_door_card_must_open_and_aces_are_high() -> None:
    played = third("Kh", "4s", "9d")
    assert 1 == played.to_act
    assert (20, 20) == played.bounds(1, "post")
    for verb in ("check", "fold"):
        assert "stud7.bring-in.lowest" == played.refusal(1, verb).clause
    played.play("1: post")
    assert (20, 20) == played.bounds(2, "call")
    assert (40, 40) == played.bounds(2, "raise_to")
    assert isinstance(played.guard(2, "fold"), Choice)
    assert 1 == third("Ah", "2s").to_act


@clause("stud7.bring-in.tie")
def test_of_equal_door_cards_the_first_dealt_opens_whatever_the_suit() -> None:
    assert 1 == third("Jh", "4c", "9d", "Td", "4h").to_act
    assert 1 == third("Jh", "4s", "9d", "Td", "4c").to_act


@clause("stud7.open.best-visible")
@pytest.mark.parametrize(
    ("ups", "opener"),
    [
        (("Td 2c", "3c 9h", "9c 9d", "Ad Kd"), 2),
        (("2d 3c", "Kc Qd", "Kd Qc"), 1),
    ],
)
def test_the_best_cards_in_sight_open_from_the_fourth(ups: tuple[str, ...], opener: int) -> None:
    assert opener == fourth(*ups).to_act


@clause("stud7.open.best-visible")
def test_straights_and_flushes_need_five_cards() -> None:
    played = fourth("Kh Qh", "2d 2s").play("1: check", "0: check", "deal Jh 3c")
    assert 1 == played.to_act


@clause("stud7.open.pass-on", "stud7.check", "stud7.check.then-cover")
def test_who_checks_passes_the_option_on_and_must_cover_a_later_bet() -> None:
    played = fourth("9c 9d", "3h 4h", "5h Th").play("0: check")
    assert 1 == played.to_act
    played.play("1: check")
    assert isinstance(played.guard(2, "check"), Choice)
    played.play("2: bet 20")
    assert "stud7.check" == played.refusal(0, "check").clause
    assert (20, 20) == played.bounds(0, "call")
    assert (40, 40) == played.bounds(0, "raise_to")
    assert isinstance(played.guard(0, "fold"), Choice)


@clause("stud7.bet.limits")
def test_the_limits_are_small_on_third_and_fourth_and_big_from_the_fifth() -> None:
    played = fourth("9c 9d", "3h 4h")
    for wrong in (10, 50):
        with pytest.raises(Illegal) as refused:
            played.play(f"0: bet {wrong}")
        assert "stud7.bet.limits" == refused.value.refusal.clause
    played.play("0: bet 20", "1: call", "deal 2c 3s")
    assert (40, 40) == played.bounds(0, "bet")


@clause("stud7.raise.allowed", "stud7.raise.cap", "stud7.raise.must-cover")
def test_three_raises_are_allowed_and_no_fourth() -> None:
    played = third("Kh", "4s").play("1: post")
    for seat, to in ((0, 40), (1, 60), (0, 80)):
        assert (to, to) == played.bounds(seat, "raise_to")
        played.play(f"{seat}: raise_to {to}")
    assert Refusal("raise_limit_reached", "stud7.raise.cap", (("raises", 3),)) == played.guard(
        1, "raise_to"
    )
    assert (20, 20) == played.bounds(1, "call")


@clause("stud7.raise.must-cover")
def test_a_raise_costs_those_who_are_in_the_difference() -> None:
    played = third("Kh", "4s", "9d").play("1: post", "2: raise_to 40", "0: fold")
    assert (20, 20) == played.bounds(1, "call")


@clause("stud7.turn.order", "stud7.fold.turn")
def test_out_of_turn_nothing_is_accepted() -> None:
    played = third("Kh", "4s", "9d").play("1: post")
    for verb in ("fold", "call", "raise_to"):
        assert Refusal("not_your_turn", "stud7.turn.order") == played.guard(0, verb)


@clause("stud7.fold.turn", "stud7.fold.forfeits")
def test_a_fold_leaves_the_cards_down_and_the_chips_in_the_pot() -> None:
    played = third("Kh", "4s", "9d").play("1: post", "2: raise_to 40", "0: call", "1: fold")
    assert 1000 - 30 == played.hand.stacks[1]
    assert 3 * 10 + 40 + 40 + 20 == sum(played.hand.paid)
    for viewer in (0, 2, -3):
        seen = [card for veil in project(played.hand, viewer).cards[1] for card in veil]  # type: ignore[attr-defined]  # veils opened
        assert ["??", "??", "4s"] == seen


@clause("stud7.chips.table-stakes")
def test_nobody_bets_more_than_the_table_held_before_the_hand() -> None:
    played = third("Kh", "4s", stacks=(1000, 45)).play("1: post", "0: raise_to 40")
    assert (15, 15) == played.bounds(1, "call")
    assert isinstance(played.guard(1, "raise_to"), Refusal)
    played.play("1: call")
    assert 0 == played.hand.stacks[1]


@clause("stud7.all-in")
def test_a_short_player_wins_only_the_part_that_his_money_was_in() -> None:
    played = third("Kh", "4s", "9d", stacks=(30, 100, 100)).quietly().play("deal Ac 2c 2d")
    opener = played.to_act
    other = 3 - opener
    played.play(f"{opener}: bet 20", f"{other}: call", "deal Qc 3c 3d").quietly()
    played.play("deal Qd Tc Td").quietly().finish()
    pots = {won.pot: (sum(won.chips), set(won.seats)) for won in played.of(Won)}
    assert 90 == pots[0][0]
    assert 40 == pots[1][0]
    assert pots[1][1] <= {1, 2}


@clause("stud7.all-in")
def test_when_one_folds_after_it_the_other_takes_the_side_pot() -> None:
    played = third("Kh", "4s", "9d", stacks=(30, 100, 100)).quietly().play("deal Ac 2c 2d")
    opener = played.to_act
    other = 3 - opener
    played.play(f"{opener}: bet 20", f"{other}: raise_to 40", f"{opener}: call", "deal Qc 3c 3d")
    first = played.to_act
    played.play(f"{first}: bet 30", f"{3 - first}: fold").finish()
    assert {first} == {seat for won in played.of(Won) if won.pot == 1 for seat in won.seats}


def seventh(downs: str, *streets: str) -> Played:
    """A heads-up hand that everybody checks and calls to the showdown."""
    played = start(HandSetup((1000, 1000), (0, 1), 1, STAKES), PE).play(f"deal {downs}")
    for street in streets:
        played.play(f"deal {street}").quietly()
    return played.finish()


@clause("stud7.hand.five-of-seven")
def test_five_of_the_seven_cards_play() -> None:
    played = seventh("Ah 5c Kh 6c", "Qh 4s", "Jh 9s", "Th 9c", "2c Ks", "3d Kd")
    won = played.of(Won)[0]
    assert "royal-flush" == won.made.category
    assert (1030, 970) == played.hand.stacks


@clause(
    "stud7.players.separate", "stud7.players.stay", "stud7.players.no-info", "stud7.warning.once"
)
def test_a_player_separated_from_the_hand_leaves_the_bets_behind() -> None:
    played = third("Kh", "4s", "9d").play("1: post", "2: call").rule(0, "kill_hand")
    assert (1, 2) == played.hand.live
    assert 990 == played.hand.stacks[0]
    assert Moved("bet:0", "stack:0", 0, "uncalled") not in played.events


@clause("stud7.tie.straight")
def test_equal_straights_split_and_the_odd_chip_goes_left_of_the_dealer() -> None:
    stakes = Stakes(ante=5, bring_in=20, small_bet=20, big_bet=40)
    played = start(HandSetup((1000, 1000, 1000), (0, 1, 2), 2, stakes), PE)
    played.play("deal 9c Ah 9d 8s Ac 8c", "deal 7s 4s 7d").quietly()
    played.play("deal 6s 2d 6d")
    while 1 in played.hand.live:
        seat = played.to_act
        verb = "fold" if seat == 1 else "bet 20" if not played.hand.price else "call"
        played.play(f"{seat}: {verb}")
    for street in ("5s 5d", "Kh Kc", "Qh Qc"):
        played.quietly().play(f"deal {street}")
    won = played.quietly().finish().of(Won)[0]
    assert ((0, 2), (58, 57)) == (won.seats, won.chips)
    assert ("straight", ("9",)) == (won.made.category, won.made.ranks)
