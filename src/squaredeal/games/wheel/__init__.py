"""The wheel of fortune: the classic 54 segments, and a wheel with multipliers."""

from squaredeal.games.wheel.game import CODES, WheelLayout, build, game_of
from squaredeal.games.wheel.rules import BIG_SIX, MULTIPLIER, WHEELS, WheelRules, from_house

__all__ = [
    "BIG_SIX",
    "CODES",
    "MULTIPLIER",
    "WHEELS",
    "WheelLayout",
    "WheelRules",
    "build",
    "from_house",
    "game_of",
]
