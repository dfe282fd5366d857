"""Transcripts of one round of every game, kept so that a change of rules shows itself.

`python -m tests.golden.transcripts [CODE...]` writes the files anew, on purpose. A transcript is a
setup, then moves in the grammar of moves, each followed by its events as the rail sees them and,
where a seat sees more, as that seat does.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from squaredeal import registry
from squaredeal.journal import decode_value, encode_value
from squaredeal.kernel import (
    RAIL,
    Act,
    Game,
    Move,
    format_move,
    is_over,
    parse_move,
    project,
    replay,
)
from squaredeal.kernel.laws import Turn, walk
from squaredeal.rules import standard
from tests.laws.setups import samples

FOLDER = Path(__file__).parent / "transcripts"
SEEDS = 40


def path_of(code: str) -> Path:
    """Where the transcript of a game is kept."""
    return FOLDER / f"{code}.txt"


def transcribe(game: Game[Any], setup: Any, moves: Iterable[Move]) -> str:
    """The whole text of a round."""
    return "\n".join([*_lines(game, setup, list(moves)), ""])


def _lines(game: Game[Any], setup: Any, moves: list[Move]) -> Iterator[str]:
    yield game.code
    yield f"setup {encode_value(setup).decode()}"
    steps = list(replay(game, setup, moves))
    for said, (_, events) in zip(["", *map(format_move, moves)], steps, strict=True):
        if said:
            yield f"> {said}"
        for event in events:
            yield from _told(event, range(len(setup.stacks)))
    last, _ = steps[-1]
    assert is_over(game, last), f"{game.code}: the transcript stops in the middle"
    held = {place: chips for place, chips in game.chips(last).items() if chips}
    yield "ends " + ", ".join(f"{place} {chips}" for place, chips in held.items())


def _told(event: Any, seats: Iterable[int]) -> Iterator[str]:
    watched = encode_value(project(event, RAIL)).decode()
    yield f"  {watched}"
    for seat in seats:
        seen = encode_value(project(event, seat)).decode()
        if seen != watched:
            yield f"  seat {seat} {seen}"


def read(text: str, game: Game[Any]) -> tuple[Any, list[Move]]:
    """The setup and the moves of a transcript."""
    code, setup, *rest = text.splitlines()
    assert code == game.code
    moves = [parse_move(line[2:]) for line in rest if line.startswith("> ")]
    return decode_value(setup.removeprefix("setup ").encode(), game.setup_type), moves


def write(code: str) -> None:
    """Keep the round, of many played at random, in which the most different things happen."""
    game = registry.game(code, standard())
    rounds = (
        (setup, list(walk(game, setup, Random(f"golden {code} {seed}").randrange)))
        for setup, seed in ((s, n) for s in samples(code) for n in range(SEEDS))
    )
    ranked = zip(rounds, count(), strict=False)
    (setup, turns), _ = max(ranked, key=lambda each: (_variety(each[0][1]), -each[1]))
    moves = [move for _, _, move in turns if move is not None]
    path_of(code).write_text(transcribe(game, setup, moves), encoding="utf-8")


def _variety(turns: list[Turn]) -> int:
    events = {event.__struct_config__.tag for _, events, _ in turns for event in events}
    verbs = {move.verb for _, _, move in turns if isinstance(move, Act)}
    return len(events) + len(verbs)


if __name__ == "__main__":
    for name in sys.argv[1:] or registry.codes():
        write(name)
