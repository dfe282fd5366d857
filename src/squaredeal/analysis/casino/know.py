"""Compute what every game of a house returns: `python -m squaredeal.analysis.casino.know`.

Prints JSON, fingerprint by fingerprint: for the standard house the file that is shipped, for
another (`--house FILE`) what is not in it yet.
"""

from __future__ import annotations

import sys
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec

from squaredeal import registry
from squaredeal.analysis.casino.keys import solver_rules
from squaredeal.analysis.casino.known import (
    Returns,
    fingerprint,
    returns_of,
    rules_of,
    spelt,
    told,
)
from squaredeal.analysis.casino.report import report
from squaredeal.analysis.casino.targets import Target
from squaredeal.games.blackjack import BlackjackRules
from squaredeal.kernel import BadInput, Game
from squaredeal.rules import HouseRules, load, standard

ROOM = "rng-casino"
FAMILIES = {"sicbo": "sic_bo"}
STRATEGIES = {"blackjack": "optimal", "casino_holdem": "optimal", "russian_poker": "no_exchange"}


def compute(game: Game[Any], family: str) -> Returns:
    """What a game returns, however long it takes. Raises BadInput for rules nobody can solve."""
    rules: Any = rules_of(game)
    not_offered = set()
    if isinstance(rules, BlackjackRules):
        not_offered = {"pair"} if not rules.pair_pays else set()
        not_offered |= set() if rules.insurance else {"insurance"}
        rules = solver_rules(rules)
    found = report(Target(FAMILIES.get(family, family), rules))
    chart = found.figures.get("rtp_chart")
    return told(
        str(found.figures["method"]),
        tuple(bet for bet in found.bets if bet.bet not in not_offered),
        STRATEGIES.get(family, ""),
        "" if chart is None else spelt(Fraction(chart)),
    )


def missing(house: HouseRules, *, shipped: bool) -> dict[str, Returns]:
    """Every return that is not known and cannot be had at once; with `shipped`, every one."""
    room, found = house.room(ROOM), {}
    for code in registry.codes():
        family = registry.family(code)
        if family == "poker":
            continue
        game = registry.game(code, room)
        key = fingerprint(game)
        if shipped or returns_of(game) is None:
            try:
                found[key] = compute(game, family)
            except BadInput as error:
                print(f"{code}: {error}", file=sys.stderr)
    return found


def main(arguments: list[str]) -> None:
    """Print the returns of a house."""
    if arguments[:1] == ["--house"]:
        path = Path(arguments[1])
        found = missing(load(path.read_text(encoding="utf-8"), str(path)), shipped=False)
    else:
        found = missing(standard(), shipped=True)
    body = msgspec.json.format(msgspec.json.encode(found, order="sorted"), indent=1)
    sys.stdout.write(body.decode() + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])

__all__ = ["compute", "main", "missing"]
