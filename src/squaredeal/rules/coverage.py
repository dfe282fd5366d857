"""How much of the catalogue is proven by tests that ran and passed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec
from msgspec import Struct

from squaredeal.kernel import BadInput
from squaredeal.rules.catalogue import AREAS, catalogue

Outcome = Literal["passed", "failed", "skipped"]


class Run(Struct, frozen=True):
    """The last run of one test that carries clauses."""

    clauses: tuple[str, ...]
    outcome: Outcome


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """What a test run writes: each test that carries clauses, by its address."""

    tests: dict[str, Run]


class Share(Struct, frozen=True):
    """Clauses of one area and how many of them are proven."""

    clauses: int
    proven: int


class Coverage(Struct, frozen=True):
    """The catalogue against a record. `unproven` is in the order of the catalogue."""

    clauses: int
    proven: int
    by_area: dict[str, Share]
    unproven: tuple[str, ...]


def read_record(text: str, name: str) -> Record:
    """The record in `text`. Raises BadInput when it is not one."""
    try:
        return msgspec.json.decode(text, type=Record)
    except msgspec.DecodeError as error:
        raise BadInput(f"{name}: this is not a record of tests: {error}") from error


def tests_of(record: Record) -> Mapping[str, dict[str, Outcome]]:
    """For every clause with tests, their addresses and outcomes."""
    tests: dict[str, dict[str, Outcome]] = {}
    for address, run in record.tests.items():
        for clause in run.clauses:
            tests.setdefault(clause, {})[address] = run.outcome
    return tests


def is_proven(outcomes: Mapping[str, Outcome]) -> bool:
    """At least one test passed and none failed."""
    return "passed" in outcomes.values() and "failed" not in outcomes.values()


def coverage(record: Record) -> Coverage:
    """Which clauses the tests of this record prove."""
    tests = tests_of(record)
    proven = {clause for clause in catalogue() if is_proven(tests.get(clause, {}))}
    by_area = {}
    for area in AREAS:
        ids = {clause.id for clause in catalogue().values() if clause.area == area}
        by_area[area] = Share(len(ids), len(ids & proven))
    unproven = tuple(clause for clause in catalogue() if clause not in proven)
    return Coverage(len(catalogue()), len(proven), by_area, unproven)


__all__ = [
    "Coverage",
    "Outcome",
    "Record",
    "Run",
    "Share",
    "coverage",
    "is_proven",
    "read_record",
    "tests_of",
]
