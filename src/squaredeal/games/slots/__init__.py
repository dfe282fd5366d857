"""Slots: machines as data, played by one game."""

from squaredeal.games.slots.game import (
    CODES,
    FreeGamesWon,
    LineWon,
    Round,
    SlotGame,
    build,
    game_of,
)
from squaredeal.games.slots.model import (
    FreeGames,
    Model,
    faults_of,
    read_model,
    read_model_data,
    shipped,
)
from squaredeal.games.slots.spin import LineWin, Spin, awarded, judge, pays, run_length, window

__all__ = [
    "CODES",
    "FreeGames",
    "FreeGamesWon",
    "LineWin",
    "LineWon",
    "Model",
    "Round",
    "SlotGame",
    "Spin",
    "awarded",
    "build",
    "faults_of",
    "game_of",
    "judge",
    "pays",
    "read_model",
    "read_model_data",
    "run_length",
    "shipped",
    "window",
]
