"""Russian poker: exchange or a sixth card, double combinations, insurance."""

from squaredeal.games.russian_poker.combination import (
    Combination,
    combination,
    combinations_paid,
    qualifies,
    score,
)
from squaredeal.games.russian_poker.game import CODES, RussianPokerGame, build, game_of
from squaredeal.games.russian_poker.round import (
    Dealt,
    Decided,
    Discarded,
    HandDone,
    Round,
    Shown,
)
from squaredeal.games.russian_poker.rules import PAYS, RussianPokerRules, from_house

__all__ = [
    "CODES",
    "PAYS",
    "Combination",
    "Dealt",
    "Decided",
    "Discarded",
    "HandDone",
    "Round",
    "RussianPokerGame",
    "RussianPokerRules",
    "Shown",
    "build",
    "combination",
    "combinations_paid",
    "from_house",
    "game_of",
    "qualifies",
    "score",
]
