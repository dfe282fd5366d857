"""Kernels against the engine, card by card, and against the exact returns."""

from __future__ import annotations

from math import sqrt
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from squaredeal.analysis.casino.blackjack import SolverRules, solver_rules
from squaredeal.analysis.casino.kernels import (
    baccarat_counts,
    blackjack_path,
    empty_path,
    merge,
    play_in_order,
    play_mixed,
    roulette_counts,
)
from squaredeal.analysis.casino.kernels.baccarat import DRAWS, LAST, coup, shoe_values, words
from squaredeal.analysis.casino.kernels.blackjack import full_shoe
from squaredeal.analysis.casino.playing import chart_columns, default_columns, play_of
from squaredeal.analysis.casino.simulate import simulate
from squaredeal.analysis.casino.targets import target
from squaredeal.games.baccarat import hands, owed, points
from squaredeal.games.blackjack import (
    HOUSE_TABLE_RULES,
    LIVE,
    LIVE_TO_TEN,
    BlackjackRules,
    Setup,
    game_of,
)
from squaredeal.games.blackjack import (
    points as total_of,
)
from squaredeal.games.blackjack.hand import is_soft
from squaredeal.kernel import Act, Chance, Over, Refusal, ToAct, ToDeal, apply

NAMES = "A23456789T"
TABLES: list[BlackjackRules] = [
    LIVE,
    LIVE_TO_TEN,
    HOUSE_TABLE_RULES,
    replace(LIVE, double_after_split=True, max_hands=4, dealer_takes="original"),
    replace(LIVE, surrender="late", dealer_hits_soft_17=True, hit_split_aces=True, decks=2),
    replace(LIVE, double_after_split=True, max_hands=3, resplit_aces=True, surrender="early"),
]


def engine_round(rules: BlackjackRules, columns: Any, cards: list[str]) -> int:
    """Net of one round at the table with these cards in order, in tenths of the stake."""
    game = game_of(rules)
    state, _ = game.start(Setup((100_000,)))
    for act in (Act(0, "place", 1000, "main"), Act(0, "close")):
        state, _ = apply(game, state, act)
    supply = list(cards)
    while not isinstance(awaited := game.awaits(state), Over):
        if isinstance(awaited, ToDeal):
            at = 0 if not kept_back(rules, state) else 1
            dealt, supply[at : at + awaited.count] = tuple(supply[at : at + awaited.count]), ()
            state, _ = apply(game, state, Chance(dealt))
        elif awaited.window:
            state, _ = apply(game, state, Act(0, "close"))
        else:
            assert isinstance(awaited, ToAct)
            state, _ = apply(game, state, chosen(game, state, columns))
    return (state.stacks[0] - 100_000) // 100


def kept_back(rules: BlackjackRules, state: Any) -> bool:
    """The kernel looks first where only the original bet can be lost: the fourth card waits."""
    early = rules.dealer_takes == "original" and len(state.dealer) == 1
    return early and rank(state.dealer[0]) in "AT" and state.due != (-1,)


def chosen(game: Any, state: Any, columns: Any) -> Act:
    """What the chart does, as an act of the engine."""
    hand, up = state.hands[state.turn], NAMES.index(rank(state.dealer[0]))
    column, cards = columns[up], hand.cards
    kind = total_of(cards) + 22 * is_soft(cards)
    offers = {
        verb: choice
        for verb in game.verbs
        if not isinstance(choice := game.guard(state, 0, verb), Refusal)
    }
    same = len(cards) == 2 and rank(cards[0]) == rank(cards[1])
    if "split" in offers and same and column.split[NAMES.index(rank(cards[0]))]:
        return Act(0, "split")
    if "surrender" in offers and column.surrender[kind]:
        return Act(0, "surrender")
    if "double" in offers and column.double[kind] and splits_may_double(hand):
        return Act(0, "double", offers["double"].high)
    return Act(0, "hit" if column.hit[kind] and "hit" in offers else "stand")


def splits_may_double(hand: Any) -> bool:
    """Solver and kernels never double split aces."""
    return not (hand.is_split and hand.cards[0][0] == "A")


def rank(card: str) -> str:
    return "T" if card[0] in "TJQK" else card[0]


