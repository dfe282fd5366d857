"""Millions of rounds of a game, and how they spread."""

from __future__ import annotations

import json as json_text
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Column, Table

from squaredeal.kernel import BadInput, Unavailable

if TYPE_CHECKING:
    from squaredeal.analysis.casino.simulate import Simulation

Game = Annotated[str, Parameter(help="blackjack, baccarat, ... or a code such as sic_bo@1.")]
Rounds = Annotated[int, Parameter(help="How many rounds.")]
RulesFile = Annotated[
    Path | None, Parameter(name="--rules", help="A TOML or JSON file of rules to change.")
]
Strategy = Annotated[
    str | None, Parameter(help="How decisions are made: chart or default for blackjack.")
]
Bet = Annotated[str | None, Parameter(help="One bet, such as straight:17 or tie.")]
Seed = Annotated[int, Parameter(help="Where the random numbers start; equal seeds repeat.")]
Jobs = Annotated[int, Parameter(help="Threads; their number changes no result.")]
Json = Annotated[bool, Parameter(name="--json", negative="", help="Print JSON for programs.")]
Plot = Annotated[
    Path | None, Parameter(help="Draw the running result and the distribution, as .png.")
]
SHOWN_NETS = 40


def simulate(
    game: Game,
    *,
    rounds: Rounds = 10_000_000,
    rules: RulesFile = None,
    strategy: Strategy = None,
    bet: Bet = None,
    seed: Seed = 1,
    jobs: Jobs = 1,
    json: Json = False,
    plot: Plot = None,
) -> None:
    """Play a game for so many rounds: return with its error, drawdown, distribution of results."""
    try:
        from squaredeal.analysis.casino.simulate import simulate as play
        from squaredeal.analysis.casino.targets import read_settings, target
    except ImportError as error:
        raise Unavailable("simulation needs numba: pip install 'squaredeal[analysis]'") from error
    if plot is not None and plot.suffix != ".png":
        raise BadInput(f"{plot}: a plot is written as .png")
    meant = target(game, read_settings(rules) if rules is not None else None)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("playing", total=rounds)
        found = play(
            meant,
            rounds,
            seed=seed,
            jobs=jobs,
            bet=bet,
            strategy=strategy,
            progress=lambda done, whole: bar.update(task, completed=done),
        )
    if plot is not None:
        from squaredeal.analysis.casino.plots import write_plot

        write_plot(found, plot)
    if json:
        print(json_text.dumps(_data(found)))
    else:
        _print(found)


def _data(found: Simulation) -> dict[str, Any]:
    exact = found.exact_rtp
    return {
        "game": found.game,
        "bet": found.bet,
        "strategy": found.strategy,
        "rounds": found.rounds,
        "seed": found.seed,
        "rtp": found.rtp,
        "standard_error": found.standard_error,
        "confidence_95": list(found.confidence_95),
        "exact_rtp": exact,
        "errors_off": found.errors_off,
        "standard_deviation": found.standard_deviation,
        "average_total_stake": found.average_total_stake,
        "max_drawdown": found.max_drawdown,
        "highest": found.highest,
        "lowest": found.lowest,
        "seconds": found.seconds,
        "rounds_per_second": found.rounds / max(found.seconds, 1e-9),
        "distribution": [{"net": net, "rounds": count} for net, count in found.nets],
    }


def _print(found: Simulation) -> None:
    console = Console()
    low, high = found.confidence_95
    how = f", {found.strategy}" if found.strategy else ""
    speed = found.rounds / max(found.seconds, 1e-9)
    console.print(f"{found.game}, {found.bet}{how}: {found.rounds:,} rounds, {speed:,.0f} a second")
    console.print(f"returns {found.rtp:.5%} ± {found.standard_error:.5%} (one standard error)")
    console.print(f"95 % between {low:.5%} and {high:.5%}")
    if found.exact_rtp is not None:
        console.print(
            f"exact {found.exact_rtp:.5%}, {found.errors_off or 0:+.2f} standard errors off"
        )
    console.print(f"deepest fall {found.max_drawdown:,.1f} stakes, highest {found.highest:,.1f}")
    right = [Column(name, justify="right") for name in ("Net", "Rounds", "Share")]
    table = Table(*right, "", box=None)
    most = max(count for _, count in found.nets)
    for net, count in found.nets[:SHOWN_NETS]:
        bar = "█" * round(40 * count / most)
        table.add_row(f"{net:+g}", f"{count:,}", f"{count / found.rounds:.4%}", bar)
    console.print(table)
    if len(found.nets) > SHOWN_NETS:
        console.print(f"and {len(found.nets) - SHOWN_NETS} more results; --json lists them")


__all__ = ["simulate"]
