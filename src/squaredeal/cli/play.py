"""A game in the terminal against house bots, moves typed in the grammar of moves."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from squaredeal import registry
from squaredeal.cli.sitting import NAMES, Language, Rivals, Session
from squaredeal.games.poker import Poker
from squaredeal.kernel import BadInput
from squaredeal.rules import load, standard

Code = Annotated[str, Parameter(help="The game, such as plo@1 or roulette@1.")]
HouseFile = Annotated[Path | None, Parameter(help="A house file; the standard house if left out.")]


def play(
    code: Code = "nlhe@1",
    /,
    *,
    seats: int | None = None,
    hands: int = 0,
    seed: int | None = None,
    rivals: Rivals = "steady",
    house: HouseFile = None,
    lang: Language = "en",
) -> None:
    """Play in the terminal against house bots, for play chips, without a server.

    Parameters
    ----------
    seats
        How many sit at the table; 4 in poker and 1 against the house if left out.
    hands
        How many rounds to play; 0 goes on until you quit or run out of chips.
    seed
        Deals from this number, the same every time. Without it each deck is sealed before the
        deal and opened after it.
    rivals
        How the others play poker.
    lang
        The language in which refusals are explained.
    """
    rules = standard() if house is None else load(_text(house), str(house))
    game = registry.game(code, rules)
    most = game.variant.seats_most if isinstance(game, Poker) else 8
    at = seats or (min(4, most) if isinstance(game, Poker) else 1)
    if not 1 <= at <= min(most, len(NAMES)) or (isinstance(game, Poker) and at < 2):
        raise BadInput(f"{code} is not played at a table of {at}; it has at most {most} seats")
    Session(game, at, seed, rivals, lang).play(hands)


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"the house file {path} cannot be read: {error}") from error


__all__ = ["play"]
