"""Roulette as the house rules describe it, clause by clause."""

from __future__ import annotations

from fractions import Fraction

import pytest

from squaredeal.bank import Settled, Setup
from squaredeal.games.roulette import (
    RED,
    RouletteLayout,
    RouletteRules,
    build,
    colour,
    covered,
    game_of,
    wheel_order,
)
from squaredeal.kernel import HOUSE, Act, Illegal, Over, ToAct, ToDeal, apply, parse_move
from squaredeal.rules import standard
from tests.casino import play, returned
from tests.marks import clause

GAME = build("roulette@1", standard())
RICH = (100_000,)

WON = [
    ("roul.bet.straight", "straight:0", "0", 360),
    ("roul.bet.split", "split:8-11", "11", 180),
    ("roul.bet.street", "street:7", "9", 120),
    ("roul.bet.street", "trio:0-1-2", "0", 120),
    ("roul.bet.corner", "corner:1", "5", 90),
    ("roul.bet.first-four", "corner:0", "0", 90),
    ("roul.bet.line", "line:1", "6", 60),
    ("roul.bet.column", "column:1", "4", 30),
    ("roul.bet.column", "column:1", "0", 0),
    ("roul.bet.dozen", "dozen:2", "24", 30),
    ("roul.bet.dozen", "dozen:2", "25", 0),
    ("roul.bet.eighteen", "low", "18", 20),
    ("roul.bet.eighteen", "low", "19", 0),
    ("roul.bet.eighteen", "low", "0", 0),
    ("roul.bet.red", "red", "1", 20),
    ("roul.bet.red", "red", "2", 0),
    ("roul.bet.black", "black", "2", 20),
    ("roul.bet.black", "black", "0", 0),
    ("roul.bet.even", "even", "8", 20),
    ("roul.bet.even", "even", "0", 0),
    ("roul.bet.odd", "odd", "7", 20),
    ("roul.payout.straight", "straight:17", "17", 360),
    ("roul.payout.split", "split:1-4", "4", 180),
    ("roul.payout.street", "street:1", "2", 120),
    ("roul.payout.corner", "corner:32", "36", 90),
    ("roul.payout.line", "line:31", "34", 60),
    ("roul.payout.column", "column:3", "36", 30),
    ("roul.payout.dozen", "dozen:3", "25", 30),
    ("roul.payout.red", "red", "36", 20),
    ("roul.payout.black", "black", "35", 20),
    ("roul.payout.odd", "odd", "35", 20),
    ("roul.payout.even", "even", "36", 20),
    ("roul.payout.low", "low", "1", 20),
    ("roul.payout.high", "high", "36", 20),
    ("rng.game.roulette", "straight:5", "5", 360),
]


@pytest.mark.parametrize(
    ("spot", "pocket", "back"),
    [
        pytest.param(spot, pocket, back, marks=clause(name), id=f"{name}-{spot}-{pocket}")
        for name, spot, pocket, back in WON
    ],
)
def test_ten_on_a_spot_brings_back(spot: str, pocket: str, back: int) -> None:
    _, events = play(GAME, RICH, f"0: place 10 on {spot}", "0: close", f"deal {pocket}")
    assert back == returned(events, spot)


@pytest.mark.parametrize(
    "spot",
    [
        pytest.param("corner:3", marks=clause("roul.bet.corner")),
        pytest.param("five:0", marks=clause("roul.bet.inside-list")),
        pytest.param("split:8-12", marks=clause("roul.bet.split")),
        pytest.param("line:3", marks=clause("roul.bet.line")),
        pytest.param("straight:37", marks=clause("roul.bet.straight")),
        pytest.param("neighbours:0", marks=clause("roul.bet.inside-list")),
    ],
)
def test_a_bet_the_layout_does_not_show_is_refused(spot: str) -> None:
    with pytest.raises(Illegal) as refused:
        play(GAME, RICH, f"0: place 10 on {spot}")
    assert refused.value.refusal.code == "spot_unknown"


@clause("roul.bet.inside-list", "roul.bet.outside-list", "roul.layout.sequence", "roul.table")
def test_the_layout_has_so_many_places_of_each_kind() -> None:
    kinds = [spot.partition(":")[0] for spot in GAME.layout.spots]
    expected = {
        "straight": 37,
        "split": 60,
        "street": 12,
        "trio": 2,
        "corner": 23,
        "line": 11,
        "column": 3,
        "dozen": 3,
    }
    assert expected == {kind: kinds.count(kind) for kind in expected}
    assert {"red", "black", "odd", "even", "low", "high"} <= set(kinds)
    assert "00" not in wheel_order(RouletteRules())


@clause("roul.wheel.pockets", "roul.table.parts")
def test_the_wheel_has_37_pockets_out_of_sequence() -> None:
    layout = RouletteLayout(RouletteRules())
    colours = [colour(pocket) for pocket in layout.pockets]
    assert len(set(layout.pockets)) == 37
    assert [colours.count(c) for c in ("red", "black", "green")] == [18, 18, 1]
    assert list(layout.pockets) != sorted(layout.pockets, key=int)
    assert all(layout.pockets.index(str(n)) >= 0 for n in range(37))


