"""What became of many records: counts, and every hand that did not match, by name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from squaredeal.notation.formats import SUFFIXES, read_file
from squaredeal.notation.play import (
    FAILED,
    INCONSISTENT,
    MATCHED,
    UNREADABLE,
    UNSUPPORTED,
    Verdict,
    replay_record,
)
from squaredeal.notation.record import Fault, Record


class Report:
    """Verdicts of many hands. Files are named as they were given."""

    def __init__(self) -> None:
        self.hands = 0
        self.matched = 0
        self.reconciled = 0
        self.passed_over: list[dict[str, Any]] = []
        self.lists: dict[str, list[dict[str, Any]]] = {
            kind: [] for kind in (INCONSISTENT, UNSUPPORTED, FAILED, UNREADABLE)
        }

    def add(self, found: Record | Fault) -> None:
        """Plays a record, or notes why there is none."""
        self.hands += 1
        if isinstance(found, Fault):
            kind = INCONSISTENT if found.is_contradiction else UNREADABLE
            self._list(kind, found.file, found.hand, found.line, found.why)
            return
        verdict = replay_record(found)
        self.reconciled += verdict.is_reconciled
        if verdict.kind == MATCHED:
            self.matched += 1
            self._pass_over(found)
        else:
            self._add(found, verdict)

    def _add(self, found: Record, verdict: Verdict) -> None:
        source = found.source
        line = verdict.line or source.line
        self._list(verdict.kind, source.file, source.hand, line, verdict.why)

    def _pass_over(self, found: Record) -> None:
        """Lines that nobody understood in a hand that matches without them."""
        source = found.source
        for line, text in found.unread:
            self.passed_over.append(
                {"file": source.file, "hand": source.hand, "line": line, "text": text}
            )

    def _list(self, kind: str, file: str, hand: str, line: int, why: str) -> None:
        self.lists[kind].append({"file": file, "hand": hand, "line": line, "why": why})

    @property
    def exit_code(self) -> int:
        """1 if the engine failed a hand, 2 if a file or hand could not be read, else 0."""
        if self.lists[FAILED]:
            return 1
        return 2 if self.lists[UNREADABLE] else 0

    def as_json(self) -> dict[str, Any]:
        """Counts and lists for programs."""
        counts = {"hands": self.hands, "matched": self.matched, "reconciled": self.reconciled}
        return {**counts, **self.lists, "passed_over": self.passed_over}

    def unreadable(self) -> list[str]:
        """One sentence for each file or hand of which no record could be made."""
        return [f"cannot read {_said(item)}" for item in self.lists[UNREADABLE]]

    def lines(self) -> Iterator[str]:
        """The report for people: one line for every hand that did not match, then the counts."""
        for kind, found in self.lists.items():
            if kind == UNSUPPORTED:
                continue
            yield from (f"{kind}: {_said(item)}" for item in found)
        for item in self.passed_over:
            yield f"passed over: {item['file']}, line {item['line']}: {item['text']!r}"
        games: dict[str, int] = {}
        for item in self.lists[UNSUPPORTED]:
            games[item["why"]] = games.get(item["why"], 0) + 1
        for game, count in sorted(games.items()):
            yield f"unsupported: {game}: {count}"
        rest = ", ".join(f"{len(found)} {kind}" for kind, found in self.lists.items())
        yield f"{self.hands} hands: {self.matched} matched, {rest}"


def _said(item: dict[str, Any]) -> str:
    hand = f" hand {item['hand']}" if item["hand"] else ""
    return f"{item['file']}{hand}, line {item['line']}: {item['why']}"


def history_files(paths: Iterable[Path]) -> Iterator[Path]:
    """Files as given, and the histories in folders, in order of their names.

    A `.json` file found in a folder is taken only if it is an Open Hand History. Raises
    FileNotFoundError for a path that is not there.
    """
    for path in paths:
        if path.is_dir():
            for file in sorted(path.rglob("*")):
                if file.is_file() and file.suffix.lower() in SUFFIXES and _is_history(file):
                    yield file
        elif path.exists():
            yield path
        else:
            raise FileNotFoundError(path)


def _is_history(file: Path) -> bool:
    if file.suffix.lower() != ".json":
        return True
    with file.open("rb") as stream:
        return b'"ohh"' in stream.read(200)


def replay_file(path: Path, report: Report) -> None:
    """Adds every hand of a file to the report."""
    for found in read_file(path):
        report.add(found)


__all__ = ["Report", "history_files", "replay_file"]
