"""Russian poker by enumeration: combinations, the dealer's hands, and bet-or-fold at best."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import Any, NamedTuple

import numpy as np
from msgspec import Struct

from squaredeal.analysis.casino.patterns import patterns
from squaredeal.analysis.casino.russian_kernel import CARDS, sets_of, sweep
from squaredeal.analysis.kernels.batch import evaluate_batch
from squaredeal.cards import RANKS, card_index
from squaredeal.games.russian_poker import (
    PAYS,
    RussianPokerRules,
    combinations_paid,
    qualifies,
)

Array = np.ndarray[Any, np.dtype[Any]]
Progress = Callable[[int, int], None]
HIDDEN, SEEN = comb(51, 4), comb(46, 4)


class Combinations(Struct, frozen=True):
    """Hands that are paid alike: names of first and second, how many hands, odds together."""

    first: str
    second: str
    hands: int
    pays: int


def combination_table(rules: RussianPokerRules, size: int) -> tuple[Combinations, ...]:
    """Every hand of five or six cards by what is paid for it."""
    found: Counter[tuple[str, str, int]] = Counter()
    for cards, ways in patterns(size):
        parts = combinations_paid(rules, cards)
        names = [part.category for part in parts] + ["none", "none"]
        found[names[0], names[1], sum(part.odds for part in parts)] += ways
    return tuple(Combinations(a, b, hands, pays) for (a, b, pays), hands in found.items())


class DealerChances(Struct, frozen=True):
    """How often the dealer plays: knowing nothing, and by the rank of the open card."""

    hands: int
    by_rank: tuple[tuple[str, Fraction], ...]

    @property
    def qualifies(self) -> Fraction:
        """Of all five-card hands."""
        return Fraction(self.hands, comb(52, 5))

    @property
    def insurance_ev(self) -> Fraction:
        """Net per unit that the dealer does not play, knowing nothing."""
        return 1 - 2 * self.qualifies


def dealer_chances() -> DealerChances:
    """Exact chances that the dealer holds ace-king or better."""
    hands = 0
    with_rank: Counter[str] = Counter()
    for cards, ways in patterns(5):
        if qualifies(cards):
            hands += ways
            for rank in RANKS:
                held = sum(card[0] == rank for card in cards)
                with_rank[rank] += ways * held
    by_rank = tuple((rank, Fraction(with_rank[rank], 4 * HIDDEN)) for rank in RANKS)
    return DealerChances(hands, by_rank)


class BaseReturn(Struct, frozen=True):
    """The game without exchange and sixth card, bet or fold at best. Units of the ante."""

    ev: Fraction
    fold_frequency: Fraction

    @property
    def average_total_stake(self) -> Fraction:
        """Ante, and two more where the hand bets."""
        return 3 - 2 * self.fold_frequency


def base_return(
    rules: RussianPokerRules,
    *,
    ante_wins: bool = False,
    progress: Progress = lambda done, whole: None,
) -> BaseReturn:
    """Exact return of ante and bet. `ante_wins` also pays the ante against a dealer who plays."""
    return _base_return(rules, ante_wins, progress)


@lru_cache(maxsize=8)
def _base_return(rules: RussianPokerRules, ante_wins: bool, progress: Progress) -> BaseReturn:
    best = folds = 0
    for up in range(13):
        known = _counts(up)
        idle, beaten, tied = known.found.T.astype(np.int64)
        lost = SEEN - idle - beaten - tied
        won = rules.bet * hand_pays(rules, known.cards) + int(ante_wins)
        net = idle + beaten * won - (1 + rules.bet) * lost
        fold = net <= -SEEN
        best += int((known.weights * np.where(fold, -SEEN, net)).sum())
        folds += int(known.weights[fold].sum())
        progress(up + 1, 13)
    starts = 13 * comb(51, 5)
    return BaseReturn(Fraction(best, starts * SEEN), Fraction(folds, starts))


class Counts(NamedTuple):
    """Against one open card: players' cards (hands, 5), how many hands each stands for, dealers.

    `found` is (hands, 3): dealers who do not play, who lose, who tie.
    """

    cards: Array
    weights: Array
    found: Array


@lru_cache(maxsize=13)
def _counts(up: int) -> Counts:
    """All players up to the three suits that are not the open card's, of rank `up`."""
    names = np.array([card for card in range(52) if card != up], dtype=np.uint8)
    dealers = np.empty((HIDDEN, 4), dtype=np.int64)
    sets_of(4, dealers)
    opened = np.full((HIDDEN, 1), up, dtype=np.uint8)
    dealer_scores = _scores(np.hstack([names[dealers], opened]))
    order = np.argsort(dealer_scores, kind="stable")
    dealers, dealer_scores = dealers[order], dealer_scores[order]
    weak = int(np.searchsorted(dealer_scores, least_playing()))
    players, weights = _players(names)
    scores = _scores(names[players])
    order = np.argsort(scores, kind="stable")
    players, scores, weights = players[order], scores[order], weights[order]
    found = np.zeros((len(players), 3), dtype=np.int32)
    sweep(players, scores, dealers, dealer_scores, weak, found)
    return Counts(names[players], weights, found)


def _players(names: Array) -> tuple[Array, Array]:
    """Hands as places among the 51 cards, one for each renaming of three suits; weights."""
    every = np.empty((comb(CARDS, 5), 5), dtype=np.int64)
    sets_of(5, every)
    masks = _suit_masks(names[every])
    kept = (masks[1] >= masks[2]) & (masks[2] >= masks[3])
    equal = (masks[1] == masks[2]).astype(int) + (masks[2] == masks[3])
    return every[kept], np.array([6, 3, 1])[equal[kept]]


def _suit_masks(cards: Array) -> list[Array]:
    """Ranks of each suit as bits, an array a suit."""
    suits, bits = cards // 13, (1 << (cards % 13).astype(np.int16)).astype(np.int16)
    return [np.where(suits == suit, bits, 0).sum(axis=1) for suit in range(4)]


def hand_pays(rules: RussianPokerRules, cards: Array) -> Array:
    """Odds of five cards with their second combination, by rank pattern; (hands, 5) -> (hands,)."""
    flush = (cards // 13 == (cards // 13)[:, :1]).all(axis=1)
    ranks = np.sort(cards % 13, axis=1).astype(np.int64)
    found: Array = pays_table(rules)[(ranks @ PLACES) * 2 + flush]
    return found


@lru_cache(maxsize=4)
def pays_table(rules: RussianPokerRules) -> Array:
    """Odds by ranks in base 13 from the lowest, times 2, plus 1 for a flush."""
    table: Array = np.zeros(2 * 13**5, dtype=np.int64)
    for hand, _ in patterns(5):
        ranks = np.array(sorted(RANKS.index(card[0]) for card in hand))
        suited = len({card[1] for card in hand}) == 1
        odds = sum(part.odds for part in combinations_paid(rules, hand))
        table[int(ranks @ PLACES) * 2 + suited] = odds
    return table


PLACES = 13 ** np.arange(5)


def _scores(cards: Array) -> Array:
    found: Array = np.asarray(evaluate_batch(cards.astype(np.uint8)), dtype=np.int64)
    return found


def least_playing() -> int:
    """The least score of a dealer who plays: above the best hand without ace-king."""
    hand = np.array([[card_index(c) for c in ("As", "Qh", "Js", "Th", "9s")]], dtype=np.uint8)
    return int(evaluate_batch(hand)[0]) + 1


__all__ = [
    "PAYS",
    "BaseReturn",
    "Combinations",
    "DealerChances",
    "base_return",
    "combination_table",
    "dealer_chances",
    "least_playing",
    "pays_table",
]
