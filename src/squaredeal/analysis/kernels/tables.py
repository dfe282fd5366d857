"""Tables that kernels look hands up in, made from the rankings of `cards` and nothing else.

A card's key carries a weight for its rank in the upper half and counts its suit in the lowest four
nibbles. The weights are such that the sums of five, of six and of seven cards are all different in
their lowest 29 bits; those bits lead, through a small table of displacements, to one place in a
table of scores. Scores here are `uint16`, dense and in the ranking's order; 0 does not qualify.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from squaredeal.analysis.kernels.compiled import compiled
from squaredeal.cards import FULL_52, RANKS, SUITS, ranking
from squaredeal.cards.fivecard import FiveCard

I64 = NDArray[np.int64]
U16 = NDArray[np.uint16]

RANK_WEIGHTS = (
    *(228337702, 170983101, 137207154, 72420320, 82632332, 10998747, 20197122),
    *(4436604, 47047956, 218310567, 174326213, 245015959, 135191336),
)
NO_CARDS = 0x3333
"""The key of no cards: five of a suit then set the top bit of its nibble."""

CARD_KEYS: I64 = np.array(
    [(RANK_WEIGHTS[i % 13] << 32) + (1 << 4 * (i // 13)) for i in range(52)], dtype=np.int64
)
CARD_MASKS: I64 = np.array(
    [1 << (16 * (i // 13) + i % 13) for i in range(52)], dtype=np.uint64
).view(np.int64)
"""One bit for each card: 16 bits a suit, so that a flush's ranks are cut out with a shift."""

_BITS = {5: 13, 6: 15, 7: 16}
"""Width of the table of scores for so many cards: 6,175, 18,395 and 49,205 sets of ranks."""


class Tables(NamedTuple):
    """What `score` needs to know of one ranking and one number of cards. Arrays only."""

    spots: U16
    """Displacement by the key's upper bits; shape (8192,) or less."""
    scores: U16
    """Score by place; shape (2 ** bits,)."""
    suited: U16
    """Score of five or more cards of one suit by their ranks as bits; shape (8192,)."""


@cache
def tables(code: str, size: int) -> Tables:
    """Tables of the ranking with this code for hands of `size` cards, 5 to 7. Made once a
    process.
    """
    known = ranking(code)
    if not isinstance(known, FiveCard):
        raise ValueError(f"{code} is not a ranking of five-card hands")
    dense = _dense_scores(code)
    five = {key: dense.get(score or 0, 0) for key, score in _five_card_scores(code).items()}
    keys, counts = _rank_sets(size)
    values = _best_of_fives(counts, np.array(RANK_WEIGHTS), *_sorted_table(five))
    suited = np.array([dense.get(score, 0) for score in _suited_scores(code)], dtype=np.uint16)
    spots, scores = _displaced(keys, values, _BITS[size])
    return Tables(spots, scores, suited)


@cache
def packed_scores(code: str) -> tuple[int, ...]:
    """The ranking's own score for each dense score; entry 0 stands for a hand that does not
    qualify.
    """
    five = {score for score in _five_card_scores(code).values() if score}
    return (0, *sorted(five | {score for score in _suited_scores(code) if score}))


@cache
def _dense_scores(code: str) -> dict[int, int]:
    return {packed: place for place, packed in enumerate(packed_scores(code))}


@cache
def _five_card_scores(code: str) -> dict[int, int | None]:
    """Score by sum of weights, for five cards of mixed suits."""
    known = ranking(code)
    found: dict[int, int | None] = {}
    for ranks in combinations_with_replacement(range(13), 5):
        if ranks[0] == ranks[4]:
            continue
        cards = _mixed(ranks)
        found[sum(RANK_WEIGHTS[rank] for rank in ranks)] = known.evaluate(cards)
    return found


def _mixed(ranks: tuple[int, ...]) -> list[str]:
    """Cards of these ranks, in order, not all of one suit."""
    suits = [ranks[:place].count(rank) for place, rank in enumerate(ranks)]
    if len(set(suits)) == 1:
        suits[0] = 1
    return [RANKS[rank] + SUITS[suit] for rank, suit in zip(ranks, suits, strict=True)]


