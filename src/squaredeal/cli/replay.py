"""Plays recorded hands over the engine and says which end as recorded."""

from __future__ import annotations

import json as json_text
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import track

from squaredeal.kernel import BadInput, Unavailable

Paths = Annotated[Path, Parameter(help="Files and folders of hand histories.")]
Json = Annotated[bool, Parameter(name="--json", negative="", help="Print JSON for programs.")]


def replay(*paths: Paths, json: Json = False) -> None:
    """Play recorded hands over the engine and compare every chip.

    Reads PHH, Open Hand History and the text and XML histories of sixteen sites; the format is
    found by content. Exit code 1 if the engine fails a hand, 2 if something cannot be read.
    """
    from squaredeal.notation.report import Report, history_files, replay_file

    report = Report()
    try:
        files = list(history_files(paths))
        console = Console(stderr=True)
        is_seen = console.is_terminal
        for file in track(files, "replaying", console=console, transient=True, disable=not is_seen):
            replay_file(file, report)
    except FileNotFoundError as error:
        raise BadInput(f"there is no file or folder {error.filename or error}") from None
    except OSError as error:
        raise Unavailable(f"cannot read {error.filename}: {error.strerror}") from error
    if not paths:
        raise BadInput("name a file or a folder of hand histories")
    if json:
        print(json_text.dumps(report.as_json()))
        for line in report.unreadable():
            print(f"squaredeal: {line}", file=sys.stderr)
    else:
        for line in report.lines():
            print(line)
    if report.exit_code:
        sys.exit(report.exit_code)


__all__ = ["replay"]
