"""Rounds by the million: batch kernels of games against the house. Importing this loads numba."""

from squaredeal.analysis.casino.kernels.baccarat import baccarat_counts, baccarat_path
from squaredeal.analysis.casino.kernels.blackjack import Play, play_in_order, play_mixed
from squaredeal.analysis.casino.kernels.blackjack_fast import blackjack_path
from squaredeal.analysis.casino.kernels.path import Path, empty_path, merge
from squaredeal.analysis.casino.kernels.roulette import roulette_counts
from squaredeal.analysis.casino.kernels.weighted import weighted_path

__all__ = [
    "Path",
    "Play",
    "baccarat_counts",
    "baccarat_path",
    "blackjack_path",
    "empty_path",
    "merge",
    "play_in_order",
    "play_mixed",
    "roulette_counts",
    "weighted_path",
]
