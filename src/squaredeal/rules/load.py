"""Reads a house file and settles, room by room, which clause gives each setting its value.

In a room the overrides come first, then the documents in the order the room names them. Where
equals disagree the house cannot be loaded until an override chooses.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from fractions import Fraction
from functools import cache

from msgspec import Struct

from squaredeal.rules.documents import rank
from squaredeal.rules.file import HouseFile, flat, read_house
from squaredeal.rules.house import (
    HouseError,
    HouseRules,
    OwnClause,
    Room,
    Ruled,
    Value,
    spell,
)
from squaredeal.rules.schema import Wrong, fit, read, settings

OVERRIDE = -1
PLAYED_ONE_WAY = (
    "cash.formats.all_in_or_fold.seats",
    "cash.formats.all_in_or_fold.stack_bb",
    "cash.missed_blinds.accumulate_orbits",
    "hand.timebank.replenish.cash",
    "room.jackpot.drop",
    "room.run_it.full_rake_on_tie",
)
"""Settings of a cash hand whose other values no table here can play."""


class Said(Struct, frozen=True):
    """What one clause says about one setting. Rank 0 is the room's first document."""

    rank: int
    value: Value
    clause: str


def load(text: str, name: str) -> HouseRules:
    """The rules of the house written in `text`, a TOML document; `name` is what errors call it.

    Raises HouseError with one sentence that names the file, the key and what is wrong.
    """
    house = read_house(text, name)
    rooms = tuple(
        Room(
            code, entry.product, entry.title or code, tuple(flat(each) for each in entry.documents)
        )
        for code, entry in house.room.items()
    )
    own = _own(house)
    by_room: dict[str, HouseRules] = {}
    for room in rooms:
        said = _said(house, room, name)
        ruled = {key: _settle(key, said[key], room, name) for key in settings()}
        _check_order(ruled, room, name)
        _check_played(ruled, room, name)
        by_room[room.code] = HouseRules(
            house.name, f"{name}, room {room.code}", ruled, (room,), own
        )
    return HouseRules(house.name, name, _common(by_room), rooms, own, by_room)


@cache
def standard() -> HouseRules:
    """The standard house: the five documents as they stand."""
    return load(read("houses/standard.toml"), "standard.toml")


@cache
def _catalogue() -> Mapping[str, Value]:
    """The value that the catalogue's clauses give to every setting."""
    return {key: fit(setting, setting.value) for key, setting in settings().items()}


def _own(house: HouseFile) -> tuple[OwnClause, ...]:
    written = [OwnClause(each.id, each.rule, each.document) for each in house.clause]
    rules = {each.clause: each.rule for each in house.override if each.rule}
    return (*written, *(OwnClause(clause, rule) for clause, rule in rules.items()))


def _said(house: HouseFile, room: Room, name: str) -> Mapping[str, list[Said]]:
    """Everything that is said about each setting in this room."""
    said: defaultdict[str, list[Said]] = defaultdict(list)
    places = {code: place for place, equals in enumerate(room.documents) for code in equals}
    for override in house.override:
        if not override.rooms or room.code in override.rooms:
            value = _value(override.key, override.value, f"{name}: override {override.clause}")
            said[override.key].append(Said(OVERRIDE, value, override.clause))
    for entry in house.clause:
        for key, raw in entry.sets.items():
            value = _value(key, raw, f"{name}: clause {entry.id}")
            if entry.document in places:
                said[key].append(Said(places[entry.document], value, entry.id))
    for key, value in _catalogue().items():
        said[key] += (
            Said(rank(clause, room.documents), value, clause) for clause in settings()[key].clauses
        )
    return said


def _value(key: str, raw: object, where: str) -> Value:
    setting = settings().get(key)
    if setting is None:
        raise HouseError(f"{where}: there is no setting {key}{_near(key)}")
    try:
        return fit(setting, raw)
    except Wrong as wrong:
        raise HouseError(f"{where}: {key} {wrong}") from wrong


def _near(key: str) -> str:
    from difflib import get_close_matches  # only a faulty file pays for it

    near = get_close_matches(key, settings(), 1)
    return f"; did you mean {near[0]}?" if near else ""


def _settle(key: str, said: list[Said], room: Room, name: str) -> Ruled[Value]:
    """The highest voice. Raises HouseError when two of that rank disagree."""
    top = min(each.rank for each in said)
    first, *equals = (each for each in said if each.rank == top)
    for other in equals:
        if other.value != first.value:
            raise HouseError(
                f"{name}: room {room.code}: {first.clause} and {other.clause} stand equal and "
                f"disagree on {key} ({spell(first.value)} or {spell(other.value)}); "
                + ("keep one of them" if top == OVERRIDE else "an override must choose")
            )
    return Ruled(first.value, first.clause)


def _check_order(ruled: Mapping[str, Ruled[Value]], room: Room, name: str) -> None:
    """Pairs of settings of which one must not exceed the other."""
    for key, setting in settings().items():
        if setting.at_most:
            small, large = ruled[key].value, ruled[setting.at_most].value
            if _number(small) > _number(large):
                raise HouseError(
                    f"{name}: room {room.code}: {key} must not exceed {setting.at_most}, "
                    f"but {spell(small)} is more than {spell(large)}"
                )


def _check_played(ruled: Mapping[str, Ruled[Value]], room: Room, name: str) -> None:
    """A house is told at once where only one value is played, not left to find out."""
    for key in PLAYED_ONE_WAY:
        value, only = ruled[key].value, _catalogue()[key]
        if value != only:
            raise HouseError(
                f"{name}: room {room.code}: {key} is played as {spell(only)} only, "
                f"not as {spell(value)}"
            )


def _number(value: Value) -> int | Fraction:
    assert isinstance(value, int | Fraction)
    return value


def _common(by_room: Mapping[str, HouseRules]) -> Mapping[str, Ruled[Value]]:
    """The settings on which all rooms agree, citing the clause of the first room."""
    first, *others = by_room.values()
    return {
        key: ruled
        for key, ruled in first.settings.items()
        if all(other.settings[key].value == ruled.value for other in others)
    }


__all__ = ["load", "standard"]
