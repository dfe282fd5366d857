"""European roulette: every inside and outside bet, call bets, what zero does to even chances."""

from squaredeal.games.roulette.game import (
    CODES,
    RouletteLayout,
    build,
    colour,
    game_of,
    is_zero,
)
from squaredeal.games.roulette.rules import Payouts, RouletteRules, from_house
from squaredeal.games.roulette.spots import RED, calls, covered, kind_of, wheel_order

__all__ = [
    "CODES",
    "RED",
    "Payouts",
    "RouletteLayout",
    "RouletteRules",
    "build",
    "calls",
    "colour",
    "covered",
    "from_house",
    "game_of",
    "is_zero",
    "kind_of",
    "wheel_order",
]
