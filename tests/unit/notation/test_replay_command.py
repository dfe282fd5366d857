"""`squaredeal replay`: what it prints and with which code it ends."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from squaredeal.cli import main
from tests.unit.notation import hands


def run(*arguments: str) -> int:
    """The exit code of a command."""
    try:
        main(arguments)
    except SystemExit as ended:
        return int(ended.code or 0)
    return 0


def test_a_folder_is_walked_and_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner" / "a.phh").write_text(hands.PHH)
    (tmp_path / "b.txt").write_text(hands.STARS)
    (tmp_path / "notes.md").write_text("not a history")
    assert 0 == run("replay", str(tmp_path), "--json")
    told = json.loads(capsys.readouterr().out)
    assert (2, 2, []) == (told["hands"], told["matched"], told["failed"])


def test_a_hand_that_fails_ends_with_1_and_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a.phh"
    file.write_text(hands.PHH.replace("[1200, 490, 610]", "[1190, 500, 610]"))
    assert 1 == run("replay", str(file), "--json")
    (failed,) = json.loads(capsys.readouterr().out)["failed"]
    assert (str(file), "7") == (failed["file"], failed["hand"])


def test_a_file_with_a_typo_ends_with_2_and_the_rest_is_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a.phh").write_text("variant = 'NT\n")
    (tmp_path / "b.phh").write_text(hands.PHH)
    assert 2 == run("replay", str(tmp_path))
    told = capsys.readouterr().out
    assert "a.phh, line 1: not TOML" in told
    assert "2 hands: 1 matched" in told


def test_a_path_that_is_not_there_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == run("replay", "/no/such/place")
    assert "there is no file or folder /no/such/place" in capsys.readouterr().err
