"""`--cases DIR`, and how many cases ran, passed, failed and were not understood."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

DEFAULT = Path(__file__).resolve().parents[3] / "shared" / "cases"
NOT_UNDERSTOOD = "not understood: "
COUNTS: Counter[str] = Counter()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Where the cases are."""
    parser.addoption("--cases", default=str(DEFAULT), help="a folder of TOML files of cases")


def folder_of(config: pytest.Config) -> Path:
    """The folder asked for. Raises UsageError if it is not there, unless nobody asked."""
    folder = Path(config.getoption("--cases"))
    if not folder.is_dir() and folder != DEFAULT:
        raise pytest.UsageError(f"--cases: there is no folder {folder}")
    return folder


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Count the outcomes of cases."""
    if "test_cases.py::test_case[" not in report.nodeid or report.when != "call":
        return
    if report.skipped:
        COUNTS["not understood"] += 1
    else:
        COUNTS["ran"] += 1
        COUNTS["passed" if report.passed else "failed"] += 1


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The line that the folder was read for."""
    if COUNTS:
        said = ", ".join(
            f"{COUNTS[word]} {word}" for word in ("ran", "passed", "failed", "not understood")
        )
        terminalreporter.write_sep("-", f"cases: {said}")
