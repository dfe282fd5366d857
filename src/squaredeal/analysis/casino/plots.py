"""A simulation as a picture: the running result in its band, and how single rounds spread."""

from __future__ import annotations

from io import BytesIO
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING

from squaredeal.kernel import Unavailable

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from squaredeal.analysis.casino.simulate import Simulation

BAND = 1.959963984540054


def write_plot(found: Simulation, path: Path) -> None:
    """Write the picture as .png."""
    path.write_bytes(plot_bytes(found))


def plot_bytes(found: Simulation) -> bytes:
    """The picture, PNG."""
    out = BytesIO()
    figure_of(found).savefig(out, format="png", dpi=120, bbox_inches="tight")
    return out.getvalue()


def figure_of(found: Simulation) -> Figure:
    """Two panels: totals with the 95 % band round what the rules say, and the distribution."""
    try:
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
    except ImportError as error:
        raise Unavailable("pictures need matplotlib: pip install 'squaredeal[analysis]'") from error
    figure = Figure(figsize=(9, 7))
    FigureCanvasAgg(figure)
    totals, nets = figure.subplots(2, 1)
    points = len(found.totals) - 1
    rounds = [found.rounds * place / max(points, 1) for place in range(points + 1)]
    edge = 1 - (found.exact_rtp if found.exact_rtp is not None else found.rtp)
    middle = [-edge * played for played in rounds]
    width = [BAND * found.standard_deviation * sqrt(played) for played in rounds]
    low = [m - w for m, w in zip(middle, width, strict=True)]
    high = [m + w for m, w in zip(middle, width, strict=True)]
    totals.fill_between(rounds, low, high, alpha=0.25, label="95 % band")
    totals.plot(rounds, middle, linestyle="--", label="by the rules")
    totals.plot(rounds, found.totals, label="played")
    totals.set_xlabel("rounds")
    totals.set_ylabel("result, stakes")
    totals.set_title(f"{found.game}, {found.bet}: {found.rtp:.4%} over {found.rounds:,} rounds")
    totals.legend()
    shares = [count / found.rounds for _, count in found.nets]
    places = [net for net, _ in found.nets]
    nets.bar(places, shares, width=0.4)
    nets.set_yscale("log")
    nets.set_xlabel("net of one round, stakes")
    nets.set_ylabel("share of rounds")
    figure.tight_layout()
    return figure


__all__ = ["figure_of", "plot_bytes", "write_plot"]
