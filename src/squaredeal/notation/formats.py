"""Which format a text is in, found by its content, and the reading of whole files."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

from msgspec import Struct

from squaredeal.notation import grammar
from squaredeal.notation.grammar import Line
from squaredeal.notation.ohh import SIGN, cut_ohh, read_ohh
from squaredeal.notation.phh import read_phh
from squaredeal.notation.record import Fault, Record, Unread
from squaredeal.notation.sites import (
    bovada,
    fulltilt,
    ipoker,
    kingsclub,
    merge,
    microgaming,
    ongame,
    pacific,
    party,
    pkr,
    stars,
    swc,
    winamax,
    winning,
)


class Format(Struct, frozen=True):
    """A history format: what its text looks like, how hands are cut apart and one is read."""

    name: str
    sign: str
    cut: Callable[[str], Iterator[list[Line]]]
    read: Callable[[list[Line], str], Record]


def _lines(head: str, between: str = r"(?!)") -> Callable[[str], Iterator[list[Line]]]:
    return lambda text: grammar.cut(text, head, between)


FORMATS = (
    Format("ohh", SIGN, cut_ohh, read_ohh),
    Format("ipoker", r"<session\b", ipoker.cut, ipoker.IPOKER.read),
    Format("merge", r"<description type=", merge.cut, merge.MERGE.read),
    Format("microgaming", r"<Game hhversion=", microgaming.cut, microgaming.MICROGAMING.read),
    Format("winamax", winamax.HEAD, _lines(winamax.HEAD), winamax.WINAMAX.read),
    Format("fulltilt", fulltilt.HEAD, _lines(fulltilt.HEAD), fulltilt.FULL_TILT.read),
    Format("bovada", bovada.HEAD, _lines(bovada.HEAD), bovada.BOVADA.read),
    Format("pokerstars", stars.HEAD, _lines(stars.HEAD), stars.STARS.read),
    Format("888", pacific.HEAD, _lines(pacific.HEAD, pacific.BETWEEN), pacific.PACIFIC.read),
    Format("partypoker", party.HEAD, _lines(party.HEAD, party.BETWEEN), party.PARTY.read),
    Format("ongame", ongame.HEAD, _lines(ongame.HEAD), ongame.ONGAME.read),
    Format("pkr", pkr.HEAD, _lines(pkr.HEAD), pkr.PKR.read),
    Format("winning", winning.HEAD, _lines(winning.HEAD), winning.WINNING.read),
    Format("swc", swc.HEAD, _lines(swc.HEAD), swc.SWC.read),
    Format("kingsclub", kingsclub.HEAD, _lines(kingsclub.HEAD), kingsclub.KINGSCLUB.read),
)
"""In the order in which a text is asked whether it is one."""

SUFFIXES = (".phh", ".phhs", ".txt", ".xml", ".ohh", ".json")
"""What the files of histories end with; in a folder nothing else is read."""

_PHH = re.compile(r"^\s*variant\s*=", re.M)


def read_file(path: Path, name: str | None = None) -> Iterator[Record | Fault]:
    """Every hand of a file in order, whatever its format and encoding.

    `name` is how faults and records call the file. Never raises for what the file holds: what
    cannot be read is a Fault. Raises OSError when the file cannot be opened.
    """
    called = str(path) if name is None else name
    yield from read_text(decode(path.read_bytes()), called, path.suffix)


def read_text(text: str, file: str = "", suffix: str = "") -> Iterator[Record | Fault]:
    """Every hand of a text. The suffix of a PHH file settles the format, else the content does."""
    if suffix in (".phh", ".phhs") or _PHH.search(text):
        yield from read_phh(text, file)
        return
    for known in FORMATS:
        if re.search(rf"^\s*\ufeff?(?:{known.sign})", text, re.M):
            yield from _read(known, text, file)
            return
    if text.strip():
        first = next(line for line in text.splitlines() if line.strip())
        yield Fault(file, "", 1, f"the format is not known; it begins {first.strip()[:60]!r}")
    else:
        yield Fault(file, "", 1, "the file is empty")


def _read(known: Format, text: str, file: str) -> Iterator[Record | Fault]:
    for lines in known.cut(text):
        if not any(re.search(r"\d", line) for _, line in lines):
            continue
        try:
            yield known.read(lines, file)
        except Unread as error:
            yield Fault(file, _number(lines), error.line, error.why, error.is_contradiction)


def _number(lines: list[Line]) -> str:
    """The hand's number as its first lines print it."""
    for _, line in lines[:3]:
        found = re.search(r"#([\w.-]*\d[\w.-]*)|(?:id|gamecode)=\"([^\"]+)\"|hand (\S+)", line)
        if found:
            return found[1] or found[2] or found[3]
    return ""


def decode(data: bytes) -> str:
    """Text of a file: UTF-8 or UTF-16 with or without a mark, else the Windows code page 1252."""
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return data.decode("utf-16", errors="replace")
    if data[1:2] == b"\0" and data[3:4] == b"\0":
        return data.decode("utf-16-le", errors="replace")
    if data[:1] == b"\0" and data[2:3] == b"\0":
        return data.decode("utf-16-be", errors="replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return _by_line(data)


def _by_line(data: bytes) -> str:
    """Mixed encodings: each line is UTF-8 if it can be, else the Windows code page."""
    lines = []
    for line in data.removeprefix(b"\xef\xbb\xbf").split(b"\n"):
        try:
            lines.append(line.decode("utf-8"))
        except UnicodeDecodeError:
            lines.append(line.decode("cp1252", errors="replace"))
    return "\n".join(lines)


__all__ = ["FORMATS", "SUFFIXES", "Format", "decode", "read_file", "read_text"]
