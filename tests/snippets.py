"""What the documentation shows, taken out of its pages so that tests can run it.

A fence may be preceded by a comment: `<!-- file: NAME -->` writes its text to a file that later
examples use, `<!-- not run: REASON -->` leaves it alone.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
FENCE = re.compile(
    r"(?:<!-- (?P<word>file|not run): (?P<about>[^\n]*?) -->\n\n?)?"
    r"^```(?P<kind>\w+)[^\n]*\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)


class Fence(Struct, frozen=True):
    """A block of a page: its language, its text, the line it begins at, what is said before it."""

    kind: str
    text: str
    line: int
    word: str | None = None
    about: str = ""


def fences(page: Path) -> list[Fence]:
    """The blocks of a page in order."""
    text = page.read_text(encoding="utf-8")
    return [
        Fence(
            found["kind"],
            found["text"],
            text.count("\n", 0, found.start("text")) + 1,
            found["word"],
            found["about"] or "",
        )
        for found in FENCE.finditer(text)
    ]


class Example(Struct, frozen=True):
    """A command as a page shows it, and the lines the page says it prints."""

    arguments: tuple[str, ...]
    printed: tuple[str, ...]
    where: str


def examples(page: Path) -> Iterator[Example]:
    """Every `squaredeal ...` of the console blocks; a comment after it is left out."""
    for fence in fences(page):
        if fence.kind not in ("console", "text"):
            continue
        lines = fence.text.splitlines()
        for number, line in enumerate(lines):
            said = line.removeprefix("$ ")
            if not said.startswith("squaredeal ") or (fence.kind == "text" and said == line):
                continue
            arguments = shlex.split(said, comments=True)[1:]
            rest = lines[number + 1 :] if line.startswith("$ ") else []
            printed = []
            for output in rest:
                if output.startswith("$ "):
                    break
                printed.append(output)
            where = f"{page.name}:{fence.line + number}"
            yield Example(tuple(arguments), tuple(printed), where)


def links(page: Path) -> Iterator[str]:
    """The targets of a page's links and pictures, without those to other sites."""
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if "://" not in target:
            yield target


def anchors(page: Path) -> set[str]:
    """The addresses of a page's headings."""
    heads = re.findall(r"^#+ (.+)$", FENCE.sub("", page.read_text(encoding="utf-8")), re.MULTILINE)
    return {
        re.sub(r"[\s-]+", "-", re.sub(r"[^\w\s-]", "", head.lower())).strip("-") for head in heads
    }
