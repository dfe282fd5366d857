"""Replays every journal and checks every hash, every account and every table's chips."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter
from rich.console import Console

from squaredeal.kernel import BadInput

if TYPE_CHECKING:
    from squaredeal.rules import HouseRules
    from squaredeal.runtime.audit import Finding

DEFAULT_DB: Final = "sqlite:///var/squaredeal.db"
FAULTS_SHOWN: Final = 20
Json = Annotated[bool, Parameter(name="--json", negative="", help="Print JSON for programs.")]


def audit(*, db: str = DEFAULT_DB, house: Path | None = None, json: Json = False) -> None:
    """Play every journal again and compare it with money, rounds, seals and answers.

    One line per check; exit code 1 on any fault. The database is only read, and may be in use.

    Parameters
    ----------
    db
        Where the database is: sqlite:///FILE or postgresql://USER@HOST/NAME.
    house
        The house file that the tables play by; the standard house if left out.
    """
    from squaredeal.runtime.audit import audit as check_all
    from squaredeal.store import Store

    rules = _rules(house)
    with Store(db, upgrade=False) as store:
        findings = []
        for finding in check_all(store, rules):
            findings.append(finding)
            if not json:
                _print(finding)
    if json:
        _print_json(findings)
    if any(finding.faults for finding in findings):
        sys.exit(1)


def _rules(house: Path | None) -> HouseRules:
    from squaredeal.rules import load, standard

    if house is None:
        return standard()
    try:
        return load(house.read_text(encoding="utf-8"), str(house))
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"the house file {house} cannot be read: {error}") from error


def _print(finding: Finding) -> None:
    console = Console(highlight=False, soft_wrap=True)
    mark = "[red]FAULT[/red]" if finding.faults else "[green]ok[/green]   "
    console.print(f"{mark} {finding.subject}: {finding.check} ({finding.counted})")
    for fault in finding.faults[:FAULTS_SHOWN]:
        console.print(f"      {fault}", markup=False)
    if len(finding.faults) > FAULTS_SHOWN:
        console.print(f"      and {len(finding.faults) - FAULTS_SHOWN} more")


def _print_json(findings: list[Finding]) -> None:
    import msgspec

    clean = not any(finding.faults for finding in findings)
    print(msgspec.json.encode({"clean": clean, "checks": findings}).decode())


__all__ = ["DEFAULT_DB", "audit"]
