"""Baccarat: the tableau, three spots, commission or none, a cut card."""

from squaredeal.games.baccarat.game import CODES, BaccaratLayout, build, counts, game_of, winner
from squaredeal.games.baccarat.rules import BaccaratRules, from_house
from squaredeal.games.baccarat.tableau import (
    banker_draws,
    hands,
    owed,
    player_draws,
    points,
    value,
)

__all__ = [
    "CODES",
    "BaccaratLayout",
    "BaccaratRules",
    "banker_draws",
    "build",
    "counts",
    "from_house",
    "game_of",
    "hands",
    "owed",
    "player_draws",
    "points",
    "value",
    "winner",
]
