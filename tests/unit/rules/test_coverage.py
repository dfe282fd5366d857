"""A clause is proven by a marked test that ran and passed, and by nothing else."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from squaredeal.kernel import BadInput
from squaredeal.rules.catalogue import AREAS, catalogue
from squaredeal.rules.coverage import Record, Run, coverage, read_record

ROOT = Path(__file__).resolve().parents[3]

MARKED = """
import pytest

@pytest.mark.clause("hand.clock.expiry", "hand.split.equal")
def test_a(): pass

@pytest.mark.clause("hand.all-in.short")
def test_b(): assert {b}

@pytest.mark.clause("hand.all-in.short")
@pytest.mark.skipif({skip}, reason="not today")
def test_c(): pass
"""


def record(**outcomes: str) -> Record:
    return Record(
        {name: Run(("hand.clock.expiry",), outcome) for name, outcome in outcomes.items()}  # type: ignore[arg-type]  # words of the test
    )


@pytest.mark.parametrize(
    ("outcomes", "proven"),
    [
        ({}, 0),
        ({"a": "passed"}, 1),
        ({"a": "skipped"}, 0),
        ({"a": "passed", "b": "skipped"}, 1),
        ({"a": "passed", "b": "failed"}, 0),
    ],
)
def test_proven_means_some_test_passed_and_none_failed(
    outcomes: dict[str, str], proven: int
) -> None:
    found = coverage(record(**outcomes))
    assert found.proven == proven
    assert found.by_area["poker-hand"].proven == proven
    assert ("hand.clock.expiry" in found.unproven) is not bool(proven)


def test_the_figures_add_up() -> None:
    found = coverage(Record({}))
    assert found.clauses == len(catalogue()) == len(found.unproven)
    assert tuple(found.by_area) == AREAS
    assert sum(share.clauses for share in found.by_area.values()) == found.clauses


def test_a_file_that_is_no_record_is_refused() -> None:
    with pytest.raises(BadInput, match=r"clauses.json: this is not a record of tests"):
        read_record('{"tests": 3}', "clauses.json")


def run_tests(root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.clause_report", *arguments]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    (root / "pytest.ini").write_text("[pytest]\nmarkers = clause\n")
    return subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True)


def written(root: Path) -> dict[str, str]:
    path = root / "var" / "clauses.json"
    tests = read_record(path.read_text(), "record").tests
    return {address.partition("::")[2]: run.outcome for address, run in tests.items()}


def test_a_run_writes_what_it_proved_and_keeps_what_it_did_not_touch(tmp_path: Path) -> None:
    first, second = tmp_path / "test_first.py", tmp_path / "test_second.py"
    first.write_text(MARKED.format(b="False", skip="True"))
    second.write_text(MARKED.format(b="True", skip="True").replace("def test_", "def test_again_"))
    run_tests(tmp_path)
    both = {"test_a": "passed", "test_b": "failed", "test_c": "skipped"}
    again = {"test_again_a": "passed", "test_again_b": "passed", "test_again_c": "skipped"}
    assert written(tmp_path) == {**both, **again}

    first.write_text(MARKED.format(b="True", skip="False").replace("def test_a()", "def test_z()"))
    second.unlink()
    run_tests(tmp_path, "-k", "test_b or test_z", "test_first.py")
    assert written(tmp_path) == {"test_b": "passed", "test_c": "skipped", "test_z": "passed"}

    run_tests(tmp_path, "test_first.py::test_c")
    assert written(tmp_path) == {"test_b": "passed", "test_c": "passed", "test_z": "passed"}


def test_a_mark_that_names_no_clause_stops_the_run(tmp_path: Path) -> None:
    text = MARKED.format(b="True", skip="True").replace("hand.split.equal", "hand.split.fair")
    (tmp_path / "test_first.py").write_text(text)
    done = run_tests(tmp_path)
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert "test_first.py::test_a: there is no clause hand.split.fair" in done.stderr
    assert not (tmp_path / "var").exists()
