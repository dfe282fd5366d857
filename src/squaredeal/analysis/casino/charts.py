"""The best chart of a blackjack table as a page and as a picture; letters as well as colours."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from squaredeal.kernel import BadInput, Unavailable

if TYPE_CHECKING:
    from matplotlib.patches import Rectangle

Rows = Mapping[str, Mapping[str, str]]
COLUMNS = "23456789TA"
MEANING = {
    "H": "hit",
    "S": "stand",
    "D": "double, else hit",
    "d": "double, else stand",
    "R": "surrender, else hit",
    "r": "surrender, else stand",
    "P": "split",
}
COLOURS = {
    "H": "#f4c542",
    "S": "#d9534f",
    "D": "#3fa45b",
    "d": "#8fc79e",
    "R": "#b8b8b8",
    "r": "#dddddd",
    "P": "#4f8fd9",
}
TITLES = {"hard": "Hard totals", "soft": "Soft totals", "pair": "Pairs"}
FORMATS = (".html", ".png")


def write_chart(rows: Rows, path: Path, title: str) -> None:
    """Write a chart as .html or .png. Raises BadInput for another ending."""
    if path.suffix == ".html":
        path.write_text(chart_page(rows, title), encoding="utf-8")
    elif path.suffix == ".png":
        _picture(rows, path, title)
    else:
        raise BadInput(f"{path}: a chart is written as {' or '.join(FORMATS)}")


def chart_page(rows: Rows, title: str) -> str:
    """A page that stands alone, with a table for each kind of hand and a legend."""
    tables = "\n".join(_table(TITLES[kind], lines) for kind, lines in rows.items())
    legend = "".join(
        f'<li><b style="background:{COLOURS[letter]}">{letter}</b> {words}</li>'
        for letter, words in MEANING.items()
    )
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>
body {{ font: 16px/1.4 system-ui, sans-serif; margin: 2rem auto; max-width: 44rem; color: #1a1a1a }}
table {{ border-collapse: collapse; margin: 1rem 0 }}
th, td {{ border: 1px solid #fff; padding: .2rem .6rem; text-align: center }}
td {{ color: #111; font-weight: 600 }}
ul {{ list-style: none; padding: 0; columns: 2 }}
b {{ display: inline-block; width: 1.6em; text-align: center }}
</style>
</head>
<body>
<h1>{escape(title)}</h1>
{tables}
<h2>Letters</h2>
<ul>{legend}</ul>
</body>
</html>
"""


def _table(title: str, lines: Mapping[str, str]) -> str:
    head = "".join(f'<th scope="col">{column}</th>' for column in COLUMNS)
    body = "\n".join(
        f'<tr><th scope="row">{name}</th>'
        + "".join(f'<td style="background:{COLOURS[letter]}">{letter}</td>' for letter in line)
        + "</tr>"
        for name, line in lines.items()
    )
    return (
        f"<table><caption>{title}</caption><thead><tr><td></td>{head}</tr></thead>"
        f"<tbody>{body}</tbody></table>"
    )


def _picture(rows: Rows, path: Path, title: str) -> None:
    try:
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
    except ImportError as error:
        raise Unavailable("pictures need matplotlib: pip install 'squaredeal[analysis]'") from error
    lines = [(kind, name, line) for kind, part in rows.items() for name, line in part.items()]
    figure = Figure(figsize=(6, 0.28 * len(lines) + 1.6))
    FigureCanvasAgg(figure)
    axes = figure.add_subplot()
    axes.set_xlim(-2.4, len(COLUMNS))
    axes.set_ylim(len(lines) + 0.1, -1.2)
    axes.axis("off")
    axes.set_title(title)
    for x, column in enumerate(COLUMNS):
        axes.text(x + 0.5, -0.5, column, ha="center", va="center", weight="bold")
    for y, (kind, name, line) in enumerate(lines):
        axes.text(-0.2, y + 0.5, f"{kind} {name}", ha="right", va="center", fontsize=8)
        for x, letter in enumerate(line):
            axes.add_patch(_square(x, y, COLOURS[letter]))
            axes.text(x + 0.5, y + 0.5, letter, ha="center", va="center", fontsize=8)
    figure.savefig(path, dpi=150, bbox_inches="tight")


def _square(x: int, y: int, colour: str) -> Rectangle:
    from matplotlib import patches

    return patches.Rectangle((x, y), 1, 1, facecolor=colour, edgecolor="white")


__all__ = ["COLOURS", "COLUMNS", "MEANING", "TITLES", "chart_page", "write_chart"]
