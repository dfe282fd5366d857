"""The settings a house may fix: types, bounds and the clauses they serve."""

from __future__ import annotations

import pkgutil
import tomllib
from collections.abc import Mapping
from decimal import Decimal
from fractions import Fraction
from functools import cache
from typing import Literal

import msgspec
from msgspec import Struct

from squaredeal.rules.house import Value

Number = int | Decimal


class Setting(Struct, frozen=True, forbid_unknown_fields=True):
    """One setting. `value` is what its clauses give; `low` and `high` are inclusive, in `unit`."""

    type: Literal["bool", "int", "decimal", "enum", "text", "list", "table"]
    value: object
    clauses: tuple[str, ...]
    origin: Literal["text", "reading", "silent"]
    why: str
    of: Literal["text", "int"] = "text"
    low: Number | None = None
    high: Number | None = None
    at_most: str = ""
    unit: str = ""
    alternatives: tuple[object, ...] = ()
    note: str = ""


class Wrong(Exception):
    """A value does not fit its setting. The message completes the sentence "<key> …"."""


@cache
def settings() -> Mapping[str, Setting]:
    """Every setting by its key, in the order of the file."""
    tree = tomllib.loads(read("settings.toml"), parse_float=Decimal)
    return msgspec.convert(tree, dict[str, Setting])


def read(path: str) -> str:
    """The text of a file that is shipped with this package."""
    data = pkgutil.get_data("squaredeal.rules", path)
    if data is None:
        raise FileNotFoundError(path)
    return data.decode()


def fit(setting: Setting, raw: object) -> Value:
    """The exact value that `raw`, as TOML gives it, has under this setting. Raises Wrong."""
    match setting.type:
        case "bool":
            return _bool(raw)
        case "int":
            return int(_bounded(setting, _int(raw)))
        case "decimal":
            return Fraction(_bounded(setting, _decimal(raw)))
        case "enum":
            return _one_of(setting, _text(raw))
        case "text":
            return _text(raw)
        case "list":
            return _list(setting, raw)
        case "table":
            return _table(raw)


def _bool(raw: object) -> bool:
    if not isinstance(raw, bool):
        raise Wrong(f"must be true or false, not {show(raw)}")
    return raw


def _int(raw: object) -> int:
    if not isinstance(raw, int) or isinstance(raw, bool):
        raise Wrong(f"must be a whole number, not {show(raw)}")
    return raw


def _decimal(raw: object) -> Number:
    if isinstance(raw, Decimal) and raw.is_finite():
        return raw
    if isinstance(raw, int) and not isinstance(raw, bool):
        return raw
    raise Wrong(f"must be a number, not {show(raw)}")


def _text(raw: object) -> str:
    if not isinstance(raw, str) or not raw:
        raise Wrong(f"must be a text, not {show(raw)}")
    return raw


def _bounded(setting: Setting, number: Number) -> Number:
    low, high, unit = setting.low, setting.high, f" {setting.unit}" if setting.unit else ""
    if (low is not None and number < low) or (high is not None and number > high):
        span = f"from {low} to {high}" if high is not None else f"at least {low}"
        raise Wrong(f"must be {span}{unit}, not {number}")
    return number


def _one_of(setting: Setting, text: str) -> str:
    allowed = (setting.value, *setting.alternatives)
    if text not in allowed:
        raise Wrong(f"must be {' or '.join(str(each) for each in allowed)}, not {text}")
    return text


def _list(setting: Setting, raw: object) -> Value:
    if not isinstance(raw, list):
        raise Wrong(f"must be a list, not {show(raw)}")
    if setting.of == "int":
        numbers = tuple(_int(each) for each in raw)
        if any(each < 0 for each in numbers):
            raise Wrong(f"must hold no negative number, but holds {min(numbers)}")
        return numbers
    names = tuple(_text(each) for each in raw)
    known = members(setting)
    for each in names:
        if known and each not in known:
            raise Wrong(f"may hold {', '.join(known)}, but not {each}")
    if len(set(names)) < len(names):
        raise Wrong("must name nothing twice")
    return names


def _table(raw: object) -> Value:
    if not isinstance(raw, dict):
        raise Wrong(f"must be a table, not {show(raw)}")
    return tuple(sorted((_text(key), _int(number)) for key, number in raw.items()))


def members(setting: Setting) -> tuple[str, ...]:
    """What a list of texts may hold; empty when the operator fills it freely."""
    lists = (setting.value, *setting.alternatives)
    return tuple(
        dict.fromkeys(str(each) for some in lists if isinstance(some, list) for each in some)
    )


def show(raw: object) -> str:
    """A raw TOML value as a person would write it."""
    match raw:
        case bool():
            return str(raw).lower()
        case str():
            return f'"{raw}"'
        case list():
            return "a list"
        case dict():
            return "a table"
        case _:
            return str(raw)


__all__ = ["Setting", "Wrong", "fit", "members", "read", "settings", "show"]
