"""The generator's layout games, by the rule sets that the catalogue adopts for them."""

from __future__ import annotations

import pytest

from squaredeal.games import dragon_tiger, sicbo, wheel
from squaredeal.kernel import BadInput, Over, ToDeal
from squaredeal.rules import standard
from tests.casino import play, returned
from tests.marks import clause

SIC_BO = sicbo.build("sic_bo@1", standard())
DRAGON_TIGER = dragon_tiger.build("dragon_tiger@1", standard())
BIG_SIX = wheel.build("wheel.big_six@1", standard())
CHAIN = wheel.build("wheel.multiplier@1", standard())
RICH = (100_000,)


@clause("rng.game.sic-bo")
@pytest.mark.parametrize(
    ("dice", "spot", "back"),
    [
        *(("2 2 2", spot, 0) for spot in ("small", "big", "odd", "even")),
        ("2 2 2", "any_triple", 2500),
        ("2 2 2", "triple:2", 15100),
        ("2 2 2", "single:2", 400),
        ("2 2 2", "double:2", 900),
        ("1 3 4", "small", 200),
        ("1 3 4", "even", 200),
        ("1 3 4", "big", 0),
        ("1 3 4", "total:8", 900),
        ("1 3 4", "combination:1-3", 600),
        ("1 3 4", "combination:1-2", 0),
        ("6 6 5", "total:17", 5100),
        ("6 6 5", "single:6", 300),
    ],
)
def test_dice_pay_by_the_table(dice: str, spot: str, back: int) -> None:
    _, events = play(SIC_BO, RICH, f"0: place 100 on {spot}", "0: close", f"deal {dice}")
    assert back == returned(events, spot)


@clause("rng.game.dragon-tiger")
@pytest.mark.parametrize(
    ("cards", "spot", "back"),
    [
        ("9h 9s", "dragon", 500),
        ("9h 9s", "tie", 9_000),
        ("9h 9s", "suited_tie", 0),
        ("9h 9h", "suited_tie", 51_000),
        ("Kd Ac", "dragon", 2_000),
        ("Kd Ac", "tiger", 0),
        ("2d Qc", "tiger", 2_000),
    ],
)
def test_the_higher_card_wins_and_ties_take_half(cards: str, spot: str, back: int) -> None:
    _, events = play(DRAGON_TIGER, RICH, f"0: place 1000 on {spot}", "0: close", f"deal {cards}")
    assert back == returned(events, spot)


@clause("rng.game.wheel-of-fortune")
@pytest.mark.parametrize(
    ("symbol", "spot", "back"),
    [("20", "20", 2_100), ("joker", "joker", 4_100), ("logo", "joker", 0), ("1", "1", 200)],
)
def test_each_symbol_pays_its_own_odds(symbol: str, spot: str, back: int) -> None:
    number = BIG_SIX.layout.rules.segments.index(symbol)
    _, events = play(BIG_SIX, RICH, f"0: place 100 on {spot}", "0: close", f"deal {number}")
    assert back == returned(events, spot)


@clause("rng.game.wheel-of-fortune")
def test_54_segments_as_the_rule_set_counts_them() -> None:
    segments = BIG_SIX.layout.rules.segments
    expected = {"1": 24, "2": 15, "5": 7, "10": 4, "20": 2, "joker": 1, "logo": 1}
    assert expected == {symbol: segments.count(symbol) for symbol in expected}
    assert len(segments) == 54


def test_multipliers_spin_again_and_multiply_the_next_win() -> None:
    double, seven, ten = (str(CHAIN.layout.rules.segments.index(s)) for s in ("x2", "x7", "10"))
    lines = ("0: place 100 on 10", "0: place 50 on 5", "0: close", f"deal {double}")
    state, _ = play(CHAIN, RICH, *lines)
    assert ToDeal("wheel") == CHAIN.awaits(state)
    state, events = play(CHAIN, RICH, *lines, f"deal {seven}", f"deal {ten}")
    assert returned(events, "10") == 100 + 100 * 10 * 14
    assert returned(events, "5") == 0
    assert Over() == CHAIN.awaits(state)


def test_a_wheel_with_a_symbol_it_cannot_pay_is_refused() -> None:
    rules = wheel.WheelRules("wheel.odd@1", ("1", "star"), (("1", 1),))
    with pytest.raises(BadInput, match="star"):
        wheel.game_of(rules)


def test_one_card_bets_lose_to_a_seven() -> None:
    game = dragon_tiger.game_of(dragon_tiger.DragonTigerRules(sevens=True))
    bets = [f"0: place 10 on dragon_{what}" for what in ("big", "small", "odd", "even", "h")]
    _, seven = play(game, RICH, *bets, "0: close", "deal 7h 2c")
    assert sum(returned(seven, line.split()[-1]) for line in bets) == 0
    _, nine = play(game, RICH, *bets, "0: close", "deal 9h 2c")
    expected = {"dragon_big": 20, "dragon_odd": 20, "dragon_h": 40, "dragon_small": 0}
    assert expected == {spot: returned(nine, spot) for spot in expected}
