"""Rounds against the house: the engine, its kernels, and a peer's blackjack."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from squaredeal.games.blackjack import LIVE, Round, Setup, game_of, points
from squaredeal.kernel import Act, Chance, ToAct, ToDeal, apply

Work = Callable[[int], int]
RICH = 1_000_000
STAKE = 100
HIT_BELOW = 12
"""As the system plays for an absent player: to above 11."""
PEER = "gymnasium"


def blackjack() -> Work:
    """Rounds of the live sheet, one seat, every move through the door; hits to 11.

    A shuffled shoe is cut anew when little is left of it.
    """
    game, setup, random = game_of(LIVE), Setup((RICH,)), Random(1)
    deck = list(game.deck(setup))
    random.shuffle(deck)
    place, close = Act(0, "place", STAKE, "main"), Act(0, "close")
    hit, stand = Act(0, "hit"), Act(0, "stand")

    def play(at: int) -> int:
        state: Round = game.start(setup)[0]
        state = apply(game, state, place)[0]
        state = apply(game, state, close)[0]
        while True:
            awaited = game.awaits(state)
            if type(awaited) is ToDeal:
                end = at + awaited.count
                state = apply(game, state, Chance(tuple(deck[at:end])))[0]
                at = end
            elif type(awaited) is not ToAct:
                return at
            elif awaited.window:
                state = apply(game, state, close)[0]
            else:
                low = points(state.hands[state.turn].cards) < HIT_BELOW
                state = apply(game, state, hit if low else stand)[0]

    def work(count: int) -> int:
        at = 0
        for _ in range(count):
            at = play(at if at < len(deck) - 30 else random.randrange(100))
        return count

    return work


def blackjack_kernel() -> Work:
    """Rounds of the live sheet by its best chart. ImportError without numba."""
    from squaredeal.analysis.casino.blackjack import SolverRules
    from squaredeal.analysis.casino.kernels import blackjack_path
    from squaredeal.analysis.casino.playing import chart_columns, play_of

    play = play_of(SolverRules(), chart_columns(SolverRules()))
    return _batched(lambda count: blackjack_path(count, 1, play))


def baccarat_kernel() -> Work:
    """Coups from a fresh shoe each. ImportError without numba."""
    from squaredeal.analysis.casino.kernels import baccarat_counts

    return _batched(lambda count: baccarat_counts(count, 1))


def roulette_kernel() -> Work:
    """Spins of a single-zero wheel. ImportError without numba."""
    from squaredeal.analysis.casino.kernels import roulette_counts

    return _batched(lambda count: roulette_counts(count, 1))


def _batched(run: Callable[[int], Any]) -> Work:
    def work(count: int) -> int:
        size = max(count, 1 << 16)
        run(size)
        return size

    work(1)
    return work


def peer_blackjack() -> Work:
    """Gymnasium's blackjack by the same rule of play. ImportError if it is not installed."""
    import gymnasium

    table: Any = gymnasium.make("Blackjack-v1").unwrapped

    def work(count: int) -> int:
        table.reset(seed=1)
        for _ in range(count):
            (total, _, _), _ = table.reset()
            is_over = False
            while not is_over:
                (total, _, _), _, is_over, _, _ = table.step(int(total < HIT_BELOW))
        return count

    return work


__all__ = [
    "PEER",
    "baccarat_kernel",
    "blackjack",
    "blackjack_kernel",
    "peer_blackjack",
    "roulette_kernel",
]
