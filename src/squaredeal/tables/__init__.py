"""A table is a machine of rounds: seats, button, what is owed, and the game in progress."""

from squaredeal.tables.bank import DECISION, PENDING, WINDOW, BankTable
from squaredeal.tables.bank_rounds import with_stack
from squaredeal.tables.bank_state import BankSetup, BankState, Guest
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
from squaredeal.tables.machine import Seated, TableGame, TableState
from squaredeal.tables.plan import house_rake
from squaredeal.tables.table import Occupied, Positions, Table, TableSetup

__all__ = [
    "BETWEEN",
    "DECISION",
    "LEFT",
    "PENDING",
    "WINDOW",
    "BankSetup",
    "BankState",
    "BankTable",
    "CashTable",
    "Closed",
    "Guest",
    "Occupied",
    "Positions",
    "RoundEnded",
    "RoundStarted",
    "SatDown",
    "SealPublished",
    "Seated",
    "Seeded",
    "StatusChanged",
    "StoodUp",
    "Table",
    "TableGame",
    "TableSetup",
    "TableState",
    "house_rake",
    "with_stack",
]
