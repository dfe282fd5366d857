"""Equities as pictures: a hand against every starting hand, and hands street by street."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from squaredeal.analysis.contest import contest
from squaredeal.analysis.equity import equity
from squaredeal.analysis.matchups import range_equity
from squaredeal.analysis.ranges import class_of, classes, parse_range
from squaredeal.cards import CardError
from squaredeal.kernel import BadInput, Unavailable

if TYPE_CHECKING:
    from matplotlib.figure import Figure

FORMATS = (".png", ".svg")
HEAT_DEALS = 100_000
"""Random deals for each starting hand where counting all would take long."""

STREETS = {0: "preflop", 3: "flop", 4: "turn", 5: "river"}


def heat_map(
    hand: str,
    board: Sequence[str] = (),
    dead: Sequence[str] = (),
    *,
    variant: str = "holdem",
    against: str = "random",
) -> list[list[float | None]]:
    """Equity (0 to 1) of a hand or range against each starting hand, in the square of `classes`.

    None where no hand of the class is in the range `against` or possible with the cards seen.
    Sampled with `HEAT_DEALS` deals a class before the flop, where the error is at most 0.4 %, and
    exact after.
    """
    rules = contest(variant)
    mine = parse_range(hand, rules.deck)
    seen = {*board, *dead}
    if len(mine.combos) == 1:
        seen |= set(mine.hands[0])
    theirs = parse_range(against, rules.deck).without(tuple(seen))
    by_class: dict[str, list[str]] = {}
    for pair, weight in theirs.combos:
        by_class.setdefault(class_of(pair), []).append(f"{''.join(pair)}:{weight}")
    square: list[list[float | None]] = []
    for row in classes(rules.deck):
        square.append([])
        for name in row:
            share = None
            if name in by_class:
                found = range_equity(
                    [mine, ",".join(by_class[name])],
                    board,
                    dead,
                    variant=variant,
                    exact=None,
                    deals=HEAT_DEALS,
                )
                share = float(found.shares[0])
            square[-1].append(share)
    return square


def street_shares(
    hands: Sequence[Sequence[str]],
    board: Sequence[str],
    dead: Sequence[str] = (),
    *,
    variant: str = "holdem",
) -> dict[str, tuple[float, ...]]:
    """Equity (0 to 1) of every hand on each street that the board has reached, preflop first.

    Raises CardError for a variant without a board.
    """
    if contest(variant).board != 5:
        raise CardError(variant, 0, "equity by street needs a game with a board of five cards")
    reached = [count for count in STREETS if count <= len(board)]
    return {
        STREETS[count]: tuple(
            float(share)
            for share in equity(hands, board[:count], dead, variant=variant, deals=200_000).shares
        )
        for count in reached
    }


def draw_heat_map(
    path: Path,
    hand: str,
    board: Sequence[str] = (),
    dead: Sequence[str] = (),
    *,
    variant: str = "holdem",
    against: str = "random",
) -> None:
    """Writes `heat_map` as a picture; the suffix .png or .svg decides the format."""
    figure = _figure(path, (9.0, 8.0))
    square = heat_map(hand, board, dead, variant=variant, against=against)
    axes = figure.add_subplot()
    names = classes(contest(variant).deck)
    shown = [[float("nan") if share is None else share for share in row] for row in square]
    image = axes.imshow(shown, cmap="RdYlGn", vmin=0.0, vmax=1.0)
    for row, line in enumerate(square):
        for column, share in enumerate(line):
            label = names[row][column] + ("" if share is None else f"\n{share:.0%}")
            axes.text(column, row, label, ha="center", va="center", fontsize=7)
    axes.set_xticks([])
    axes.set_yticks([])
    where = f" on {' '.join(board)}" if board else ""
    axes.set_title(f"Equity of {hand}{where} against each starting hand")
    figure.colorbar(image, ax=axes, shrink=0.8, format="{x:.0%}")
    figure.savefig(path, bbox_inches="tight")


def draw_streets(
    path: Path,
    hands: Sequence[Sequence[str]],
    board: Sequence[str],
    dead: Sequence[str] = (),
    *,
    variant: str = "holdem",
) -> None:
    """Writes `street_shares` as lines; the suffix .png or .svg decides the format."""
    figure = _figure(path, (8.0, 4.5))
    by_street = street_shares(hands, board, dead, variant=variant)
    axes = figure.add_subplot()
    for place, hand in enumerate(hands):
        shares = [found[place] for found in by_street.values()]
        axes.plot(list(by_street), shares, marker="o", label=" ".join(hand))
    axes.set_ylim(0.0, 1.0)
    axes.yaxis.set_major_formatter("{x:.0%}")
    axes.set_ylabel("Equity")
    axes.set_title("Equity by street" + (f", board {' '.join(board)}" if board else ""))
    axes.grid(visible=True, alpha=0.3)
    axes.legend()
    figure.savefig(path, bbox_inches="tight")


def _figure(path: Path, inches: tuple[float, float]) -> Figure:
    if path.suffix.lower() not in FORMATS:
        raise BadInput(f"{path}: pictures are written as {' or '.join(FORMATS)}")
    if not path.parent.is_dir():
        raise BadInput(f"{path}: there is no folder {path.parent}")
    try:
        from matplotlib.figure import Figure
    except ModuleNotFoundError as error:
        raise Unavailable("pictures need matplotlib: pip install 'squaredeal[analysis]'") from error
    return Figure(figsize=inches, dpi=120)
