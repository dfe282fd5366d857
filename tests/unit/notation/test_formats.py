"""Formats are found by content, whatever the encoding; a file that is none is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from squaredeal.notation.formats import FORMATS, decode, read_file, read_text
from squaredeal.notation.record import Fault, Record
from tests.unit.notation import hands


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "cp1252"])
def test_a_history_is_read_in_the_encodings_that_sites_write(encoding: str) -> None:
    text = hands.STARS.replace("Ann: the 1st", "Zoë")
    (record,) = read_text(decode(text.encode(encoding)))
    assert isinstance(record, Record)
    assert "Zoë" in [player.name for player in record.players]


def test_lines_of_two_encodings_in_one_file_are_both_read() -> None:
    first = hands.STARS.replace("Ann: the 1st", "Zoë").encode("utf-8")
    second = hands.STARS.replace("Ann: the 1st", "Zoë").encode("cp1252")
    found = list(read_text(decode(first + b"\n" + second)))
    names = [[player.name for player in r.players] for r in found if isinstance(r, Record)]
    assert [["Cyd", "Zoë", "Bob"]] * 2 == names


def test_an_unknown_site_is_named(tmp_path: Path) -> None:
    file = tmp_path / "x.txt"
    file.write_text("Nowhere Poker Hand 1\nAnn bets 5\n")
    (fault,) = read_file(file)
    assert isinstance(fault, Fault)
    assert "the format is not known" in fault.why
    assert "Nowhere Poker" in fault.why


def test_an_empty_file_is_a_fault(tmp_path: Path) -> None:
    file = tmp_path / "x.txt"
    file.write_bytes(b"")
    assert ["the file is empty"] == [found.why for found in read_file(file) if type(found) is Fault]


def test_no_two_formats_have_one_name() -> None:
    assert len(FORMATS) == len({known.name for known in FORMATS})
