"""Simulation: chunks of rounds from seeds, run side by side, joined in order."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from functools import partial
from math import lcm, sqrt
from typing import Any

import numpy as np
from msgspec import Struct

from squaredeal.analysis.casino import layouts
from squaredeal.analysis.casino.baccarat import back_of
from squaredeal.analysis.casino.kernels.baccarat import baccarat_path
from squaredeal.analysis.casino.kernels.blackjack_fast import blackjack_path
from squaredeal.analysis.casino.kernels.path import BINS, Path, empty_path, merge
from squaredeal.analysis.casino.kernels.weighted import weighted_path
from squaredeal.analysis.casino.report import LAYOUTS, report
from squaredeal.analysis.casino.targets import Target
from squaredeal.kernel import BadInput

Kernel = Callable[[int, int], Path]
Progress = Callable[[int, int], None]
CHUNK_MAX, CHUNK_MIN, POINTS = 1 << 20, 1 << 12, 200
"""Rounds that run in one go: enough of them for a running result of so many points."""
NORMAL_95 = 1.959963984540054
FIRST_BETS = {
    "blackjack": "main",
    "baccarat": "banker",
    "roulette": "red",
    "sic_bo": "small",
    "dragon_tiger": "dragon",
    "wheel": "1",
    "slots": "spin",
    "casino_holdem": "ante",
    "russian_poker": "ante",
}
STRATEGIES = {
    "blackjack": ("chart", "default"),
    "casino_holdem": ("always_call",),
    "russian_poker": ("exchange_draws",),
}


class Setting(Struct, frozen=True):
    """What is played: a kernel, in how many parts a stake is counted, what it should return."""

    kernel: Kernel
    unit: int
    bet: str
    strategy: str
    exact_rtp: float | None


class Simulation(Struct, frozen=True):
    """How a simulation went. Money in initial stakes, one stake a round.

    `totals` is the running result after each chunk. `nets` is (net, rounds), in order.
    """

    game: str
    bet: str
    strategy: str
    rounds: int
    seed: int
    rtp: float
    standard_error: float
    confidence_95: tuple[float, float]
    exact_rtp: float | None
    standard_deviation: float
    average_total_stake: float
    max_drawdown: float
    highest: float
    lowest: float
    seconds: float
    totals: tuple[float, ...]
    nets: tuple[tuple[float, int], ...]

    @property
    def errors_off(self) -> float | None:
        """Standard errors between the simulated and the exact return."""
        if self.exact_rtp is None or not self.standard_error:
            return None
        return (self.rtp - self.exact_rtp) / self.standard_error


def simulate(
    target: Target,
    rounds: int,
    *,
    seed: int = 1,
    jobs: int = 1,
    bet: str | None = None,
    strategy: str | None = None,
    progress: Progress = lambda done, whole: None,
) -> Simulation:
    """Play so many rounds of one bet. Equal arguments give equal results, whatever `jobs` is.

    Raises BadInput for a bet, a strategy or rules that cannot be simulated.
    """
    if rounds < 1 or jobs < 1:
        raise BadInput("at least one round and one job are needed")
    setting = setting_of(target, bet, strategy)
    started = time.perf_counter()
    whole, totals = empty_path(), [0.0]
    for part in _chunks(setting.kernel, rounds, seed, jobs):
        whole = merge(whole, part)
        totals.append(int(whole.marks[0]) / setting.unit)
        progress(whole.rounds, rounds)
    return _summary(target, setting, whole, seed, tuple(totals), time.perf_counter() - started)


def _chunks(kernel: Kernel, rounds: int, seed: int, jobs: int) -> Iterator[Path]:
    """Every chunk has its own seed, so that the number of jobs changes nothing."""
    chunk = min(max(rounds // POINTS, CHUNK_MIN), CHUNK_MAX)
    sizes = [chunk] * (rounds // chunk) + ([rounds % chunk] if rounds % chunk else [])
    seeds = [(seed << 32) + index for index in range(len(sizes))]
    if jobs == 1:
        yield from map(kernel, sizes, seeds)
        return
    with ThreadPoolExecutor(jobs) as pool:
        yield from pool.map(kernel, sizes, seeds)


def _summary(
    target: Target,
    setting: Setting,
    whole: Path,
    seed: int,
    totals: tuple[float, ...],
    seconds: float,
) -> Simulation:
    unit, rounds = setting.unit, whole.rounds
    total, high, low, fall, more = (int(mark) / unit for mark in whole.marks)
    places = np.nonzero(whole.nets)[0]
    nets = tuple(((int(p) - BINS // 2) / unit, int(whole.nets[p])) for p in places)
    mean = total / rounds
    square = sum(net**2 * count for net, count in nets) / rounds
    deviation = sqrt(max(square - mean**2, 0.0))
    error = deviation / sqrt(rounds)
    rtp = 1 + mean
    return Simulation(
        target.family,
        setting.bet,
        setting.strategy,
        rounds,
        seed,
        rtp,
        error,
        (rtp - NORMAL_95 * error, rtp + NORMAL_95 * error),
        setting.exact_rtp,
        deviation,
        1 + more / rounds,
        fall,
        high,
        low,
        seconds,
        totals,
        nets,
    )


def setting_of(target: Target, bet: str | None, strategy: str | None) -> Setting:
    """The kernel of a game for one bet and strategy."""
    bet = bet or FIRST_BETS[target.family]
    known = STRATEGIES.get(target.family, ("",))
    strategy = strategy or known[0]
    if strategy not in known:
        names = ", ".join(known) if known[0] else "none"
        raise BadInput(f"{target.family} has no strategy {strategy!r}; it has {names}")
    match target.family:
        case "blackjack" | "casino_holdem" | "russian_poker" | "slots":
            if bet != FIRST_BETS[target.family]:
                raise BadInput(f"only the bet {FIRST_BETS[target.family]} can be simulated")
            return _SPECIAL[target.family](target.rules, strategy)
        case "baccarat":
            return _baccarat(target, bet)
    if target.family == "wheel":
        return _wheel(target, bet)
    return _layout(target, bet)


def _layout(target: Target, bet: str) -> Setting:
    """Roulette, sic bo, dragon tiger: every result with its weight, judged by the game."""
    layout = LAYOUTS[target.family](target.rules)
    exact = float(report(target).bet(bet).rtp)
    law = layouts.results(layout, bet)
    nets = [layout.verdict(bet, result).mean() - 1 for result, _ in law]
    unit, whole = _unit(nets), lcm(*(weight.denominator for _, weight in law))
    weights = np.array([int(weight * whole) for _, weight in law])
    values = np.array([int(net * unit) for net in nets])
    kernel = partial(_weighted, weights=weights, nets=values)
    return Setting(kernel, unit, bet, "", exact)


def _weighted(rounds: int, seed: int, *, weights: Any, nets: Any) -> Path:
    return weighted_path(rounds, seed, weights, nets)


def _unit(nets: list[Fraction]) -> int:
    return lcm(*(net.denominator for net in nets))


def _baccarat(target: Target, bet: str) -> Setting:
    exact = float(report(target).bet(bet).rtp)
    if bet.endswith("pair"):
        raise BadInput("pairs are computed exactly, not simulated: the kernel sees values only")
    backs = [[back_of(target.rules, bet, p, b) - 1 for b in range(10)] for p in range(10)]
    unit = _unit([net for row in backs for net in row])
    nets = np.array([[int(net * unit) for net in row] for row in backs])
    decks = target.rules.decks

    def kernel(rounds: int, seed: int) -> Path:
        return baccarat_path(rounds, seed, decks, nets)

    return Setting(kernel, unit, bet, "", exact)


def _wheel(target: Target, bet: str) -> Setting:
    from squaredeal.analysis.casino.kernels.wheel import wheel_path

    rules, found = target.rules, report(target)
    exact = float(found.bet(bet).rtp)
    odds, factors = dict(rules.pays), dict(rules.multipliers)
    by_place = np.array([odds[bet] if symbol == bet else 0 for symbol in rules.segments])
    times = np.array([factors.get(symbol, 0) for symbol in rules.segments])
    spins = 1 + rules.chain_max

    def kernel(rounds: int, seed: int) -> Path:
        return wheel_path(rounds, seed, times, by_place, spins)

    return Setting(kernel, 1, bet, "", exact)


def _blackjack(rules: Any, strategy: str) -> Setting:
    from squaredeal.analysis.casino.blackjack import default_play, play_by_chart
    from squaredeal.analysis.casino.playing import chart_columns, default_columns, play_of

    if strategy == "chart":
        play, exact = play_of(rules, chart_columns(rules)), play_by_chart(rules)[0]
    else:
        play, exact = play_of(rules, default_columns()), default_play(rules)

    def kernel(rounds: int, seed: int) -> Path:
        return blackjack_path(rounds, seed, play)

    return Setting(kernel, 10, "main", strategy, exact)


def _slots(rules: Any, strategy: str) -> Setting:
    from squaredeal.analysis.casino.kernels.slots import slot_path
    from squaredeal.analysis.casino.slots import par_sheet, wins_and_triggers

    wins, triggers = wins_and_triggers(rules)
    free = (rules.free_games.award, rules.free_games.multiplier, rules.free_games.most)
    stake = len(rules.lines)

    def kernel(rounds: int, seed: int) -> Path:
        return slot_path(rounds, seed, wins, triggers, stake, free)

    return Setting(kernel, stake, "spin", "", float(par_sheet(rules).total_rtp))


def _casino_holdem(rules: Any, strategy: str) -> Setting:
    from squaredeal.analysis.casino.casino_holdem import ante_table, qualifying
    from squaredeal.analysis.casino.kernels.poker import holdem_path

    pays, least = ante_table(rules), qualifying(rules)

    def kernel(rounds: int, seed: int) -> Path:
        return holdem_path(rounds, seed, pays, least, rules.call)

    return Setting(kernel, 1, "ante", strategy, None)


def _russian_poker(rules: Any, strategy: str) -> Setting:
    from squaredeal.analysis.casino.kernels.poker import russian_path
    from squaredeal.analysis.casino.russian_poker import least_playing, pays_table

    pays, least = pays_table(rules), least_playing()

    def kernel(rounds: int, seed: int) -> Path:
        return russian_path(rounds, seed, pays, least, rules.bet)

    return Setting(kernel, 1, "ante", strategy, None)


_SPECIAL: dict[str, Callable[[Any, str], Setting]] = {
    "blackjack": _blackjack,
    "slots": _slots,
    "casino_holdem": _casino_holdem,
    "russian_poker": _russian_poker,
}

__all__ = ["FIRST_BETS", "STRATEGIES", "Simulation", "simulate"]
