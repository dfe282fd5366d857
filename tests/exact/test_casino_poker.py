"""Every figure of the casino reference for casino hold'em and Russian poker."""

from __future__ import annotations

import tomllib
from functools import cache
from itertools import combinations
from math import comb
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace
from tests.marks import clause

from squaredeal.analysis.casino.casino_holdem import (
    ante_table,
    bonus_bet,
    canonical_flops,
    holdem_return,
    qualifying,
)
from squaredeal.analysis.casino.holdem_kernel import add_board, score_pairs
from squaredeal.analysis.casino.patterns import patterns
from squaredeal.analysis.casino.russian_poker import (
    base_return,
    combination_table,
    dealer_chances,
)
from squaredeal.analysis.kernels.tables import CARD_KEYS, CARD_MASKS, tables
from squaredeal.cards import indexed_card
from squaredeal.games.casino_holdem import CasinoHoldemRules, judge
from squaredeal.games.russian_poker import RussianPokerRules

EXACT = 1e-9
NAMES = {"AK": "ace-king"}


@cache
def reference(folder: Path) -> Any:
    return tomllib.loads((folder / "spec" / "casino_reference.toml").read_text())


def test_patterns_stand_for_every_hand() -> None:
    assert sum(ways for _, ways in patterns(5)) == comb(52, 5)
    assert sum(ways for _, ways in patterns(6)) == comb(52, 6)
    for cards, _ in patterns(6):
        assert len(set(cards)) == 6


def test_flops_up_to_suits() -> None:
    flops = canonical_flops()
    assert (len(flops), sum(weight for _, weight in flops)) == (1_755, 22_100)


@clause("rng.game.casino-poker")
def test_the_bonus_bet(shared: Path) -> None:
    figures, found = reference(shared)["casino_holdem"]["aa_bonus"], bonus_bet(CasinoHoldemRules())
    assert found.probability is not None
    assert found.probability * figures["total_hands"] == figures["winning_hands"]
    assert float(found.probability) == pytest.approx(figures["probability_of_any_win"], abs=EXACT)
    assert float(found.rtp) == pytest.approx(figures["rtp"], abs=EXACT)
    assert float(found.edge) == pytest.approx(figures["edge"], abs=EXACT)


def test_the_kernel_counts_dealers_as_the_engine_judges_them() -> None:
    """One board: the sum over all dealers of a few players, against the engine one by one."""
    rules, random = CasinoHoldemRules(), Random(4)
    known = tables("high", 7)
    pays, least = ante_table(rules), qualifying(rules)
    for _ in range(3):
        deck = random.sample(range(52), 52)
        board, left = np.array(sorted(deck[:5])), np.array(sorted(deck[5:]))
        scores, home = np.empty(comb(47, 2), dtype=np.int64), np.arange(47)
        score_pairs(board, left, known, CARD_KEYS, CARD_MASKS, scores)
        sums = np.zeros(49 * 48 // 2, dtype=np.int64)
        marks, order = np.zeros(1 << 14, dtype=np.bool_), np.empty(1 << 14, dtype=np.int64)
        add_board(scores, home, marks, order, pays, least, rules.call, sums)
        names = [indexed_card(int(card)) for card in left]
        shown = tuple(indexed_card(int(card)) for card in board)
        for _ in range(2):
            a, b = sorted(random.sample(range(47), 2))
            mine = (names[a], names[b], *shown)
            expected = sum(
                net_of(rules, mine, (*pair, *shown))
                for pair in combinations([n for i, n in enumerate(names) if i not in (a, b)], 2)
            )
            assert sums[a * (97 - a) // 2 + b - a - 1] == expected


def net_of(rules: CasinoHoldemRules, mine: tuple[str, ...], its: tuple[str, ...]) -> int:
    _, ante, call = judge(rules, mine, its)
    return int(ante.mean() - 1 + rules.call * (call.mean() - 1))


@pytest.mark.slow
@clause("rng.game.casino-poker")
def test_casino_holdem(shared: Path) -> None:
    figures, found = reference(shared)["casino_holdem"], holdem_return(CasinoHoldemRules())
    assert found.deals == figures["deals_counted"]
    exact = {
        "ev_per_ante_best_play": found.ev,
        "edge": found.edge,
        "fold_frequency_best_play": found.fold_frequency,
        "average_total_stake": found.average_total_stake,
        "element_of_risk": found.element_of_risk,
        "ev_if_always_call": found.ev_always_call,
    }
    for key, value in exact.items():
        assert float(value) == pytest.approx(figures[key], abs=EXACT), key


def test_the_russian_dealer(shared: Path) -> None:
    figures, found = reference(shared)["russian_poker"]["dealer"], dealer_chances()
    assert found.hands == figures["qualifying_hands"]
    assert float(found.qualifies) == pytest.approx(figures["p_qualifies"], abs=EXACT)
    insurance = figures["insurance_ev_no_information"]
    assert float(found.insurance_ev) == pytest.approx(insurance, abs=EXACT)
    groups = {"2_or_Q": "2Q", "3_or_J": "3J", "4_or_T": "4T", "5_to_9": "56789", "K_or_A": "KA"}
    for name, ranks in groups.items():
        for rank in ranks:
            chance = float(dict(found.by_rank)[rank])
            assert chance == pytest.approx(figures[f"p_qualifies_up_{name}"], abs=EXACT), rank


@clause("rng.game.russian-poker")
@pytest.mark.parametrize("size", [5, 6])
def test_combinations(shared: Path, size: int) -> None:
    figures = reference(shared)["russian_poker"][f"combinations_{size}_cards"]
    expected = {
        (name(row["first"]), name(row["second"])): (row["hands"], row["pays"])
        for row in figures["rows"]
    }
    table = combination_table(RussianPokerRules(), size)
    assert expected == {(row.first, row.second): (row.hands, row.pays) for row in table}
    assert sum(row.hands for row in table) == figures["total_hands"]


def name(word: str) -> str:
    return NAMES.get(word, word.replace("_", "-"))


@clause("rng.game.russian-poker")
def test_russian_poker_bet_or_fold(shared: Path) -> None:
    figures, rules = reference(shared)["russian_poker"]["base_game"], RussianPokerRules()
    both = base_return(rules)
    ev = figures["ev_with_second_ace_king"]
    assert float(both.ev) == pytest.approx(ev, abs=EXACT)
    folds = figures["fold_frequency_with_second"]
    assert float(both.fold_frequency) == pytest.approx(folds, abs=EXACT)
    single = replace(rules, second_combination=False)
    one = base_return(single)
    assert float(one.ev) == pytest.approx(figures["ev_single_combination"], abs=EXACT)
    folds = figures["fold_frequency_single"]
    assert float(one.fold_frequency) == pytest.approx(folds, abs=EXACT)
    caribbean = base_return(single, ante_wins=True)
    assert float(caribbean.ev) == pytest.approx(-0.052243057716, abs=EXACT)
    assert float(caribbean.fold_frequency) == pytest.approx(0.4777452388, abs=EXACT)
