"""Public reports of faults, played through the engine."""

from __future__ import annotations

import pytest

from tests.cases.plugin import NOT_UNDERSTOOD, folder_of
from tests.cases.reader import Case, NotUnderstood, Unreadable, player_of, read_folder


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """One test a case."""
    cases, faults = read_folder(folder_of(metafunc.config))
    if "case" in metafunc.fixturenames:
        names = [f"{case.file}:{case.id}" for case in cases]
        metafunc.parametrize("case", cases, ids=names)
    if "fault" in metafunc.fixturenames:
        metafunc.parametrize("fault", faults, ids=[fault.file for fault in faults])


def test_case(case: Case) -> None:
    play = player_of(case)
    if play is None:
        pytest.skip(f"{NOT_UNDERSTOOD}no player for {case.file}")
    try:
        play(case.table)
    except NotUnderstood as reason:
        pytest.skip(f"{NOT_UNDERSTOOD}{reason}")


def test_every_file_can_be_read(fault: Unreadable) -> None:
    pytest.fail(f"{fault.file}: {fault.why}")
