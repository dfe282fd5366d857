"""What standing, hitting and doubling are worth against one dealer card, hand by hand.

A dealer blackjack costs by account: "all" takes every unit staked, "main" one unit whatever was
added, "split" nothing, because the original unit is charged once beside both hands.
"""

from __future__ import annotations

from typing import Literal

import numpy as np
from msgspec import Struct

from squaredeal.analysis.casino.blackjack.dealer import (
    BLACKJACK,
    BUST,
    blackjack_chance,
    removed,
    totals,
)
from squaredeal.analysis.casino.blackjack.hands import TEN, Array, Hands
from squaredeal.analysis.casino.keys import SolverRules

Account = Literal["all", "main", "split"]


class Shoe(Struct, frozen=True):
    """The part of a table's rules on which the worth of cards depends."""

    decks: int
    dealer_hits_soft_17: bool
    ties_21: bool


def shoe_of(rules: SolverRules) -> Shoe:
    """What tables share that differ only in what they offer."""
    return Shoe(rules.decks, rules.dealer_hits_soft_17, rules.ties_21)


class Values:
    """Arrays over the hands of `hands`: net per unit of the hand's own first stake.

    `out` is what has left the shoe beside the hand itself: the dealer's card and, for a split, the
    other cards of the pair.
    """

    def __init__(self, shoe: Shoe, hands: Hands, up: int, out: Array, account: Account) -> None:
        self.hands = hands
        self.account = account
        self.left: Array = np.maximum(removed(shoe.decks) - out - hands.counts, 0)
        self.chance: Array = self.left / self.left.sum(axis=1, keepdims=True)
        ends = totals(self.left, up, shoe.dealer_hits_soft_17)
        self.natural: Array = ends[BLACKJACK]
        self.plain = _plain(hands.total, ends)
        self.spares = (hands.total == 21) if shoe.ties_21 else np.zeros(len(hands.total), bool)
        self.stand: Array = self.plain - self._cost(1) * self.natural * ~self.spares
        self._bust_natural: Array = _after_draw(self.left, up)
        self.double: Array = self._draw(self._stake_of(2), 2)

    def _cost(self, stake: int) -> int:
        return {"all": stake, "main": 1, "split": 0}[self.account]

    def _stake_of(self, stake: int) -> Array:
        """Standing with so many units on the hand."""
        worth: Array = stake * self.plain - self._cost(stake) * self.natural * ~self.spares
        return worth

    def _bust(self, rank: int, stake: int) -> Array:
        """A bust loses the stake, but what a dealer blackjack spares is not lost."""
        natural = self._bust_natural[:, rank]
        lost: Array = -stake + (stake - self._cost(stake)) * natural
        return lost

    def _draw(self, worth: Array, stake: int, rows: Array | slice = slice(None)) -> Array:
        """One card, then what `worth` says of the hand it makes."""
        after, chance = self.hands.after[rows], self.chance[rows]
        found: Array = np.zeros(len(after))
        for rank in range(10):
            target = after[:, rank]
            bust = self._bust(rank, stake)[rows]
            found += chance[:, rank] * np.where(target < 0, bust, worth[target])
        return found

    def play(self, hits: Array | None = None) -> tuple[Array, Array]:
        """Worth of each hand when it is hit and stood on at best, or as `hits` says.

        Also the worth of one more card followed by such play.
        """
        hit: Array = np.zeros(len(self.hands.total))
        best: Array = np.where(self.hands.total == 21, self.stand, 0.0)
        for rows in self.hands.by_low:
            if not len(rows):
                continue
            drawn = self._draw(best, 1, rows)
            hit[rows] = drawn
            stand = self.stand[rows]
            if hits is None:
                chosen = np.maximum(drawn, stand)
            else:
                chosen = np.where(hits[rows], drawn, stand)
            best[rows] = np.where(self.hands.total[rows] == 21, stand, chosen)
        return best, hit


def _plain(total: Array, ends: dict[int, Array]) -> Array:
    """Wins less losses when the dealer has no blackjack."""
    found: Array = ends[BUST].copy()
    for end in (17, 18, 19, 20, 21):
        found += ends[end] * np.sign(total - end)
    return found


def _after_draw(left: Array, up: int) -> Array:
    """Chance of a dealer blackjack after each rank has been drawn (compositions × ranks)."""
    columns = []
    for rank in range(TEN + 1):
        less = left.copy()
        less[:, rank] = np.maximum(less[:, rank] - 1, 0)
        columns.append(blackjack_chance(less, up))
    found: Array = np.stack(columns, axis=1)
    return found
