"""A table is a machine of rounds: seats, button, what is owed, and the game in progress."""

from squaredeal.tables.cash import BETWEEN, LEFT, CashTable
from squaredeal.tables.events import (
    Closed,
    RoundEnded,
    RoundStarted,
    SatDown,
    SealPublished,
    Seeded,
    StatusChanged,
    StoodUp,
)
from squaredeal.tables.plan import house_rake
from squaredeal.tables.table import Occupied, Positions, Table, TableSetup

__all__ = [
    "BETWEEN",
    "LEFT",
    "CashTable",
    "Closed",
    "Occupied",
    "Positions",
    "RoundEnded",
    "RoundStarted",
    "SatDown",
    "SealPublished",
    "Seeded",
    "StatusChanged",
    "StoodUp",
    "Table",
    "TableSetup",
    "house_rake",
]
