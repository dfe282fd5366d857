"""Dragon tiger: one card each from a shoe, ties take half of the main bets."""

from squaredeal.games.dragon_tiger.game import CODES, DragonTigerLayout, build, game_of
from squaredeal.games.dragon_tiger.rules import DragonTigerRules, from_house

__all__ = ["CODES", "DragonTigerLayout", "DragonTigerRules", "build", "from_house", "game_of"]