@cache
def _suited_scores(code: str) -> tuple[int, ...]:
    """Score by ranks of one suit as bits; 0 below five. Eight or better knows no suits: all 0."""
    known = ranking(code)
    assert isinstance(known, FiveCard)
    if not known.flushes:
        return (0,) * 8192
    clubs = FULL_52.cards[:13]
    hands = ([clubs[i] for i in range(13) if mask >> i & 1] for mask in range(8192))
    return tuple(
        known.evaluate(hand) or 0 if 5 <= len(hand) <= (5 if known.low else 7) else 0
        for hand in hands
    )


def _rank_sets(size: int) -> tuple[I64, I64]:
    """Weight sums (n,) and counts by rank (n, 13) of every set of `size` ranks four suits allow."""
    sets = np.array(list(combinations_with_replacement(range(13), size)), dtype=np.int64)
    counts = np.zeros((len(sets), 13), dtype=np.int64)
    for column in sets.T:
        counts[np.arange(len(sets)), column] += 1
    counts = counts[counts.max(axis=1) <= 4]
    return counts @ np.array(RANK_WEIGHTS, dtype=np.int64), counts


def _sorted_table(scores: dict[int, int]) -> tuple[I64, U16]:
    keys = np.array(sorted(scores), dtype=np.int64)
    return keys, np.array([scores[int(key)] for key in keys], dtype=np.uint16)


@compiled
def _best_of_fives(counts: I64, weights: I64, fives: I64, scores: U16) -> U16:
    """Best score among the five-card parts of each set of ranks; counts (n, 13) -> scores (n,)."""
    best = np.zeros(len(counts), dtype=np.uint16)
    for row in range(len(counts)):
        ranks = np.empty(7, dtype=np.int64)
        size = 0
        for rank in range(13):
            for _ in range(counts[row, rank]):
                ranks[size] = weights[rank]
                size += 1
        whole = ranks[:size].sum()
        for a in range(size):
            for b in range(a, size):
                left = size - 5
                if (left == 0 and (a or b)) or (left == 1 and a != b) or (left == 2 and a == b):
                    continue
                out = 0 if left == 0 else ranks[a] if left == 1 else ranks[a] + ranks[b]
                at = np.searchsorted(fives, whole - out)
                if at < len(fives) and fives[at] == whole - out and scores[at] > best[row]:
                    best[row] = scores[at]
    return best


def _displaced(keys: I64, values: U16, bits: int) -> tuple[U16, U16]:
    """Displacements and scores such that no two keys meet: the fullest buckets choose first."""
    buckets = keys >> bits & (1 << bits - 3) - 1
    order = np.argsort(buckets, kind="stable")
    sizes = np.bincount(buckets, minlength=1 << bits - 3)
    starts = np.concatenate([[0], np.cumsum(sizes)])
    fullest = np.argsort(-sizes, kind="stable")
    columns = (keys & (1 << bits) - 1)[order]
    return _place(columns, values[order], starts.astype(np.int64), fullest.astype(np.int64), bits)


@compiled
def _place(columns: I64, values: U16, starts: I64, fullest: I64, bits: int) -> tuple[U16, U16]:
    spots = np.zeros(len(fullest), dtype=np.uint16)
    scores = np.zeros(1 << bits, dtype=np.uint16)
    taken = np.zeros(1 << bits, dtype=np.bool_)
    for bucket in fullest:
        first, last = starts[bucket], starts[bucket + 1]
        for spot in range(1 << bits):
            free = True
            for at in range(first, last):
                if taken[columns[at] ^ spot]:
                    free = False
                    break
            if free:
                spots[bucket] = spot
                for at in range(first, last):
                    taken[columns[at] ^ spot] = True
                    scores[columns[at] ^ spot] = values[at]
                break
        else:
            raise ValueError("the table of scores is too full for its displacements")
    return spots, scores
