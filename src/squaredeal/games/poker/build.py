"""A game by its code, under a house's rules."""

from __future__ import annotations

from squaredeal.games.poker.catalogue import BY_CODE
from squaredeal.games.poker.game import Poker
from squaredeal.games.poker.mixed import Mixed
from squaredeal.games.poker.rotations import ROTATIONS, Rotation
from squaredeal.games.poker.rules import PokerRules
from squaredeal.games.poker.variant import Variant
from squaredeal.kernel import BadInput
from squaredeal.rules import HouseRules, standard


def build(game: str | Variant, house: HouseRules | None = None) -> Poker:
    """The game of this code or variant, under one room's rules. Of a house with several rooms, or
    of the standard house when none is given, the room for this game counts: stud for the Peruvian
    norm, online poker for all else, then live poker.

    Raises BadInput for an unknown code and HouseError for a house whose rooms disagree.
    """
    if isinstance(game, str):
        if game not in BY_CODE:
            raise BadInput(f"there is no poker game {game}; there are {', '.join(BY_CODE)}")
        game = BY_CODE[game]
    return Poker(game, PokerRules.of(_room(game.code, house or standard())))


def build_mixed(rotation: str | Rotation, house: HouseRules | None = None) -> Mixed:
    """A rotation by its code, each of its games as `build` gives it. Raises BadInput."""
    if isinstance(rotation, str):
        found = next((each for each in ROTATIONS if each.code == rotation), None)
        if found is None:
            known = ", ".join(each.code for each in ROTATIONS)
            raise BadInput(f"there is no rotation {rotation}; there are {known}")
        rotation = found
    return Mixed(rotation, {code: build(code, house) for code in rotation.games})


def _room(code: str, house: HouseRules) -> HouseRules:
    if len(house.rooms) < 2:
        return house
    products = ("online-poker", "live-poker", "stud")
    wanted = reversed(products) if code.startswith("stud7.pe@") else products
    for product in wanted:
        for room in house.rooms:
            if room.product == product:
                return house.room(room.code)
    return house


__all__ = ["build", "build_mixed"]
