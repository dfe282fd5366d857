"""The commands `odds` and `icm`, as people and programs use them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from squaredeal.cli import main

FLOP = ["AsAh", "KsKh", "--board", "Kd 7c 2c"]


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a command that succeeds prints."""
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert not stopped.value.code
    return capsys.readouterr().out


def fails(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one sentence with which a command refuses."""
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    said = capsys.readouterr()
    assert said.out == ""
    return said.err


def test_hands_are_compared_exactly(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(run(capsys, "odds", *FLOP, "--json"))
    assert (found["method"], found["deals"], found["variant"]) == ("exact", 990, "holdem")
    aces, kings = found["hands"]
    assert (aces["hand"], aces["wins"] + kings["wins"], aces["ties"]) == ("AsAh", 990, 0)
    assert aces["share"] == f"{aces['wins']}/990" or aces["equity"] == aces["wins"] / 990
    assert aces["standard_error"] == 0


def test_people_see_shares_and_what_was_counted(capsys: pytest.CaptureFixture[str]) -> None:
    shown = run(capsys, "odds", *FLOP)
    assert "AsAh" in shown
    assert "990 deals, all of them" in shown
    shown = run(capsys, "odds", *FLOP, "--sample", "500")
    assert "±" in shown
    assert "500 random deals" in shown


def test_ranges_are_read_when_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    board = ["--board", "Kd 7c 2c 9s 3h"]
    found = json.loads(run(capsys, "odds", "AA", "QQ,KK:0.5", "--ranges", *board, "--json"))
    assert found["hands"][1]["equity"] == pytest.approx(0.2)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["odds"], "name the hands"),
        (["odds", "AA", "KsKh"], "ranges are read with --ranges"),
        (["odds", "AsAh", "KsKx"], "'x' is not a suit"),
        (["odds", "AsAh", "AsKd"], "cannot give this card"),
        (["odds", "AsAh", "KsKh", "--variant", "snap"], "not a variant with odds"),
        (["odds", *FLOP, "--exact", "--sample", "5"], "exclude each other"),
        (["odds", *FLOP, "--sample", "0"], "at least one deal"),
        (["odds", *FLOP, "--streets", "odds.gif"], "written as .png or .svg"),
        (["odds", "AsAh", "--heatmap", "nowhere/odds.png"], "there is no folder"),
        (["odds", *FLOP, "QsQh", "--heatmap", "odds.png"], "takes one hand"),
        (["icm", "--stacks", "5000,x", "--prizes", "1"], "'x' is not a whole number"),
        (["icm", "--stacks", "0,0", "--prizes", "1"], "stacks must be"),
    ],
)
def test_what_cannot_be_read_is_one_sentence(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = fails(capsys, *arguments)
    assert reason in said
    assert said.startswith("squaredeal: ")
    assert said.count("\n") == 1


def test_stacks_are_valued(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["icm", "--stacks", "5000,3000,2000", "--prizes", "50,30,20"]
    found = json.loads(run(capsys, *arguments, "--json"))
    assert (found["method"], found["error"]) == ("exact", 0)
    assert [player["exact"] for player in found["players"]] == ["1075/28", "131/4", "202/7"]
    assert [player["units"] for player in found["players"]] == [38, 33, 29]
    assert "exact" in run(capsys, *arguments)


def test_a_large_field_states_its_error(capsys: pytest.CaptureFixture[str]) -> None:
    stacks = ",".join(str(100 + place) for place in range(20))
    assert "error at most" in run(capsys, "icm", "--stacks", stacks, "--prizes", "50,30,20")


@pytest.mark.parametrize(("suffix", "start"), [(".png", b"\x89PNG"), (".svg", b"<?xml")])
def test_pictures_are_written(
    suffix: str, start: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("matplotlib")
    streets, heat = tmp_path / f"streets{suffix}", tmp_path / f"heat{suffix}"
    board = ["--board", "Kd 7c 2c 9s 3h"]
    run(capsys, "odds", "AsAh", "KsQh", *board, "--streets", str(streets))
    run(capsys, "odds", "AsAh", "QQ+,72o", *board, "--heatmap", str(heat))
    assert streets.read_bytes().startswith(start)
    assert heat.read_bytes().startswith(start)
