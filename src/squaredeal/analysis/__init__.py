"""Odds, ranges and chip values. Importing it loads no arrays: kernels come when first asked for."""

from squaredeal.analysis.contest import CONTESTS, Contest, contest
from squaredeal.analysis.equity import Equity, equity
from squaredeal.analysis.icm import EXACT_PLAYERS, Icm, IcmError, icm
from squaredeal.analysis.matchups import range_equity
from squaredeal.analysis.ranges import Range, class_of, classes, parse_range

__all__ = [
    "CONTESTS",
    "EXACT_PLAYERS",
    "Contest",
    "Equity",
    "Icm",
    "IcmError",
    "Range",
    "class_of",
    "classes",
    "contest",
    "equity",
    "icm",
    "parse_range",
    "range_equity",
]
