"""Random deals: hands drawn from ranges, then the cards that are missing."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from squaredeal.analysis.kernels.chance import U64, below
from squaredeal.analysis.kernels.compiled import compiled
from squaredeal.analysis.kernels.omaha import omaha_scores, pair_ranks
from squaredeal.analysis.kernels.score import FLUSH, bits_of, flush_ranks, unsuited
from squaredeal.analysis.kernels.settle import POT, UNITS, settle
from squaredeal.analysis.kernels.tables import I64, NO_CARDS, Tables

F64 = NDArray[np.float64]


@compiled
def sampled_outcomes(
    deals: int,
    state: U64,
    combos: I64,
    sums: I64,
    offsets: I64,
    draws: I64,
    board: I64,
    board_draws: int,
    deck: I64,
    two_and_three: bool,
    high: Tables,
    low: Tables,
    splits: bool,
    card_keys: I64,
    card_masks: I64,
) -> tuple[I64, F64]:
    """Outcome (players, 3) of so many random deals, and the sum of squared pot shares (players,).

    Player p holds one row of combos[offsets[p] : offsets[p + 1]] (cards, -1 for none), chosen by
    its share of the running sum of weights in `sums`; choices that share a card are drawn again.
    Then `board_draws` cards come to the board and draws[p] to each player from `deck`.
    """
    players, width = len(draws), combos.shape[1]
    outcome = np.zeros((players, 3), dtype=np.int64)
    squares = np.zeros(players)
    before = np.zeros(players, dtype=np.int64)
    highs, lows = np.zeros(players, dtype=np.int64), np.zeros(players, dtype=np.int64)
    hands = np.full((players, width + draws.max()), -1, dtype=np.int64)
    full = np.empty(len(board) + board_draws, dtype=np.int64)
    full[: len(board)] = board
    cards = deck.copy()
    for _ in range(deals):
        used = draw_hands(state, combos, sums, offsets, hands)
        draw_rest(state, cards, used, full, len(board), hands, width, draws)
        if two_and_three:
            pairs = pair_ranks(hands, card_keys)
            omaha_scores(hands, pairs, full, high, low, splits, card_keys, highs, lows)
        else:
            score_any(hands, full, high, low, splits, card_keys, card_masks, highs, lows)
        settle(highs, lows, 1, outcome)
        for player in range(players):
            share = (outcome[player, UNITS] - before[player]) / POT
            squares[player] += share * share
            before[player] = outcome[player, UNITS]
    return outcome, squares


@compiled
def draw_hands(state: U64, combos: I64, sums: I64, offsets: I64, hands: I64) -> int:
    """Writes one row a player into `hands`; the cards used, a bit each."""
    while True:
        used, clash = 0, False
        for player in range(len(offsets) - 1):
            first, last = offsets[player], offsets[player + 1]
            row = first
            if last - first > 1:
                row += np.searchsorted(sums[first:last], below(state, sums[last - 1]), side="right")
            for place in range(combos.shape[1]):
                card = combos[row, place]
                hands[player, place] = card
                if card >= 0:
                    clash |= used >> card & 1 == 1
                    used |= 1 << card
        if not clash:
            return used


@compiled
def draw_card(state: U64, cards: I64, left: int, used: int) -> tuple[int, int]:
    """A card from the first `left` that nobody holds, moved behind them; and how many are left."""
    while True:
        at = below(state, left)
        left -= 1
        card = cards[at]
        cards[at], cards[left] = cards[left], card
        if not used >> card & 1:
            return card, left


@compiled
def draw_rest(
    state: U64,
    cards: I64,
    used: int,
    board: I64,
    common: int,
    hands: I64,
    width: int,
    draws: I64,
) -> None:
    """Draws the board from place `common` on, then each hand's cards from place `width` on."""
    left = len(cards)
    for place in range(common, len(board)):
        board[place], left = draw_card(state, cards, left, used)
    for player in range(len(hands)):
        for place in range(draws[player]):
            hands[player, width + place], left = draw_card(state, cards, left, used)


@compiled
def score_any(
    hands: I64,
    board: I64,
    high: Tables,
    low: Tables,
    splits: bool,
    card_keys: I64,
    card_masks: I64,
    highs: I64,
    lows: I64,
) -> None:
    """Writes every player's scores of the best five of hand and board."""
    for player in range(len(hands)):
        key, mask = NO_CARDS, 0
        for card in hands[player]:
            if card >= 0:
                key += card_keys[card]
                mask |= card_masks[card]
        for card in board:
            key += card_keys[card]
            mask |= card_masks[card]
        highs[player] = suited_score(key, mask, high)
        if splits:
            lows[player] = suited_score(key, mask, low)


@compiled
def suited_score(key: int, mask: int, known: Tables) -> int:
    """Score of a hand by its summed keys and masks; a ranking without flushes has none to find."""
    if key & FLUSH:
        found = int(known.suited[flush_ranks(key, mask)])
        if found:
            return found
    return unsuited(key, bits_of(known.scores), known.spots, known.scores)
