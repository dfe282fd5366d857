"""Records which tests prove which clauses, and refuses marks that name no clause.

After a run `var/clauses.json` under the root of the checkout tells, for every test marked with
clauses, whether it passed. A run of some tests replaces what it ran and keeps the rest; tests that
are gone are forgotten.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec
import pytest

from squaredeal.kernel import BadInput
from squaredeal.rules.catalogue import catalogue
from squaredeal.rules.coverage import Outcome, Record, Run, read_record

MARK = "clause"


class ClauseReport:
    """One run: what was collected and how it went."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.collected: set[str] = set()
        self.whole_files: set[str] = set()
        self.clauses: dict[str, tuple[str, ...]] = {}
        self.outcomes: dict[str, Outcome] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(
        self, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        """Note every test before any is deselected; refuse unknown clauses."""
        unknown = sorted(
            f"{item.nodeid}: there is no clause {clause}"
            for item in items
            for clause in clauses_of(item)
            if clause not in catalogue()
        )
        if unknown:
            raise pytest.UsageError("\n".join(unknown))
        self.collected = {item.nodeid for item in items}
        if not any("::" in argument for argument in config.args):
            self.whole_files = {file_of(address) for address in self.collected}
        self.clauses = {item.nodeid: named for item in items if (named := clauses_of(item))}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test passed when each of its phases did."""
        if report.nodeid not in self.clauses:
            return
        if report.failed:
            self.outcomes[report.nodeid] = "failed"
        elif report.skipped:
            self.outcomes.setdefault(report.nodeid, "skipped")
        elif report.when == "call":
            self.outcomes.setdefault(report.nodeid, "passed")

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Write the record, beside what earlier runs found of tests that still exist."""
        if not self.outcomes:
            return
        fresh = {
            address: Run(self.clauses[address], outcome)
            for address, outcome in self.outcomes.items()
        }
        kept = {
            address: run
            for address, run in self._earlier().tests.items()
            if self._exists(address, session.config.rootpath)
        }
        self.path.parent.mkdir(exist_ok=True)
        text = msgspec.json.encode(Record(dict(sorted({**kept, **fresh}.items()))))
        draft = self.path.with_suffix(".draft")
        draft.write_bytes(msgspec.json.format(text))
        draft.replace(self.path)

    def _earlier(self) -> Record:
        """What earlier runs wrote; nothing when that cannot be read."""
        try:
            return read_record(self.path.read_text(), str(self.path))
        except (FileNotFoundError, BadInput):
            return Record({})

    def _exists(self, address: str, root: Path) -> bool:
        file = file_of(address)
        if file in self.whole_files:
            return address in self.clauses
        return (root / file).is_file()


def clauses_of(item: pytest.Item) -> tuple[str, ...]:
    """The clauses a test is marked with, each once, nearest mark first."""
    named: Iterable[str] = (clause for mark in item.iter_markers(MARK) for clause in mark.args)
    return tuple(dict.fromkeys(named))


def file_of(address: str) -> str:
    """The file part of a test's address."""
    return address.partition("::")[0]


def pytest_configure(config: pytest.Config) -> None:
    """Take part in every run that is not only a listing."""
    path = config.rootpath / "var" / "clauses.json"
    config.pluginmanager.register(ClauseReport(path), "clause-report-run")
