"""Evaluations a second: one seven-card hand at a time in plain Python, and in batches."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from squaredeal.cards import FULL_52, HIGH

SAMPLE = 20_000


def one_at_a_time() -> Callable[[int], int]:
    """Evaluates so many random seven-card hands, a call each."""
    random = Random(1)
    deck = list(FULL_52.cards)
    hands = [tuple(random.sample(deck, 7)) for _ in range(SAMPLE)]
    evaluate = HIGH.evaluate

    def work(count: int) -> int:
        rounds = max(1, count // SAMPLE)
        for _ in range(rounds):
            for hand in hands:
                evaluate(hand)
        return rounds * SAMPLE

    return work


__all__ = ["one_at_a_time"]
