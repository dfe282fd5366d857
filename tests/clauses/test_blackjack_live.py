"""The live blackjack sheet, clause by clause."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from squaredeal.games.blackjack import LIVE, Idle, Setup, build, dealer_draws, game_of, points
from squaredeal.kernel import (
    HOUSE,
    Act,
    Choice,
    Illegal,
    Over,
    Refusal,
    ToAct,
    ToDeal,
    apply,
    choices,
    parse_move,
)
from squaredeal.rules import standard
from tests.casino import play, returned
from tests.marks import clause

GAME = build("blackjack.live@1", standard())
RICH = (100_000,)
BEHIND = Setup((1000, 1000, 1000, 1000), boxes=2)
"""Seats 0 and 1 sit; 2 and 3 can only bet behind."""


def hand(cards: str, *lines: str, bet: int = 1000, setup: Any = RICH) -> tuple[Any, list[Any]]:
    """A round of one seat: bet, the first three cards, then what is given."""
    return play(GAME, setup, f"0: place {bet} on main", "0: close", f"deal {cards}", *lines)


def behind(cards: str, *lines: str, bets: tuple[str, ...] = ()) -> tuple[Any, list[Any]]:
    """Seat 0 has 10 on main and participant 2 has 10 behind it."""
    start = ("0: place 10 on main", "2: place 10 on behind:0", *bets, "house: close")
    return play(GAME, BEHIND, *start, f"deal {cards}", *lines)


def offered(state: Any, seat: int = 0) -> set[str]:
    return {choice.verb for choice in choices(GAME, state, seat)} - {"auto"}


def refusal(state: Any, line: str) -> Refusal:
    with pytest.raises(Illegal) as refused:
        apply(GAME, state, parse_move(line))
    return refused.value.refusal


def back(events: list[Any], spot: str = "main", seat: int = 0) -> int:
    return returned(events, spot, seat)


@clause("bjl.objective", "bjl.win")
def test_the_total_nearer_to_21_wins_even_money() -> None:
    _, events = hand("Th Ks Td", "0: stand", "deal 9s")
    assert back(events) == 2000


@clause("bjl.decks")
def test_the_shoe_holds_416_cards() -> None:
    assert len(GAME.deck(Setup(RICH))) == 416


@clause("bjl.values.pips", "bjl.values.faces", "bjl.values.ace")
def test_card_values() -> None:
    totals = [points(cards) for cards in (("Th", "8h"), ("Qh", "Jh"), ("Ah", "6h"))]
    assert totals == [18, 20, 17]
    assert points(("Ah", "6h", "9h")) == 16


@clause("bjl.blackjack")
def test_a_blackjack_pays_three_to_two() -> None:
    _, events = hand("Ah 9h Kh")
    assert back(events) == 2500
    _, events = hand("Ah Th Kh", "deal 9h")
    assert back(events) == 2500


@clause("bjl.bust-loses", "bjl.bust.ends")
def test_a_bust_loses_even_if_the_dealer_busts() -> None:
    state, events = hand("Th 9h 6h", "0: hit", "deal 8h")
    assert back(events) == 0
    assert isinstance(GAME.awaits(state), Over)
    assert offered(state) == set()


@clause("bjl.tie")
def test_equal_totals_tie_but_a_plain_21_loses_to_blackjack() -> None:
    _, events = hand("Th Td 8h", "0: stand", "deal 8d")
    assert back(events) == 1000
    _, events = hand("5h Td 6h", "0: hit", "deal Tc", "deal Ad")
    assert back(events) == 0
    _, events = hand("Ah Td Kh", "deal Ad")
    assert back(events) == 1000


@clause("bjl.seat.one")
def test_no_bet_after_the_countdown_nor_on_another_seat() -> None:
    state, _ = GAME.start(Setup((100, 100)))
    assert GAME.awaits(state) == ToAct((0, 1, HOUSE), "bjl.bet_seconds", window=True)
    assert refusal(state, "0: place 10 on behind:1").code == "spot_unknown"
    state, _ = play(GAME, (100, 100), "0: place 10 on main", "house: close")
    assert refusal(state, "1: place 10 on main").code == "betting_closed"


@clause("bjl.bet.main-then-pair")
def test_pair_needs_a_confirmed_main_bet() -> None:
    state, _ = GAME.start(Setup(RICH))
    assert refusal(state, "0: place 2 on pair").code == "spot_unknown"
    state, _ = play(GAME, RICH, "0: place 10 on main", "0: place 2 on pair")
    assert dict(state.bets[0]) == {"main": 10, "pair": 2}
    state, _ = apply(GAME, state, parse_move("0: remove on main"))
    assert state.bets[0] == ()


@clause("bjl.deal.order")
def test_the_dealer_has_one_card_until_the_hands_are_finished() -> None:
    bets = ("0: place 10 on main", "1: place 10 on main", "house: close")
    state, _ = play(GAME, (100, 100), *bets, "deal 5h 6h 7h 8h 9h")
    assert [h.cards for h in state.hands] == [("5h", "8h"), ("6h", "9h")]
    assert (state.dealer, state.hole) == (("7h",), None)


@clause("bjl.decision.options", "bjl.surrender.availability")
def test_what_is_offered_depends_on_the_cards() -> None:
    every = {"hit", "stand", "double", "split", "surrender"}
    assert offered(hand("9h 7h 9d")[0]) == every
    assert offered(hand("9h Ah 9d")[0]) == {"insure", "close"}
    assert offered(hand("9h Ah 9d", "0: close")[0]) == every - {"surrender"}
    assert "surrender" in offered(hand("Th 9h 6d")[0])
    assert refusal(hand("Th Kh 6d")[0], "0: surrender").code == "surrender_not_offered"


@clause("bjl.surrender.cost")
@pytest.mark.parametrize(("bet", "half"), [(1000, 500), (2500, 1250), (5, 2)])
def test_surrender_costs_half(bet: int, half: int) -> None:
    _, events = hand("Th 9h 6d", "0: surrender", bet=bet)
    assert back(events) == half


@clause("bjl.surrender.first-action")
def test_surrender_is_the_first_action_or_none() -> None:
    after_hit, _ = hand("5h 9h 6d", "0: hit", "deal 4c")
    assert refusal(after_hit, "0: surrender").clause == "bjl.surrender.first-action"
    after_split, _ = hand("8h 9h 8d", "0: split", "deal 4c 5c")
    assert refusal(after_split, "0: surrender").clause == "bjl.surrender.first-action"


@clause("bjl.inaction.auto")
@pytest.mark.parametrize(
    ("cards", "drawn", "total"),
    [
        ("5h 9h 3d", ["deal 2c", "deal 9c"], 19),
        ("8h 9h 4d", [], 12),
        ("Ah 9h 6d", [], 17),
        ("Ah 9h Ad", [], 12),
    ],
)
def test_silence_hits_to_above_eleven(cards: str, drawn: list[str], total: int) -> None:
    state, _ = hand(cards, "lapse 0", *drawn)
    assert points(state.hands[0].cards) == total
    assert GAME.awaits(state) == ToDeal("shoe")
    assert state.phase == hand(cards, "0: stand")[0].phase


@clause("bjl.disconnect.auto")
@pytest.mark.parametrize(
    ("cards", "drawn", "total"),
    [("4h 9h 3d", ["deal Ac"], 18), ("Ah 9h 2d", [], 13), ("5h 9h 6d", ["deal Ac"], 12)],
)
def test_a_lost_connection_is_finished_by_the_system(
    cards: str, drawn: list[str], total: int
) -> None:
    state, _ = hand(cards, "0: auto", *drawn)
    assert points(state.hands[0].cards) == total
    assert not state.open


@clause("bjl.dealer.second-card")
def test_a_dealer_blackjack_takes_a_doubled_bet_whole() -> None:
    state, _ = hand("5h Kh 6d")
    assert len(state.dealer) == 1
    _, events = hand("5h Kh 6d", "0: double 1000", "deal 7c", "deal Ac")
    assert (back(events), back(events, "double:0")) == (0, 0)


@clause("bjl.dealer.draw")
@pytest.mark.parametrize(("cards", "draws"), [("Th 6d", True), ("Ah 6d", False), ("Th 7d", False)])
def test_the_dealer_draws_through_16(cards: str, draws: bool) -> None:
    assert dealer_draws(GAME.rules, tuple(cards.split())) == draws


@clause("bjl.seat.forced-leave")
def test_a_seat_that_left_all_to_the_system_is_named() -> None:
    _, idle = hand("8h 9h 4d", "lapse 0", "deal Tc")
    assert [e for e in idle if type(e) is Idle] == [Idle(0)]
    _, natural = hand("Ah 9h Kd")
    assert not [e for e in natural if type(e) is Idle]
    _, decided = hand("8h 9h 4d", "0: hit", "deal 2c", "lapse 0", "deal Tc")
    assert not [e for e in decided if type(e) is Idle]


@clause("bjl.hit")
def test_hit_until_21_closes_the_hand() -> None:
    lines = ("0: hit", "deal 3c", "0: hit", "deal 8c")
    twenty, _ = hand("5h 9h 4d", *lines)
    assert "hit" in offered(twenty)
    closed, _ = hand("5h 9h 4d", *lines, "0: hit", "deal Ac")
    assert GAME.awaits(closed) == ToDeal("shoe")
    bust, _ = hand("5h 9h 4d", *lines, "0: hit", "deal 2c")
    assert offered(bust) == set()


@clause("bjl.stand")
def test_stand_asks_the_next_seat() -> None:
    bets = ("0: place 10 on main", "1: place 10 on main", "house: close")
    state, _ = play(GAME, (100, 100), *bets, "deal Th 6h 9h 7h 9d", "0: stand")
    assert GAME.awaits(state) == ToAct((1,), "bjl.decision_seconds")


@clause("bjl.double")
def test_double_is_the_whole_bet_for_one_card() -> None:
    state, _ = hand("6h 9h 5d")
    assert refusal(state, "0: double 500").code == "below_minimum"
    doubled, _ = hand("6h 9h 5d", "0: double 1000", "deal 4c")
    assert GAME.awaits(doubled) == ToDeal("shoe")
    after_hit, _ = hand("6h 9h 5d", "0: hit", "deal 2c")
    assert refusal(after_hit, "0: double 1000").code == "not_first_two_cards"
    after_split, _ = hand("6h 9h 6d", "0: split", "deal 5c 5d")
    assert refusal(after_split, "0: double 1000").code == "no_double_after_split"


@clause("bjl.split")
def test_equal_values_split_into_two_hands() -> None:
    state, _ = hand("8h 9h 8d", "0: split", "deal Kc 3c")
    assert [points(h.cards) for h in state.hands] == [18, 11]
    assert sum(chips for _, chips in state.bets[0]) == 2000
    assert offered(state) == {"hit", "stand"}
    assert "split" in offered(hand("Kh 9h Qd")[0])


@clause("bjl.split.once")
def test_there_is_one_split_a_round() -> None:
    state, _ = hand("8h 9h 8d", "0: split", "deal 8c 3c")
    assert refusal(state, "0: split").clause == "bjl.split.once"


@clause("bjl.split.aces")
def test_split_aces_get_one_card_each() -> None:
    state, events = hand("Ah 9h Ad", "0: split", "deal Kc 6c")
    assert GAME.awaits(state) == ToDeal("shoe")
    _, events = hand("Ah 9h Ad", "0: split", "deal Kc 6c", "deal Tc")
    assert (back(events), back(events, "split:1")) == (2000, 0)


@clause("bjl.insurance.offer")
def test_insurance_is_half_of_the_main_bet_under_an_ace() -> None:
    choice = GAME.guard(hand("8h Ah 4d")[0], 0, "insure")
    assert isinstance(choice, Choice)
    assert (choice.low, choice.high, choice.spots) == (500, 500, ("insurance",))
    assert isinstance(GAME.guard(hand("8h Kh 4d")[0], 0, "insure"), Refusal)


@clause("bjl.insurance.settle")
def test_insurance_is_settled_whatever_happens_to_the_hand() -> None:
    _, natural = hand("8h Ah 9d", "0: insure 500 on insurance", "0: stand", "deal Kc")
    assert (back(natural, "insurance"), back(natural)) == (1500, 0)
    lines = ("0: insure 500 on insurance", "0: stand", "deal 7c")
    _, beaten = hand("Th Ah 9d", *lines)
    assert (back(beaten, "insurance"), back(beaten)) == (0, 2000)
    _, bust = hand("Th Ah 6d", "0: insure 500 on insurance", "0: hit", "deal Kc", "deal Kd")
    assert (back(bust, "insurance"), back(bust)) == (1500, 0)


@clause("bjl.behind.who")
def test_only_the_unseated_bet_behind_and_behind_several() -> None:
    state, _ = play(GAME, BEHIND, "2: place 10 on behind:0", "2: place 10 on behind:1")
    assert dict(state.bets[2]) == {"behind:0": 10, "behind:1": 10}
    assert refusal(state, "1: place 10 on behind:0").code == "spot_unknown"
    assert refusal(state, "2: place 10 on main").code == "spot_unknown"


@clause("bjl.behind.occupied-only")
def test_a_bet_behind_an_empty_seat_is_refused_or_returned() -> None:
    state, _ = GAME.start(Setup((1000, 0, 1000), boxes=2))
    assert refusal(state, "2: place 10 on behind:1").code == "spot_unknown"
    lines = ("0: place 10 on main", "2: place 10 on behind:1", "2: place 5 on behind:1:pair")
    state, _ = play(GAME, BEHIND, *lines, "house: close")
    assert (state.bets[2], state.stacks[2]) == ((), 1000)


@clause("bjl.behind.no-influence")
def test_a_bettor_behind_decides_nothing() -> None:
    state, _ = behind("8h 9h 4d")
    assert refusal(state, "2: hit").clause == "bjl.behind.no-influence"


@clause("bjl.behind.result")
@pytest.mark.parametrize(
    ("cards", "lines", "paid"),
    [
        ("Ah 9h Kd", [], 25),
        ("Th 9h Kd", ["0: stand", "deal Tc"], 20),
        ("Th 9h 9d", ["0: stand", "deal Tc"], 10),
        ("Th 9h 8d", ["0: stand", "deal Tc"], 0),
    ],
)
def test_a_bet_behind_shares_the_hands_fate(cards: str, lines: list[str], paid: int) -> None:
    _, events = behind(cards, *lines)
    assert back(events, "behind:0", 2) == paid


@clause("bjl.behind.split-follow")
def test_a_split_may_be_followed_with_an_equal_bet() -> None:
    state, _ = behind("8h 9h 8d", "0: split")
    assert GAME.awaits(state) == ToAct((2, HOUSE), "bjl.behind.follow_seconds", window=True)
    followed, _ = apply(GAME, state, Act(2, "follow", 10))
    assert dict(followed.bets[2]) == {"behind:0": 10, "behind:0:split:1": 10}
    declined, _ = apply(GAME, state, parse_move("lapse house"))
    assert dict(declined.bets[2]) == {"behind:0": 10}
    assert GAME.awaits(followed) == GAME.awaits(declined) == ToDeal("shoe", 2)
    poor = Setup((1000, 1000, 15), boxes=2)
    lines = ("0: place 10 on main", "2: place 10 on behind:0", "house: close", "deal 8h 9h 8d")
    state, _ = play(GAME, poor, *lines, "0: split")
    assert GAME.awaits(state) == ToDeal("shoe", 2)


@clause("bjl.behind.double-follow")
def test_a_double_may_be_followed() -> None:
    _, events = behind("6h 9h 5d", "0: double 10", "2: follow 10", "deal Tc", "deal Td")
    assert back(events, "behind:0", 2) + back(events, "behind:0:double:0", 2) == 40
    _, events = behind("6h 9h 5d", "0: double 10", "lapse 2", "deal Tc", "deal Td")
    assert back(events, "behind:0", 2) == 20
    _, events = behind("Th 9h 6d", "0: surrender")
    assert back(events, "behind:0", 2) == 5
    state, _ = behind("Th Ah 9d")
    assert GAME.awaits(state) == ToAct((0, 2, HOUSE), "bjl.decision_seconds", window=True)
    choice = GAME.guard(state, 2, "insure")
    assert isinstance(choice, Choice)
    assert (choice.spots, choice.low) == (("behind:0:insurance",), 5)


@clause("bjl.pair.rule")
def test_pair_pays_eleven_to_one_on_equal_rank() -> None:
    bets = ("0: place 10 on main", "0: place 2 on pair", "0: close")
    _, nines = play(GAME, RICH, *bets, "deal 9h 5h 9d")
    assert back(nines, "pair") == 24
    _, unlike = play(GAME, RICH, *bets, "deal Kh 5h Qd")
    assert back(unlike, "pair") == 0


@clause("bjl.pair.who")
def test_pair_behind_several_seats_but_not_on_anothers_hand() -> None:
    bets = [f"2: place 10 on {spot}" for spot in ("behind:0", "behind:1")]
    bets += [f"2: place 5 on {spot}" for spot in ("behind:0:pair", "behind:1:pair")]
    state, _ = play(GAME, BEHIND, *bets)
    assert len(state.bets[2]) == 4
    assert refusal(state, "1: place 5 on behind:0:pair").code == "spot_unknown"


@clause("bjl.payout.table")
def test_the_four_payouts_are_the_settings_of_the_table() -> None:
    rules = GAME.rules
    pays = (rules.blackjack_pays, rules.win_pays, rules.insurance_pays, rules.pair_pays)
    assert [str(odds) for odds in pays] == ["3/2", "1", "2", "11"]


@clause("bjl.host-failure", "bjl.error-cancel")
def test_a_void_round_returns_bet_pair_and_insurance() -> None:
    bets = ("0: place 10 on main", "0: place 2 on pair", "0: close", "deal 8h Ah 8d")
    lines = ("0: insure 5 on insurance", "rule house: void by bjl.host-failure")
    state, _ = play(GAME, (1000,), *bets, *lines)
    assert (state.stacks, state.bank) == ((1000,), 0)
    assert GAME.awaits(state) == Over()


def test_where_only_the_original_bet_is_lost_a_busted_double_is_spared() -> None:
    game = game_of(replace(LIVE, dealer_takes="original"))
    lines = ("0: place 10 on main", "0: close", "deal 5h Kh 7d", "0: double 10", "deal Tc")
    _, events = play(game, RICH, *lines, "deal Ac")
    assert (back(events), back(events, "double:0")) == (0, 10)
    _, events = play(game, RICH, *lines, "deal 9c")
    assert (back(events), back(events, "double:0")) == (0, 0)
    lines = ("0: place 10 on main", "0: close", "deal 8h Kh 8d", "0: split", "deal Tc Td")
    _, events = play(game, RICH, *lines, "0: stand", "0: hit", "deal 9d", "deal Ac")
    assert (back(events), back(events, "split:1")) == (0, 10)
