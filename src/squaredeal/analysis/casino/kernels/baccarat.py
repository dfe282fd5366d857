"""Baccarat coups from a fresh shoe each."""

from __future__ import annotations

from typing import Any

import numpy as np

from squaredeal.analysis.casino.kernels.draw import high_lane, low_lane, mixed, start_of, step
from squaredeal.analysis.casino.kernels.inlined import inlined
from squaredeal.analysis.casino.kernels.path import BINS, Path, note
from squaredeal.analysis.kernels.compiled import compiled
from squaredeal.games.baccarat import banker_draws

Array = np.ndarray[Any, np.dtype[Any]]
U = np.uint64
DRAWS: Array = np.array(
    [banker_draws(0, banker, third) for third in range(10) for banker in range(10)]
    + [banker_draws(6, banker, None) for banker in range(10)],
    dtype=np.uint8,
)
"""Does Banker draw, by Player's third card (10 for none) × 10 + Banker's two-card count?"""
LAST: Array = (np.arange(32) % 10).astype(np.uint8)
"""The point count of a sum."""


def shoe_values(decks: int) -> Array:
    """The points of every card of a full shoe."""
    return np.array(([0] * 4 + list(range(1, 10))) * 4 * decks, dtype=np.uint8)


def baccarat_counts(coups: int, seed: int, decks: int = 8) -> Array:
    """How often each pair of final counts came: (Player, Banker) -> coups."""
    counts = np.zeros(100, dtype=np.int64)
    _count(coups, start_of(seed), shoe_values(decks), DRAWS, LAST, counts)
    return counts.reshape(10, 10)


def baccarat_path(coups: int, seed: int, decks: int, nets: Array) -> Path:
    """Coups whose final counts bring these nets, (10, 10)."""
    found, marks = np.zeros(BINS, dtype=np.int64), np.zeros(5, dtype=np.int64)
    shoe = shoe_values(decks)
    _follow(coups, start_of(seed), shoe, DRAWS, LAST, nets.ravel().copy(), found, marks)
    return Path(coups, found, marks)


@compiled
def take(shoe: Array, place: Any, pick: Any) -> Any:
    """The card at a random place behind `place` comes forward: the next step of a shuffle.

    Unsigned throughout: a signed index would be checked for counting from the end.
    """
    other = place + pick
    card = shoe[other]
    shoe[other] = shoe[place]
    shoe[place] = card
    return U(card)


@inlined
def coup(
    shoe: Array, counter: Any, first: Any, second: Any, third: Any, draws: Array, last: Array
) -> tuple[Any, Any, Any, Any, Any]:
    """Final counts as Player × 10 + Banker, the counter, and three words drawn ahead.

    Words are drawn before they are needed, so that no branch waits for them.
    """
    size = U(len(shoe))
    player = take(shoe, U(0), high_lane(first, size))
    banker = take(shoe, U(1), low_lane(first, size - U(1)))
    player += take(shoe, U(2), high_lane(second, size - U(2)))
    banker += take(shoe, U(3), low_lane(second, size - U(3)))
    counter = step(counter)
    first = mixed(counter)
    counter = step(counter)
    second = mixed(counter)
    player, banker = U(last[player]), U(last[banker])
    if player < U(8) and banker < U(8):
        drawn = U(10)
        if player <= U(5):
            drawn = take(shoe, U(4), high_lane(third, size - U(4)))
            player = U(last[player + drawn])
        if draws[drawn * U(10) + banker]:
            banker = U(last[banker + take(shoe, U(5), low_lane(third, size - U(5)))])
        counter = step(counter)
        third = mixed(counter)
    return player * U(10) + banker, counter, first, second, third


@compiled
def words(counter: Any) -> tuple[Any, Any, Any, Any]:
    """The counter and three words drawn ahead."""
    one = step(counter)
    two = step(one)
    three = step(two)
    return three, mixed(one), mixed(two), mixed(three)


@compiled
def _count(coups: int, counter: Any, shoe: Array, draws: Array, last: Array, counts: Array) -> None:
    counter, first, second, third = words(counter)
    for _ in range(coups):
        place, counter, first, second, third = coup(
            shoe, counter, first, second, third, draws, last
        )
        counts[place] += 1


@compiled
def _follow(
    coups: int,
    counter: Any,
    shoe: Array,
    draws: Array,
    last: Array,
    nets: Array,
    found: Array,
    marks: Array,
) -> None:
    counter, first, second, third = words(counter)
    for _ in range(coups):
        place, counter, first, second, third = coup(
            shoe, counter, first, second, third, draws, last
        )
        note(marks, found, nets[place], 0)
