"""Baccarat coups from a fresh shoe each."""

from __future__ import annotations

from typing import Any

import numpy as np

from squaredeal.analysis.casino.kernels.draw import high_lane, low_lane, mixed, start_of, step
from squaredeal.analysis.casino.kernels.path import BINS, Path, note
from squaredeal.analysis.kernels.compiled import compiled
from squaredeal.games.baccarat import banker_draws

Array = np.ndarray[Any, np.dtype[Any]]
STANDS = 10
"""Row of the table for a Player who took no third card."""
DRAWS: Array = np.array(
    [
        [banker_draws(0, banker, third) for banker in range(8)] + [False, False]
        for third in range(10)
    ]
    + [[banker_draws(6, banker, None) for banker in range(10)]]
)
"""Does Banker draw, by Player's third card (or STANDS) and Banker's two-card count?"""


def shoe_values(decks: int) -> Array:
    """The points of every card of a full shoe."""
    return np.array(([0] * 4 + list(range(1, 10))) * 4 * decks, dtype=np.int8)


def baccarat_counts(coups: int, seed: int, decks: int = 8) -> Array:
    """How often each pair of final counts came: (Player, Banker) -> coups."""
    counts = np.zeros((10, 10), dtype=np.int64)
    _count(coups, start_of(seed), shoe_values(decks), DRAWS, counts)
    return counts


def baccarat_path(coups: int, seed: int, decks: int, nets: Array) -> Path:
    """Coups whose final counts bring these nets, (10, 10)."""
    found, marks = np.zeros(BINS, dtype=np.int64), np.zeros(5, dtype=np.int64)
    _follow(coups, start_of(seed), shoe_values(decks), DRAWS, nets, found, marks)
    return Path(coups, found, marks)


@compiled
def take(shoe: Array, place: int, pick: int) -> int:
    """The card at a random place behind `place` comes forward: the next step of a shuffle."""
    other = place + pick
    card = shoe[other]
    shoe[other] = shoe[place]
    shoe[place] = card
    return int(card)


@compiled
def coup(shoe: Array, counter: Any, draws: Array, cards: Array) -> Any:
    """Six cards are picked, as many as the tableau asks for are used; `cards` gets the counts.

    Gives the counter back.
    """
    size = len(shoe)
    counter = step(counter)
    bits = mixed(counter)
    player = take(shoe, 0, high_lane(bits, np.uint64(size)))
    banker = take(shoe, 1, low_lane(bits, np.uint64(size - 1)))
    counter = step(counter)
    bits = mixed(counter)
    player += take(shoe, 2, high_lane(bits, np.uint64(size - 2)))
    banker += take(shoe, 3, low_lane(bits, np.uint64(size - 3)))
    player -= 10 * (player >= 10)
    banker -= 10 * (banker >= 10)
    if player < 8 and banker < 8:
        third = 10
        counter = step(counter)
        bits = mixed(counter)
        if player <= 5:
            third = take(shoe, 4, high_lane(bits, np.uint64(size - 4)))
            player += third
            player -= 10 * (player >= 10)
        if draws[third, banker]:
            banker += take(shoe, 5, low_lane(bits, np.uint64(size - 5)))
            banker -= 10 * (banker >= 10)
    cards[0], cards[1] = player, banker
    return counter


@compiled
def _count(coups: int, counter: Any, shoe: Array, draws: Array, counts: Array) -> None:
    cards = np.zeros(2, dtype=np.int64)
    for _ in range(coups):
        counter = coup(shoe, counter, draws, cards)
        counts[cards[0], cards[1]] += 1


@compiled
def _follow(
    coups: int, counter: Any, shoe: Array, draws: Array, nets: Array, found: Array, marks: Array
) -> None:
    cards = np.zeros(2, dtype=np.int64)
    for _ in range(coups):
        counter = coup(shoe, counter, draws, cards)
        note(marks, found, nets[cards[0], cards[1]], 0)
