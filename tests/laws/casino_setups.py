"""Small rounds of every game against the house, for the laws."""

from __future__ import annotations

from squaredeal.bank import KindLimit, Limits, Setup

SHOWING: frozenset[str] = frozenset()
"""Tags of the events after which a hidden card decides what everybody sees."""

TABLES = [
    Setup((1_000,)),
    Setup((500, 0, 25, 3), Limits(5, 200)),
    Setup((300, 300), Limits(10, 40, (KindLimit("straight", 1, 5),), opposites=False)),
]


def samples(code: str) -> list[Setup]:
    """Tables of this game, each different in kind."""
    return TABLES
