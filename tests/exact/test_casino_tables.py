"""Every figure of the casino reference for games that one result decides."""

from __future__ import annotations

import re
import tomllib
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from squaredeal.analysis.casino.baccarat import baccarat_returns, deals
from squaredeal.analysis.casino.layouts import BetReturn, returns
from squaredeal.games.baccarat import BaccaratRules
from squaredeal.games.dragon_tiger import DragonTigerLayout, DragonTigerRules
from squaredeal.games.roulette import Payouts, RouletteLayout, RouletteRules
from squaredeal.games.sicbo import SicBoLayout, SicBoRules
from squaredeal.games.wheel import BIG_SIX, MULTIPLIER, WheelLayout

EXACT = 1e-9


@cache
def reference(folder: Path) -> Any:
    return tomllib.loads((folder / "spec" / "casino_reference.toml").read_text())


def by_spot(found: tuple[BetReturn, ...]) -> dict[str, BetReturn]:
    return {bet.bet: bet for bet in found}


def agrees(found: BetReturn, figures: dict[str, Any]) -> None:
    """Every figure that the reference gives for a bet."""
    for key in {"probability", "rtp", "edge", "variance"} & figures.keys():
        assert float(getattr(found, key)) == pytest.approx(figures[key], abs=EXACT), key


ROULETTE = {
    "straight": "straight:17",
    "split": "split:8-11",
    "street": "street:7",
    "trio 0-1-2 / 0-2-3": "trio:0-2-3",
    "corner": "corner:1",
    "first four 0-1-2-3": "corner:0",
    "six line": "line:1",
    "column": "column:2",
    "dozen": "dozen:3",
    "red / black": "black",
    "odd / even": "even",
    "low 1-18 / high 19-36": "high",
}


def test_roulette(shared: Path) -> None:
    found = by_spot(returns(RouletteLayout(RouletteRules())))
    assert {bet.edge for bet in found.values()} == {Fraction(1, 37)}
    for figures in reference(shared)["roulette"]["bet"]:
        agrees(found[ROULETTE[figures["bet"]]], figures)


def test_roulette_variants(shared: Path) -> None:
    figures = reference(shared)["roulette"]["variants"]
    half = by_spot(returns(RouletteLayout(RouletteRules(zero_outside="half_back"))))
    assert float(half["red"].edge) == pytest.approx(
        figures["la_partage_even_money_edge"], abs=EXACT
    )
    assert half["dozen:1"].edge == Fraction(1, 37)
    two = by_spot(returns(RouletteLayout(RouletteRules(zeros=2, payouts=Payouts()))))
    assert float(two["red"].edge) == pytest.approx(figures["double_zero_edge"], abs=EXACT)
    five = figures["double_zero_five_number_6_to_1_edge"]
    assert float(two["five:0"].edge) == pytest.approx(five, abs=EXACT)
    others = {bet.edge for spot, bet in two.items() if spot != "five:0"}
    assert others == {Fraction(1, 19)}


def test_prison_costs_half_a_zero_and_a_second_zero() -> None:
    """The next spin frees the stake with 18 pockets of 37 and takes it with the other 19."""
    found = by_spot(returns(RouletteLayout(RouletteRules(zero_outside="imprison"))))
    assert found["red"].edge == Fraction(19, 37 * 37)


def sic_bo_spot(bet: str) -> str:
    first = bet.split(":")[0].split(" ")[0].rstrip(",")
    if bet.startswith("total"):
        return f"total:{re.findall('[0-9]+', bet)[0]}"
    named = {
        "single": "single:3",
        "two-number": "combination:2-5",
        "specific double": "double:4",
        "specific triple": "triple:6",
        "any": "any_triple",
        "three": "four_numbers:1-2-3-4",
    }
    return next((spot for key, spot in named.items() if bet.startswith(key)), first)


def test_sic_bo(shared: Path) -> None:
    found = by_spot(returns(SicBoLayout(SicBoRules(four_numbers=7))))
    figures = reference(shared)["sic_bo"]
    for bet in (*figures["bet"], *figures["optional_bet"]):
        agrees(found[sic_bo_spot(bet["bet"])], bet)
        if "ways" in bet:
            assert found[sic_bo_spot(bet["bet"])].probability == Fraction(bet["ways"], 216)


