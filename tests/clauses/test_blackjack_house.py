"""The house blackjack table, clause by clause."""

from __future__ import annotations

from typing import Any

import pytest

from squaredeal.bank import Limits
from squaredeal.games.blackjack import Setup, build, dealer_draws, is_natural, is_soft, points
from squaredeal.kernel import (
    HOUSE,
    RAIL,
    UNSEEN,
    Act,
    BadInput,
    Choice,
    Illegal,
    Over,
    Refusal,
    ToAct,
    apply,
    choices,
    parse_move,
    project,
)
from squaredeal.rules import HouseError, load, standard
from tests.casino import play, returned
from tests.marks import clause

GAME = build("blackjack.house@1", standard())
RICH = (100_000,)


def hand(cards: str, *lines: str, bet: int = 1000, setup: Any = RICH) -> tuple[Any, list[Any]]:
    """A round of one seat: bets, the first three cards and the hole card, then what is given."""
    *first, hole = cards.split()
    start = (f"0: place {bet} on main", "0: close", f"deal {' '.join(first)}", f"deal {hole}")
    return play(GAME, setup, *start, *lines)


def offered(state: Any, seat: int = 0) -> set[str]:
    return {choice.verb for choice in choices(GAME, state, seat)} - {"auto"}


def refusal(state: Any, line: str) -> Refusal:
    with pytest.raises(Illegal) as refused:
        apply(GAME, state, parse_move(line))
    return refused.value.refusal


def back(events: list[Any], spot: str = "main") -> int:
    return returned(events, spot)


@clause("bj.def.blackjack")
def test_a_blackjack_is_an_ace_and_a_ten_on_two_cards() -> None:
    assert is_natural(("As", "Qd"))
    assert not is_natural(("7s", "7d", "7h"))


@clause("bj.def.hard-total", "bj.def.soft-total", "bj.cards.ace")
def test_an_ace_is_eleven_unless_that_busts() -> None:
    assert (points(("Ts", "6d")), is_soft(("Ts", "6d"))) == (16, False)
    assert (points(("Ts", "6d", "As")), is_soft(("Ts", "6d", "As"))) == (17, False)
    assert (points(("As", "6d")), is_soft(("As", "6d"))) == (17, True)
    assert (points(("As", "9d")), points(("As", "9d", "5h"))) == (20, 15)
    assert points(("As", "Ad")) == 12


@clause("bj.cards.pips", "bj.cards.faces")
def test_pips_count_themselves_and_pictures_ten() -> None:
    assert points(("Ts", "9d")) == 19
    assert points(("Js", "Kd")) == 20


@clause("bj.cards.deck")
def test_eight_decks_hold_128_tens_and_32_aces() -> None:
    shoe = GAME.deck(Setup(RICH))
    assert (len(shoe), sum(c[0] in "TJQK" for c in shoe), sum(c[0] == "A" for c in shoe)) == (
        416,
        128,
        32,
    )


@clause("bj.table.seats")
def test_an_eighth_seat_cannot_be_opened() -> None:
    GAME.start(Setup((100,) * 7))
    with pytest.raises(BadInput):
        GAME.start(Setup((100,) * 8))


@clause("bj.bet.before-first-card")
def test_a_seat_without_a_bet_is_skipped() -> None:
    state, _ = play(
        GAME, (100, 100), "1: place 10 on main", "house: close", "deal 5h 7h 8h", "deal Th"
    )
    assert [h.seat for h in state.hands] == [1]


@clause("bj.deal.order", "bj.def.hole-card")
def test_cards_go_round_twice_and_the_last_lies_face_down() -> None:
    bets = ("0: place 10 on main", "1: place 10 on main", "house: close")
    state, _ = play(GAME, (100, 100), *bets, "deal 5h 6h 7h 8h 9h", "deal Th")
    assert [h.cards for h in state.hands] == [("5h", "8h"), ("6h", "9h")]
    assert state.dealer == ("7h",)
    for viewer in (0, 1, RAIL):
        assert project(state, viewer).hole == (UNSEEN,)
    assert project(state, HOUSE).hole == ("Th",)


@clause("bj.win.dealer-bust")
def test_a_standing_hand_wins_when_the_dealer_busts() -> None:
    _, events = hand("5h 9h 8h 6h", "0: stand", "deal Th")
    assert back(events) == 2000


@clause("bj.win.higher", "bj.payout.win")
def test_the_higher_total_wins_even_money() -> None:
    _, events = hand("Th 9h 9d 9s", "0: stand")
    assert back(events) == 2000


