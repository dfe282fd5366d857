"""`squaredeal convert`: what it writes, what it leaves out and with which code it ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.unit.notation import hands
from tests.unit.notation.test_replay_command import run


def test_a_history_is_written_in_another_format(tmp_path: Path) -> None:
    source, target = tmp_path / "a.txt", tmp_path / "b.phh"
    source.write_text(hands.STARS)
    assert 0 == run("convert", str(source), str(target), "--to", "phh")
    assert 0 == run("replay", str(target))


def test_hands_left_out_are_named_and_end_with_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target = tmp_path / "a.txt", tmp_path / "b.ohh"
    source.write_text(hands.STARS.replace("Bob: raises", "Bob: razes") + "\n" + hands.STARS)
    assert 2 == run("convert", str(source), str(target), "--to", "ohh")
    told = capsys.readouterr()
    assert "1 hands written" in told.out
    assert "line 11: not understood: 'Bob: razes $2 to $3'" in told.err
    assert target.exists()


def test_nothing_is_written_where_nothing_can_be_read(tmp_path: Path) -> None:
    source, target = tmp_path / "a.txt", tmp_path / "b.ohh"
    source.write_text("Nowhere Poker\n")
    assert 2 == run("convert", str(source), str(target), "--to", "ohh")
    assert not target.exists()


def test_a_file_is_not_written_over_itself(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = tmp_path / "a.phh"
    source.write_text(hands.PHH)
    assert 2 == run("convert", str(source), str(source), "--to", "phh")
    assert "name another file" in capsys.readouterr().err
    assert hands.PHH == source.read_text()
