"""Poker: every variant is a value, one class plays them all.

>>> from squaredeal.games.poker import HandSetup, Stakes, build
>>> game = build("nlhe@1")
>>> setup = HandSetup((1000, 1000, 1000), (0, 1, 2), button=2, stakes=Stakes(5, 10))
>>> hand, events = game.start(setup)
>>> game.awaits(hand).count
6

`build(code, house)` gives the game; `CODES` are all codes. A hand starts from a `HandSetup`, whose
seats are those of the table. Acts: `call` carries the chips it costs (its Choice has low = high =
price), `bet`, `complete` and `raise_to` the total of the street, `post` the bring-in. Holding cards
come as `Chance` in one move or in parts, one card a seat in turn from the button's left; board
cards board by board. Beaten hands may muck unless `auto_muck` does it for them; a hand of unknown
cards (`HandSetup.has_unknown`) is shown with `Act(seat, "show", cards=...)` or mucked.
"""

from squaredeal.games.poker.build import build, build_mixed
from squaredeal.games.poker.catalogue import BY_CODE, CODES, VARIANTS
from squaredeal.games.poker.events import (
    EVENT_TYPES,
    Acted,
    Board,
    Burned,
    Dealt,
    Discarded,
    Ended,
    HandEvent,
    Mucked,
    Rabbit,
    Reshuffled,
    Ruling,
    Runout,
    Shown,
    Won,
)
from squaredeal.games.poker.game import Poker
from squaredeal.games.poker.gestures import Motion, Reading, read_motion
from squaredeal.games.poker.hand import (
    NO_SEAT,
    Hand,
    HandSetup,
    Phase,
    Rake,
    Stakes,
    hole_cards,
    pot_chips,
    up_cards,
)
from squaredeal.games.poker.mixed import Mixed, playing
from squaredeal.games.poker.pots import Pot, pots
from squaredeal.games.poker.rotations import (
    MIXES,
    ROTATIONS,
    Rotation,
    Turn,
    after_hand,
    chosen,
    game_of,
)
from squaredeal.games.poker.rules import PokerRules
from squaredeal.games.poker.variant import Betting, Forced, Half, Opener, Street, Variant, vary

__all__ = [
    "BY_CODE",
    "CODES",
    "EVENT_TYPES",
    "MIXES",
    "NO_SEAT",
    "ROTATIONS",
    "VARIANTS",
    "Acted",
    "Betting",
    "Board",
    "Burned",
    "Dealt",
    "Discarded",
    "Ended",
    "Forced",
    "Half",
    "Hand",
    "HandEvent",
    "HandSetup",
    "Mixed",
    "Motion",
    "Mucked",
    "Opener",
    "Phase",
    "Poker",
    "PokerRules",
    "Pot",
    "Rabbit",
    "Rake",
    "Reading",
    "Reshuffled",
    "Rotation",
    "Ruling",
    "Runout",
    "Shown",
    "Stakes",
    "Street",
    "Turn",
    "Variant",
    "Won",
    "after_hand",
    "build",
    "build_mixed",
    "chosen",
    "game_of",
    "hole_cards",
    "playing",
    "pot_chips",
    "pots",
    "read_motion",
    "up_cards",
    "vary",
]
