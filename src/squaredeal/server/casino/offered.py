"""Which games the house offers against it, and on what terms a table of one's own is opened."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from squaredeal import registry
from squaredeal.bank import Limits
from squaredeal.games.slots import SlotGame
from squaredeal.kernel import truncate
from squaredeal.ledger.chart import PLAY_CHIPS
from squaredeal.rules import HouseError, HouseRules
from squaredeal.tables import BankSetup

ROOM: Final = "rng-casino"
SETTINGS: Final = {
    "blackjack": "blackjack",
    "baccarat": "baccarat",
    "roulette": "roulette",
    "sicbo": "sic_bo",
    "dragon_tiger": "dragon_tiger",
    "casino_holdem": "casino_poker",
    "russian_poker": "russian_poker",
    "wheel": "wheel_of_fortune",
    "slots": "slots",
}
"""The house's name of each family, in the order of the lobby."""
LEFT_OUT: Final = ("blackjack.live_2t@1",)
"""Presets for study: the sheet as it publishes its return, not as it is written."""
LOW: Final = {"blackjack": 2, "baccarat": 20, "dragon_tiger": 2, "russian_poker": 2}
"""Least stakes at which what is cut off a payout does not change what a game returns much."""
BANK_LIMIT: Final = 50_000_000
"""What the house may lose at one table of play chips before it takes no more stakes."""


def offered(house: HouseRules) -> tuple[BankSetup, ...]:
    """One setup for each game, without an owner; none when the house has no such room."""
    try:
        room = house.room(ROOM)
    except HouseError:
        return ()
    low, high = (truncate(room.value(f"live.limits.{end}", Fraction)) for end in ("min", "max"))
    played = [code for code in registry.codes() if code not in LEFT_OUT]
    return tuple(
        BankSetup(code, _limits(family, low, high), unit=PLAY_CHIPS, bank_limit=BANK_LIMIT)
        for family, name in SETTINGS.items()
        if room.value(f"rng.games.{name}.enabled", bool)
        for code in played
        if registry.family(code) == family
    )


def _limits(family: str, low: int, high: int) -> Limits:
    least = max(1, low, LOW.get(family, 1))
    return Limits(least, max(least, high))


def title_of(house: HouseRules, code: str) -> str:
    """The name of a machine; other games have theirs in the texts."""
    game = registry.game(code, house.room(ROOM))
    return game.model.title if isinstance(game, SlotGame) else ""


__all__ = ["BANK_LIMIT", "ROOM", "offered", "title_of"]
