"""What makes each variant different, and what makes a variant wrong."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from squaredeal.cards import HIGH, Use
from squaredeal.games.poker import (
    BY_CODE,
    CODES,
    Betting,
    Discarded,
    Forced,
    Half,
    Opener,
    Phase,
    Reshuffled,
    Shown,
    Stakes,
    Street,
    Won,
    build,
    vary,
)
from squaredeal.kernel import BadInput, Choice, Illegal, Refusal
from tests.poker import live, table

SHORT = Stakes(ante=5, button_blind=10)
LIMIT = Stakes(small_blind=10, big_blind=20, small_bet=20, big_bet=40)
STUD = Stakes(ante=2, bring_in=5, small_bet=20, big_bet=40)


def bad(**changes: object) -> str:
    """Why a variant cannot be built."""
    with pytest.raises(BadInput) as refused:
        replace(BY_CODE["nlhe@1"], **changes)
    return str(refused.value)


def test_a_variant_names_what_is_wrong_with_it() -> None:
    assert "30 seats need 65 cards of 52" in bad(seats_most=30)
    assert "it needs a street" in bad(streets=())
    assert "flop is opened by a card that nobody has face up" in bad(
        streets=(
            Street("preflop", down=2, opener=Opener.AFTER_BLINDS),
            Street("flop", board=3, opener=Opener.BEST_UP),
        )
    )
    assert "a bring-in needs a card face up" in bad(forced=Forced.BRING_IN)
    assert "two shares of the pot have one name" in bad(pot=(Half(HIGH), Half(HIGH)))
    assert "three on the board" in bad(
        streets=(Street("only", down=5),), pot=(Half(HIGH, Use.TWO_AND_THREE),)
    )
    with pytest.raises(BadInput, match="no street fourth"):
        vary(BY_CODE["nlhe@1"], streets={"fourth": {"down": 1}}, code="x@1")


def test_an_unknown_code_names_those_there_are() -> None:
    with pytest.raises(BadInput, match="nlhe@1"):
        build("whist@1")


def test_every_code_carries_its_version() -> None:
    assert all(code.endswith("@1") for code in CODES)
    assert len(set(CODES)) == len(CODES)


def test_a_new_variant_is_one_value() -> None:
    super_holdem = vary(
        BY_CODE["nlhe@1"], code="super@1", title="Super hold'em", streets={"preflop": {"down": 3}}
    )
    game = build(super_holdem)
    played = table(1000, 1000, game=game).play("deal Ac Kc Ad Kd Ah Kh", "0: all_in", "1: call")
    played.play("deal 2c 7d 9h", "deal 3s", "deal 4d")
    assert (0, 2000) == played.hand.stacks


def test_short_deck_plays_from_the_left_of_a_button_that_alone_posts() -> None:
    played = table(500, 500, 500, button=2, stakes=SHORT, code="short@1")
    assert ((5, 5, 5), (0, 0, 10)) == (played.hand.paid, played.hand.bets)
    played.play("deal Ac Kc Qc Ad Kd Qd")
    assert 0 == played.to_act
    assert (20, 495) == played.bounds(0, "raise_to")
    assert not played.game.admits(played.hand, ("2c",))


def test_omaha_plays_two_cards_of_the_hand_and_hi_lo_divides_the_pot() -> None:
    played = table(200, 200, button=1, code="plo8@1")
    played.play("deal Ah Kc 2h Kd 3s Qc 4s Jc", "1: all_in", "0: call")
    played.play("deal 5h 6c 8d", "deal Ks", "deal 9c")
    assert [("high", (1,)), ("low", (0,))] == [(won.share, won.seats) for won in played.of(Won)]
    assert (200, 200) == played.hand.stacks


def test_without_a_low_the_high_hand_takes_all() -> None:
    played = table(200, 200, button=1, code="plo8@1")
    played.play("deal Ah Kc Ac Kd 3s Qc 4s Jc", "1: all_in", "0: call")
    played.play("deal Th 9c 8d", "deal Ks", "deal 9h")
    assert ["high"] == [won.share for won in played.of(Won)]


def test_pot_limit_raises_by_the_pot_after_the_call() -> None:
    played = table(9000, 9000, 9000, 9000, button=3, code="plo@1")
    played.play("2: raise_to 350")
    assert (600, 1200) == played.bounds(3, "raise_to")


def test_courchevel_opens_a_board_card_before_the_first_round() -> None:
    played = table(5000, 5000, button=1, code="courchevel@1").until_board(1)
    assert 1 == len(played.hand.boards[0])
    assert Phase.BET == played.hand.phase
    played.until_board(3)
    assert 3 == len(played.hand.boards[0])


def test_two_boards_share_every_pot() -> None:
    played = table(1000, 1000, button=1, code="split@1")
    played.play("deal Ac Kc Ad Kd", "1: all_in", "0: call")
    played.play("deal 2c 7d 9h Ks 7s 9d", "deal 3s 3d", "deal 4d 4s")
    assert (1000, 1000) == played.hand.stacks
    assert [(0, (0,)), (1, (1,))] == [(won.board, won.seats) for won in played.of(Won)]


@pytest.mark.parametrize(
    ("code", "board", "held"),
    [("pineapple@1", 0, 3), ("crazy_pineapple@1", 3, 3), ("irish@1", 3, 4)],
)
def test_pineapple_discards_between_streets(code: str, board: int, held: int) -> None:
    played = table(1000, 1000, button=1, code=code)
    while played.hand.phase != Phase.DISCARD:
        played.step_quietly()
    assert board == len(played.hand.boards[0])
    choice = played.guard(0, "discard")
    assert isinstance(choice, Choice)
    assert (held - 2, held - 2) == choice.cards
    assert isinstance(played.guard(0, "stand_pat"), Refusal)
    played.play("lapse 0", "lapse 1")
    assert 2 == len(played.of(Discarded))
    assert [2, 2] == [sum(map(len, veils)) for veils in played.hand.cards]


def test_a_draw_replaces_the_cards_given_up_in_turn() -> None:
    played = table(1000, 1000, button=1, stakes=LIMIT, code="27td@1")
    played.play("deal 2c Ac 3c Ad 4c Ah 5d As 9c Kc", "1: call", "0: check")
    with pytest.raises(Illegal) as refused:
        played.play("0: discard Ac")
    assert "card_not_held" == refused.value.refusal.code
    played.play("0: discard 9c", "1: discard Ac Ad", "deal 7d 2d 3d")
    held = [[card for veil in veils for card in veil.value] for veils in played.hand.cards]
    assert [["2c", "3c", "4c", "5d", "7d"], ["Ah", "As", "Kc", "2d", "3d"]] == held
    assert not played.game.admits(played.hand, ("9c",))


def test_a_spent_stub_is_made_up_from_discards_and_folded_hands() -> None:
    played = table(*[1000] * 8, button=7, stakes=LIMIT, code="27td@1")
    played.quietly()
    for _ in range(2):
        for _ in range(8):
            seat = played.to_act
            choice = played.guard(seat, "discard")
            assert isinstance(choice, Choice)
            played.play(f"{seat}: discard {' '.join(choice.among[:3])}")
        played.quietly()
    assert played.of(Reshuffled)
    held = [card for veils in played.hand.cards for veil in veils for card in veil.value]
    assert 40 == len(set(held))


def test_all_in_draw_hands_stay_closed_until_the_last_draw() -> None:
    played = table(100, 100, button=1, stakes=LIMIT, code="27sd@1", auto_muck=(0, 1))
    played.play("1: all_in", "0: call")
    assert not played.of(Shown)
    played.play("0: stand_pat", "1: stand_pat")
    assert played.of(Shown)


def test_the_highest_door_card_brings_in_at_razz_and_the_best_low_opens_later() -> None:
    played = table(1000, 1000, 1000, button=2, stakes=STUD, code="razz@1")
    played.play("deal 5c 6c 7c 8c 9c Tc", "deal 2d Kd 3d")
    assert 1 == played.to_act
    assert (20, 20) == played.bounds(1, "complete")
    played.play("1: post", "2: call", "0: call", "deal Qs 2s Ah")
    assert 2 == played.to_act


def test_a_completion_counts_as_the_bet_and_reopens_for_those_who_called() -> None:
    played = table(1000, 1000, 1000, button=2, stakes=STUD, code="stud7@1")
    played.play("deal 5c 6c 7c 8c 9c Tc", "deal 2d Kd 3d", "0: post", "1: call")
    assert "complete_first" == played.refusal(2, "raise_to").code
    played.play("2: complete 20", "0: call")
    assert (40, 40) == played.bounds(1, "raise_to")
    assert 0 == played.hand.raises


def test_an_opener_may_bet_the_whole_small_bet_and_nobody_else_is_asked_to_bring_in() -> None:
    played = table(1000, 1000, 1000, button=2, stakes=STUD, code="stud7@1")
    played.play("deal 5c 6c 7c 8c 9c Tc", "deal 2d Kd 3d", "0: complete 20")
    assert "not_offered_here" == played.refusal(1, "post").code
    assert (20, 20) == played.bounds(1, "call")
    played.play("1: raise_to 40", "2: fold", "0: call")
    assert not any(played.hand.bets)
    assert 80 + 3 * STUD.ante == sum(played.hand.paid)


def test_the_eighth_player_of_common_stud_shares_the_last_card() -> None:
    played = table(*[1000] * 8, button=7, stakes=STUD, code="stud7@1").until_cards(6)
    played.quietly()
    assert ("up", 1) == (
        played.game.awaits(played.hand).face,
        played.game.awaits(played.hand).count,
    )
    played.finish()
    assert 1 == len(played.hand.boards[0])


def test_fixed_limit_ends_after_a_bet_and_three_raises() -> None:
    played = live(1000, 1000, 1000, button=2, stakes=LIMIT, code="flhe@1")
    for line in ("2: raise_to 40", "0: raise_to 60", "1: raise_to 80"):
        played.play(line)
    assert "raise_limit_reached" == played.refusal(2, "raise_to").code


def test_a_cap_game_leaves_the_rest_of_the_stack_out_of_the_hand() -> None:
    stakes = Stakes(small_blind=50, big_blind=100, cap=3000)
    played = table(10_000, 10_000, button=1, stakes=stakes).play("deal Ac Kc Ad Kd")
    assert 3000 == played.bounds(1, "raise_to")[1]
    played.play("1: all_in", "0: call", "deal 2c 7d 9h", "deal 3s", "deal 4d")
    assert (13_000, 7000) == played.hand.stacks


def test_spread_limit_takes_any_bet_between_the_limits() -> None:
    spread = vary(BY_CODE["stud7@1"], code="spread@1", betting=Betting.SPREAD_LIMIT, raises=0)
    played = table(1000, 1000, button=1, stakes=STUD, game=build(spread))
    played.play("deal 5c 6c 7c 8c", "deal 2d Kd", "0: post", "1: call", "deal Ts 4s")
    assert (20, 40) == played.bounds(played.to_act, "bet")


def test_who_ties_for_the_low_half_is_quartered() -> None:
    played = table(200, 200, button=1, code="plo8@1")
    played.play("deal Ac Ad 2c 2d Qh Kc Th 9s", "1: all_in", "0: call")
    played.play("deal 3h 4s 8d", "deal Ks", "deal Jc")
    assert [("high", (1,), (200,)), ("low", (0, 1), (100, 100))] == [
        (won.share, won.seats, won.chips) for won in played.of(Won)
    ]
    assert (100, 300) == played.hand.stacks


def test_a_hand_needs_no_more_cards_than_the_deck_has() -> None:
    with pytest.raises(Illegal) as refused:
        table(*[1000] * 7, code="plo6@1", bomb=100, boards=3)
    assert "deck_too_small" == refused.value.refusal.code
    with pytest.raises(Illegal):
        live(*[1000] * 9, code="plo5@1")
    table(*[1000] * 9, code="plo5@1")


def test_no_more_boards_are_run_than_the_stub_can_serve() -> None:
    played = table(*[5000] * 7, button=6, code="plo6@1", offers=("run_it",))
    played.until_board(0)
    while played.hand.phase != Phase.RUN:
        seat = played.to_act
        may_raise = isinstance(played.guard(seat, "raise_to"), Choice)
        played.play(f"{seat}: {'all_in' if may_raise else 'call'}")
    assert (1, 2) == played.bounds(0, "run")
