"""What a house plays by: every setting with its value and the clause that gives it."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Generic, TypeAlias, TypeVar, overload

from msgspec import Struct

from squaredeal.kernel import BadInput

Value: TypeAlias = (
    bool | int | Fraction | str | tuple[str, ...] | tuple[int, ...] | tuple[tuple[str, int], ...]
)
T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class HouseError(BadInput):
    """A house file cannot be used. One sentence that names the file, the key and what is wrong."""


class Ruled(Struct, Generic[T_co], frozen=True):
    """A value together with the clause that a refusal or ruling built on it must cite."""

    value: T_co
    clause: str


class Room(Struct, frozen=True):
    """A part of the house and the documents that govern it, highest first; equals share a tuple."""

    code: str
    product: str
    title: str
    documents: tuple[tuple[str, ...], ...]


class OwnClause(Struct, frozen=True):
    """A clause that the house file itself brings: an override, or a document of the house's own."""

    id: str
    rule: str
    document: str = ""


class HouseRules(Struct, frozen=True):
    """The settings of a house, or of one of its rooms.

    `house["hand.clock.seconds.cash"]` is a `Ruled`; `house.value(key, int)` is the bare value, its
    type checked. Settings on which the rooms differ are absent from the house as a whole: ask
    `house.room(code)`. Decimals are `Fraction`, lists are tuples, tables are tuples of pairs in the
    order of their keys. `name` is what people call the house, `source` the file it was read from.
    """

    name: str
    source: str
    settings: Mapping[str, Ruled[Value]]
    rooms: tuple[Room, ...] = ()
    own: tuple[OwnClause, ...] = ()
    by_room: Mapping[str, HouseRules] = {}

    def __getitem__(self, key: str) -> Ruled[Value]:
        """The setting with its clause. Raises HouseError for an unknown or room-dependent key."""
        ruled = self.settings.get(key)
        if ruled is None:
            raise HouseError(f"{self.source}: {self._absence(key)}")
        return ruled

    def __contains__(self, key: str) -> bool:
        return key in self.settings

    @overload
    def value(self, key: str) -> Value: ...
    @overload
    def value(self, key: str, kind: type[T]) -> T: ...
    def value(self, key: str, kind: type[T] | None = None) -> Value | T:
        """The value alone; with `kind`, of exactly that type. Raises HouseError as `[]` does."""
        return self[key].value if kind is None else self.ruled(key, kind).value

    def ruled(self, key: str, kind: type[T]) -> Ruled[T]:
        """The setting with its clause, its value of exactly the type `kind`."""
        found = self[key]
        if type(found.value) is not kind:
            raise HouseError(
                f"{self.source}: {key} is a {type(found.value).__name__}, not a {kind.__name__}"
            )
        return Ruled(found.value, found.clause)

    def room(self, code: str) -> HouseRules:
        """The settings that hold in one room. Raises HouseError when the house has no such room."""
        if code not in self.by_room:
            known = ", ".join(self.by_room) or "none"
            raise HouseError(f"{self.source}: there is no room {code}; the rooms are {known}")
        return self.by_room[code]

    def _absence(self, key: str) -> str:
        differing = [code for code, rules in self.by_room.items() if key in rules]
        if differing:
            return f"{key} differs between the rooms {', '.join(differing)}; ask one of them"
        return f"there is no setting {key}"


def spell(value: Value) -> str:
    """A value as a house file would write it: decimals with a point, lists in brackets."""
    match value:
        case bool():
            return "true" if value else "false"
        case Fraction():
            return _decimal(value)
        case tuple():
            return "[" + ", ".join(_member(each) for each in value) + "]"
        case _:
            return str(value)


def _member(each: str | int | tuple[str, int]) -> str:
    return f"{each[0]} = {each[1]}" if isinstance(each, tuple) else str(each)


def _decimal(value: Fraction) -> str:
    """Exact: a setting is read from a decimal, so its denominator divides a power of ten."""
    digits = 0
    while (value * 10**digits).denominator > 1:
        digits += 1
    scaled = str(int(abs(value) * 10**digits)).rjust(digits + 1, "0")
    whole, part = (scaled[:-digits], scaled[-digits:]) if digits else (scaled, "0")
    return f"{'-' if value < 0 else ''}{whole}.{part}"


__all__ = ["HouseError", "HouseRules", "OwnClause", "Room", "Ruled", "Value", "spell"]
