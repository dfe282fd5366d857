"""Which game is meant by a name and a rules file, and everything that it returns."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from squaredeal.analysis.casino.keys import SolverRules, solver_rules
from squaredeal.games import blackjack, slots
from squaredeal.games.baccarat import BaccaratRules
from squaredeal.games.casino_holdem import CasinoHoldemRules
from squaredeal.games.dragon_tiger import DragonTigerRules
from squaredeal.games.roulette import RouletteRules
from squaredeal.games.russian_poker import RussianPokerRules
from squaredeal.games.sicbo import SicBoRules
from squaredeal.games.wheel import BIG_SIX, MULTIPLIER
from squaredeal.kernel import BadInput

Settings = dict[str, Any]
Progress = Callable[[int, int], None]


class Target(Struct, frozen=True):
    """A game to be computed: its family and its rules as a value."""

    family: str
    rules: Any


PRESETS: dict[str, Target] = {
    "blackjack": Target("blackjack", solver_rules(blackjack.LIVE)),
    "blackjack.live": Target("blackjack", solver_rules(blackjack.LIVE)),
    "blackjack.live_2t": Target("blackjack", solver_rules(blackjack.LIVE_TO_TEN)),
    "blackjack.house": Target("blackjack", solver_rules(blackjack.HOUSE_TABLE_RULES)),
    "baccarat": Target("baccarat", BaccaratRules()),
    "roulette": Target("roulette", RouletteRules()),
    "sic_bo": Target("sic_bo", SicBoRules()),
    "dragon_tiger": Target("dragon_tiger", DragonTigerRules()),
    "wheel": Target("wheel", BIG_SIX),
    "wheel.big_six": Target("wheel", BIG_SIX),
    "wheel.multiplier": Target("wheel", MULTIPLIER),
    "casino_holdem": Target("casino_holdem", CasinoHoldemRules()),
    "russian_poker": Target("russian_poker", RussianPokerRules()),
}
OTHER_NAMES = {
    "sicbo": "sic_bo",
    "dragontiger": "dragon_tiger",
    "wheel_of_fortune": "wheel",
    "casino_poker": "casino_holdem",
    "slot": "slots",
    "blackjack_live": "blackjack.live",
    "blackjack_house": "blackjack.house",
}


def names() -> tuple[str, ...]:
    """Every name that `target` knows."""
    machines = tuple(code.partition("@")[0] for code in slots.shipped())
    return (*PRESETS, "slots", *machines)


def target(name: str, settings: Settings | None = None) -> Target:
    """The game of this name, with the keys of a rules file laid over its rules. Raises BadInput."""
    plain = name.lower().replace("-", "_").replace(" ", "_").partition("@")[0]
    plain = OTHER_NAMES.get(plain, plain)
    if plain == "slots" or plain.startswith("slots."):
        return Target("slots", _machine(plain, settings or {}))
    preset = PRESETS.get(plain)
    if preset is None:
        raise BadInput(f"no game is called {name!r}; known are {', '.join(names())}")
    return Target(preset.family, _with(preset.rules, settings or {}, name))


def read_settings(path: Path) -> Settings:
    """The keys of a rules file, TOML or JSON. Raises BadInput naming the file."""
    try:
        text = path.read_text(encoding="utf-8")
        found = json.loads(text) if path.suffix == ".json" else tomllib.loads(text)
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from error
    except ValueError as error:
        raise BadInput(f"{path}: {error}") from error
    if not isinstance(found, dict):
        raise BadInput(f"{path}: a rules file is a table of keys")
    return found


def _machine(plain: str, settings: Settings) -> slots.Model:
    if settings:
        return slots.read_model_data(settings, "rules file")
    machines = {code.partition("@")[0]: model for code, model in slots.shipped().items()}
    wanted = next(iter(machines)) if plain == "slots" else plain
    if wanted not in machines:
        raise BadInput(f"no machine is called {plain!r}; known are {', '.join(machines)}")
    return machines[wanted]


def _with(rules: Any, settings: Settings, name: str) -> Any:
    """The rules with some keys changed, each read as the type that the rules give it."""
    known = {field.name: field.type for field in msgspec.structs.fields(type(rules))}
    changed = {}
    for key, raw in settings.items():
        if key not in known:
            raise BadInput(f"{name} has no rule {key!r}; it has {', '.join(known)}")
        value = _odds(raw) if isinstance(rules, SolverRules) and key == "blackjack_pays" else raw
        try:
            changed[key] = msgspec.convert(value, known[key], dec_hook=_fraction)
        except (msgspec.ValidationError, ValueError, ZeroDivisionError) as error:
            raise BadInput(f"{name}: {key} cannot be {raw!r}: {error}") from error
    found = replace(rules, **changed)
    if isinstance(found, SolverRules):
        found.check()
    return found


def _odds(raw: Any) -> Any:
    """Odds that may be written as `3:2`."""
    if isinstance(raw, str):
        to, _, one = raw.partition(":")
        try:
            return int(to) / int(one or 1)
        except (ValueError, ZeroDivisionError) as error:
            raise BadInput(f"blackjack_pays cannot be {raw!r}; write 1.5 or 3:2") from error
    return raw


def _fraction(kind: type, raw: Any) -> Any:
    if kind is Fraction:
        return Fraction(str(raw).replace(":", "/"))
    raise NotImplementedError(kind)


__all__ = ["PRESETS", "Settings", "Target", "names", "read_settings", "target"]
