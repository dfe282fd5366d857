"""From cards as text to arrays, to the kernel that fits, and back to whole numbers."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, combinations

import numpy as np

from squaredeal.analysis.contest import Contest
from squaredeal.analysis.kernels.boards import board_outcomes, deck_by_rank
from squaredeal.analysis.kernels.chance import generator
from squaredeal.analysis.kernels.disjoint import disjoint_outcomes
from squaredeal.analysis.kernels.omaha import omaha_outcomes
from squaredeal.analysis.kernels.sample import sampled_outcomes
from squaredeal.analysis.kernels.score import score_rows
from squaredeal.analysis.kernels.settle import POT
from squaredeal.analysis.kernels.tables import CARD_KEYS, CARD_MASKS, I64, tables
from squaredeal.analysis.plain import Combo, Tally
from squaredeal.cards import Use, card_index


def exact_outcomes(
    rules: Contest, hands: Sequence[tuple[str, ...]], board: tuple[str, ...], left: Sequence[str]
) -> Tally:
    """Every way the missing cards can come from `left`; the same as `plain.exact`."""
    if not rules.board:
        return _own_cards(rules, hands, left)
    held, common, deck = _array(hands), _row(board), _by_rank(left)
    if rules.use is Use.TWO_AND_THREE:
        high, low = tables(rules.high, 5), tables(rules.low or rules.high, 5)
        outcome = omaha_outcomes(held, common, deck, high, low, bool(rules.low), CARD_KEYS)
    else:
        table = tables(rules.high, 7)
        outcome = board_outcomes(held, common, deck, table, CARD_KEYS, CARD_MASKS)
    return _tally(outcome, int(outcome[:, 2].sum()) // POT)


def sample_outcomes(
    rules: Contest,
    ranges: Sequence[Sequence[Combo]],
    board: tuple[str, ...],
    left: Sequence[str],
    deals: int,
    seed: int,
) -> Tally:
    """So many random deals; the same law as `plain.sampled`, another stream of chances."""
    width = max(len(cards) for combos in ranges for cards, _ in combos)
    rows = [[*map(card_index, cards), *[-1] * (width - len(cards))] for cards, _ in chain(*ranges)]
    sums = [np.cumsum([weight for _, weight in combos], dtype=np.int64) for combos in ranges]
    offsets = np.cumsum([0, *map(len, ranges)], dtype=np.int64)
    draws = np.array([rules.size - len(combos[0][0]) for combos in ranges], dtype=np.int64)
    size = 5 if rules.use is Use.TWO_AND_THREE else rules.size + rules.board
    outcome, squares = sampled_outcomes(
        deals,
        generator(seed),
        np.array(rows, dtype=np.int64),
        np.concatenate(sums),
        offsets,
        draws,
        _row(board),
        rules.board - len(board),
        _by_rank(left),
        rules.use is Use.TWO_AND_THREE,
        tables(rules.high, size),
        tables(rules.low or rules.high, size),
        bool(rules.low),
        CARD_KEYS,
        CARD_MASKS,
    )
    tally = _tally(outcome, deals)
    tally.squares = [round(square * POT * POT) for square in squares.tolist()]
    return tally


def _own_cards(rules: Contest, hands: Sequence[tuple[str, ...]], left: Sequence[str]) -> Tally:
    masks: list[I64] = []
    highs: list[I64] = []
    lows: list[I64] = []
    for hand in hands:
        more = list(combinations(map(card_index, left), rules.size - len(hand)))
        held = np.tile(_row(hand), (len(more), 1))
        rows = np.hstack([held, np.array(more, dtype=np.int64).reshape(len(more), -1)])
        masks.append((1 << rows).sum(axis=1))
        cards = rows.astype(np.uint8)
        for code, found in ((rules.high, highs), (rules.low, lows)):
            scores = np.zeros(len(rows), dtype=np.int64)
            if code:
                table = tables(code, rules.size)
                scores += score_rows(cards, table, CARD_KEYS, CARD_MASKS)
            found.append(scores)
    offsets = np.cumsum([0, *map(len, masks)], dtype=np.int64)
    weights = np.ones(offsets[-1], dtype=np.int64)
    outcome = disjoint_outcomes(
        np.concatenate(masks), np.concatenate(highs), np.concatenate(lows), weights, offsets
    )
    return _tally(outcome, int(outcome[0, 3]))


def _tally(outcome: I64, deals: int) -> Tally:
    tally = Tally(len(outcome))
    tally.deals = deals
    tally.wins, tally.ties, tally.units = (outcome[:, column].tolist() for column in range(3))
    return tally


def _row(cards: Sequence[str]) -> I64:
    return np.array([card_index(card) for card in cards], dtype=np.int64)


def _array(hands: Sequence[tuple[str, ...]]) -> I64:
    return np.array([[card_index(card) for card in hand] for hand in hands], dtype=np.int64)


def _by_rank(left: Sequence[str]) -> I64:
    return deck_by_rank(_row(left))
