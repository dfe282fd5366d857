"""A table is a machine of rounds: seats, button, what is owed, and the game in progress."""

from squaredeal.tables.bank import DECISION, PENDING, WINDOW, BankTable
from squaredeal.tables.bank_rounds import with_stack
from squaredeal.tables.bank_state import BankSetup, BankState, Guest
from squaredeal.tables.cash import BETWEEN, CHOICE, LEFT, OFFER, CashTable
from squaredeal.tables.events import (
    Closed,
    GameChosen,
    RoundEnded,
    RoundStarted,
    SatDown,
    SealPublished,
    Seeded,
    StatusChanged,
    StoodUp,
)
from squaredeal.tables.machine import Seated, TableGame, TableState
from squaredeal.tables.mix import chooser, coming_game, coming_turn
from squaredeal.tables.owed import playable
from squaredeal.tables.plan import house_rake
from squaredeal.tables.table import Bombs, Occupied, Positions, Table, TableSetup

__all__ = [
    "BETWEEN",
    "CHOICE",
    "DECISION",
    "LEFT",
    "OFFER",
    "PENDING",
    "WINDOW",
    "BankSetup",
    "BankState",
    "BankTable",
    "Bombs",
    "CashTable",
    "Closed",
    "GameChosen",
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
    "chooser",
    "coming_game",
    "coming_turn",
    "house_rake",
    "playable",
    "with_stack",
]
