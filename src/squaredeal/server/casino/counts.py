"""What cards count, for people: the games' own sums in a word or a figure."""

from __future__ import annotations

from typing import Any

from squaredeal.games.baccarat.tableau import points as count
from squaredeal.games.baccarat.tableau import value
from squaredeal.games.blackjack.hand import is_natural, is_soft, points
from squaredeal.kernel import UNSEEN


def points_of(family: str, game: Any, items: tuple[str, ...], *, is_first: bool) -> str:
    """The count of what lies at a place, empty where nothing is counted.

    `is_first`: two cards may be a blackjack, as they may not after a split.
    """
    if family == "baccarat":
        return str(count([value(card) for card in items]))
    if family == "wheel":
        shown: str = game.layout.symbol(items[-1])
        return shown
    if family != "blackjack" or not items:
        return ""
    known = tuple(card for card in items if card != UNSEEN)
    if len(known) < len(items):
        return str(points(known)) if known else ""
    if is_first and is_natural(known):
        return "blackjack"
    total = points(known)
    return f"soft {total}" if is_soft(known) and total < 21 else str(total)


__all__ = ["points_of"]
