"""House bots: policies that see only a seat's view and its choices, so that none can cheat."""

from squaredeal.bots.chance import RandomPolicy
from squaredeal.bots.policy import Policy, among, any_act, take
from squaredeal.bots.rules import STEADY, TIGHT, Character, RulePolicy
from squaredeal.bots.starting import rank_of_hand
from squaredeal.bots.strength import strength

__all__ = [
    "STEADY",
    "TIGHT",
    "Character",
    "Policy",
    "RandomPolicy",
    "RulePolicy",
    "among",
    "any_act",
    "rank_of_hand",
    "strength",
    "take",
]
