"""The reference slot by enumeration of its 24,300,000 stops, and the shipped machines' bands."""

from __future__ import annotations

import tomllib
from math import sqrt
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.marks import clause

from squaredeal.analysis.casino.slots import CONFIDENCE_90, line_combinations, par_sheet
from squaredeal.games.slots import FreeGames, shipped
from squaredeal.kernel import BadInput

MODEL = shipped()["slots.five_reel_reference_1@1"]


@clause("rng.game.slots")
def test_the_reference_machine(shared: Path) -> None:
    text = (shared / "spec" / "casino_reference.toml").read_text()
    slot = tomllib.loads(text)["slot"]
    figures, sheet = slot["example"]["result"], par_sheet(MODEL)
    assert sheet.stops == figures["total_stops"]
    assert sheet.line_coins == figures["sum_of_line_wins_coins"]
    assert sheet.scatter_coins == figures["sum_of_scatter_wins_coins"]
    assert sheet.hits == figures["hit_combinations"]
    assert sheet.triggers == figures["trigger_combinations"]
    assert sheet.most_coins == figures["max_base_win_coins"]
    assert sheet.most_stops == figures["max_base_win_combinations"]
    assert list(sheet.scatter_counts) == figures["scatter_counts_0_to_5"]
    assert sheet.squares == slot["formulas"]["sum_of_squared_base_wins_coins"]
    assert sheet.coins_on_trigger == slot["formulas"]["sum_of_base_wins_on_trigger_coins"]
    exact = {
        "line_rtp": sheet.line_rtp,
        "scatter_rtp": sheet.scatter_rtp,
        "base_rtp": sheet.base_rtp,
        "hit_frequency": sheet.hit_frequency,
        "trigger_probability": sheet.trigger_probability,
        "trigger_one_in": 1 / sheet.trigger_probability,
        "mean_free_games_per_trigger": sheet.free_games_mean,
        "free_game_rtp": sheet.free_rtp,
        "total_rtp": sheet.total_rtp,
    }
    for key, value in exact.items():
        assert float(value) == pytest.approx(figures[key], abs=1e-9), key
    deviation = sqrt(sheet.total_variance)
    rounded = {
        "base_variance": float(sheet.base_variance),
        "base_standard_deviation": sqrt(sheet.base_variance),
        "total_variance": float(sheet.total_variance),
        "total_standard_deviation": deviation,
    }
    for key, value in rounded.items():
        assert value == pytest.approx(figures[key], abs=5e-9), key
    assert CONFIDENCE_90 * deviation == pytest.approx(figures["volatility_index_90"], abs=5e-7)
    for times, share in figures["share_of_base_games_paying_at_least"].items():
        coins = 10 * int(times.rstrip("x"))
        assert float(sheet.paying_at_least(coins)) == pytest.approx(share, abs=1e-9), times
    assert line_combinations(MODEL) == slot["example"]["line_combinations"]


def test_the_machines_we_ship_return_between_90_and_97_percent() -> None:
    for model in shipped().values():
        assert 0.9 < par_sheet(model).total_rtp < 0.97, model.code


def test_free_games_that_would_never_end_are_refused() -> None:
    endless = replace(MODEL, free_games=FreeGames(trigger=0, award=1))
    with pytest.raises(BadInput, match="never end"):
        par_sheet(endless)
