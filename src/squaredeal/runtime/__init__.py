"""The only place where things happen: one actor a table, clocks, settlement, recovery."""

from squaredeal.runtime.actor import TableActor
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
from squaredeal.runtime.pace import FAST, Pace, Time, WallTime
from squaredeal.runtime.publish import Subscription
from squaredeal.runtime.record import Proof, read_proof, read_record
from squaredeal.runtime.relay import Notice, Relay
from squaredeal.runtime.robots import Robot, seat_robot
from squaredeal.runtime.room import Room
from squaredeal.runtime.rows import TABLES as TABLE_KINDS
from squaredeal.runtime.surface import Table

__all__ = [
    "FAST",
    "TABLE_KINDS",
    "Answer",
    "Ask",
    "Clock",
    "Cut",
    "Envelope",
    "Happening",
    "LobbyRow",
    "Message",
    "Notice",
    "Occupant",
    "Offer",
    "Pace",
    "Proof",
    "Relay",
    "Robot",
    "Room",
    "Snapshot",
    "Stopped",
    "Subscription",
    "Table",
    "TableActor",
    "Time",
    "Update",
    "WallTime",
    "read_proof",
    "read_record",
    "seat_robot",
]
