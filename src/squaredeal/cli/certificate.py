"""A signed-off report on one game."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import Progress

from squaredeal import __version__
from squaredeal.kernel import BadInput, Broken, Unavailable

Game = Annotated[str, Parameter(help="blackjack, baccarat, ... or a code such as sic_bo@1.")]
RulesFile = Annotated[
    Path | None, Parameter(name="--rules", help="A TOML or JSON file of rules to change.")
]
Out = Annotated[
    Path | None, Parameter(help="Where to write it, .html or .pdf; by default GAME.html.")
]
Rounds = Annotated[int, Parameter(help="Rounds to simulate.")]
Draws = Annotated[int, Parameter(help="Samples of each test of the generator.")]
Seed = Annotated[int, Parameter(help="Where the simulation's random numbers start.")]


def certificate(
    game: Game,
    *,
    rules: RulesFile = None,
    out: Out = None,
    rounds: Rounds = 20_000_000,
    draws: Draws = 50_000,
    seed: Seed = 1,
) -> None:
    """Write a report on a game: rules, exact returns, simulation band, tests of the generator."""
    try:
        from squaredeal.analysis.casino import certificate as certificates
        from squaredeal.analysis.casino.fairness import bounded_tests, outcome_test
        from squaredeal.analysis.casino.report import report
        from squaredeal.analysis.casino.simulate import simulate
        from squaredeal.analysis.casino.targets import read_settings, target
    except ImportError as error:
        raise Unavailable("a certificate needs 'squaredeal[analysis]'") from error
    from squaredeal.dealers.generator import OsGenerator

    path = out or Path(f"{game.partition('@')[0]}.html")
    if path.suffix not in (".html", ".pdf"):
        raise BadInput(f"{path}: a certificate is written as .html or .pdf")
    meant = target(game, read_settings(rules) if rules is not None else None)
    generator = OsGenerator()
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("counting", total=None)
        found = report(meant, lambda done, whole: bar.update(task, completed=done, total=whole))
        bar.update(task, description="playing", completed=0, total=rounds)
        played = simulate(
            meant, rounds, seed=seed, progress=lambda done, whole: bar.update(task, completed=done)
        )
        bar.update(task, description="testing the generator", total=None)
        tests = (*bounded_tests(generator, draws), outcome_test(meant, generator, draws))
    made_at = datetime.now(UTC).isoformat(timespec="seconds")
    made = certificates.Certificate(meant, found, played, tests, __version__, made_at)
    if path.suffix == ".pdf":
        path.write_bytes(certificates.pdf_pages(made))
    else:
        path.write_text(certificates.html_page(made), encoding="utf-8")
    print(f"{path}: {'all checks passed' if made.is_clean else 'CHECKS FAILED'}")
    if not made.is_clean:
        raise Broken(f"{path} reports a check that failed")


__all__ = ["certificate"]