@clause("roul.payout.inverse")
def test_the_fewer_numbers_a_bet_covers_the_more_it_pays() -> None:
    layout = RouletteLayout(RouletteRules())
    for spot, pockets in covered(RouletteRules()).items():
        odds = layout.verdict(spot, (next(iter(pockets)),)).odds
        assert Fraction(36, len(pockets)) - 1 == odds, spot


@clause("roul.bets.by-chips", "roul.settle.position")
def test_a_chip_on_a_line_is_settled_as_the_split_it_lies_on() -> None:
    state, _ = play(GAME, RICH, "0: place 5 on split:8-11")
    assert state.bets[0] == (("split:8-11", 5),)
    _, events = play(GAME, RICH, "0: place 10 on split:8-11", "0: close", "deal 8")
    assert returned(events, "split:8-11") == 180


@clause("roul.bets.close")
def test_no_bet_is_taken_after_the_window_closed() -> None:
    state, _ = play(GAME, RICH, "0: place 5 on red", "house: close")
    for move in (Act(0, "place", 5, "black"), Act(0, "remove", spot="red"), Act(0, "close")):
        with pytest.raises(Illegal) as refused:
            apply(GAME, state, move)
        assert refused.value.refusal.code == "betting_closed"
        assert refused.value.refusal.clause == "roul.bets.close"


@clause("roul.play.flow", "roul.result.announce")
def test_bets_come_before_the_spin_and_the_result_after_it() -> None:
    state, _ = play(GAME, RICH, "0: place 5 on red")
    assert ToAct((0, HOUSE), "roul.bet_seconds", window=True) == GAME.awaits(state)
    with pytest.raises(Illegal):
        apply(GAME, state, parse_move("deal 17"))
    state, _ = apply(GAME, state, parse_move("0: close"))
    assert ToDeal("wheel") == GAME.awaits(state)
    _, events = apply(GAME, state, parse_move("deal 17"))
    facts = [e.facts for e in events if type(e).__name__ == "Resulted"]
    assert facts == [(("pocket", "17"), ("colour", "black"))]


@clause("roul.settle.auto")
def test_the_system_collects_and_pays_without_another_move() -> None:
    bets = ("0: place 10 on straight:17", "0: place 10 on red", "0: close", "deal 17")
    state, events = play(GAME, (1_000,), *bets)
    assert Over() == GAME.awaits(state)
    assert state.stacks == (1_340,)
    assert {360, 0} == {e.returned for e in events if type(e) is Settled}


@clause("roul.next-round")
def test_a_settled_round_takes_no_more_bets() -> None:
    state, _ = play(GAME, RICH, "0: place 5 on red", "0: close", "deal 17")
    with pytest.raises(Illegal):
        apply(GAME, state, Act(0, "place", 5, "red"))
    assert state.bets == ((),)


@clause("live.bet.player-responsible", "rng.player-understands")
def test_a_bet_placed_by_mistake_stands() -> None:
    state, _ = play(GAME, (100,), "0: place 100 on red", "0: close", "deal 2")
    assert state.stacks == (0,)


@clause("rng.outcomes")
def test_the_same_draw_gives_the_same_round() -> None:
    lines = ("0: place 7 on corner:0", "0: place 9 on odd", "house: close", "deal 3")
    assert play(GAME, RICH, *lines) == play(GAME, RICH, *lines)


def test_call_bets_lay_their_pieces_on_ordinary_spots() -> None:
    game = game_of(RouletteRules(call_bets=True))
    state, _ = play(game, RICH, "0: announce 10 on neighbours:0", "0: announce 5 on orphans")
    assert dict(state.bets[0])["straight:26"] == 10
    assert sum(chips for _, chips in state.bets[0]) == 75


def test_half_back_and_imprisonment_on_zero() -> None:
    lines = ("0: place 100 on red", "0: close", "deal 0")
    _, events = play(game_of(RouletteRules(zero_outside="half_back")), RICH, *lines)
    assert returned(events, "red") == 50
    game = game_of(RouletteRules(zero_outside="imprison"))
    held, _ = play(game, RICH, *lines)
    assert ToDeal("wheel") == game.awaits(held)
    _, free = play(game, RICH, *lines, "deal 1")
    _, lost = play(game, RICH, *lines, "deal 0")
    assert (returned(free, "red"), returned(lost, "red")) == (100, 0)


@clause("live.bet.reject-limits", "live.bet.limits-shown")
@pytest.mark.parametrize(("amount", "accepted"), [(499, 0), (500, 1), (50_000, 1), (50_001, 0)])
def test_limits_hold_to_the_chip(amount: int, accepted: int) -> None:
    from squaredeal.bank import Limits

    setup = Setup((100_000,), Limits(500, 50_000))
    line = f"0: place {amount} on red"
    if accepted:
        state, _ = play(GAME, setup, line)
        assert (("red", amount),) == state.bets[0]
    else:
        with pytest.raises(Illegal) as refused:
            play(GAME, setup, line)
        assert refused.value.refusal.clause == "live.bet.reject-limits"


@clause("live.malfunction-void")
def test_a_malfunction_returns_every_stake() -> None:
    lines = ("0: place 5 on red", "0: close", "rule house: void by live.malfunction-void")
    state, _ = play(GAME, (100,), *lines)
    assert state.stacks == (100,)
    assert Over() == GAME.awaits(state)


def test_red_numbers_are_the_eighteen_of_the_wheel() -> None:
    assert len(RED) == 18
