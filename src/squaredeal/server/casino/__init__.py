"""Games against the house in the browser: felts, figures, rounds, proofs."""

from squaredeal.server.casino.amounts import not_whole
from squaredeal.server.casino.club import Club
from squaredeal.server.casino.fair import casino_fairness
from squaredeal.server.casino.feed import CasinoFeed
from squaredeal.server.casino.offered import ROOM, offered
from squaredeal.server.casino.pages import game_page

__all__ = ["ROOM", "CasinoFeed", "Club", "casino_fairness", "game_page", "not_whole", "offered"]
