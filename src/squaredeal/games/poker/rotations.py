"""Mixed games: which variant the next hand plays. A rotation is a value too."""

from __future__ import annotations

from msgspec import Struct

from squaredeal.games.poker.catalogue import BY_CODE
from squaredeal.kernel import BadInput


class Rotation(Struct, frozen=True):
    """Variants in the order they are played. Raises BadInput for a code that is none.

    A game lasts `hands` hands, or one orbit of the button when that is 0. With `is_chosen` the seat
    that gets the button picks the next game from the list.
    """

    code: str
    title: str
    games: tuple[str, ...]
    hands: int = 0
    is_chosen: bool = False

    def __post_init__(self) -> None:
        unknown = [code for code in self.games if code not in BY_CODE]
        if unknown or not self.games:
            raise BadInput(f"rotation {self.code}: no game {', '.join(unknown) or 'at all'}")

    def length(self, seats: int) -> int:
        """How many hands one game of the rotation lasts with so many players."""
        return self.hands or seats


class Turn(Struct, frozen=True):
    """Where a rotation stands: the place in its list and the hands already played of that game."""

    place: int = 0
    played: int = 0


def game_of(rotation: Rotation, turn: Turn) -> str:
    """The code of the game that is played now."""
    return rotation.games[turn.place]


def after_hand(rotation: Rotation, turn: Turn, seats: int) -> Turn:
    """Where the rotation stands after one more hand with so many players."""
    if turn.played + 1 < rotation.length(seats):
        return Turn(turn.place, turn.played + 1)
    if rotation.is_chosen:
        return Turn(turn.place, rotation.length(seats))
    return Turn((turn.place + 1) % len(rotation.games))


def chosen(rotation: Rotation, turn: Turn, code: str, seats: int) -> Turn:
    """The button picks a game. Raises BadInput before its time or for a game not on the list."""
    if not rotation.is_chosen or 0 < turn.played < rotation.length(seats):
        raise BadInput(f"rotation {rotation.code}: the game is not to be chosen now")
    if code not in rotation.games:
        raise BadInput(f"rotation {rotation.code} has no {code}: {', '.join(rotation.games)}")
    return Turn(rotation.games.index(code))


HORSE = Rotation("horse", "HORSE", ("flhe@1", "flo8@1", "razz@1", "stud7@1", "stud8@1"))
EIGHT_GAME = Rotation(
    "eight_game",
    "8-game",
    ("27td@1", "flhe@1", "flo8@1", "razz@1", "stud7@1", "stud8@1", "nlhe@1", "plo@1"),
)
NINE_GAME = Rotation("nine_game", "Nine-game mix", (*EIGHT_GAME.games, "27sd@1"))
DEALERS_CHOICE = Rotation(
    "dealers_choice",
    "Dealer's choice",
    tuple(code for code in BY_CODE if code not in ("kuhn@1", "leduc@1")),
    is_chosen=True,
)
ROTATIONS = (HORSE, EIGHT_GAME, NINE_GAME, DEALERS_CHOICE)
MIXES = tuple(rotation.code for rotation in ROTATIONS)

__all__ = [
    "DEALERS_CHOICE",
    "EIGHT_GAME",
    "HORSE",
    "MIXES",
    "NINE_GAME",
    "ROTATIONS",
    "Rotation",
    "Turn",
    "after_hand",
    "chosen",
    "game_of",
]
