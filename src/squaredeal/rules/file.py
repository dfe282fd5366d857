"""The form of a house file, checked before anything is settled.

name = "Corner house"

[room.main]
product = "online-poker"
title = "Poker"
documents = [["house-es", "house-pl"], "live-room"]   # highest first; an inner list holds equals

[document.corner]                          # a document of the house's own, for rooms that name it
title = "Corner house notice"

[[clause]]                                            # what that document says
id = "corner.button"
document = "corner"
rule = "The button moves to the next player even when the seat is empty."
sets = { "hand.button" = "moving" }

[[override]]                                          # above every document
key = "hand.clock.seconds.cash"
value = 20
clause = "house.clock"
rule = "A player has 20 seconds to act."
rooms = ["main"]                                      # left out: all rooms
"""

from __future__ import annotations

import re
import tomllib
from decimal import Decimal
from typing import Literal

import msgspec
from msgspec import Struct

from squaredeal.rules.documents import documents
from squaredeal.rules.house import HouseError

OWN_ID = re.compile(r"[a-z0-9-]+(\.[a-z0-9-]+)+")
CODE = re.compile(r"[a-z0-9-]+")


class RoomEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A room as written."""

    product: Literal["online-poker", "live-poker", "stud", "rng-casino", "live-casino"]
    documents: tuple[str | tuple[str, ...], ...]
    title: str = ""


class DocumentEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A document of the house's own."""

    title: str


class ClauseEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A clause of one of the house's own documents."""

    id: str
    document: str
    rule: str
    sets: dict[str, object]


class Override(Struct, frozen=True, forbid_unknown_fields=True):
    """A choice of the house that stands above every document."""

    key: str
    value: object
    clause: str = ""
    rule: str = ""
    rooms: tuple[str, ...] = ()


class HouseFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A house file as written."""

    name: str
    room: dict[str, RoomEntry]
    document: dict[str, DocumentEntry] = {}
    clause: tuple[ClauseEntry, ...] = ()
    override: tuple[Override, ...] = ()


def read_house(text: str, name: str) -> HouseFile:
    """The house file in `text`. Raises HouseError when its form or a name is wrong."""
    try:
        tree = tomllib.loads(text, parse_float=Decimal)
        house = msgspec.convert(tree, HouseFile)
    except tomllib.TOMLDecodeError as error:
        raise HouseError(f"{name}: this is not TOML: {error}") from error
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at `$.")
        place = where.rstrip("`") or "the file"
        raise HouseError(f"{name}: {place}: {what[0].lower()}{what[1:]}") from error
    for problem in (_rooms(house), _clauses(house), _overrides(house)):
        if problem:
            raise HouseError(f"{name}: {problem}")
    return house


def _rooms(house: HouseFile) -> str:
    if not house.room:
        return "room: a house needs at least one room"
    for code in (*house.room, *house.document):
        if not CODE.fullmatch(code):
            return f"{code}: a code has small letters, digits and hyphens only"
    known = {*documents(), *house.document}
    for code, room in house.room.items():
        named = [each for entry in room.documents for each in flat(entry)]
        if not named:
            return f"room.{code}.documents: a room needs at least one document"
        for each in named:
            if each not in known:
                return f"room.{code}.documents: no document {each}; there are {', '.join(known)}"
        if len(set(named)) < len(named):
            return f"room.{code}.documents: a document may be named once only"
    for code in house.document:
        if code in documents() or code == "house":
            return f"document.{code}: this code is taken"
    return ""


def _clauses(house: HouseFile) -> str:
    seen: set[str] = set()
    for entry in house.clause:
        if entry.document not in house.document:
            return f"clause {entry.id}: there is no document.{entry.document} in this file"
        if not OWN_ID.fullmatch(entry.id) or not entry.id.startswith(f"{entry.document}."):
            return f"clause {entry.id}: its id must start with {entry.document}."
        if entry.id in seen:
            return f"clause {entry.id}: this id is used twice"
        if not entry.rule:
            return f"clause {entry.id}: the rule it states is missing"
        seen.add(entry.id)
    return ""


def _overrides(house: HouseFile) -> str:
    rules: dict[str, str] = {}
    for entry in house.override:
        if not entry.clause:
            return f"override of {entry.key}: it names no clause of its own"
        if not OWN_ID.fullmatch(entry.clause) or not entry.clause.startswith("house."):
            return f"override of {entry.key}: its clause {entry.clause} must start with house."
        if not entry.rule and entry.clause not in rules:
            return f"override of {entry.key}: the rule that {entry.clause} states is missing"
        if entry.rule and rules.setdefault(entry.clause, entry.rule) != entry.rule:
            return f"override of {entry.key}: {entry.clause} already states another rule"
        for code in entry.rooms:
            if code not in house.room:
                return f"override of {entry.key}: there is no room {code}"
    return ""


def flat(entry: str | tuple[str, ...]) -> tuple[str, ...]:
    """The documents of one place in a room's order."""
    return (entry,) if isinstance(entry, str) else entry


__all__ = [
    "ClauseEntry",
    "DocumentEntry",
    "HouseFile",
    "Override",
    "RoomEntry",
    "flat",
    "read_house",
]
