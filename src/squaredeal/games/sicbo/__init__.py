"""Sic bo: three dice, a pay table that is data."""

from squaredeal.games.sicbo.game import CODES, SicBoLayout, build, game_of
from squaredeal.games.sicbo.rules import SicBoRules, from_house

__all__ = ["CODES", "SicBoLayout", "SicBoRules", "build", "from_house", "game_of"]
