"""Every board that can still come, for games where a hand and the board are five of seven cards."""

from __future__ import annotations

import numpy as np

from squaredeal.analysis.kernels.compiled import compiled
from squaredeal.analysis.kernels.score import FLUSH, bits_of, flush_ranks, unsuited
from squaredeal.analysis.kernels.settle import POT, TIED, UNITS, WON, next_combination, settle
from squaredeal.analysis.kernels.tables import I64, NO_CARDS, Tables

NEAR_FLUSH = 0x1111
"""Added to a key it sets a flush bit where four of a suit are there: one more card may make it."""


@compiled
def board_outcomes(
    hands: I64, board: I64, deck: I64, known: Tables, card_keys: I64, card_masks: I64
) -> I64:
    """Outcome (players, 3) over every board, as `settle` counts it.

    hands (players, 2) and board (0 to 5) hold cards as places in the full deck; `deck` the cards
    that can come, sorted by rank so that the last card's equals are looked up once.
    """
    players = len(hands)
    outcome = np.zeros((players, 3), dtype=np.int64)
    keys, masks = sum_keys(hands, board, card_keys), sum_masks(hands, board, card_masks)
    missing = 5 - len(board)
    bits = bits_of(known.scores)
    high, low = np.zeros(players, dtype=np.int64), np.zeros(players, dtype=np.int64)
    if missing == 0:
        score_players(keys, masks, 0, 0, bits, known, high)
        settle(high, low, 1, outcome)
        return outcome
    ends = group_ends(deck)
    picks = np.arange(missing - 1)
    size = len(deck)
    while True:
        key = mask = 0
        for place in picks:
            key += card_keys[deck[place]]
            mask += card_masks[deck[place]]
        start = picks[-1] + 1 if missing > 1 else 0
        near = False
        for player in range(players):
            near |= (keys[player] + key + NEAR_FLUSH) & FLUSH != 0
        if near or players > 2:
            for last in range(start, size):
                one_key, one_mask = key + card_keys[deck[last]], mask + card_masks[deck[last]]
                score_players(keys, masks, one_key, one_mask, bits, known, high)
                if players == 2:
                    settle_two(high[0], high[1], 1, outcome)
                else:
                    settle(high, low, 1, outcome)
        else:
            two_hands(
                keys[0] + key, keys[1] + key, start, deck, ends, bits, known, card_keys, outcome
            )
        if not next_combination(picks, size - 1):
            return outcome


@compiled
def sum_keys(hands: I64, board: I64, card_keys: I64) -> I64:
    """Key of each hand with the board."""
    keys = np.full(len(hands), NO_CARDS, dtype=np.int64)
    for player in range(len(hands)):
        for card in hands[player]:
            keys[player] += card_keys[card]
        for card in board:
            keys[player] += card_keys[card]
    return keys


@compiled
def sum_masks(hands: I64, board: I64, card_masks: I64) -> I64:
    """Cards of each hand and the board as bits."""
    masks = np.zeros(len(hands), dtype=np.int64)
    for player in range(len(hands)):
        for card in hands[player]:
            masks[player] += card_masks[card]
        for card in board:
            masks[player] += card_masks[card]
    return masks


@compiled
def group_ends(deck: I64) -> I64:
    """For each place, where the run of cards of its rank ends."""
    ends = np.full(len(deck), len(deck), dtype=np.int64)
    for place in range(len(deck) - 2, -1, -1):
        same = deck[place] % 13 == deck[place + 1] % 13
        ends[place] = ends[place + 1] if same else place + 1
    return ends


@compiled
def score_players(
    keys: I64, masks: I64, key: int, mask: int, bits: int, known: Tables, high: I64
) -> None:
    """Writes each player's score with the same further cards into `high`."""
    for player in range(len(keys)):
        whole = keys[player] + key
        if whole & FLUSH:
            high[player] = known.suited[flush_ranks(whole, masks[player] + mask)]
        else:
            high[player] = unsuited(whole, bits, known.spots, known.scores)


@compiled
def two_hands(
    one: int,
    other: int,
    start: int,
    deck: I64,
    ends: I64,
    bits: int,
    known: Tables,
    card_keys: I64,
    outcome: I64,
) -> None:
    """Adds all last cards for two hands when none can make a flush: one look-up for each rank."""
    spots, scores = known.spots, known.scores
    place = start
    while place < len(deck):
        key = card_keys[deck[place]]
        first = unsuited(one + key, bits, spots, scores)
        second = unsuited(other + key, bits, spots, scores)
        settle_two(first, second, ends[place] - place, outcome)
        place = ends[place]


@compiled
def settle_two(first: int, second: int, times: int, outcome: I64) -> None:
    """`settle` for two hands and no low, without branches."""
    ones = times if first > second else 0
    others = times if second > first else 0
    ties = times - ones - others
    outcome[0, WON] += ones
    outcome[1, WON] += others
    outcome[0, TIED] += ties
    outcome[1, TIED] += ties
    outcome[0, UNITS] += ones * POT + ties * (POT // 2)
    outcome[1, UNITS] += others * POT + ties * (POT // 2)


def deck_by_rank(cards: I64) -> I64:
    """The same cards sorted by rank, then suit."""
    return cards[np.lexsort((cards // 13, cards % 13))]
