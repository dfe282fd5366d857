"""What the offered games return by the rules in force; a house that returns too little is refused.

Figures that take a solver come with the package. For other rules a process of its own computes them
once, and the database keeps them; this one never loads an array.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from decimal import ROUND_HALF_EVEN, Decimal
from fractions import Fraction
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec
import structlog

from squaredeal import registry
from squaredeal.analysis.casino.known import Returns, returns_of
from squaredeal.rules import HouseError, HouseRules, spell
from squaredeal.server import wire
from squaredeal.server.casino.offered import ROOM, offered
from squaredeal.store import Store, streams

Figures = Returns
WORKER_SECONDS: Final = 600
KEPT: Final = "casino returns"
PLACES: Final = Decimal("0.0001")
_log = structlog.get_logger("squaredeal.server")
_more: Final = msgspec.json.Decoder(dict[str, Returns])


def figures_of(house: HouseRules, store: Store) -> Mapping[str, Figures]:
    """What each offered game returns, by its code; a game whose return nobody can tell is absent.

    Raises HouseError when a game returns less than the house's floor, or more than it takes.
    """
    codes = tuple(setup.game for setup in offered(house))
    if not codes:
        return {}
    room = house.room(ROOM)
    name = f"{KEPT} {_digest(room)}"
    kept = store.read(streams.house_value, name)
    more: dict[str, Returns] = {} if kept is None else _more.decode(kept)
    found = {code: returns_of(registry.game(code, room), more) for code in codes}
    if None in found.values():
        fresh = _asked(house)
        more |= fresh
        found = {code: returns_of(registry.game(code, room), more) for code in codes}
        if fresh and kept is None:
            body = msgspec.json.encode(more)
            store.write(streams.keep_house_value, name, body).result()
    told = {code: returns for code, returns in found.items() if returns is not None}
    for code in set(codes) - told.keys():
        _log.warning("game_left_out", game=code, why="its return cannot be computed")
    check_floor(room, told)
    return told


def check_floor(room: HouseRules, told: Mapping[str, Figures]) -> None:
    """Raises HouseError for a game outside the band that the house allows itself."""
    floor = room.ruled("casino.rtp.floor", Fraction)
    is_every = room.value("casino.rtp.floor_scope", str) != "best_bet_of_game"
    for code, returns in told.items():
        least = min(Fraction(rtp) for _, rtp in returns.bets) if is_every else returns.best
        if Fraction(least) < floor.value:
            raise HouseError(
                f"{room.source}: {code} returns {figure(least).percent} %, less than the floor of "
                f"{figure(floor.value).percent} % ({floor.clause})"
            )
        if Fraction(returns.best) >= 1:
            raise HouseError(
                f"{room.source}: {code} returns {figure(returns.best).percent} %: it would pay "
                f"more than it takes"
            )


def figure(value: str | Fraction) -> wire.Figure:
    """A return for the wire: percent to four places, and the fraction where it is short."""
    exact = Fraction(value)
    percent = Decimal(exact.numerator * 100) / Decimal(exact.denominator)
    shown = percent.quantize(PLACES, ROUND_HALF_EVEN)
    is_short = exact.denominator < 10**6 and "/" in str(value)
    return wire.Figure(str(shown), f"{exact.numerator}/{exact.denominator}" if is_short else "")


def _digest(room: HouseRules) -> str:
    told = "\n".join(f"{key} = {spell(room.settings[key].value)}" for key in sorted(room.settings))
    return blake2b(told.encode(), digest_size=8).hexdigest()


def _asked(house: HouseRules) -> dict[str, Returns]:
    """Computed by another process, from the house's own file; nothing without the arrays."""
    if not Path(house.source).is_file():
        return {}
    command = [sys.executable, "-m", "squaredeal.analysis.casino.know", "--house", house.source]
    try:
        done = subprocess.run(command, capture_output=True, timeout=WORKER_SECONDS, check=True)
    except (subprocess.SubprocessError, OSError) as error:
        _log.warning("returns_not_computed", why=str(error))
        return {}
    return _more.decode(done.stdout)


__all__ = ["Figures", "check_floor", "figure", "figures_of"]
