"""What somebody is told of hand histories that they brought; nothing of them is kept."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Verdict: TypeAlias = Literal["matched", "inconsistent", "unsupported", "failed", "unreadable"]


class ImportedHand(Struct, frozen=True):
    """One hand of a file. `number` counts them from 1, `line` is the first line of the hand.

    `hand`, `played_at`, `site`, `table` are as the history prints them, `players` in the order of
    play. `game` is the engine's code, empty where it has no such game; `variant` the game in words.
    `verdict` is what became of it and `why` says so in English, about the line `why_line` where one
    is concerned, else 0. `is_playable`: there are steps to walk through.
    """

    number: int
    line: int
    hand: str
    game: str
    variant: str
    verdict: Verdict
    why: str
    why_line: int
    is_playable: bool
    players: tuple[str, ...] = ()
    site: str = ""
    table: str = ""
    played_at: str = ""


class ImportReport(Struct, frozen=True):
    """`POST /api/imports?name=`, the body being the file. `format` is the one that was found.

    `left_out` hands were more than are read at once. `POST /api/imports/<number>?name=` with the
    same body is the `RoundRecord` of one hand.
    """

    format: str
    hands: tuple[ImportedHand, ...]
    left_out: int = 0


__all__ = ["ImportReport", "ImportedHand", "Verdict"]
