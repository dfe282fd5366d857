"""The best composition-dependent play, and what it returns."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb

import numpy as np
from msgspec import Struct

from squaredeal.analysis.casino.blackjack.dealer import blackjack_chance, removed
from squaredeal.analysis.casino.blackjack.hands import (
    ACE,
    RANKS,
    TEN,
    Array,
    Hands,
    all_hands,
    hands_with,
)
from squaredeal.analysis.casino.blackjack.keys import SolverRules
from squaredeal.analysis.casino.blackjack.values import Account, Values

ACTIONS = ("stand", "hit", "double", "split", "surrender")


class Row(Struct, frozen=True):
    """One start: dealer's card, two cards, their probability, the best action and its worth.

    `ev` is net per initial stake, `extra` the further stakes laid on average, `worth` every action
    that may be chosen.
    """

    dealer: str
    first: str
    second: str
    probability: float
    action: str
    ev: float
    extra: float
    worth: dict[str, float]


def account_of(rules: SolverRules, up: int) -> Account:
    """How a dealer blackjack is charged under this card."""
    if rules.dealer_bj == "original" or (rules.dealer_bj == "peek_ace" and up == ACE):
        return "main"
    return "all"


def solve(rules: SolverRules) -> tuple[Row, ...]:
    """All 550 starts with their best action; equal starts are listed once."""
    return tuple(row for up in range(10) for row in solve_up(rules, up))


@lru_cache(maxsize=256)
def solve_up(rules: SolverRules, up: int) -> tuple[Row, ...]:
    """The 55 starts against one dealer card."""
    hands, account = all_hands(), account_of(rules, up)
    out = np.eye(10, dtype=np.int64)[up]
    values = Values(rules, hands, up, out, account)
    play = values.play()
    splits = {rank: Split(rules, up, rank) for rank in range(10)} if rules.max_hands > 1 else {}
    shoe = removed(rules.decks)
    rows = []
    for first, second in combinations_with_replacement(range(10), 2):
        chance = start_chance(shoe, up, first, second)
        place = hands.pair(first, second)
        worth = start_worth(rules, values, play, place, up)
        extra = {"double": 1.0}
        if first == second and first in splits and chance > 0:
            worth["split"] = splits[first].ev
            extra["split"] = splits[first].extra
        if {first, second} == {ACE, TEN}:
            worth = {"stand": rules.blackjack_pays * (1 - values.natural[place])}
        action = max(worth, key=lambda name: worth[name])
        scale = played_share(rules, account, values, place)
        more = extra.get(action, 0.0) * scale
        names = (RANKS[up], RANKS[first], RANKS[second])
        rows.append(Row(*names, chance, action, worth[action], more, worth))
    return tuple(rows)


def played_share(rules: SolverRules, account: Account, values: Values, place: int) -> float:
    """How often the hand is played at all."""
    return 1.0


def start_chance(shoe: Array, up: int, first: int, second: int) -> float:
    """Probability of a dealer card with these two, in either order."""
    left = shoe.astype(float)
    chance = 1.0 if first == second else 2.0
    for rank in (up, first, second):
        chance *= max(left[rank], 0.0) / left.sum()
        left[rank] -= 1
    return float(chance)


def start_worth(
    rules: SolverRules, values: Values, play: Array, place: int, up: int
) -> dict[str, float]:
    """What each action but a split is worth on two cards."""
    worth = {"stand": float(values.stand[place]), "hit": float(values.hit[place])}
    if values.hands.total[place] == 21:
        return {"stand": worth["stand"]}
    if may_double(rules, values.hands, place):
        worth["double"] = float(values.double[place])
    surrendered = surrender_worth(rules, values, place, up)
    if surrendered is not None:
        worth["surrender"] = surrendered
    return worth


def surrender_worth(rules: SolverRules, values: Values, place: int, up: int) -> float | None:
    """Half the stake; a late surrender still loses all to a dealer blackjack."""
    natural = float(values.natural[place])
    match rules.surrender:
        case "late":
            return -0.5 - 0.5 * natural
        case "early":
            return -0.5
        case "2-9" if up not in (ACE, TEN):
            return -0.5
        case "2-T" if up != ACE:
            return -0.5
    return None


def may_double(rules: SolverRules, hands: Hands, place: int) -> bool:
    """Do two cards of this total double at this table?"""
    if rules.double_on == "any":
        return True
    low = {"hard 9-11": 9, "hard 10-11": 10, "none": 22}[rules.double_on]
    return bool(not hands.soft[place] and low <= hands.total[place] <= 11)


def best_mask(rules: SolverRules, hands: Hands) -> Array:
    """Which hands may double, as an array over hands of two cards."""
    two = hands.size == 2
    if rules.double_on == "any":
        allowed: Array = two & (hands.total < 21)
        return allowed
    low = {"hard 9-11": 9, "hard 10-11": 10, "none": 22}[rules.double_on]
    limited: Array = two & ~hands.soft & (hands.total >= low) & (hands.total <= 11)
    return limited


class Split:
    """What splitting a pair of one rank is worth: net and further stakes, per initial stake.

    Each hand is played on its own cards alone. By exchangeability all hands of a pattern are then
    worth the same, and what is known of the others enters by inclusion and exclusion.
    """

    def __init__(self, rules: SolverRules, up: int, rank: int) -> None:
        self.rules, self.up, self.rank = rules, up, rank
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
            one = self._other(pairs, others - 1, last) if others else (0.0, 0.0)
            any_ = self._any(pairs, others) if last else (0.0, 0.0)
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

    def _other(self, pairs: int, others: int, last: int) -> tuple[float, float]:
        """A hand whose second card is not of the rank, beside `others` more such hands.

        Worth and further stakes, times the chance of the whole pattern.
        """
        return self._excluded(pairs, others, 0)

    def _any(self, pairs: int, others: int) -> tuple[float, float]:
        """A hand that can split no more, whatever its second card."""
        return self._excluded(pairs, others, 2)

    def _excluded(self, pairs: int, others: int, which: int) -> tuple[float, float]:
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
        values = self._values(more)
        play = values.play()
        first = hands.index[tuple(int(r == self.rank) for r in range(10))]
        doubled = np.zeros(len(play))
        if self._is_one_card():
            best = values.stand
        else:
            best = play
            if self.rules.double_after_split:
                may = best_mask(self.rules, hands)
                better = may & (values.double > play)
                if self.rank == ACE and not self.rules.double_split_aces:
                    better &= False
                doubled = better.astype(float)
                best = np.where(better, values.double, play)
        target, chance = hands.after[first], values.chance[first]
        ev, extra = chance * best[target], chance * doubled[target]
        rank = self.rank
        total = float(ev.sum()), float(extra.sum())
        return total[0] - float(ev[rank]), total[1] - float(extra[rank]), *total

    def _values(self, more: int) -> Values:
        out = np.zeros(10, dtype=np.int64)
        out[self.up] += 1
        out[self.rank] += 1 + more
        return Values(self.rules, hands_with(self.rank), self.up, out, self.account)

    def _is_one_card(self) -> bool:
        return self.rank == ACE and not self.rules.hit_split_aces


def rtp(rows: tuple[Row, ...]) -> float:
    """One plus the mean net, per initial stake."""
    return 1.0 + sum(row.probability * row.ev for row in rows)


def average_total_stake(rows: tuple[Row, ...]) -> float:
    """The initial stake and what is laid beside it on average."""
    return 1.0 + sum(row.probability * row.extra for row in rows)
