"""Every game by its code; the only module that names them all."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from squaredeal.kernel import BadInput, Game
from squaredeal.rules import HouseRules

FAMILIES = (
    "poker",
    "blackjack",
    "baccarat",
    "roulette",
    "sicbo",
    "dragon_tiger",
    "wheel",
    "casino_holdem",
    "russian_poker",
    "slots",
)
"""Packages of `squaredeal.games`; each lists its `CODES` and builds a game from code and house."""


@cache
def _packages() -> dict[str, Any]:
    packages = [import_module(f"squaredeal.games.{family}") for family in FAMILIES]
    return {code: package for package in packages for code in package.CODES}


@cache
def _mixes() -> dict[str, Any]:
    packages = [import_module(f"squaredeal.games.{family}") for family in FAMILIES]
    return {code: package for package in packages for code in getattr(package, "MIXES", ())}


def codes() -> tuple[str, ...]:
    """The codes of all registered games, rules and version, such as `nlhe@1`."""
    return tuple(_packages())


def mixes() -> tuple[str, ...]:
    """The codes of rotations, such as `horse`: tables play them as one game."""
    return tuple(_mixes())


def family(code: str) -> str:
    """The package of a game or rotation: `poker` for `nlhe@1`. Raises BadInput."""
    return str(_package(code).__name__.rpartition(".")[2])


def game(code: str, house: HouseRules) -> Game[Any]:
    """The game or rotation with this code as the house plays it. Raises BadInput."""
    package = _package(code)
    make = package.build_mixed if code in _mixes() else package.build
    built: Game[Any] = make(code, house)
    return built


def _package(code: str) -> Any:
    package = _packages().get(code) or _mixes().get(code)
    if package is None:
        raise BadInput(f"no game has the code {code!r}; known are {', '.join(codes())}")
    return package


__all__ = ["FAMILIES", "codes", "family", "game", "mixes"]
