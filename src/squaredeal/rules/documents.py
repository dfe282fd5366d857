"""The documents that clauses were read from, and the order in which a room obeys them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache

import msgspec
from msgspec import Struct

from squaredeal.rules.schema import read


class Document(Struct, frozen=True, forbid_unknown_fields=True):
    """A written source. Clauses whose id starts with one of `prefixes` stand in it."""

    number: str
    title: str
    language: str
    governs: str
    prefixes: tuple[str, ...]
    edition: str = ""


@cache
def documents() -> Mapping[str, Document]:
    """Every document of the catalogue by its code."""
    return msgspec.convert(tomllib.loads(read("documents.toml")), dict[str, Document])


@cache
def standing(prefix: str) -> tuple[str, ...]:
    """The codes of the documents in which clauses with this prefix stand."""
    return tuple(code for code, document in documents().items() if prefix in document.prefixes)


def rank(clause: str, order: tuple[tuple[str, ...], ...]) -> int:
    """The place of a catalogue clause in an order of documents; `len(order)` when none has it."""
    holders = standing(clause.partition(".")[0])
    for place, equals in enumerate(order):
        if any(code in equals for code in holders):
            return place
    return len(order)


__all__ = ["Document", "documents", "rank", "standing"]
