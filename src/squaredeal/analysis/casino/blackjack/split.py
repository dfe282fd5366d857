"""What splitting a pair is worth."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Protocol

import numpy as np

from squaredeal.analysis.casino.blackjack.dealer import blackjack_chance, removed
from squaredeal.analysis.casino.blackjack.hands import ACE, Array, Hands, all_hands, hands_with
from squaredeal.analysis.casino.blackjack.values import Account, Shoe, Values, shoe_of
from squaredeal.analysis.casino.keys import SolverRules


class Policy(Protocol):
    """A fixed way to play: which hands are hit, and which hands of two cards are doubled."""

    def hits(self, hands: Hands) -> Array:
        """True where the hand takes a card."""
        ...

    def doubles(self, hands: Hands) -> Array:
        """True where a hand of two cards is doubled if it may be."""
        ...


def account_of(rules: SolverRules, up: int) -> Account:
    """How a dealer blackjack is charged under this card."""
    if rules.dealer_bj == "original" or (rules.dealer_bj == "peek_ace" and up == ACE):
        return "main"
    return "all"


def doubles(rules: SolverRules, hands: Hands) -> Array:
    """Which hands of two cards may double at this table."""
    two = hands.size == 2
    if rules.double_on == "any":
        allowed: Array = two & (hands.total < 21)
        return allowed
    low = {"hard 9-11": 9, "hard 10-11": 10, "none": 22}[rules.double_on]
    limited: Array = two & ~hands.soft & (hands.total >= low) & (hands.total <= 11)
    return limited


def split_values(rules: SolverRules, up: int, rank: int, more: int) -> Values:
    """Worths for hands that grow from one card of a pair, `more` of its rank out beside it."""
    account: Account = "split" if account_of(rules, up) == "main" else "all"
    return _split_values(shoe_of(rules), up, rank, more, account)


@lru_cache(maxsize=256)
def _split_values(shoe: Shoe, up: int, rank: int, more: int, account: Account) -> Values:
    out = np.zeros(10, dtype=np.int64)
    out[up] += 1
    out[rank] += 1 + more
    return Values(shoe, hands_with(rank), up, out, account)


def start_values(rules: SolverRules, up: int) -> Values:
    """Worths for hands that are not split."""
    return _start_values(shoe_of(rules), up, account_of(rules, up))


@lru_cache(maxsize=64)
def _start_values(shoe: Shoe, up: int, account: Account) -> Values:
    return Values(shoe, all_hands(), up, np.eye(10, dtype=np.int64)[up], account)


class Split:
    """What splitting a pair of one rank is worth: net and further stakes, per initial stake.

    Each hand is played on its own cards alone. By exchangeability all hands of a pattern are then
    worth the same, and what is known of the others enters by inclusion and exclusion.
    """

    def __init__(
        self, rules: SolverRules, up: int, rank: int, policy: Policy | None = None
    ) -> None:
        self.rules, self.up, self.rank, self.policy = rules, up, rank, policy
        self.account: Account = "split" if account_of(rules, up) == "main" else "all"
        self.shoe = removed(rules.decks)
        self.more: dict[int, tuple[float, float, float, float]] = {}
        out = np.zeros(10, dtype=np.int64)
        out[up] += 1
        out[rank] += 2
        self.left: Array = self.shoe - out
        self.ev, self.extra = self._total()
        if self.account == "split":
            self.ev -= float(blackjack_chance(np.maximum(self.left[None, :], 0), up)[0])

    def _splits_left(self) -> int:
        if self.rank == ACE and not self.rules.resplit_aces:
            return 0
        return self.rules.max_hands - 2

    def _total(self) -> tuple[float, float]:
        again = self._splits_left()
        patterns: dict[tuple[int, int, int], float] = {}
        self._walk(2, again, 0, 0, 1.0, patterns)
        ev = extra = 0.0
        for (pairs, others, last), ways in patterns.items():
            one = self._excluded(pairs, others - 1, 0) if others else (0.0, 0.0)
            any_ = self._excluded(pairs, others, 2) if last else (0.0, 0.0)
            chance = ways * self._pattern(pairs, others)
            ev += ways * (others * one[0] + last * any_[0])
            extra += ways * (others * one[1] + last * any_[1]) + chance * (pairs + 1)
        return ev, extra

    def _walk(
        self,
        open_: int,
        again: int,
        pairs: int,
        others: int,
        ways: float,
        patterns: dict[tuple[int, int, int], float],
    ) -> None:
        """Second cards one hand after another: another of the rank splits again while it may."""
        if not open_ or not again:
            key = (pairs, others, open_)
            patterns[key] = patterns.get(key, 0.0) + ways
            return
        self._walk(open_ + 1, again - 1, pairs + 1, others, ways, patterns)
        self._walk(open_ - 1, again, pairs, others + 1, ways, patterns)

    def _pattern(self, pairs: int, others: int) -> float:
        """Chance that the next cards are so many of the rank and then so many others."""
        whole, rank = float(self.left.sum()), float(self.left[self.rank])
        chance = 1.0
        for taken in range(pairs):
            chance *= max(rank - taken, 0.0) / (whole - taken)
        for taken in range(others):
            chance *= (whole - rank - taken) / (whole - pairs - taken)
        return chance

    def _ranks(self, first: int, count: int) -> float:
        """Chance that `count` cards are of the rank when `first` more are out already."""
        whole, rank = float(self.left.sum()) - first, float(self.left[self.rank]) - first
        chance = 1.0
        for taken in range(count):
            chance *= max(rank - taken, 0.0) / (whole - taken)
        return chance

    def _excluded(self, pairs: int, others: int, which: int) -> tuple[float, float]:
        """A hand beside `others` whose second card is not of the rank: worth and further stakes.

        Both times the chance of the pattern. `which` is 0 for a hand that is of that kind itself,
        2 for one that can split no more, whatever its second card.
        """
        base = self._ranks(0, pairs)
        ev = extra = 0.0
        if base:
            for also in range(others + 1):
                weight = (-1) ** also * comb(others, also) * self._ranks(pairs, also)
                if weight:
                    found = self._hand(pairs + also)
                    ev += weight * found[which]
                    extra += weight * found[which + 1]
        return base * ev, base * extra

    def _hand(self, more: int) -> tuple[float, float, float, float]:
        """One hand when `more` of the rank are out beside the pair.

        Worth and further stakes summed over second cards of other ranks, then over all.
        """
        known = self.more.get(more)
        if known is None:
            known = self.more[more] = self._play(more)
        return known

    def _play(self, more: int) -> tuple[float, float, float, float]:
        hands = hands_with(self.rank)
        values = self.values(more)
        first = hands.index[tuple(int(r == self.rank) for r in range(10))]
        best, doubled = self.played(values)
        target, chance = hands.after[first], values.chance[first]
        ev, extra = chance * best[target], chance * doubled[target]
        rank = self.rank
        total = float(ev.sum()), float(extra.sum())
        return total[0] - float(ev[rank]), total[1] - float(extra[rank]), *total

    def played(self, values: Values) -> tuple[Array, Array]:
        """Worth of each hand with two cards, and where it is doubled."""
        policy = self.policy
        hits = None if policy is None else policy.hits(values.hands)
        play = values.stand if self.is_one_card() else values.play(hits)[0]
        none = np.zeros(len(values.stand))
        if not self.may_double():
            return play, none
        better = values.double > play if policy is None else policy.doubles(values.hands)
        chosen = doubles(self.rules, values.hands) & better
        return np.where(chosen, values.double, play), chosen.astype(float)

    def may_double(self) -> bool:
        """May hands of this pair be doubled?"""
        aces = self.rank != ACE or self.rules.double_split_aces
        return self.rules.double_after_split and aces

    def values(self, more: int) -> Values:
        """Worths for hands of this pair when `more` of the rank are out beside it."""
        return split_values(self.rules, self.up, self.rank, more)

    def is_one_card(self) -> bool:
        """Do the hands of this pair take one card and no more?"""
        return self.rank == ACE and not self.rules.hit_split_aces
