"""Casino hold'em against the dealer, with the AA+ side bet."""

from squaredeal.games.casino_holdem.game import CODES, CasinoHoldemGame, build, game_of
from squaredeal.games.casino_holdem.round import Dealt, Decided, HandDone, Round, Shown
from squaredeal.games.casino_holdem.rules import AA_PAYS, ANTE_PAYS, CasinoHoldemRules, from_house
from squaredeal.games.casino_holdem.showdown import bonus, judge, made, qualifies, score

__all__ = [
    "AA_PAYS",
    "ANTE_PAYS",
    "CODES",
    "CasinoHoldemGame",
    "CasinoHoldemRules",
    "Dealt",
    "Decided",
    "HandDone",
    "Round",
    "Shown",
    "bonus",
    "build",
    "from_house",
    "game_of",
    "judge",
    "made",
    "qualifies",
    "score",
]
