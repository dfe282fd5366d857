"""Reads a folder of cases: TOML files of `[[case]]` tables, from public reports of faults.

A module `play_<name>` of this package says which cases it understands and plays them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, TypeAlias

from msgspec import Struct

Table: TypeAlias = dict[str, Any]


class NotUnderstood(Exception):
    """The case asks for something that its player cannot read; the message names it."""


class Case(Struct):
    """One scenario: the file it stands in, its id, and everything it says."""

    file: str
    id: str
    table: Table


class Unreadable(Struct):
    """A file that holds no cases, and why."""

    file: str
    why: str


def read_folder(folder: Path) -> tuple[list[Case], list[Unreadable]]:
    """Every case of every TOML file below a folder, in order; files that cannot be read beside."""
    cases: list[Case] = []
    faults: list[Unreadable] = []
    for path in sorted(folder.rglob("*.toml")):
        try:
            tables = tomllib.loads(path.read_text(encoding="utf-8")).get("case", [])
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as wrong:
            faults.append(Unreadable(path.name, str(wrong)))
            continue
        for number, table in enumerate(tables, 1):
            cases.append(Case(path.name, str(table.get("id", f"case {number}")), table))
    return cases, faults


def players() -> Iterator[Any]:
    """The modules that play cases."""
    here = Path(__file__).parent
    for module in iter_modules([str(here)]):
        if module.name.startswith("play_"):
            yield import_module(f"tests.cases.{module.name}")


def player_of(case: Case) -> Callable[[Table], None] | None:
    """Who plays this case: a function that asserts what the case expects; None if nobody can."""
    for module in players():
        if module.understands(case.table):
            play: Callable[[Table], None] = module.play
            return play
    return None
