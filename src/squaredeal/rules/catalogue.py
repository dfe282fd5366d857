"""The clauses: what must be true, where it stands, who acts, how it is proved, what it fixes.

Texts are read when first asked for; the house needs none of them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Literal

import msgspec
from msgspec import Struct

from squaredeal.rules.documents import documents
from squaredeal.rules.schema import read, settings

AREAS = (
    "account",
    "responsible-gaming",
    "cash",
    "poker-hand",
    "tournament",
    "staking",
    "refunds",
    "chat",
    "rng-casino",
    "live-casino",
    "baccarat",
    "blackjack-house",
    "blackjack-live",
    "roulette",
    "live-room",
    "stud7",
)


class Source(Struct, frozen=True, forbid_unknown_fields=True):
    """A place in a document: its code, the lines of the text, the heading they stand under."""

    document: str
    lines: str
    heading: str


class Ambiguity(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a text is unclear or contradicts another, and the reading that is built."""

    problem: str
    readings: tuple[str, ...]
    resolution: str
    reason: str


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """A clause as its file writes it."""

    area: str
    rule: str
    test: str
    sources: tuple[Source, ...] = msgspec.field(name="from")
    actors: tuple[Literal["system", "player", "dealer", "floor", "pit boss"], ...]
    proof: Literal["test", "procedure", "physical", "notice"]
    ambiguity: Ambiguity | None = None


class Clause(Struct, frozen=True):
    """One rule with its address. `sets` names the settings it fixes, in the order of the schema."""

    id: str
    area: str
    rule: str
    test: str
    sources: tuple[Source, ...]
    actors: tuple[str, ...]
    proof: str
    ambiguity: Ambiguity | None
    sets: tuple[str, ...]


@cache
def catalogue() -> Mapping[str, Clause]:
    """Every clause by its id, area by area in the order of `AREAS`."""
    fixed: dict[str, list[str]] = {}
    for key, setting in settings().items():
        for clause in setting.clauses:
            fixed.setdefault(clause, []).append(key)
    return {
        name: Clause(
            name,
            entry.area,
            entry.rule,
            entry.test,
            entry.sources,
            entry.actors,
            entry.proof,
            entry.ambiguity,
            tuple(fixed.get(name, ())),
        )
        for area in AREAS
        for name, entry in _entries(area).items()
    }


def stands(source: Source) -> str:
    """A source in words: document, heading, lines."""
    document = documents()[source.document]
    return f"{document.title}, {source.heading}, lines {source.lines}"


def _entries(area: str) -> Mapping[str, Entry]:
    tree = tomllib.loads(read(f"clauses/{area}.toml"))
    return msgspec.convert(tree["clause"], dict[str, Entry])


__all__ = ["AREAS", "Ambiguity", "Clause", "Entry", "Source", "catalogue", "stands"]
