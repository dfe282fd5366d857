"""Hands from somebody's own files: read, judged and played over the engine. Nothing is kept."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import PurePath
from typing import Final, cast

from squaredeal.games.poker import Poker
from squaredeal.kernel import Illegal
from squaredeal.notation import Fault, Record, game_of, play_known, read_text, replay_record
from squaredeal.notation.formats import decode
from squaredeal.notation.play import Played, trimmed
from squaredeal.notation.script import Unlike
from squaredeal.server import wire
from squaredeal.server.redrawn import drawn

HANDS_MAX: Final = 200
"""So many hands of a file are judged at once."""


def report(data: bytes, name: str) -> wire.ImportReport:
    """What became of every hand of a file, and which can be walked through."""
    found = _read(data, name)
    format_, hands = "", []
    for number, each in enumerate(islice(found, HANDS_MAX), 1):
        hands.append(judged(each, number))
        if isinstance(each, Record):
            format_ = format_ or each.source.format
    return wire.ImportReport(format_, tuple(hands), sum(1 for _ in found))


def record_of(data: bytes, name: str, number: int) -> wire.RoundRecord | None:
    """A hand of a file, counted from 1, step by step; None where none can be played."""
    found = next(islice(_read(data, name), number - 1, number), None)
    if not isinstance(found, Record):
        return None
    game = game_of(found.game, found.betting)
    played = None if game is None else _played(found, game)
    return None if game is None or played is None else drawn(found, game, played, number)


def judged(found: Record | Fault, number: int) -> wire.ImportedHand:
    """One hand with its verdict."""
    if isinstance(found, Fault):
        kind: wire.Verdict = "inconsistent" if found.is_contradiction else "unreadable"
        line, why = found.line, found.why
        return wire.ImportedHand(number, line, found.hand, "", "", kind, why, line, False)
    verdict = replay_record(found)
    game = game_of(found.game, found.betting)
    return wire.ImportedHand(
        number=number,
        line=found.source.line,
        hand=found.source.hand,
        game="" if game is None else game.code,
        variant=found.variant,
        verdict=cast("wire.Verdict", verdict.kind),
        why=verdict.why,
        why_line=verdict.line,
        is_playable=game is not None and _played(found, game) is not None,
        players=tuple(player.name for player in found.players),
        site=found.fact("site"),
        table=found.fact("table"),
        played_at=found.fact("time"),
    )


def _read(data: bytes, name: str) -> Iterator[Record | Fault]:
    return iter(read_text(decode(data), name, PurePath(name).suffix.lower()))


def _played(record: Record, game: Poker) -> Played | None:
    """The hand over the engine; None where it cannot follow, and for one that was cancelled."""
    if record.is_cancelled:
        return None
    for each in (trimmed(record), record) if record.trims_antes else (record,):
        try:
            return play_known(each, game)
        except (Illegal, Unlike):
            continue
    return None


__all__ = ["HANDS_MAX", "judged", "record_of", "report"]
