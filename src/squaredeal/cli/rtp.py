"""What a game returns, computed from its rules."""

from __future__ import annotations

import json as json_text
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.progress import Progress
from rich.table import Column, Table
from rich.text import Text

from squaredeal.kernel import BadInput, Unavailable

Game = Annotated[
    str, Parameter(help="blackjack, baccarat, roulette, ... or a code such as sic_bo@1.")
]
RulesFile = Annotated[
    Path | None, Parameter(name="--rules", help="A TOML or JSON file of rules to change.")
]
Bet = Annotated[str | None, Parameter(help="One bet, such as straight:17 or tie.")]
Json = Annotated[bool, Parameter(name="--json", negative="", help="Print JSON for programs.")]
Chart = Annotated[
    list[Path] | None,
    Parameter(
        name="--chart",
        consume_multiple=True,
        help="Show blackjack's best chart, or write it to .html and .png files.",
    ),
]


def rtp(
    game: Game,
    *,
    rules: RulesFile = None,
    bet: Bet = None,
    json: Json = False,
    chart: Chart = None,
) -> None:
    """Show the return and edge of every bet, exact, by the rules of a game or a file of changes."""
    from squaredeal.analysis.casino import report as reports
    from squaredeal.analysis.casino.targets import read_settings, target

    meant = target(game, read_settings(rules) if rules is not None else None)
    if chart is not None:
        with needing_arrays():
            _chart(meant, chart, json)
        return
    with needing_arrays(), Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("counting", total=None)
        found = reports.report(
            meant, lambda done, whole: bar.update(task, completed=done, total=whole)
        )
    if bet is not None:
        one = found.bet(bet)
        data = {"game": found.family, "bet": bet, **reports.bet_data(one)}
        data["method"] = found.figures["method"]
        print(json_text.dumps(data)) if json else _print(found.figures, {bet: data})
        return
    data = reports.report_data(found)
    print(json_text.dumps(data)) if json else _print(found.figures, data["bets"])


@contextmanager
def needing_arrays() -> Iterator[None]:
    """Solvers count in arrays; where these are not installed, one sentence says so."""
    try:
        yield
    except ImportError as error:
        raise Unavailable("this takes arrays: pip install 'squaredeal[analysis]'") from error


def _print(figures: dict[str, Any], bets: dict[str, Any]) -> None:
    console = Console()
    table = Table(
        "Bet", *[Column(name, justify="right") for name in ("Wins", "Returns", "Edge")], box=None
    )
    for name, bet in bets.items():
        row = [bet.get(key) for key in ("probability", "rtp", "edge")]
        table.add_row(name, *["" if value is None else f"{value:.6%}" for value in row])
    console.print(table)
    for name, value in figures.items():
        shown = f"{value:.10f}" if isinstance(value, float) else str(value)
        console.print(f"{name.replace('_', ' ')}: {shown}")


def _chart(meant: Any, paths: list[Path], json: bool) -> None:
    if meant.family != "blackjack":
        raise BadInput(f"only blackjack has a chart, not {meant.family}")
    from squaredeal.analysis.casino.blackjack import play_by_chart, rows_of
    from squaredeal.analysis.casino.charts import write_chart

    rows = rows_of(meant.rules)
    returned, stake = play_by_chart(meant.rules)
    for path in paths:
        write_chart(rows, path, f"Blackjack, returns {returned:.4%} by this chart")
    if json:
        data = {"rtp_chart": returned, "average_total_stake": stake, "chart": rows}
        print(json_text.dumps(data))
    elif not paths:
        _print_chart(rows)
        Console().print(f"returns {returned:.6%} of the initial stake")


def _print_chart(rows: dict[str, dict[str, str]]) -> None:
    from squaredeal.analysis.casino.charts import COLOURS, COLUMNS, MEANING, TITLES

    console = Console()
    for kind, lines in rows.items():
        table = Table(f"{TITLES[kind]:12}", *[f" {c} " for c in COLUMNS], box=None, padding=0)
        for name, line in lines.items():
            cells = [Text(f" {letter} ", style=f"black on {COLOURS[letter]}") for letter in line]
            table.add_row(name, *cells)
        console.print(table)
    console.print(", ".join(f"{letter} {words}" for letter, words in MEANING.items()))


__all__ = ["rtp"]