@clause("bj.win.blackjack", "bj.payout.blackjack", "rng.game.blackjack")
@pytest.mark.parametrize(("bet", "paid"), [(1000, 2500), (500, 1250), (5, 12)])
def test_a_blackjack_pays_three_to_two_against_a_drawn_21(bet: int, paid: int) -> None:
    bets = (f"0: place {bet} on main", "1: place 10 on main", "house: close")
    deal = ("deal Ah Th 7h Kh 8h", "deal 7d", "1: stand", "deal 7s")
    _, events = play(GAME, (1000, 1000), *bets, *deal)
    assert back(events) == paid


@clause("bj.payout.blackjack")
def test_a_house_that_pays_six_to_five_does_not_load() -> None:
    text = _house("bj.payout.blackjack", "1.2")
    with pytest.raises(HouseError, match=r"bj\.payout\.blackjack"):
        load(text, "six-to-five.toml")


def _house(key: str, value: str) -> str:
    return (
        'name = "Test"\n[room.rng-casino]\nproduct = "rng-casino"\n'
        'documents = [["house-es", "house-pl"], "live-blackjack"]\n'
        f'[[override]]\nkey = "{key}"\nvalue = {value}\nclause = "test.{key}"\n'
        'rule = "A test."\n'
    )


@clause("bj.lose.otherwise")
def test_a_lower_total_loses() -> None:
    _, events = hand("Th Th 7d 8s", "0: stand")
    assert back(events) == 0


@clause("bj.bet.frozen")
def test_no_bet_changes_after_the_first_card() -> None:
    state, _ = hand("5h 9h 6h 8s")
    assert refusal(state, "0: place 5 on main").clause == "bj.bet.frozen"
    apply(GAME, state, parse_move("0: double 1000"))


@clause("bj.bet.available-funds")
def test_a_double_needs_free_money_and_the_hand_goes_on() -> None:
    state, _ = hand("5h 9h 6h 8s", setup=(1000,))
    answer = GAME.guard(state, 0, "double")
    assert isinstance(answer, Refusal)
    assert (answer.code, answer.clause) == ("insufficient_funds", "bj.bet.available-funds")
    assert offered(state) == {"hit", "stand"}


@clause("bj.bets.close")
def test_the_timer_ends_all_betting() -> None:
    state, _ = play(GAME, RICH, "0: place 10 on main")
    assert GAME.awaits(state) == ToAct((0, HOUSE), "bj.bet_seconds", window=True)
    state, _ = apply(GAME, state, parse_move("lapse house"))
    for line in ("0: place 5 on main", "0: remove on main"):
        assert refusal(state, line).code == "betting_closed"


@clause("bj.settle.auto")
def test_all_seats_are_settled_without_another_move() -> None:
    bets = ("0: place 10 on main", "1: place 10 on main", "house: close")
    deal = ("deal Th 9h Td 9d 7d", "deal 8s", "0: stand", "1: stand")
    state, events = play(GAME, (100, 100), *bets, *deal)
    assert isinstance(GAME.awaits(state), Over)
    assert (returned(events, "main", 0), returned(events, "main", 1)) == (20, 0)


@clause("bj.push.equal")
def test_equal_totals_return_the_bet() -> None:
    _, events = hand("Th Td 8h 8d", "0: stand")
    assert back(events) == 1000


@clause("bj.push.both-blackjack")
def test_blackjack_against_blackjack_is_a_push() -> None:
    _, events = hand("Ah Ad Kh Td", "0: close")
    assert back(events) == 1000


@clause("bj.lose.21-v-blackjack", "bj.hole.no-early-look")
def test_a_drawn_21_and_a_double_lose_to_a_ten_with_a_hidden_ace() -> None:
    state, events = hand("7h Kh 7d Ad")
    assert not [e for e in events if type(e).__name__ == "Checked"]
    assert offered(state) == {"hit", "stand", "double", "split"}
    _, events = hand("7h Kh 7d Ad", "0: hit", "deal 7s")
    assert back(events) == 0
    _, events = hand("6h Kh 5d Ad", "0: double 1000", "deal Ts")
    assert (back(events), back(events, "double:0")) == (0, 0)


@clause("bj.bust", "bj.lose.both-bust")
def test_a_bust_is_lost_before_the_dealer_plays() -> None:
    bets = ("0: place 10 on main", "1: place 10 on main", "house: close")
    deal = ("deal Th Td 9h 6d 7d", "deal 6s", "0: hit", "deal 9s")
    state, events = play(GAME, (100, 100), *bets, *deal)
    assert returned(events, "main", 0) == 0
    assert GAME.awaits(state) == ToAct((1,), "bj.decision_seconds")
    _, events = play(GAME, (100, 100), *bets, *deal, "1: stand", "deal 8s")
    assert (returned(events, "main", 0), returned(events, "main", 1)) == (0, 20)