def named(ranks: list[int]) -> list[str]:
    """Cards of these ranks, no more of one card than a shoe holds."""
    cards, seen = [], [0] * 10
    for value in ranks:
        nth = seen[value]
        seen[value] += 1
        name = "TJQK"[nth % 4] if value == 9 else NAMES[value]
        cards.append(name + "cdhs"[(nth // 4 if value == 9 else nth) % 4])
    return cards


@pytest.mark.parametrize("rules", TABLES, ids=range(len(TABLES)))
@pytest.mark.parametrize("way", ["chart", "default"])
def test_blackjack_kernel_and_engine_agree_on_every_round(rules: BlackjackRules, way: str) -> None:
    keys = solver_rules(rules)
    columns = chart_columns(keys) if way == "chart" else default_columns()
    play = play_of(keys, columns)._replace(hole_card=rules.hole_card)
    order = np.random.default_rng(8).permuted
    shoe = full_shoe(rules.decks)
    for _ in range(400):
        ranks = [int(r) for r in order(shoe)[:60]]
        net, _ = play_in_order(np.array(ranks), play)
        assert net == engine_round(rules, columns, named(ranks)), ranks


def test_fast_and_plain_kernel_play_the_same_rounds() -> None:
    for rules in TABLES:
        keys = solver_rules(rules)
        play = play_of(keys, chart_columns(keys))
        nets = play_mixed(20_000, 5, play)
        path = blackjack_path(20_000, 5, play)
        assert int(nets.sum()) == int(path.marks[0])
        running = np.cumsum(nets)
        highest = np.maximum.accumulate(np.maximum(running, 0))
        assert int((highest - running).max()) == int(path.marks[3])


def test_baccarat_kernel_deals_as_the_tableau_says() -> None:
    """The kernel's own picks, replayed: what it left in front of the shoe is the deal."""
    shoe = shoe_values(8)
    ahead = [np.uint64(word) for word in words(np.uint64(12345))]
    for _ in range(2_000):
        place, *ahead = (np.uint64(word) for word in coup(shoe, *ahead, DRAWS, LAST))
        values = [int(v) for v in shoe[:4]]
        more = [int(v) for v in shoe[4:6]]
        player_drew = points((values[0], values[2])) <= 5
        while owed(values):
            first = len(values) == 4
            values.append(more[0] if first and player_drew else more[1])
        assert [points(hand) for hand in hands(values)] == list(divmod(int(place), 10))


@pytest.mark.parametrize(
    ("game", "bet"),
    [
        ("roulette", "straight:17"),
        ("sic_bo", "single:3"),
        ("dragon_tiger", "tie"),
        ("wheel", "10"),
        ("wheel.multiplier", "5"),
        ("baccarat", "banker"),
        ("blackjack", None),
        ("blackjack.house", None),
        ("slots.three_reel_classic", None),
        ("slots.five_reel_quiet", None),
    ],
)
def test_simulation_meets_the_exact_return(game: str, bet: str | None) -> None:
    found = simulate(target(game), 2_000_000, seed=11, bet=bet)
    assert found.errors_off is not None
    assert abs(found.errors_off) < 4
    assert sum(count for _, count in found.nets) == found.rounds == 2_000_000
    mean = sum(net * count for net, count in found.nets) / found.rounds
    assert 1 + mean == pytest.approx(found.rtp)


def test_jobs_change_nothing() -> None:
    one, two = (simulate(target("blackjack"), 2_500_000, seed=4, jobs=jobs) for jobs in (1, 2))
    assert replace(one, seconds=0) == replace(two, seconds=0)
    assert one.nets != simulate(target("blackjack"), 2_500_000, seed=5).nets


def test_simple_poker_strategies(shared: Any) -> None:
    """All hands called in casino hold'em; the reference's exchange strategy in Russian poker."""
    called = simulate(target("casino_holdem"), 2_000_000, seed=2)
    assert abs(called.rtp - 1 + 0.078996432288) < 4 * called.standard_error
    russian = simulate(target("russian_poker"), 4_000_000, seed=2)
    error = sqrt(russian.standard_error**2 + 0.000111**2)
    assert abs(russian.rtp - 1 + 0.166435) < 4 * error


def test_wheels_pockets_come_alike() -> None:
    counts = roulette_counts(10_000_000, 3)
    assert counts.sum() == 10_000_000
    expected = counts.sum() / 37
    chi = float((((counts - expected) ** 2) / expected).sum())
    assert chi < 67.99  # 36 degrees of freedom, 0.1 %


def test_baccarat_counts_meet_the_exact_shares() -> None:
    counts = baccarat_counts(4_000_000, 3)
    ties = np.trace(counts) / counts.sum()
    assert abs(ties - 0.095155968024) < 4 * sqrt(0.0951559 * 0.9048 / 4e6)


def test_runs_are_joined_with_their_deepest_fall() -> None:
    play = play_of(SolverRules(), chart_columns(SolverRules()))
    parts = [blackjack_path(1_000, seed, play) for seed in (1, 2, 3)]
    joined = empty_path()
    for part in parts:
        joined = merge(joined, part)
    nets = np.concatenate([play_mixed(1_000, seed, play) for seed in (1, 2, 3)])
    running = np.cumsum(nets)
    highest = np.maximum.accumulate(np.maximum(running, 0))
    assert int(joined.marks[3]) == int((highest - running).max())
    assert int(joined.marks[0]) == int(running[-1])
