"""Every way to complete several hands from one deck, each hand by cards of its own."""

from __future__ import annotations

import numpy as np

from squaredeal.analysis.kernels.compiled import compiled
from squaredeal.analysis.kernels.settle import POT, TIED, UNITS, WON, settle
from squaredeal.analysis.kernels.tables import I64


@compiled
def disjoint_outcomes(masks: I64, highs: I64, lows: I64, weights: I64, offsets: I64) -> I64:
    """Outcome (players, 4): `settle`'s three columns, then the weighted number of results counted.

    Player p's holdings are rows offsets[p] to offsets[p + 1] of masks (a bit a card), highs, lows
    (scores; 0 does not qualify) and weights. Every choice of one row a player with no card twice
    counts once, times the product of its weights.
    """
    players = len(offsets) - 1
    outcome = np.zeros((players, 4), dtype=np.int64)
    rows = offsets[:-1].copy()
    used = np.zeros(players + 1, dtype=np.int64)
    times = np.ones(players + 1, dtype=np.int64)
    high, low = np.zeros(players, dtype=np.int64), np.zeros(players, dtype=np.int64)
    player, total = 0, 0
    last = players - 1
    while player >= 0:
        if player == last:
            total += _last_player(
                masks, highs, lows, weights, offsets, used, times, high, low, outcome
            )
            player -= 1
            continue
        row = rows[player]
        while row < offsets[player + 1] and masks[row] & used[player]:
            row += 1
        if row == offsets[player + 1]:
            rows[player] = offsets[player]
            player -= 1
            continue
        rows[player] = row + 1
        used[player + 1] = used[player] | masks[row]
        times[player + 1] = times[player] * weights[row]
        high[player], low[player] = highs[row], lows[row]
        player += 1
    outcome[:, 3] = total
    return outcome


@compiled
def _last_player(
    masks: I64,
    highs: I64,
    lows: I64,
    weights: I64,
    offsets: I64,
    used: I64,
    times: I64,
    high: I64,
    low: I64,
    outcome: I64,
) -> int:
    """Adds every holding of the last player to what the others hold; how many results that was."""
    last = len(high) - 1
    total = ones = others = ties = 0
    plain = last == 1 and lows[offsets[1] : offsets[2]].max() == 0 and low[0] == 0
    for row in range(offsets[last], offsets[last + 1]):
        if masks[row] & used[last]:
            continue
        weight = times[last] * weights[row]
        total += weight
        if plain:
            ones += weight if high[0] > highs[row] else 0
            others += weight if high[0] < highs[row] else 0
            ties += weight if high[0] == highs[row] else 0
        else:
            high[last], low[last] = highs[row], lows[row]
            settle(high, low, weight, outcome)
    if plain:
        outcome[0, WON] += ones
        outcome[1, WON] += others
        for player in range(2):
            outcome[player, TIED] += ties
            outcome[player, UNITS] += ties * (POT // 2)
        outcome[0, UNITS] += ones * POT
        outcome[1, UNITS] += others * POT
    return total
