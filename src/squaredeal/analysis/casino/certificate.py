"""A report that a person can sign: rules, exact returns, simulation, generator."""

from __future__ import annotations

import hashlib
from base64 import b64encode
from html import escape
from io import BytesIO
from typing import Any

import msgspec
from msgspec import Struct

from squaredeal.analysis.casino.fairness import Test
from squaredeal.analysis.casino.plots import figure_of, plot_bytes
from squaredeal.analysis.casino.report import Report, bet_data
from squaredeal.analysis.casino.simulate import Simulation
from squaredeal.analysis.casino.targets import Target
from squaredeal.kernel import Unavailable
from squaredeal.rules.catalogue import catalogue

BAND = 3.2905267314919255
"""Standard errors between which 999 of 1,000 simulations fall."""
LINES_ON_A_PAGE = 58
CLAUSES = {
    "blackjack": "bjl.",
    "baccarat": "bac.",
    "roulette": "roul.",
    "sic_bo": "rng.game.sic-bo",
    "dragon_tiger": "rng.game.dragon-tiger",
    "wheel": "rng.game.wheel-of-fortune",
    "slots": "rng.game.slots",
    "casino_holdem": "rng.game.casino-poker",
    "russian_poker": "rng.game.russian-poker",
}
"""Where the clauses of a game begin, or the one there is."""


class Certificate(Struct, frozen=True):
    """Everything that is certified. `made_at` is an ISO date and time, UTC."""

    target: Target
    report: Report
    simulation: Simulation
    tests: tuple[Test, ...]
    version: str
    made_at: str

    @property
    def is_clean(self) -> bool:
        """The simulation lies in its band and the generator passed every test."""
        off = self.simulation.errors_off
        return (off is None or abs(off) < BAND) and all(test.passed for test in self.tests)

    @property
    def fingerprint(self) -> str:
        """SHA-256 of rules, returns, simulation and tests."""
        parts = (self.target.family, self.target.rules, self.report.figures)
        body = msgspec.json.encode(
            (*parts, self.simulation.seed, self.simulation.rtp, self.tests), enc_hook=str
        )
        return hashlib.sha256(body).hexdigest()


Rows = list[tuple[str, ...]]


def sections(certificate: Certificate) -> list[tuple[str, Rows]]:
    """The report as titles with rows, the first row of each being its head."""
    found, played = certificate.report, certificate.simulation
    rules: Rows = [("Rule", "Value"), *_rules(certificate.target.rules)]
    figures: Rows = [
        ("Figure", "Value"),
        *[(_words(k), _figure(v)) for k, v in found.figures.items()],
    ]
    bets: Rows = [("Bet", "Wins", "Returns", "Edge")]
    for bet in found.bets:
        data = bet_data(bet)
        keys = ("probability", "rtp", "edge")
        bets.append((bet.bet, *[f"{data[k]:.6%}" if k in data else "" for k in keys]))
    tests: Rows = [("Counted", "Samples", "Chi-square", "Degrees", "Chance", "Result")]
    for test in certificate.tests:
        verdict = "passed" if test.passed else "FAILED"
        row = (f"{test.samples:,}", f"{test.chi_square:.2f}", str(test.degrees))
        tests.append((test.name, *row, f"{test.chance:.4f}", verdict))
    clauses: Rows = [("Clause", "Says"), *_clauses(certificate.target)]
    return [
        ("Rules", rules),
        ("Clauses", clauses),
        ("Exact returns", figures),
        ("Bets", bets),
        ("Simulation", [("Figure", "Value"), *_simulation(played)]),
        ("Generator", tests),
    ]


def _simulation(played: Simulation) -> Rows:
    low, high = played.confidence_95
    rows: Rows = [
        ("bet", f"{played.bet} {played.strategy}".strip()),
        ("rounds", f"{played.rounds:,}"),
        ("seed", str(played.seed)),
        ("return", f"{played.rtp:.5%} ± {played.standard_error:.5%}"),
        ("95 % band", f"{low:.5%} to {high:.5%}"),
    ]
    if played.exact_rtp is not None:
        rows.append(("exact return", f"{played.exact_rtp:.5%}"))
        rows.append(("standard errors off", f"{played.errors_off or 0:+.2f}"))
    rows.append(("deepest fall", f"{played.max_drawdown:,.1f} stakes"))
    return rows


