"""Who gets what of a pot: counts that stay whole numbers."""

from __future__ import annotations

from squaredeal.analysis.kernels.compiled import compiled
from squaredeal.analysis.kernels.tables import I64

POT = 5040
"""Units in a pot: a half divides evenly among one to ten hands."""

WON, TIED, UNITS = 0, 1, 2
"""Columns of an outcome: pots won whole, pots shared in, units of pots received."""


@compiled
def settle(high: I64, low: I64, times: int, outcome: I64) -> None:
    """Adds one result, seen `times` times, to outcome (players, 3). A low of 0 does not qualify.

    Where no low qualifies, or the game has none (all zeros), the high hand takes the whole pot.
    """
    best_high, best_low = high.max(), low.max()
    highs = lows = 0
    for player in range(len(high)):
        highs += high[player] == best_high
        lows += low[player] == best_low
    half = POT // 2 if best_low else POT
    for player in range(len(high)):
        units = 0
        if high[player] == best_high:
            units += half // highs
        if best_low and low[player] == best_low:
            units += half // lows
        if units == POT:
            outcome[player, WON] += times
        elif units:
            outcome[player, TIED] += times
        outcome[player, UNITS] += times * units


@compiled
def next_combination(picks: I64, size: int) -> bool:
    """Moves to the next ascending choice of `len(picks)` places below `size`; False after the
    last.
    """
    last = len(picks) - 1
    at = last
    while at >= 0 and picks[at] == size - 1 - (last - at):
        at -= 1
    if at < 0:
        return False
    picks[at] += 1
    for place in range(at + 1, last + 1):
        picks[place] = picks[place - 1] + 1
    return True
