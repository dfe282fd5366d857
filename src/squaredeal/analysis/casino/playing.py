"""A blackjack strategy as the arrays that kernels read, and as choices in the engine."""

from __future__ import annotations

from typing import Any

import numpy as np

from squaredeal.analysis.casino.blackjack import Column, SolverRules, best_column
from squaredeal.analysis.casino.blackjack.chart import KINDS, SOFT
from squaredeal.analysis.casino.kernels.blackjack import (
    DOUBLE,
    HIT,
    STAND,
    SURRENDER,
    UNIT,
    Play,
)
from squaredeal.kernel import BadInput

Array = np.ndarray[Any, np.dtype[Any]]
ACE, TEN = 0, 9
MODES = {"all": 0, "original": 1, "peek_ace": 2}


def chart_columns(rules: SolverRules) -> tuple[Column, ...]:
    """The best chart, a column for each dealer rank from ace to ten."""
    return tuple(best_column(rules, up)[0] for up in range(10))


def default_columns() -> tuple[Column, ...]:
    """What the system plays for an absent player (bjl.inaction.auto)."""
    none = (False,) * KINDS
    hit = tuple(kind <= 11 for kind in range(KINDS))
    return (Column(hit, none, none, (False,) * 10),) * 10


def play_of(rules: SolverRules, columns: tuple[Column, ...]) -> Play:
    """A table with a way of playing it. Raises BadInput for rules that kernels do not play."""
    natural = round(UNIT * rules.blackjack_pays)
    if abs(natural - UNIT * rules.blackjack_pays) > 1e-9 or rules.ties_21:
        raise BadInput("these rules cannot be simulated: blackjack must pay whole tenths")
    if rules.double_split_aces:
        raise BadInput("doubling split aces cannot be simulated")
    first, later = np.zeros((2, 22, 10), np.int64), np.zeros((2, 22, 10), np.int64)
    after = np.zeros((2, 22, 10), np.int64)
    for up, column in enumerate(columns):
        for soft in (0, 1):
            for total in range(22):
                kind = total + SOFT * soft
                later[soft, total, up] = HIT if column.hit[kind] else STAND
                doubles = column.double[kind] and may_double(rules, soft, total)
                after[soft, total, up] = later[soft, total, up]
                if doubles and rules.double_after_split:
                    after[soft, total, up] = DOUBLE
                first[soft, total, up] = DOUBLE if doubles else later[soft, total, up]
                if column.surrender[kind] and may_surrender(rules, up):
                    first[soft, total, up] = SURRENDER
    pairs = np.array([[column.split[rank] for column in columns] for rank in range(10)])
    return Play(
        first,
        later,
        after,
        pairs,
        natural,
        rules.dealer_hits_soft_17,
        rules.max_hands,
        rules.resplit_aces,
        rules.hit_split_aces,
        MODES[rules.dealer_bj],
        rules.surrender == "late",
        rules.decks,
    )


def may_double(rules: SolverRules, soft: int, total: int) -> bool:
    """Do two cards of this total double at this table?"""
    if rules.double_on == "any":
        return True
    low = {"hard 9-11": 9, "hard 10-11": 10, "none": 22}[rules.double_on]
    return not soft and low <= total <= 11


def may_surrender(rules: SolverRules, up: int) -> bool:
    """Is surrender offered against this dealer rank?"""
    match rules.surrender:
        case "none":
            return False
        case "2-9":
            return up not in (ACE, TEN)
        case "2-T":
            return up != ACE
    return True


__all__ = ["chart_columns", "default_columns", "may_double", "may_surrender", "play_of"]