def _rules(rules: Any) -> Rows:
    data = msgspec.to_builtins(rules, enc_hook=str)
    return [(_words(key), _figure(value)) for key, value in data.items()]


def _clauses(target: Target) -> Rows:
    """The clauses that the game stands on, in the order of the catalogue."""
    start = CLAUSES[target.family]
    if target.family == "blackjack" and target.rules.dealer_bj == "peek_ace":
        start = "bj."
    return [(clause.id, clause.rule) for clause in catalogue().values() if _under(clause.id, start)]


def _under(clause: str, start: str) -> bool:
    return clause.startswith(start) if start.endswith(".") else clause == start


def _words(key: str) -> str:
    return key.replace("_", " ")


def _figure(value: Any) -> str:
    return f"{value:.10f}" if isinstance(value, float) else str(value)


def html_page(certificate: Certificate) -> str:
    """The report as a page that stands alone."""
    title = f"Certificate of {_words(certificate.target.family)}"
    tables = "\n".join(_table(name, rows) for name, rows in sections(certificate))
    picture = b64encode(plot_bytes(certificate.simulation)).decode()
    verdict = "all checks passed" if certificate.is_clean else "CHECKS FAILED"
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>
body {{ font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 54rem; color: #1a1a1a }}
table {{ border-collapse: collapse; width: 100%; margin: .5rem 0 2rem }}
th, td {{ text-align: left; padding: .25rem .6rem; border-bottom: 1px solid #ccc }}
td {{ overflow-wrap: anywhere }}
img {{ max-width: 100% }}
.sign {{ display: flex; gap: 3rem; margin-top: 4rem }}
.sign p {{ flex: 1; border-top: 1px solid #1a1a1a }}
</style>
</head>
<body>
<h1>{escape(title)}</h1>
<p>Made {escape(certificate.made_at)} by squaredeal {escape(certificate.version)}: {verdict}.</p>
<p>Fingerprint (SHA-256): <code>{certificate.fingerprint}</code></p>
{tables}
<h2>Running result and distribution</h2>
<img alt="The running result lies in its band; single rounds spread as tabled."
 src="data:image/png;base64,{picture}">
<div class="sign"><p>Mathematics</p><p>Operations</p><p>Date</p></div>
</body>
</html>
"""


def _table(name: str, rows: Rows) -> str:
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in rows[0])
    body = "\n".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows[1:]
    )
    return (
        f"<h2>{escape(name)}</h2><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    )


def pdf_pages(certificate: Certificate) -> bytes:
    """The same report as a PDF."""
    try:
        from matplotlib.backends.backend_pdf import PdfPages
        from matplotlib.figure import Figure
    except ImportError as error:
        raise Unavailable("a PDF needs matplotlib: pip install 'squaredeal[analysis]'") from error
    lines = text_lines(certificate)
    out = BytesIO()
    with PdfPages(out) as pages:
        for start in range(0, len(lines), LINES_ON_A_PAGE):
            page = Figure(figsize=(8.27, 11.69))
            text = "\n".join(lines[start : start + LINES_ON_A_PAGE])
            page.text(0.07, 0.96, text, family="monospace", fontsize=8, va="top")
            pages.savefig(page)
        pages.savefig(figure_of(certificate.simulation))
    return out.getvalue()


def text_lines(certificate: Certificate) -> list[str]:
    """The report in lines of text."""
    verdict = "all checks passed" if certificate.is_clean else "CHECKS FAILED"
    lines = [
        f"Certificate of {_words(certificate.target.family)}",
        f"Made {certificate.made_at} by squaredeal {certificate.version}: {verdict}",
        f"SHA-256 {certificate.fingerprint}",
        "",
    ]
    for name, rows in sections(certificate):
        widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
        lines.append(name)
        for row in rows:
            cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
            lines.append("  " + "  ".join(cells).rstrip()[:100])
        lines.append("")
    return [*lines, "Mathematics: ______________   Operations: ______________   Date: __________"]


__all__ = ["Certificate", "html_page", "pdf_pages", "sections", "text_lines"]
