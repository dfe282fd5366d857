"""A slot by enumeration of every stop, and its free games by the renewal equations."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import Any

import msgspec
import numpy as np
from msgspec import Struct

from squaredeal.analysis.casino.layouts import BetReturn
from squaredeal.games.slots import Model, pays, run_length
from squaredeal.kernel import BadInput

Array = np.ndarray[Any, np.dtype[Any]]
CONFIDENCE_90 = 1.645


class ParSheet(Struct, frozen=True):
    """What a machine returns. Sums are over all stops; coins are for one coin a line.

    Returns, variances and means are in total stakes; exact fractions save the square roots.
    """

    stops: int
    line_coins: int
    scatter_coins: int
    hits: int
    scatter_counts: tuple[int, ...]
    triggers: int
    squares: int
    coins_on_trigger: int
    most_coins: int
    most_stops: int
    line_rtp: Fraction
    scatter_rtp: Fraction
    free_rtp: Fraction
    free_games_mean: Fraction
    base_variance: Fraction
    total_variance: Fraction
    by_win: tuple[tuple[int, int], ...]

    @property
    def base_rtp(self) -> Fraction:
        """Lines and scatters of the paid game."""
        return self.line_rtp + self.scatter_rtp

    @property
    def total_rtp(self) -> Fraction:
        """With the free games."""
        return self.base_rtp + self.free_rtp

    @property
    def trigger_probability(self) -> Fraction:
        """A paid game gives free games."""
        return Fraction(self.triggers, self.stops)

    @property
    def hit_frequency(self) -> Fraction:
        """A paid game wins something."""
        return Fraction(self.hits, self.stops)

    def paying_at_least(self, coins: int) -> Fraction:
        """Share of paid games that win so many coins or more."""
        return Fraction(sum(n for won, n in self.by_win if won >= coins), self.stops)


def par_sheet(model: Model) -> ParSheet:
    """Every figure of the machine. Raises BadInput if its free games would never end."""
    return _par_sheet(msgspec.json.encode(model))


@lru_cache(maxsize=8)
def _par_sheet(encoded: bytes) -> ParSheet:
    model = msgspec.json.decode(encoded, type=Model)
    wins, line_wins, scatters = _enumerate(model)
    lines, stops = len(model.lines), wins.size
    triggers = (
        scatters >= model.free_games.trigger if model.free_games.award else np.zeros(stops, bool)
    )
    spread = np.bincount(wins)
    values = np.nonzero(spread)[0]
    counts = spread[values]
    squares = sum(int(v) ** 2 * int(n) for v, n in zip(values, counts, strict=True))
    on_trigger = int(wins[triggers].sum())
    mean, free, games, total = _renewal(model, stops, wins, squares, on_trigger, triggers)
    line_coins = int(line_wins.sum())
    return ParSheet(
        stops=stops,
        line_coins=line_coins,
        scatter_coins=int(wins.sum()) - line_coins,
        hits=int((wins > 0).sum()),
        scatter_counts=tuple(int(n) for n in np.bincount(scatters)),
        triggers=int(triggers.sum()),
        squares=squares,
        coins_on_trigger=on_trigger,
        most_coins=int(values[-1]),
        most_stops=int(counts[-1]),
        line_rtp=Fraction(line_coins, stops * lines),
        scatter_rtp=mean - Fraction(line_coins, stops * lines),
        free_rtp=free,
        free_games_mean=games,
        base_variance=Fraction(squares, stops * lines**2) - mean**2,
        total_variance=total,
        by_win=tuple((int(v), int(n)) for v, n in zip(values, counts, strict=True)),
    )


def _renewal(
    model: Model, stops: int, wins: Array, squares: int, on_trigger: int, triggers: Array
) -> tuple[Fraction, Fraction, Fraction, Fraction]:
    """Mean of a spin, return of the free games, their mean number, variance with them.

    With w the mean win, p the chance of an award of N games and M the multiplier, a free game is
    worth Y = M w / (1 - p N); second moments follow in the same way.
    """
    lines, free = len(model.lines), model.free_games
    w = Fraction(int(wins.sum()), stops * lines)
    square = Fraction(squares, stops * lines**2)
    cross = Fraction(on_trigger, stops * lines)
    p, n, m = Fraction(int(triggers.sum()), stops), free.award, free.multiplier
    if p * n >= 1:
        raise BadInput(f"{model.code}: the free games would never end")
    y = m * w / (1 - p * n)
    inner = m**2 * square + 2 * m * cross * n * y + p * n**2 * y**2 - y**2
    variance = inner / (1 - p * n)
    second = square + 2 * cross * n * y + p * (n * variance + n**2 * y**2)
    mean = w + p * n * y
    games = Fraction(n) / (1 - p * n)
    return w, p * n * y, games, second - mean**2


def _enumerate(model: Model) -> tuple[Array, Array, Array]:
    """Coins won, coins won on lines, scatters shown: one entry for every combination of stops."""
    reels, rows = model.reels, model.rows
    lengths = [len(reel) for reel in reels]
    symbols = sorted({symbol for reel in reels for symbol in reel})
    table = _pays_table(model, symbols)
    line_wins: Array = np.zeros(lengths, dtype=np.int32)
    for line in model.lines:
        columns = [
            np.array([symbols.index(reel[(stop + row) % len(reel)]) for stop in range(len(reel))])
            for reel, row in zip(reels, line, strict=True)
        ]
        line_wins += table[np.ix_(*columns)]
    scatters: Array = np.zeros(lengths, dtype=np.int8)
    for i, reel in enumerate(reels):
        shown = [
            sum(reel[(stop + row) % len(reel)] == model.scatter for row in range(rows))
            for stop in range(len(reel))
        ]
        shape = [1] * len(reels)
        shape[i] = len(reel)
        scatters += np.array(shown, dtype=np.int8).reshape(shape)
    stakes = np.zeros(rows * len(reels) + 1, dtype=np.int32)
    for count, stake in model.scatter_pays.items():
        stakes[int(count)] = stake
    wins = line_wins + np.int32(len(model.lines)) * stakes[scatters]
    return wins.ravel(), line_wins.ravel(), scatters.ravel()


def _pays_table(model: Model, symbols: list[str]) -> Array:
    """Coins of a line by its symbols, one axis a reel."""
    width = len(model.strips)
    table: Array = np.zeros([len(symbols)] * width, dtype=np.int32)
    for place in product(range(len(symbols)), repeat=width):
        line = [symbols[index] for index in place]
        count = run_length(line, model.wild)
        table[place] = pays(model, line[0], count)
    return table


def wins_and_triggers(model: Model) -> tuple[Array, Array]:
    """Coins won and whether free games follow, for every combination of stops."""
    wins, _, scatters = _enumerate(model)
    free = model.free_games
    triggers: Array = scatters >= free.trigger if free.award else np.zeros(wins.size, bool)
    return wins, triggers


def line_combinations(model: Model) -> dict[str, list[int]]:
    """Of all stops, how many show 3, 4, ... of a kind on one line, by symbol."""
    shares = [Counter(reel) for reel in model.reels]
    found: dict[str, list[int]] = {}
    for symbol in model.pays:
        fits = [c[symbol] + (c[model.wild] if model.wild else 0) for c in shares]
        fits[0] = shares[0][symbol]
        rows = []
        for count in range(3, len(shares) + 1):
            ways = 1
            for index, strip in enumerate(model.reels):
                if index < count:
                    ways *= fits[index]
                elif index == count:
                    ways *= len(strip) - fits[index]
                else:
                    ways *= len(strip)
            rows.append(ways)
        found[symbol] = rows
    return found


def slot_returns(model: Model) -> tuple[BetReturn, ...]:
    """The one bet of a machine: all lines, with the free games."""
    sheet = par_sheet(model)
    return (BetReturn("spin", sheet.hit_frequency, sheet.total_rtp, sheet.total_variance),)


__all__ = [
    "CONFIDENCE_90",
    "ParSheet",
    "line_combinations",
    "par_sheet",
    "slot_returns",
    "wins_and_triggers",
]
