"""How much of the pot each hand takes."""

from __future__ import annotations

import json as json_text
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from squaredeal.analysis import CONTESTS, Equity, equity, range_equity
from squaredeal.analysis.equity import SMALL_COUNT
from squaredeal.cards import CardError, parse_cards
from squaredeal.kernel import BadInput

Hands = Annotated[
    str,
    Parameter(
        help="Two to ten hands: cards such as AsAh or, with --ranges, ranges: TT+,AQs+,KJo:0.5."
    ),
]
Board = Annotated[
    str, Parameter(help='Cards on the board, such as "Kd 5c 4c".', show_default=False)
]
Dead = Annotated[str, Parameter(help="Cards that cannot come.", show_default=False)]
VariantCode = Annotated[
    str,
    Parameter(help=f"{', '.join(known.code for known in CONTESTS)}, or a game such as plo8@1."),
]
AsRanges = Annotated[bool, Parameter(negative="", help="Read hands as ranges of two-card hands.")]
Exact = Annotated[bool, Parameter(negative="", help="Count every deal, however long it takes.")]
Sample = Annotated[int | None, Parameter(help="So many random deals instead.")]
Seed = Annotated[int, Parameter(help="Where the random deals start.")]
HeatMap = Annotated[
    Path | None,
    Parameter(help="Draw the first hand against every starting hand, as .png or .svg."),
]
Streets = Annotated[
    Path | None, Parameter(help="Draw equity street by street along --board, as .png or .svg.")
]
Json = Annotated[bool, Parameter(name="--json", negative="", help="Print JSON for programs.")]
DEALS = 1_000_000


def odds(
    *hands: Hands,
    board: Board = "",
    dead: Dead = "",
    variant: VariantCode = "holdem",
    ranges: AsRanges = False,
    exact: Exact = False,
    sample: Sample = None,
    seed: Seed = 1,
    heatmap: HeatMap = None,
    streets: Streets = None,
    json: Json = False,
) -> None:
    """Show each hand's equity, wins and ties: exact where that is quick, else sampled with its
    error.
    """
    if exact and sample is not None:
        raise BadInput("--exact and --sample exclude each other")
    if sample is not None and sample < 1:
        raise BadInput(f"--sample {sample}: at least one deal is needed")
    common, out = parse_cards(board), parse_cards(dead)
    if not hands:
        raise BadInput("name the hands to compare, such as AsAh KsKh")
    how: dict[str, Any] = {
        "variant": variant,
        "exact": True if exact else False if sample is not None else None,
        "deals": sample or DEALS,
        "seed": seed,
    }
    if heatmap is not None:
        _heatmap(heatmap, hands, common, out, variant)
        return
    if streets is not None:
        _streets(streets, hands, common, out, variant)
        return
    with Console(stderr=True).status("counting"):
        if ranges:
            found = range_equity(hands, common, out, **how)
        else:
            found = equity(_cards(hands), common, out, **how)
    if json:
        print(json_text.dumps(_data(hands, found, variant)))
    else:
        _print(hands, found)


def _cards(held: Sequence[str]) -> list[tuple[str, ...]]:
    hands = []
    for text in held:
        try:
            hands.append(parse_cards(text))
        except CardError as error:
            raise BadInput(f"hand {text!r}: {error}; ranges are read with --ranges") from error
    return hands


def _data(held: Sequence[str], found: Equity, variant: str) -> dict[str, Any]:
    return {
        "variant": variant,
        "method": found.method,
        "deals": found.deals,
        "compiled": found.compiled,
        "hands": [
            {
                "hand": text,
                "wins": wins,
                "ties": ties,
                "equity": float(share),
                "share": str(share),
                "standard_error": error,
            }
            for text, wins, ties, share, error in zip(
                held, found.wins, found.ties, found.shares, found.standard_errors, strict=True
            )
        ],
    }


def _print(held: Sequence[str], found: Equity) -> None:
    sampled = found.method == "sampled"
    table = Table("Hand", *[_right(name) for name in ("Equity", "Wins", "Ties")], box=None)
    for place, text in enumerate(held):
        share = f"{float(found.shares[place]):.4%}"
        if sampled:
            share += f" ± {found.standard_errors[place]:.4%}"
        table.add_row(escape(text), share, f"{found.wins[place]:,}", f"{found.ties[place]:,}")
    console = Console()
    console.print(table)
    what = "random deals, ± one standard error" if sampled else "deals, all of them"
    console.print(f"{found.deals:,} {what}")
    if not found.compiled and found.deals > SMALL_COUNT:
        Console(stderr=True).print("counted in plain Python; pip install 'squaredeal\\[analysis]'")


def _right(name: str) -> Any:
    from rich.table import Column

    return Column(name, justify="right")


def _heatmap(
    path: Path, held: Sequence[str], board: tuple[str, ...], dead: tuple[str, ...], variant: str
) -> None:
    from squaredeal.analysis.pictures import draw_heat_map

    if len(held) > 2:
        raise BadInput("--heatmap takes one hand, and at most one range to set it against")
    draw_heat_map(
        path, held[0], board, dead, variant=variant, against=held[1] if held[1:] else "random"
    )


def _streets(
    path: Path, held: Sequence[str], board: tuple[str, ...], dead: tuple[str, ...], variant: str
) -> None:
    from squaredeal.analysis.pictures import draw_streets

    draw_streets(path, _cards(held), board, dead, variant=variant)


__all__ = ["odds"]