@clause("bj.insurance.offer", "bj.play.options")
def test_insurance_is_offered_under_an_ace_only() -> None:
    under_ace, _ = hand("8h Ad 8d 5s")
    assert offered(under_ace) == {"insure", "close"}
    under_king, _ = hand("8h Kd 8d 5s")
    assert offered(under_king) == {"hit", "stand", "double", "split"}
    after, _ = hand("8h Ad 8d 5s", "lapse 0")
    assert offered(after) == {"hit", "stand", "double", "split"}
    no_pair, _ = hand("9h 6d 7d 5s")
    assert offered(no_pair) == {"hit", "stand", "double"}


@clause("bj.insurance.amount")
@pytest.mark.parametrize(("bet", "half"), [(1000, 500), (2500, 1250), (1300, 650), (5, 2)])
def test_insurance_is_half_the_bet_and_no_other_figure(bet: int, half: int) -> None:
    state, _ = hand("8h Ad 8d 5s", bet=bet)
    choice = GAME.guard(state, 0, "insure")
    assert isinstance(choice, Choice)
    assert (choice.low, choice.high) == (half, half)
    assert refusal(state, f"0: insure {half + 1} on insurance").code == "above_maximum"


@clause("bj.insurance.win-condition", "bj.insurance.payout")
@pytest.mark.parametrize(("hole", "paid"), [("Qs", 1500), ("9s", 0), ("As", 0)])
def test_insurance_wins_with_a_ten_in_the_hole(hole: str, paid: int) -> None:
    _, events = hand(f"Th Ad 9d {hole}", "0: insure 500 on insurance")
    assert back(events, "insurance") == paid
    if paid:
        assert back(events) == 0


@clause("bj.insurance.timing")
def test_no_insurance_once_the_hands_are_played() -> None:
    state, _ = hand("8h Ad 8d 5s", "0: close", "0: hit", "deal 2s")
    assert refusal(state, "0: insure 500 on insurance").clause == "bj.insurance.timing"


@clause("bj.insurance.collect", "bj.hole.check-on-ace")
def test_lost_insurance_is_collected_at_the_check() -> None:
    state, events = hand("8h Ad 8d 6s", "0: insure 500 on insurance")
    assert back(events, "insurance") == 0
    assert offered(state) == {"hit", "stand", "double", "split"}
    ended, events = hand("8h Ad 8d Ks", "0: close")
    assert isinstance(GAME.awaits(ended), Over)
    assert ended.dealer == ("Ad", "Ks")


@clause("bj.bets.no-touch")
def test_a_confirmed_insurance_cannot_be_taken_back() -> None:
    state, _ = play(
        GAME,
        (100, 100),
        "0: place 10 on main",
        "1: place 10 on main",
        "house: close",
        "deal 8h 9h Ad 8d 9d",
        "deal 5s",
        "0: insure 5 on insurance",
    )
    assert refusal(state, "0: remove on insurance").clause == "bj.bet.frozen"


@clause("bj.double.allowed")
@pytest.mark.parametrize(("extra", "fits"), [(1000, True), (400, True), (1100, False)])
def test_doubling_adds_up_to_the_bet_on_two_cards(extra: int, fits: bool) -> None:
    state, _ = hand("5h 9h 6h 8s")
    if fits:
        doubled, _ = apply(GAME, state, parse_move(f"0: double {extra}"))
        assert dict(doubled.bets[0]) == {"main": 1000, "double:0": extra}
    else:
        assert refusal(state, f"0: double {extra}").code == "above_maximum"
    three, _ = hand("5h 9h 6h 8s", "0: hit", "deal 2c")
    assert refusal(three, "0: double 1000").code == "not_first_two_cards"


@clause("bj.double.one-card")
def test_a_doubled_hand_gets_one_card_and_stands() -> None:
    state, events = hand("5h 9h 6h 8s", "0: double 1000", "deal 2c")
    assert isinstance(GAME.awaits(state), Over)
    assert [e.total for e in events if type(e).__name__ == "HandDone"] == [13]


@clause("bj.split.same-value")
def test_cards_of_one_value_may_be_split() -> None:
    state, _ = hand("8h 9h 8d 8s", "0: split")
    assert [h.cards for h in state.hands] == [("8h",), ("8d",)]
    assert dict(state.bets[0]) == {"main": 1000, "split:1": 1000}
    ten_king, _ = hand("Kh 9h Td 8s")
    assert "split" in offered(ten_king)
    unequal, _ = hand("9h 9s Td 8s")
    assert refusal(unequal, "0: split").code == "not_a_pair"