@pytest.mark.parametrize(
    ("key", "rules", "spot"),
    [
        ("total_4_17_pays_60_edge", {"totals": (60, *SicBoRules().totals[1:])}, "total:4"),
        ("total_4_17_pays_62_edge", {"totals": (62, *SicBoRules().totals[1:])}, "total:4"),
        ("double_pays_10_edge", {"double": 10}, "double:1"),
        ("any_triple_pays_30_edge", {"any_triple": 30}, "any_triple"),
        ("triple_pays_180_edge", {"triple": 180}, "triple:1"),
        ("combination_pays_6_edge", {"combination": 6}, "combination:1-2"),
    ],
)
def test_sic_bo_alternatives(shared: Path, key: str, rules: dict[str, Any], spot: str) -> None:
    found = by_spot(returns(SicBoLayout(SicBoRules(**rules))))
    figure = reference(shared)["sic_bo"]["alternative_payouts"][key]
    assert float(found[spot].edge) == pytest.approx(figure, abs=EXACT)


def test_dragon_tiger(shared: Path) -> None:
    figures = reference(shared)["dragon_tiger"]
    found = by_spot(returns(DragonTigerLayout(DragonTigerRules(sevens=True))))
    spots = ("dragon", "tie", "suited_tie")
    for spot, bet in zip(spots, figures["bet"], strict=True):
        agrees(found[spot], bet)
    agrees(found["tiger"], figures["bet"][0])
    eleven = by_spot(returns(DragonTigerLayout(DragonTigerRules(tie_pays=11))))
    agrees(eleven["tie"], figures["optional_bet"][0])
    for spots, bet in zip(
        (("dragon_big", "tiger_small"), ("dragon_odd", "tiger_even"), ("dragon_c", "tiger_h")),
        figures["optional_bet"][1:],
        strict=True,
    ):
        for spot in spots:
            agrees(found[spot], bet)


def test_wheels(shared: Path) -> None:
    figures = reference(shared)["wheel_of_fortune"]
    for rules, name in ((BIG_SIX, "big_six"), (MULTIPLIER, "multiplier")):
        found = by_spot(returns(WheelLayout(rules)))
        for bet in figures[name]["bet"]:
            agrees(found[bet["bet"]], bet)
            assert rules.segments.count(bet["bet"]) == bet["segments"]


def test_baccarat(shared: Path) -> None:
    figures, counted = reference(shared)["baccarat"], deals(8)
    assert counted.total == figures["total_combinations"]
    for side in ("banker", "player", "tie"):
        assert counted.won_by(side) == figures[f"{side}_combinations"]
        share = float(counted.share(counted.won_by(side)))
        assert share == pytest.approx(figures[f"p_{side}"], abs=EXACT)
    cards = {"four": 4, "five": 5, "six": 6}
    for word, number in cards.items():
        share = float(counted.share(counted.with_cards(number)))
        assert share == pytest.approx(figures[f"p_{word}_cards"], abs=EXACT)
    mean = sum(n * float(counted.share(counted.with_cards(n))) for n in (4, 5, 6))
    assert mean == pytest.approx(figures["average_cards"], abs=1e-8)
    naturals = float(counted.share(counted.naturals))
    assert naturals == pytest.approx(figures["p_natural"], abs=EXACT)


def test_baccarat_bets(shared: Path) -> None:
    figures = reference(shared)["baccarat"]
    found = by_spot(baccarat_returns(BaccaratRules(pairs=True)))
    for bet in figures["bet"]:
        agrees(found[bet["bet"]], bet)
    pair, no_commission, nine = figures["optional_bet"]
    agrees(found["player_pair"], pair)
    agrees(found["banker_pair"], pair)
    free = by_spot(baccarat_returns(BaccaratRules(no_commission=True)))
    agrees(free["banker"], {k: v for k, v in no_commission.items() if k != "probability"})
    six = sum(n for (p, b, _), n in deals(8).by_result if b == 6 and b > p)
    share = float(deals(8).share(six))
    assert share == pytest.approx(no_commission["p_banker_wins_with_6"], abs=1e-9)
    agrees(by_spot(baccarat_returns(BaccaratRules(tie_pays=Fraction(9))))["tie"], nine)
