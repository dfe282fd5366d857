"""Blackjack solved: best play hand by hand, the best chart, and what fixed play returns."""

from squaredeal.analysis.casino.blackjack.chart import (
    Column,
    best_column,
    default_play,
    evaluate,
    play_by_chart,
    rows_of,
)
from squaredeal.analysis.casino.blackjack.side import (
    Naturals,
    behind_passive,
    insurance_bet,
    naturals,
    pair_bet,
)
from squaredeal.analysis.casino.blackjack.solve import Row, average_total_stake, rtp, solve
from squaredeal.analysis.casino.keys import SolverRules, solver_rules

__all__ = [
    "Column",
    "Naturals",
    "Row",
    "SolverRules",
    "average_total_stake",
    "behind_passive",
    "best_column",
    "default_play",
    "evaluate",
    "insurance_bet",
    "naturals",
    "pair_bet",
    "play_by_chart",
    "rows_of",
    "rtp",
    "solve",
    "solver_rules",
]
