"""The only place where things happen: one actor a table, clocks, settlement, recovery."""

from squaredeal.runtime.messages import (
    Answer,
    Ask,
    Clock,
    Cut,
    Envelope,
    Happening,
    LobbyRow,
    Message,
    Occupant,
    Offer,
    Snapshot,
    Stopped,
    Update,
)
from squaredeal.runtime.surface import Room, Subscription, Table

__all__ = [
    "Answer",
    "Ask",
    "Clock",
    "Cut",
    "Envelope",
    "Happening",
    "LobbyRow",
    "Message",
    "Occupant",
    "Offer",
    "Room",
    "Snapshot",
    "Stopped",
    "Subscription",
    "Table",
    "Update",
]
