"""SQLite or PostgreSQL: one writer with group commit, readers that cannot write, migrations."""

from squaredeal.store import answers, people, streams
from squaredeal.store.commit import Change, Commit, Conflict, StaleEpoch
from squaredeal.store.money import transfers_of, transfers_since
from squaredeal.store.people import Player, Role, Session
from squaredeal.store.store import Store
from squaredeal.store.streams import Round, Seat, Stream

__all__ = [
    "Change",
    "Commit",
    "Conflict",
    "Player",
    "Role",
    "Round",
    "Seat",
    "Session",
    "StaleEpoch",
    "Store",
    "Stream",
    "answers",
    "people",
    "streams",
    "transfers_of",
    "transfers_since",
]
