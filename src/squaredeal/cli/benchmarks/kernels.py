"""The compiled kernels: batches of hands, one exact matchup, whole hands of hold'em."""

from __future__ import annotations

from collections.abc import Callable

from squaredeal.analysis import equity

BATCH = 500_000
HANDS = 20_000
SEATS, STACK = 6, 200


def batches() -> Callable[[int], int]:
    """Scores so many random seven-card hands, half a million a call. ImportError without numba."""
    import numpy as np

    from squaredeal.analysis.kernels import evaluate_batch

    random = np.random.default_rng(1)
    cards = np.argsort(random.random((BATCH, 52)), axis=1)[:, :7].astype(np.uint8)

    def work(count: int) -> int:
        rounds = max(1, count // BATCH)
        for _ in range(rounds):
            evaluate_batch(cards)
        return rounds * BATCH

    return work


def matchups() -> Callable[[int], int]:
    """Counts aces against kings, 1,712,304 boards, so many times."""

    def work(count: int) -> int:
        for _ in range(count):
            equity([("As", "Ah"), ("Ks", "Kh")], exact=True)
        return count

    return work


def hands() -> Callable[[int], int]:
    """Plays so many hands of six seats of 100 big blinds, 20,000 a call. ImportError without
    numba.
    """
    import numpy as np

    from squaredeal.analysis.simulate import play_holdem

    stacks = np.full((HANDS, SEATS), STACK, dtype=np.int32)

    def work(count: int) -> int:
        rounds = max(1, count // HANDS)
        for place in range(rounds):
            play_holdem(stacks, seed=place)
        return rounds * HANDS

    return work


__all__ = ["batches", "hands", "matchups"]
