"""Casino hold'em by enumeration: every flop up to suits, every turn, river, player and dealer."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from math import comb

import numpy as np
from msgspec import Struct

from squaredeal.analysis.casino.holdem_kernel import flop_sums
from squaredeal.analysis.casino.layouts import BetReturn
from squaredeal.analysis.casino.patterns import patterns
from squaredeal.analysis.kernels.batch import evaluate_batch
from squaredeal.analysis.kernels.tables import CARD_KEYS, CARD_MASKS, tables
from squaredeal.cards import RANKS, card_index
from squaredeal.games.casino_holdem import CasinoHoldemRules, bonus, made

BOARDS, DEALERS = comb(47, 2), comb(45, 2)
Progress = Callable[[int, int], None]


class HoldemReturn(Struct, frozen=True):
    """What the ante returns under best play and when every hand calls. Units of the ante."""

    ev: Fraction
    ev_always_call: Fraction
    fold_frequency: Fraction
    average_total_stake: Fraction
    deals: int

    @property
    def edge(self) -> Fraction:
        """What the house keeps of an ante."""
        return -self.ev

    @property
    def element_of_risk(self) -> Fraction:
        """What it keeps of all that is staked."""
        return -self.ev / self.average_total_stake


def holdem_return(
    rules: CasinoHoldemRules, progress: Progress = lambda done, whole: None
) -> HoldemReturn:
    """The exact return of ante and call. `progress` hears of each flop: done, of how many."""
    return _holdem_return(rules, progress)


@lru_cache(maxsize=4)
def _holdem_return(rules: CasinoHoldemRules, progress: Progress) -> HoldemReturn:
    known = tables("high", 7)
    pays, least = ante_table(rules), qualifying(rules)
    best = called = folds = 0
    flops = canonical_flops()
    for done, (flop, weight) in enumerate(flops):
        sums = flop_sums(np.array(flop), known, CARD_KEYS, CARD_MASKS, pays, least, rules.call)
        fold = -BOARDS * DEALERS
        best += weight * int(np.maximum(sums, fold).sum())
        called += weight * int(sums.sum())
        folds += weight * int((sums <= fold).sum())
        progress(done + 1, len(flops))
    starts = comb(52, 3) * comb(49, 2)
    whole = starts * BOARDS * DEALERS
    folded = Fraction(folds, starts)
    return HoldemReturn(
        Fraction(best, whole),
        Fraction(called, whole),
        folded,
        1 + rules.call * (1 - folded),
        whole,
    )


def ante_table(rules: CasinoHoldemRules) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """What the ante pays, by the score of seven cards."""
    odds = dict(rules.ante_pays)
    pays = np.ones(1 << 14, dtype=np.int64)
    for cards, _ in patterns(5):
        category = made(cards).category
        if category in odds:
            pays[_score(cards)] = odds[category]
    return pays


def qualifying(rules: CasinoHoldemRules) -> int:
    """The least score with which the dealer plays: just above the best hand that does not."""
    below = RANKS.index(rules.qualifies) - 1
    if below < 0:
        return _score(("As", "Kh", "Qs", "Jh", "9s")) + 1
    others = [rank for rank in reversed(RANKS) if rank != RANKS[below]][:3]
    pair = (RANKS[below] + "c", RANKS[below] + "d")
    return _score((*pair, *(rank + "h" for rank in others))) + 1


def _score(cards: tuple[str, ...]) -> int:
    """The kernels' score of five cards; it is the same number for five cards out of seven."""
    hand = np.array([[card_index(card) for card in cards]], dtype=np.uint8)
    return int(evaluate_batch(hand)[0])


def canonical_flops() -> tuple[tuple[tuple[int, int, int], int], ...]:
    """Every flop up to suits, with how many flops it stands for: 1,755 for 22,100."""
    found: dict[tuple[int, int, int], int] = {}
    for a in range(52):
        for b in range(a + 1, 52):
            for c in range(b + 1, 52):
                key = _canonical((a, b, c))
                found[key] = found.get(key, 0) + 1
    return tuple(found.items())


def _canonical(cards: tuple[int, int, int]) -> tuple[int, int, int]:
    """Suits renamed in the order in which they first appear among the sorted ranks."""
    best: tuple[int, ...] | None = None
    for order in _ORDERS:
        renamed = tuple(sorted(13 * order[card // 13] + card % 13 for card in cards))
        if best is None or renamed < best:
            best = renamed
    assert best is not None
    return best[0], best[1], best[2]


_ORDERS = tuple(
    (a, b, c, d)
    for a in range(4)
    for b in range(4)
    for c in range(4)
    for d in range(4)
    if len({a, b, c, d}) == 4
)


def bonus_bet(rules: CasinoHoldemRules) -> BetReturn:
    """AA+ on two cards and the flop, which are five cards like any other."""
    chance = mean = square = Fraction(0)
    for cards, ways in patterns(5):
        weight, verdict = Fraction(ways, comb(52, 5)), bonus(rules, cards)
        if verdict.odds:
            chance += weight
            mean += weight * verdict.mean()
            square += weight * verdict.mean() ** 2
    return BetReturn("aa", chance, mean, square - mean**2)


__all__ = ["HoldemReturn", "bonus_bet", "canonical_flops", "holdem_return"]
