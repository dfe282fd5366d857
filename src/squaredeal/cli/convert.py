"""Writes hand histories in another format."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from squaredeal.kernel import BadInput, Unavailable

Source = Annotated[Path, Parameter(help="A file or folder of hand histories, in any format.")]
Target = Annotated[Path, Parameter(help="The file to write; it is replaced if it exists.")]
Format = Annotated[Literal["phh", "pokerstars", "ohh"], Parameter(help="What to write.")]


def convert(source: Source, target: Target, *, to: Format) -> None:
    """Write hand histories in another format.

    Hands that cannot be read, or that the format cannot hold, are named and left out; then the
    exit code is 2. From PHH to PHH every field, comment and form of number stays.
    """
    from squaredeal.notation.convert import convert as convert_hands
    from squaredeal.notation.convert import names_of
    from squaredeal.notation.formats import read_file
    from squaredeal.notation.report import history_files

    try:
        files = list(history_files([source]))
    except FileNotFoundError:
        raise BadInput(f"there is no file or folder {source}") from None
    if target in files:
        raise BadInput(f"{target} is what is read: name another file to write")
    try:
        found = (hand for file in files for hand in read_file(file))
        done = convert_hands(found, to, several=target.suffix != ".phh")
        if done.hands:
            target.write_text(done.text, encoding="utf-8", newline="")
    except OSError as error:
        raise Unavailable(f"{error.filename}: {error.strerror}") from error
    for line in names_of(done.left_out):
        print(f"left out: {line}", file=sys.stderr)
    print(f"{done.hands} hands written to {target}, {len(done.left_out)} left out")
    if done.left_out or not done.hands:
        sys.exit(2)


__all__ = ["convert"]
