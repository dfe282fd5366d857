"""Returns that were computed before, by a fingerprint of the rules; no arrays are loaded.

Simple layouts are computed here and now. What takes a solver is read from `known.json`, which
`python -m squaredeal.analysis.casino.know` writes and a test compares with the solvers.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from hashlib import blake2b
from typing import Any, Final

import msgspec
from msgspec import Struct

from squaredeal.analysis.casino.baccarat import baccarat_returns
from squaredeal.analysis.casino.layouts import BetReturn, returns
from squaredeal.bank import LayoutGame
from squaredeal.games.baccarat import BaccaratLayout
from squaredeal.kernel import Game

NOT_RULES: Final = (
    "code",
    "clauses",
    "clock",
    "seats_max",
    "silence",
    "cut_card",
    "title",
    "wheel",
)
"""Fields of a rules record that change no return."""
DIGITS: Final = 12


class Returns(Struct, frozen=True):
    """What a game returns by one set of rules, as exact fractions or decimals in text.

    `best` is the best bet's return, `bets` every bet's. `strategy` names how the return is reached,
    `chart` is that of a fixed chart, both empty where nothing is to be decided.
    """

    method: str
    best: str
    bets: tuple[tuple[str, str], ...]
    strategy: str = ""
    chart: str = ""


def rules_of(game: Game[Any]) -> Struct:
    """The record of rules that a game plays by."""
    for holder in (game, getattr(game, "layout", None), getattr(game, "table", None)):
        for name in ("rules", "model"):
            found = getattr(holder, name, None)
            if isinstance(found, Struct):
                return found
    raise TypeError(f"{game.code} has no record of rules")


def fingerprint(game: Game[Any]) -> str:
    """The same for equal rules, whatever the table is called and however fast it plays."""
    rules = rules_of(game)
    told = {name: getattr(rules, name) for name in rules.__struct_fields__ if name not in NOT_RULES}
    body = msgspec.json.encode(told, enc_hook=str, order="deterministic")
    return f"{type(rules).__name__}-{blake2b(body, digest_size=10).hexdigest()}"


def returns_of(game: Game[Any], more: Mapping[str, Returns] | None = None) -> Returns | None:
    """What the game returns; None when it needs a solver and nobody has asked one."""
    key = fingerprint(game)
    found = known().get(key) or (more or {}).get(key)
    return found if found is not None else _at_once(game)


def told(method: str, bets: tuple[BetReturn, ...], strategy: str = "", chart: str = "") -> Returns:
    """Computed returns as text."""
    best = max(bet.rtp for bet in bets)
    each = tuple((bet.bet, spelt(bet.rtp)) for bet in bets)
    return Returns(method, spelt(best), each, strategy, chart)


def spelt(value: Fraction) -> str:
    """A fraction where it is short, else decimals."""
    if value.denominator < 10**6:
        return f"{value.numerator}/{value.denominator}"
    scaled = round(value * 10**DIGITS)
    whole, part = divmod(scaled, 10**DIGITS)
    return f"{whole}.{part:0{DIGITS}d}"


@cache
def known() -> dict[str, Returns]:
    """Everything that comes computed with the package."""
    data = pkgutil.get_data("squaredeal.analysis.casino", "known.json")
    return {} if data is None else msgspec.json.decode(data, type=dict[str, Returns])


def _at_once(game: Game[Any]) -> Returns | None:
    if not isinstance(game, LayoutGame):
        return None
    layout = game.layout
    if isinstance(layout, BaccaratLayout):
        return told("enumeration", baccarat_returns(layout.rules))
    return told("enumeration", returns(layout))


__all__ = ["Returns", "fingerprint", "known", "returns_of", "rules_of", "spelt", "told"]
