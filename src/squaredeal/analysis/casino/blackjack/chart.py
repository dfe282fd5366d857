"""Total-dependent play: the best chart, and what any fixed way of playing returns."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement

import numpy as np
from msgspec import Struct

from squaredeal.analysis.casino.blackjack.dealer import removed
from squaredeal.analysis.casino.blackjack.hands import (
    ACE,
    RANKS,
    TEN,
    Array,
    Hands,
    hands_with,
)
from squaredeal.analysis.casino.blackjack.solve import (
    natural_worth,
    start_chance,
    surrender_worth,
)
from squaredeal.analysis.casino.blackjack.split import Split, doubles, start_values
from squaredeal.analysis.casino.blackjack.values import Values
from squaredeal.analysis.casino.keys import SolverRules

UNSEEN_WEIGHT = 1e-9
"""How much a start counts whose hand never comes to this question: it breaks ties only."""
SOFT = 22
KINDS = 44
ROUNDS_MAX = 40


class Column(Struct, frozen=True):
    """Play against one dealer card: by total (hard, then soft from SOFT on), and by pair."""

    hit: tuple[bool, ...]
    double: tuple[bool, ...]
    surrender: tuple[bool, ...]
    split: tuple[bool, ...]

    def hits(self, hands: Hands) -> Array:
        """True where the chart takes a card."""
        found: Array = np.array(self.hit)[kinds(hands)]
        return found

    def doubles(self, hands: Hands) -> Array:
        """True where the chart doubles two cards."""
        found: Array = np.array(self.double)[kinds(hands)]
        return found


class Played(Struct, frozen=True):
    """What a column returns: probability-weighted net and further stakes against its card."""

    ev: float
    extra: float


def kinds(hands: Hands) -> Array:
    """The row of the chart that each hand reads."""
    found: Array = hands.total + SOFT * hands.soft
    return found


def starting() -> Column:
    """Where the search begins: stand on hard 17 and soft 18."""
    hit = tuple(kind < 17 or SOFT <= kind < SOFT + 18 for kind in range(KINDS))
    none = (False,) * KINDS
    return Column(hit, none, none, (False,) * 10)


def play_by_chart(rules: SolverRules) -> tuple[float, float]:
    """Return and average total stake, per initial stake, of the best chart."""
    found = [best_column(rules, up)[1] for up in range(10)]
    return 1 + sum(p.ev for p in found), 1 + sum(p.extra for p in found)


@lru_cache(maxsize=256)
def best_column(rules: SolverRules, up: int) -> tuple[Column, Played]:
    """The best total-dependent play against one card, improved until nothing changes."""
    values = start_values(rules, up)
    splits = {}
    if rules.max_hands > 1:
        splits = {rank: Split(rules, up, rank) for rank in range(10)}
    column = starting()
    for _ in range(ROUNDS_MAX):
        better = _improve(rules, up, column, values, splits)
        if better == column:
            break
        column = better
    return column, evaluate(rules, up, column)


def evaluate(rules: SolverRules, up: int, column: Column) -> Played:
    """What this play returns against one card, exactly."""
    values = start_values(rules, up)
    play, _ = values.play(column.hits(values.hands))
    ev = extra = 0.0
    for first, second, place, chance in _starts(rules, up, values.hands):
        worth, more = _start(rules, up, column, values, play, (first, second, place))
        ev += chance * worth
        extra += chance * more
    return Played(ev, extra)


def _start(
    rules: SolverRules,
    up: int,
    column: Column,
    values: Values,
    play: Array,
    start: tuple[int, int, int],
) -> tuple[float, float]:
    first, second, place = start
    if {first, second} == {ACE, TEN}:
        return natural_worth(rules, values, place), 0.0
    action = chosen(rules, up, column, values, start)
    if action == "split":
        split = Split(rules, up, first, column)
        return split.ev, split.extra
    if action == "double":
        return float(values.double[place]), 1.0
    if action == "surrender":
        return surrender_worth(rules, values, place, up) or 0.0, 0.0
    return float(play[place]), 0.0


def chosen(
    rules: SolverRules, up: int, column: Column, values: Values, start: tuple[int, int, int]
) -> str:
    """What the column does with two cards: split, surrender, double, or play on."""
    first, second, place = start
    kind = kinds(values.hands)[place]
    if first == second and column.split[first] and rules.max_hands > 1:
        return "split"
    if column.surrender[kind] and surrender_worth(rules, values, place, up) is not None:
        return "surrender"
    if column.double[kind] and doubles(rules, values.hands)[place]:
        return "double"
    return "play"


def _improve(
    rules: SolverRules, up: int, column: Column, values: Values, splits: dict[int, Split]
) -> Column:
    """One round: with the rest of the column fixed, every entry takes the better side."""
    hands = values.hands
    play, hit = values.play(column.hits(hands))
    gains = np.zeros((3, KINDS))
    reach = np.zeros(len(play))
    split = list(column.split)
    for first, second, place, chance in _starts(rules, up, hands):
        if {first, second} == {ACE, TEN}:
            continue
        kind, action = (
            kinds(hands)[place],
            chosen(rules, up, column, values, (first, second, place)),
        )
        worth = float(play[place])
        given_up = surrender_worth(rules, values, place, up)
        seen = chance * (UNSEEN_WEIGHT if action == "split" else 1.0)
        if doubles(rules, hands)[place]:
            gains[1, kind] += seen * (float(values.double[place]) - worth)
            worth = max(worth, float(values.double[place]))
        if given_up is not None:
            gains[2, kind] += seen * (given_up - worth)
            worth = max(worth, given_up)
        if first == second and first in splits:
            split[first] = Split(rules, up, first, column).ev > worth
            if action == "split":
                _add_split(rules, column, splits[first], chance, gains)
        reach[place] += chance * (1.0 if action == "play" else UNSEEN_WEIGHT)
    _add_play(column, values, hit, reach, gains)
    hits, double, surrender = (tuple(bool(gain > 0) for gain in row) for row in gains)
    return Column(hits, double, surrender, tuple(split))


def _add_play(column: Column, values: Values, hit: Array, reach: Array, gains: Array) -> None:
    """Follow the hands through their hits; note what hitting gains over standing by row."""
    hands = values.hands
    hits = column.hits(hands) & (hands.total < 21)
    for rows in reversed(hands.by_low):
        going = rows[hits[rows]]
        for rank in range(10):
            target = hands.after[going, rank]
            alive = target >= 0
            weight = reach[going] * values.chance[going, rank]
            np.add.at(reach, target[alive], weight[alive])
    asked = (hands.size >= 2) & (hands.total < 21)
    gain = np.where(asked, reach * (hit - values.stand), 0.0)
    np.add.at(gains[0], kinds(hands), gain)


def _add_split(
    rules: SolverRules, column: Column, split: Split, chance: float, gains: Array
) -> None:
    """The hands of a split pair read the same rows."""
    if split.is_one_card():
        return
    hands, values = hands_with(split.rank), split.values(0)
    play, hit = values.play(column.hits(hands))
    first = hands.index[tuple(int(rank == split.rank) for rank in range(10))]
    reach = np.zeros(len(play))
    target = hands.after[first]
    reach[target] = 2 * chance * values.chance[first]
    if split.may_double():
        may = doubles(rules, hands)
        gain = np.where(may, reach * (values.double - play), 0.0)
        np.add.at(gains[1], kinds(hands), gain)
        reach[may & column.doubles(hands)] *= UNSEEN_WEIGHT
    _add_play(column, values, hit, reach, gains)


def _starts(rules: SolverRules, up: int, hands: Hands) -> list[tuple[int, int, int, float]]:
    shoe = removed(rules.decks)
    pairs = combinations_with_replacement(range(10), 2)
    return [(a, b, hands.pair(a, b), start_chance(shoe, up, a, b)) for a, b in pairs]


def rows_of(rules: SolverRules) -> dict[str, dict[str, str]]:
    """The best chart as rows of letters, columns from two to ten, then ace.

    H hit, S stand, D double else hit, d double else stand, R surrender else hit, r surrender else
    stand, P split.
    """
    columns = [best_column(rules, up)[0] for up in (*range(1, 10), ACE)]
    hard = {str(t): "".join(letter(rules, c, t) for c in columns) for t in range(5, 21)}
    soft = {str(t): "".join(letter(rules, c, SOFT + t) for c in columns) for t in range(12, 21)}
    pair = {
        RANKS[rank]: "".join(
            "P" if c.split[rank] else letter(rules, c, _pair_kind(rank)) for c in columns
        )
        for rank in range(10)
    }
    return {"hard": hard, "soft": soft, "pair": pair}


def _pair_kind(rank: int) -> int:
    return SOFT + 12 if rank == ACE else 2 * (rank + 1)


def letter(rules: SolverRules, column: Column, kind: int) -> str:
    """What one cell of the chart says."""
    hit = column.hit[kind]
    if column.surrender[kind]:
        return "R" if hit else "r"
    if column.double[kind]:
        return "D" if hit else "d"
    return "H" if hit else "S"


def default_play(rules: SolverRules) -> float:
    """Return when the system plays every hand: hit to 11, never split, double or surrender."""
    hit = tuple(kind <= 11 for kind in range(KINDS))
    none = (False,) * KINDS
    column = Column(hit, none, none, (False,) * 10)
    return 1 + sum(evaluate(rules, up, column).ev for up in range(10))