@clause("bj.split.second-cards", "bj.split.then-hit-stand")
def test_split_hands_get_a_second_card_and_hit_or_stand() -> None:
    state, _ = hand("8h 9h 8d 8s", "0: split", "deal 3c Kc")
    assert [h.cards for h in state.hands] == [("8h", "3c"), ("8d", "Kc")]
    assert offered(state) == {"hit", "stand"}
    assert refusal(state, "0: double 1000").clause == "bj.split.then-hit-stand"


@clause("bj.split.once")
def test_a_pair_is_split_only_once() -> None:
    state, _ = hand("8h 9h 8d 8s", "0: split", "deal 8c Kc")
    assert refusal(state, "0: split").clause == "bj.split.once"


@clause("bj.split.aces-one-card", "bj.split.ace-ten-21")
def test_split_aces_take_one_card_and_make_no_blackjack() -> None:
    state, events = hand("Ah 9h Ad 8s", "0: split", "deal Kc 9c")
    assert isinstance(GAME.awaits(state), Over)
    assert (back(events), back(events, "split:1")) == (2000, 2000)


@clause("bj.play.within-time", "bj.play.timeout-stand")
def test_silence_leaves_the_hand_as_it_is() -> None:
    state, _ = hand("5h Th 7d 8s")
    assert GAME.awaits(state) == ToAct((0,), "bj.decision_seconds")
    _, events = hand("5h Th 7d 8s", "lapse 0")
    assert [e.total for e in events if type(e).__name__ == "HandDone"] == [12]
    assert back(events) == 0


@clause("bj.play.wait-signal")
def test_at_21_the_next_seat_is_asked_by_itself() -> None:
    bets = ("0: place 10 on main", "1: place 10 on main", "house: close")
    deal = ("deal 5h Td 9h 6d 7d", "deal 8s", "0: hit", "deal Ts")
    state, _ = play(GAME, (100, 100), *bets, *deal)
    assert GAME.awaits(state) == ToAct((1,), "bj.decision_seconds")


@clause("bj.player.draw-below-21")
def test_a_card_is_offered_below_21_only() -> None:
    soft_18, _ = hand("Ah 9h 7d 8s")
    assert "hit" in offered(soft_18)
    hard_20, _ = hand("Th 9h Kd 8s")
    assert "hit" in offered(hard_20)
    soft_21, _ = hand("Ah 9h 4d 8s", "0: hit", "deal 6c")
    assert isinstance(GAME.awaits(soft_21), Over)


@clause("bj.dealer.draw-to-17", "bj.table.notice-dealer")
@pytest.mark.parametrize(("cards", "draws"), [("Ah 6d", False), ("Th 6d", True), ("Ah 5d", True)])
def test_the_dealer_stands_on_every_17(cards: str, draws: bool) -> None:
    assert dealer_draws(GAME.rules, tuple(cards.split())) == draws


@clause("bj.dealer.no-draw-when-moot")
def test_the_dealer_does_not_draw_for_hands_that_are_decided() -> None:
    state, _ = hand("Th 6h 6d 6s", "0: hit", "deal Tc")
    assert isinstance(GAME.awaits(state), Over)
    assert len(state.dealer) == 2
    state, _ = hand("Th 6h 8d 6s", "0: stand")
    assert not isinstance(GAME.awaits(state), Over)


@clause("rng.reconnect-resume")
def test_the_same_decision_waits_for_a_player_who_comes_back() -> None:
    state, _ = hand("Th Td 6d 7s")
    assert (points(state.hands[0].cards), state.dealer) == (16, ("Td",))
    assert dict(state.bets[0]) == {"main": 1000}
    assert offered(state) == {"hit", "stand", "double"}


@clause("rng.pending-24h")
def test_a_round_that_is_cancelled_returns_everything_once() -> None:
    lines = ("0: insure 500 on insurance", "0: double 1000")
    state, _ = hand("5h Ad 6d 6s", *lines)
    void = parse_move("rule house: void by rng.pending-24h")
    state, _ = apply(GAME, state, void)
    assert state.stacks == RICH
    assert state.bank == 0
    with pytest.raises(Illegal):
        apply(GAME, state, void)


@clause("bj.rules.limits-stated")
def test_limits_of_the_table_bind_the_main_bet() -> None:
    state, _ = GAME.start(Setup(RICH, limits=Limits(500, 50_000)))
    choice = GAME.guard(state, 0, "place")
    assert isinstance(choice, Choice)
    assert (choice.low, choice.high) == (500, 50_000)
    with pytest.raises(Illegal):
        apply(GAME, state, Act(0, "place", 499, "main"))
