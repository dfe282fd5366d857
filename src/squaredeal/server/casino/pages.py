"""A game's page: its felt, and its rules with the returns computed from those in force."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any, Final

from msgspec import Struct

from squaredeal import registry
from squaredeal.analysis.casino.known import rules_of
from squaredeal.bank import Limits
from squaredeal.games.blackjack import LIVE, BlackjackRules
from squaredeal.rules import HouseRules, spell
from squaredeal.server import views, wire
from squaredeal.server.casino.figures import Figures, figure
from squaredeal.server.casino.layouts import areas_of, reels_of, spots_of, wheel_of
from squaredeal.server.casino.offered import ROOM, SETTINGS, title_of
from squaredeal.tables import BankSetup

CHIPS: Final = (1, 5, 25, 100, 500, 1_000, 5_000, 25_000, 100_000)
CHIPS_SHOWN: Final = 6
PREFIXES: Final = {
    "blackjack.house@1": "bj.",
    "blackjack.live@1": "bjl.",
    "baccarat@1": "bac.",
    "roulette@1": "roul.",
}
NOT_SHOWN: Final = ("code", "clauses", "clock", "seats_max", "segments", "silence", "wheel")
TABLES: Final = ("pays", "ante_pays", "aa_pays")
SOURCES: Final = {
    "roulette": "wheel",
    "wheel": "wheel",
    "sicbo": "dice",
    "slots": "reels",
}
LIVE_CODES: Final = (LIVE.code,)


def game_page(house: HouseRules, setup: BankSetup, known: Figures) -> wire.CasinoGame:
    """Everything about one game that no round changes."""
    room, family = house.room(ROOM), registry.family(setup.game)
    game: Any = registry.game(setup.game, room)
    layout = getattr(game, "layout", None)
    spots = spots_of(family, game, setup.limits)
    return wire.CasinoGame(
        game=setup.game,
        family=family,
        title=title_of(house, setup.game),
        unit=views.unit_of(setup.unit),
        source=SOURCES.get(family, "shoe"),
        low=setup.limits.low,
        high=setup.limits.high,
        chips=chips_of(setup.limits),
        seats_max=setup.seats,
        areas=areas_of(family, game),
        spots=spots,
        opposites=() if layout is None else layout.opposites,
        calls=_calls(layout),
        wheel=wheel_of(game),
        reels=reels_of(game),
        returns=_returns(known),
        best=figure(known.best),
        method=known.method,
        strategy=_strategy(room, setup.game, known),
        rules=tuple(_rules(room, setup.game, family, rules_of(game))),
        pays=tuple(_pays(rules_of(game))),
        clauses=_clauses(room, setup.game, family),
        pending_hours=room.value("rng.pending_hours", int),
    )


def chips_of(limits: Limits) -> tuple[int, ...]:
    """Chip values to offer, from the least bet up to the most."""
    fitting = [chip for chip in CHIPS if limits.low <= chip <= limits.high]
    return tuple(fitting[:CHIPS_SHOWN]) if fitting else (limits.low,)


def _calls(layout: Any) -> tuple[wire.CallView, ...]:
    calls = {} if layout is None else layout.calls
    return tuple(wire.CallView(name, tuple(pieces)) for name, pieces in calls.items())


def _returns(known: Figures) -> tuple[wire.BetReturn, ...]:
    """One line a kind of bet where all bets of the kind return the same, else one a bet."""
    by_kind: dict[str, set[str]] = {}
    for bet, rtp in known.bets:
        by_kind.setdefault(bet.partition(":")[0], set()).add(rtp)
    lines: dict[str, str] = {}
    for bet, rtp in known.bets:
        kind = bet.partition(":")[0]
        lines[kind if len(by_kind[kind]) == 1 else bet] = rtp
    return tuple(
        wire.BetReturn(name, figure(rtp), figure(_edge(rtp))) for name, rtp in lines.items()
    )


def _edge(rtp: str) -> str | Fraction:
    edge = 1 - Fraction(rtp)
    return f"{edge.numerator}/{edge.denominator}" if "/" in rtp else edge


def _strategy(room: HouseRules, code: str, known: Figures) -> wire.Strategy:
    chart = figure(known.chart) if known.chart else None
    published = ""
    if code in LIVE_CODES:
        published = spell(room.value("bjl.rtp.published_max"))
    return wire.Strategy(known.strategy, chart, published)


def _rules(room: HouseRules, code: str, family: str, rules: Struct) -> Iterable[wire.RuleLine]:
    """The house's settings of the game with their clauses, then what its record adds."""
    prefix = PREFIXES.get(code)
    own = f"rng.games.{SETTINGS[family]}."
    for key, ruled in room.settings.items():
        if key.startswith(own) or (prefix is not None and key.startswith(prefix)):
            yield wire.RuleLine(key, spell(ruled.value), ruled.clause)
    if prefix is None or isinstance(rules, BlackjackRules):
        for name in rules.__struct_fields__:
            value = getattr(rules, name)
            if name not in (*NOT_SHOWN, *TABLES) and isinstance(value, str | int | Fraction):
                yield wire.RuleLine(name, _plain(value))


def _plain(value: str | int | Fraction) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _pays(rules: Struct) -> Iterable[wire.PayLine]:
    for table in TABLES:
        pairs = getattr(rules, table, ())
        if isinstance(pairs, tuple):
            for hand, odds in pairs:
                yield wire.PayLine(table.removesuffix("_pays"), hand, str(odds))
    payouts = getattr(rules, "payouts", None)
    if isinstance(payouts, Struct):
        for kind in payouts.__struct_fields__:
            yield wire.PayLine("bets", kind, str(getattr(payouts, kind)))


def _clauses(room: HouseRules, code: str, family: str) -> tuple[str, ...]:
    """The clauses behind the game's settings, those of interruption first."""
    prefix, own = PREFIXES.get(code, "rng.games."), f"rng.games.{SETTINGS[family]}."
    found = dict.fromkeys(("rng.reconnect-resume", "rng.pending-24h", "rng.outcomes"))
    for key, ruled in room.settings.items():
        if key.startswith(own) or (code in PREFIXES and key.startswith(prefix)):
            found[ruled.clause] = None
    return tuple(found)


__all__ = ["chips_of", "game_page"]
