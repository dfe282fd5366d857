"""Every registered game has a kept transcript, and still plays it line by line."""

from __future__ import annotations

import pytest

from squaredeal import registry
from squaredeal.rules import standard
from tests.golden.transcripts import FOLDER, path_of, read, transcribe


def test_no_transcript_is_of_a_game_that_is_gone() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} <= set(registry.codes())


@pytest.mark.parametrize("code", registry.codes())
def test_the_game_plays_its_transcript_line_by_line(code: str) -> None:
    path = path_of(code)
    assert path.is_file(), f"write it with: python -m tests.golden.transcripts {code}"
    kept = path.read_text(encoding="utf-8")
    game = registry.game(code, standard())
    setup, moves = read(kept, game)
    assert kept.splitlines() == transcribe(game, setup, moves).splitlines()
