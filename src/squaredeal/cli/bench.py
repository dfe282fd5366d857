"""How fast this is, here and now, and beside whom."""

from __future__ import annotations

import json as json_text
from collections.abc import Callable
from typing import Annotated, Any, TypeAlias

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from squaredeal.kernel import BadInput, Unavailable

Figures: TypeAlias = dict[str, Any]
Names = Annotated[list[str] | None, Parameter(show_default=False)]
Peers = Annotated[bool, Parameter(negative="", help="Run PokerKit beside it, in turn.")]
Json = Annotated[bool, Parameter(name="--json", negative="", help="Print JSON for programs.")]


def _hands(peers: bool) -> Figures:
    return _variant("nlhe@1", peers)


def _omaha(peers: bool) -> Figures:
    return _variant("plo@1", peers)


def _variant(code: str, peers: bool) -> Figures:
    from squaredeal.cli.benchmarks.hands import ours, pokerkits
    from squaredeal.cli.benchmarks.timing import alone, in_turn

    if not peers:
        return {"squaredeal": round(alone(ours(code))), "unit": "hands/s"}
    try:
        peer = pokerkits(code)
    except ImportError as error:
        raise Unavailable("the peer is not installed: pip install 'squaredeal[bench]'") from error
    mine, theirs = in_turn((ours(code), peer))
    return {
        "squaredeal": round(mine),
        "pokerkit": round(theirs),
        "ratio": round(mine / theirs, 1),
        "unit": "hands/s",
    }


def _evaluations(peers: bool) -> Figures:
    from squaredeal.cli.benchmarks.evaluations import one_at_a_time
    from squaredeal.cli.benchmarks.timing import alone

    return {"squaredeal": round(alone(one_at_a_time())), "unit": "seven-card hands/s"}


def _batch(peers: bool) -> Figures:
    return _kernel("batches", "seven-card hands/s in batches")


def _matchup(peers: bool) -> Figures:
    from squaredeal.cli.benchmarks.kernels import matchups
    from squaredeal.cli.benchmarks.timing import alone

    return {"squaredeal": round(1000 / alone(matchups()), 2), "unit": "ms for exact AA against KK"}


def _kernel_hands(peers: bool) -> Figures:
    return _kernel("hands", "hands/s through the compiled kernel")


def _kernel(name: str, unit: str) -> Figures:
    from squaredeal.cli.benchmarks import kernels
    from squaredeal.cli.benchmarks.timing import alone

    try:
        work: Callable[[int], int] = getattr(kernels, name)()
    except ImportError as error:
        raise Unavailable(
            "kernels are not installed: pip install 'squaredeal[analysis]'"
        ) from error
    return {"squaredeal": round(alone(work)), "unit": unit}


def _blackjack(peers: bool) -> Figures:
    from squaredeal.cli.benchmarks.casino import PEER, blackjack, peer_blackjack
    from squaredeal.cli.benchmarks.timing import alone, in_turn

    if not peers:
        return {"squaredeal": round(alone(blackjack())), "unit": "rounds/s"}
    try:
        peer = peer_blackjack()
    except ImportError as error:
        raise Unavailable(f"the peer is not installed: pip install {PEER}") from error
    mine, theirs = in_turn((blackjack(), peer))
    return {
        "squaredeal": round(mine),
        PEER: round(theirs),
        "ratio": round(mine / theirs, 1),
        "unit": "rounds/s",
    }


def _casino_kernel(name: str, unit: str) -> Callable[[bool], Figures]:
    def measure(peers: bool) -> Figures:
        from squaredeal.cli.benchmarks import casino
        from squaredeal.cli.benchmarks.timing import alone

        try:
            work: Callable[[int], int] = getattr(casino, f"{name}_kernel")()
        except ImportError as error:
            raise Unavailable(
                "kernels are not installed: pip install 'squaredeal[analysis]'"
            ) from error
        return {"squaredeal": round(alone(work)), "unit": f"{unit}/s through the compiled kernel"}

    return measure


def _decision(peers: bool) -> Figures:
    from squaredeal.cli.benchmarks.decision import bare, sample, whole
    from squaredeal.cli.benchmarks.timing import in_turn

    found = sample()
    door, server = in_turn((bare(found), whole(found)))
    return {
        "squaredeal": round(1e6 / server, 1),
        "door and step": round(1e6 / door, 1),
        "ratio": round(door / server, 1),
        "unit": "microseconds for a decision beside socket and disk",
    }


def _sockets(peers: bool) -> Figures:
    from squaredeal.cli.bench_sockets import measure

    return measure()


BENCHMARKS: dict[str, Callable[[bool], Figures]] = {
    "evaluations": _evaluations,
    "hands": _hands,
    "omaha": _omaha,
    "batch": _batch,
    "matchup": _matchup,
    "kernel-hands": _kernel_hands,
    "blackjack": _blackjack,
    "kernel-blackjack": _casino_kernel("blackjack", "rounds"),
    "kernel-baccarat": _casino_kernel("baccarat", "coups"),
    "kernel-roulette": _casino_kernel("roulette", "spins"),
    "decision": _decision,
    "sockets": _sockets,
}


def bench(names: Names = None, *, peers: Peers = False, json: Json = False) -> None:
    """Measure on this machine: processor time, medians of several runs.

    Parameters
    ----------
    names
        What to measure; everything if left out.
    """
    wanted = names or list(BENCHMARKS)
    for name in wanted:
        if name not in BENCHMARKS:
            raise BadInput(f"nothing is measured as {name!r}; known are {', '.join(BENCHMARKS)}")
    console = Console(stderr=True)
    figures: dict[str, Figures] = {}
    for name in wanted:
        with console.status(f"measuring {name}"):
            figures[name] = BENCHMARKS[name](peers)
    if json:
        print(json_text.dumps(figures))
    else:
        Console().print(_table(figures))


def _table(figures: dict[str, Figures]) -> Table:
    table = Table("Measured", "Figure", "Value")
    for name, found in figures.items():
        for label, value in found.items():
            shown = f"{value:,}" if isinstance(value, int | float) else str(value)
            table.add_row(name, label, shown)
    return table


__all__ = ["BENCHMARKS", "bench"]
