"""Small rounds of every game against the house, for the laws."""

from __future__ import annotations

from squaredeal.bank import KindLimit, Limits, Setup
from squaredeal.games import blackjack

SHOWING: frozenset[str] = frozenset({"checked", "hole_shown", "shown"})
"""Tags of the events after which a hidden card decides what everybody sees."""

KINDS = Limits(10, 40, (KindLimit("straight", 1, 5),), opposites=False)
TABLES = [Setup((1_000,)), Setup((500, 0, 25, 3), Limits(5, 200)), Setup((300, 300), KINDS)]
BLACKJACK = [
    blackjack.Setup((1_000,)),
    blackjack.Setup((500, 0, 25, 3), limits=Limits(5, 200)),
    blackjack.Setup((300, 40, 200, 500), boxes=2, limits=Limits(2, 60)),
]
MACHINES = [Setup((1_000,)), Setup((300,), Limits(5, 200)), Setup((4,))]


def samples(code: str) -> list[Setup] | list[blackjack.Setup]:
    """Tables of this game, each different in kind."""
    family = code.partition(".")[0]
    return {"blackjack": BLACKJACK, "slots": MACHINES}.get(family, TABLES)
