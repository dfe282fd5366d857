"""A slot as data: strips, lines, paytable, scatters and free games, read from a TOML file."""

from __future__ import annotations

import pkgutil
import tomllib
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from squaredeal.kernel import BadInput

SHIPPED = ("five_reel_reference_1", "three_reel_classic", "five_reel_quiet")


class FreeGames(Struct, frozen=True, forbid_unknown_fields=True):
    """So many scatters award so many free games, every win times `multiplier`.

    The award is given again inside them; `most` bounds one paid game.
    """

    trigger: int = 3
    award: int = 0
    multiplier: int = 1
    most: int = 1000


class Model(Struct, frozen=True, forbid_unknown_fields=True):
    """One machine. `pays` by symbol: coins for 3, 4, ... of a kind from the left on a line.

    A line costs one coin; `scatter_pays` is in total stakes by count. `wild` stands for every
    symbol but the scatter and pays nothing itself. Empty text: the machine has none.
    """

    id: str
    version: int
    title: str
    rows: int
    strips: tuple[str, ...]
    lines: tuple[tuple[int, ...], ...]
    pays: dict[str, tuple[int, ...]]
    scatter_pays: dict[str, int] = {}
    wild: str = ""
    scatter: str = ""
    free_games: FreeGames = FreeGames()

    @property
    def code(self) -> str:
        """The code of the game that plays this machine."""
        return f"slots.{self.id}@{self.version}"

    @property
    def reels(self) -> tuple[tuple[str, ...], ...]:
        """The symbols of each strip in order."""
        return tuple(tuple(strip.split()) for strip in self.strips)


def read_model(text: str, name: str) -> Model:
    """The machine that a PAR sheet describes. Raises BadInput naming the file and what is wrong."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"{name}: {error}") from error
    return read_model_data(data, name)


def read_model_data(data: dict[str, Any], name: str) -> Model:
    """The machine that a sheet's keys describe. Raises BadInput as `read_model` does."""
    try:
        model = msgspec.convert(data, Model)
    except msgspec.ValidationError as error:
        raise BadInput(f"{name}: {error}") from error
    faults = faults_of(model)
    if faults:
        raise BadInput(f"{name}: {faults[0]}")
    return model


def faults_of(model: Model) -> list[str]:
    """Everything that makes a sheet unplayable, in words."""
    known = {*model.pays, model.wild, model.scatter} - {""}
    used = {symbol for reel in model.reels for symbol in reel}
    width = len(model.strips)
    faults = [f"symbol {symbol} has no pays" for symbol in sorted(used - known)]
    faults += [
        f"line {number} must name a row from 0 to {model.rows - 1} for each of {width} reels"
        for number, line in enumerate(model.lines)
        if len(line) != width or not all(0 <= row < model.rows for row in line)
    ]
    faults += [
        f"{symbol} must pay for 3 to {width} of a kind"
        for symbol, coins in model.pays.items()
        if len(coins) != width - 2 or min(coins, default=0) < 0
    ]
    if not model.lines or model.rows < 1 or width < 3:
        faults.append("a machine needs three reels, a row and a line")
    if any(len(reel) < model.rows for reel in model.reels):
        faults.append("a strip is shorter than the window is high")
    if model.wild and model.wild in model.reels[0]:
        faults.append("a wild on the first reel would have no symbol to stand for")
    if model.free_games.award and not model.scatter:
        faults.append("free games need a scatter")
    return faults


@cache
def shipped() -> dict[str, Model]:
    """The machines that come with the package, by the code of their game."""
    found = {}
    for name in SHIPPED:
        data = pkgutil.get_data("squaredeal.games.slots", f"models/{name}.toml")
        if data is None:
            raise BadInput(f"the sheet of {name} is missing")
        model = read_model(data.decode(), f"{name}.toml")
        found[model.code] = model
    return found


__all__ = ["SHIPPED", "FreeGames", "Model", "faults_of", "read_model", "read_model_data", "shipped"]
