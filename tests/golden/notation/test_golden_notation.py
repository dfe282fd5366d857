"""What a hand looks like in every format that is written.

The files beside this test change on purpose only: run it with `SQUAREDEAL_GOLDEN=write`.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from squaredeal import __version__
from squaredeal.notation import Record, convert, read_file, read_text

HERE = Path(__file__).parent
SOURCES = ("holdem_side_pot", "stud_bring_in", "triple_draw", "omaha_run_twice")
SUFFIXES = {"phh": ".phhs", "pokerstars": ".txt", "ohh": ".ohh"}


@pytest.mark.parametrize("name", SOURCES)
@pytest.mark.parametrize("to", SUFFIXES)
def test_a_hand_is_written_as_agreed(name: str, to: str) -> None:
    (record,) = read_file(HERE / "sources" / f"{name}.txt", f"{name}.txt")
    assert isinstance(record, Record)
    done = convert([record], to)
    file = HERE / f"{name}{SUFFIXES[to]}"
    if not done.hands:
        assert not file.exists()
        return
    text = done.text.replace(f'"{__version__}"', '"VERSION"')
    if os.environ.get("SQUAREDEAL_GOLDEN") == "write":
        file.write_text(text, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == text
    (again,) = read_text(done.text, suffix=SUFFIXES[to])
    assert isinstance(again, Record)
