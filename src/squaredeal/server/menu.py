"""What poker a house can open: games and rotations, what they are played for, what they offer."""

from __future__ import annotations

from typing import Final

from squaredeal.games.poker import (
    BY_CODE,
    ROTATIONS,
    Betting,
    Forced,
    Rotation,
    Stakes,
    Variant,
    build,
)
from squaredeal.kernel import BadInput
from squaredeal.rules import HouseRules
from squaredeal.server import wire

ROOM: Final = "online"
STUD_ROOM: Final = "stud"
STUDY: Final = ("kuhn@1", "leduc@1")
"""Games of a few cards, made for exact analysis; nobody sits down to them."""
SEATS_MOST: Final = 9
OFFERS: Final = {
    "straddle": "room.straddle.enabled",
    "run_it": "room.run_it.max",
    "rabbit": "room.rabbit.enabled",
}
"""What a hand may open besides betting, and the setting by which the house allows it."""
LIMITS: Final = (Betting.FIXED_LIMIT, Betting.SPREAD_LIMIT)
SUGGESTED: Final = wire.NewStakes(5, 10, 1, 3, 10, 20, 10)
"""Stakes of every kind that go together."""


def room_code(code: str) -> str:
    """The room whose rules govern a game: stud's own for the Peruvian norm."""
    return STUD_ROOM if code.startswith("stud7.pe@") else ROOM


def games_of(house: HouseRules, code: str) -> tuple[Variant, ...]:
    """The games that a table of this code plays, as the house has them.

    Raises BadInput for a code that is none, or that nobody sits down to.
    """
    rotation = rotation_of(code)
    codes = (code,) if rotation is None else rotation.games
    if any(each not in BY_CODE or each in STUDY for each in codes):
        raise BadInput(f"game: there is no poker game or rotation {code} to open")
    return tuple(build(each, house.room(room_code(code))).variant for each in codes)


def rotation_of(code: str) -> Rotation | None:
    """The rotation of this code, if it is one."""
    return next((rotation for rotation in ROTATIONS if rotation.code == code), None)


def needs_of(games: tuple[Variant, ...]) -> tuple[str, ...]:
    """The stakes that these games are played for, by name."""
    needs: dict[str, None] = {}
    for variant in games:
        match variant.forced:
            case Forced.BLINDS:
                needs |= dict.fromkeys(("small_blind", "big_blind"))
            case Forced.BUTTON_BLIND:
                needs |= dict.fromkeys(("ante",) if len(games) > 1 else ("ante", "button_blind"))
            case Forced.BRING_IN:
                needs |= dict.fromkeys(("ante", "bring_in"))
            case Forced.ANTES:
                needs |= dict.fromkeys(("ante",))
        if variant.betting in LIMITS:
            needs |= dict.fromkeys(("small_bet", "big_bet"))
    return tuple(needs)


def seats_most(games: tuple[Variant, ...], rotation: Rotation | None = None) -> int:
    """How many can play every one of these games. Where the button chooses, a game that is not for
    so many seats cannot be chosen.
    """
    if rotation is not None and rotation.is_chosen:
        return SEATS_MOST
    return min(SEATS_MOST, *(variant.seats_most for variant in games))


def unit_of_stakes(stakes: Stakes) -> int:
    """What buy-ins are counted in: the big blind, or what stands for it."""
    return stakes.big_blind or stakes.small_bet or stakes.button_blind or max(1, stakes.ante)


def offers_of(rules: HouseRules, games: tuple[Variant, ...]) -> tuple[str, ...]:
    """What hands of these games may open here besides betting."""
    has_board = any(variant.board_count > 2 for variant in games)
    allowed = {
        "straddle": rules.value("room.straddle.enabled", bool)
        and any(variant.forced is Forced.BLINDS for variant in games),
        "run_it": has_board and rules.value("room.run_it.max", int) > 1,
        "rabbit": has_board and rules.value("room.rabbit.enabled", bool),
    }
    return tuple(offer for offer in OFFERS if allowed[offer])


def has_bombs(games: tuple[Variant, ...]) -> bool:
    """Can bomb pots be agreed: one game, with blinds and a board?"""
    variant = games[0]
    is_flop_game = variant.board_count > 2 and variant.boards == 1
    return len(games) == 1 and variant.forced is Forced.BLINDS and is_flop_game


def menu(house: HouseRules) -> wire.StaffGames:
    """Everything that can be opened."""
    rules = house.room(ROOM)
    codes = [code for code in BY_CODE if code not in STUDY]
    rotations = [rotation.code for rotation in ROTATIONS]
    return wire.StaffGames(
        games=tuple(_entry(house, code) for code in (*codes, *rotations)),
        buyin_min_bb=rules.value("cash.buyin.min_bb", int),
        buyin_max_bb=rules.value("cash.buyin.max_bb", int),
        seats_most=SEATS_MOST,
        offers=offers_of(rules, games_of(house, "nlhe@1")),
        bomb_ante_max_bb=rules.value("room.bomb_pot.max_bb", int),
        bomb_boards_max=rules.value("room.bomb_pot.boards_max", int),
    )


def _entry(house: HouseRules, code: str) -> wire.StaffGame:
    games, rotation = games_of(house, code), rotation_of(code)
    needs = needs_of(games)
    titles = tuple(wire.GameTitle(each.code, each.title) for each in games)
    return wire.StaffGame(
        game=code,
        title=games[0].title if rotation is None else rotation.title,
        betting=games[0].betting.value if rotation is None else "mixed",
        forced=tuple(dict.fromkeys(variant.forced.value for variant in games)),
        seats_most=seats_most(games, rotation),
        needs=needs,
        suggested=wire.NewStakes(**{name: getattr(SUGGESTED, name) for name in needs}),
        offers=offers_of(house.room(room_code(code)), games),
        has_bombs=has_bombs(games),
        games=() if rotation is None else titles,
    )


__all__ = [
    "OFFERS",
    "ROOM",
    "games_of",
    "has_bombs",
    "menu",
    "needs_of",
    "offers_of",
    "room_code",
    "rotation_of",
    "seats_most",
    "unit_of_stakes",
]
