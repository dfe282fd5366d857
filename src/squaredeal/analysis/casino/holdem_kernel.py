"""The inner loop of casino hold'em: one flop, all boards, all players, all dealers at once."""

from __future__ import annotations

from typing import Any

import numpy as np

from squaredeal.analysis.kernels.compiled import compiled
from squaredeal.analysis.kernels.score import FLUSH, bits_of, flush_ranks, unsuited
from squaredeal.analysis.kernels.tables import I64, NO_CARDS, Tables

Array = np.ndarray[Any, np.dtype[Any]]
SCORES = 1 << 14


@compiled
def score_pairs(
    board: Array, left: Array, known: Tables, card_keys: I64, card_masks: I64, found: Array
) -> None:
    """Scores of the board with every two of the cards left, in order of the first, then second."""
    bits = bits_of(known.scores)
    key, mask = NO_CARDS, 0
    for card in board:
        key += card_keys[card]
        mask |= card_masks[card]
    place = 0
    for i in range(len(left)):
        for j in range(i + 1, len(left)):
            whole = key + card_keys[left[i]] + card_keys[left[j]]
            if whole & FLUSH:
                suited = mask | card_masks[left[i]] | card_masks[left[j]]
                found[place] = known.suited[flush_ranks(whole, suited)]
            else:
                found[place] = unsuited(whole, bits, known.spots, known.scores)
            place += 1


@compiled
def rank_scores(scores: Array, marks: Array, order: Array) -> int:
    """Number the different scores from the lowest; `order` maps a score to its number."""
    for score in scores:
        marks[score] = True
    number = 0
    for score in range(len(marks)):
        if marks[score]:
            order[score] = number
            marks[score] = False
            number += 1
    return number


@compiled
def flop_sums(
    flop: Array,
    known: Tables,
    card_keys: I64,
    card_masks: I64,
    pays: I64,
    least: int,
    call: int,
) -> Array:
    """Net antes of calling, summed over turns, rivers and dealers, for each pair of hole cards.

    Hole cards are pairs of the 49 cards that are not in the flop, in order.
    """
    rest = np.empty(49, dtype=np.int64)
    place = 0
    for card in range(52):
        if card != flop[0] and card != flop[1] and card != flop[2]:
            rest[place] = card
            place += 1
    sums = np.zeros(49 * 48 // 2, dtype=np.int64)
    board = np.empty(5, dtype=np.int64)
    board[:3] = flop
    left, home = np.empty(47, dtype=np.int64), np.empty(47, dtype=np.int64)
    scores = np.empty(47 * 46 // 2, dtype=np.int64)
    marks, order = np.zeros(SCORES, dtype=np.bool_), np.empty(SCORES, dtype=np.int64)
    for turn in range(49):
        for river in range(turn + 1, 49):
            board[3], board[4] = rest[turn], rest[river]
            place = 0
            for index in range(49):
                if index != turn and index != river:
                    left[place], home[place] = rest[index], index
                    place += 1
            score_pairs(board, left, known, card_keys, card_masks, scores)
            add_board(scores, home, marks, order, pays, least, call, sums)
    return sums


@compiled
def add_board(
    scores: Array,
    home: Array,
    marks: Array,
    order: Array,
    pays: I64,
    least: int,
    call: int,
    sums: Array,
) -> None:
    """One board: for each player, how many dealers do not play, lose, tie and win.

    Dealers are counted by score, in all and by card, so that those who would hold a player's card
    are taken off again.
    """
    kinds = rank_scores(scores, marks, order)
    below = np.zeros((48, kinds + 1), dtype=np.int32)
    weak = np.zeros(48, dtype=np.int32)
    place = 0
    for i in range(47):
        for j in range(i + 1, 47):
            score = scores[place]
            if score < least:
                weak[i] += 1
                weak[j] += 1
                weak[47] += 1
            else:
                kind = order[score] + 1
                below[i, kind] += 1
                below[j, kind] += 1
                below[47, kind] += 1
            place += 1
    for card in range(48):
        for kind in range(kinds):
            below[card, kind + 1] += below[card, kind]
    place = 0
    for i in range(47):
        for j in range(i + 1, 47):
            score = scores[place]
            kind, own = order[score], 1 if score >= least else 0
            idle = weak[47] - weak[i] - weak[j] + (1 - own)
            lose = below[47, kind] - below[i, kind] - below[j, kind]
            up_to = below[47, kind + 1] - below[i, kind + 1] - below[j, kind + 1] + own
            win = 990 - idle - up_to
            a, b = home[i], home[j]
            at = a * (97 - a) // 2 + b - a - 1
            sums[at] += pays[score] * (idle + lose) + call * lose - (1 + call) * win
            place += 1
