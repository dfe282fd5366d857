"""Blackjack: the house table, the live sheet, and everything in which tables differ."""

from squaredeal.games.blackjack.deal import Table, dealer_draws
from squaredeal.games.blackjack.game import CODES, BlackjackGame, build, game_of
from squaredeal.games.blackjack.hand import Hand, is_natural, is_soft, points
from squaredeal.games.blackjack.house import from_house
from squaredeal.games.blackjack.round import (
    ROUND_EVENTS,
    Checked,
    Decided,
    HandDone,
    HoleDealt,
    HoleShown,
    Idle,
    Round,
    Setup,
)
from squaredeal.games.blackjack.rules import (
    HOUSE_TABLE_RULES,
    LIVE,
    LIVE_TO_TEN,
    PRESETS,
    BlackjackRules,
)

__all__ = [
    "CODES",
    "HOUSE_TABLE_RULES",
    "LIVE",
    "LIVE_TO_TEN",
    "PRESETS",
    "ROUND_EVENTS",
    "BlackjackGame",
    "BlackjackRules",
    "Checked",
    "Decided",
    "Hand",
    "HandDone",
    "HoleDealt",
    "HoleShown",
    "Idle",
    "Round",
    "Setup",
    "Table",
    "build",
    "dealer_draws",
    "from_house",
    "game_of",
    "is_natural",
    "is_soft",
    "points",
]
