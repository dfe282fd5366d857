"""Two cards of the hand and three of the board, for the high and, where a game splits, the low."""

from __future__ import annotations

import numpy as np

from squaredeal.analysis.kernels.compiled import compiled
from squaredeal.analysis.kernels.score import bits_of
from squaredeal.analysis.kernels.settle import next_combination, settle
from squaredeal.analysis.kernels.tables import I64, U16, Tables

THREE_SUITED = 0x5555
"""Added to a key of 0 it sets a nibble's top bit where the board holds three of a suit."""


@compiled
def omaha_outcomes(
    hands: I64, board: I64, deck: I64, high: Tables, low: Tables, splits: bool, card_keys: I64
) -> I64:
    """Outcome (players, 3) over every board, as `settle` counts it.

    hands (players, 4 to 6), board (0 to 5) and the remaining `deck` are places in the full deck;
    `high` and `low` are tables for five cards, `low` unused unless the game `splits`.
    """
    players, missing = len(hands), 5 - len(board)
    outcome = np.zeros((players, 3), dtype=np.int64)
    highs, lows = np.zeros(players, dtype=np.int64), np.zeros(players, dtype=np.int64)
    pairs = pair_ranks(hands, card_keys)
    full = np.empty(5, dtype=np.int64)
    full[: len(board)] = board
    picks = np.arange(missing)
    while True:
        for place in range(missing):
            full[len(board) + place] = deck[picks[place]]
        omaha_scores(hands, pairs, full, high, low, splits, card_keys, highs, lows)
        settle(highs, lows, 1, outcome)
        if not next_combination(picks, len(deck)):
            return outcome


@compiled
def pair_ranks(hands: I64, card_keys: I64) -> I64:
    """Summed rank weights of every two cards of each hand; (players, cards) -> (players, pairs)."""
    cards = hands.shape[1]
    found = np.empty((len(hands), cards * (cards - 1) // 2), dtype=np.int64)
    for player in range(len(hands)):
        at = 0
        for a in range(cards):
            for b in range(a + 1, cards):
                found[player, at] = (
                    card_keys[hands[player, a]] + card_keys[hands[player, b]]
                ) >> 32
                at += 1
    return found


@compiled
def omaha_scores(
    hands: I64,
    pairs: I64,
    board: I64,
    high: Tables,
    low: Tables,
    splits: bool,
    card_keys: I64,
    highs: I64,
    lows: I64,
) -> None:
    """Writes every player's high score, and the low one if the game splits, on a full board."""
    threes = np.empty(10, dtype=np.int64)
    at = 0
    for a in range(3):
        for b in range(a + 1, 4):
            for c in range(b + 1, 5):
                threes[at] = (card_keys[board[a]] + card_keys[board[b]] + card_keys[board[c]]) >> 32
                at += 1
    low_ranks = suits = 0
    for card in board:
        suits += 1 << 4 * (card // 13)
        if (card % 13 + 1) % 13 < 8:
            low_ranks |= 1 << card % 13
    has_low = splits and has_three(low_ranks)
    flush = suits + THREE_SUITED & 0x8888
    for player in range(len(hands)):
        highs[player] = best_of_threes(pairs[player], threes, high.spots, high.scores)
        if flush:
            suit = 0 if flush == 0x8 else 1 if flush == 0x80 else 2 if flush == 0x800 else 3
            highs[player] = max(highs[player], best_flush(hands[player], board, suit, high.suited))
        if has_low:
            lows[player] = best_of_threes(pairs[player], threes, low.spots, low.scores)
        else:
            lows[player] = 0


@compiled
def has_three(bits: int) -> bool:
    """Are three or more bits set?"""
    bits &= bits - 1
    return bits & (bits - 1) != 0


@compiled
def best_of_threes(pairs: I64, threes: I64, spots: U16, scores: U16) -> int:
    """Best score of five cards from any two and any three, suits aside."""
    best = 0
    bits = bits_of(scores)
    columns, rows = (1 << bits) - 1, (1 << bits - 3) - 1
    for pair in pairs:
        for three in threes:
            ranks = pair + three
            found = scores[(ranks & columns) ^ spots[ranks >> bits & rows]]
            best = max(best, found)
    return best


@compiled
def best_flush(hand: I64, board: I64, suit: int, suited: U16) -> int:
    """Best flush of two of the hand and three of the board in this suit; 0 if the hand has not
    two.
    """
    best = 0
    for a in range(len(hand)):
        for b in range(a + 1, len(hand)):
            if hand[a] // 13 != suit or hand[b] // 13 != suit:
                continue
            two = 1 << hand[a] % 13 | 1 << hand[b] % 13
            for c in range(3):
                for d in range(c + 1, 4):
                    for e in range(d + 1, 5):
                        if board[c] // 13 == board[d] // 13 == board[e] // 13 == suit:
                            three = 1 << board[c] % 13 | 1 << board[d] % 13 | 1 << board[e] % 13
                            best = max(best, suited[two | three])
    return best
