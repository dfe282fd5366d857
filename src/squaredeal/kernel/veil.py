"""Views: secrecy by type. `project` is the only function that opens a veil."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Final, TypeVar, get_args, get_type_hints

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.kernel.moves import HOUSE, UNSEEN, Seat

T = TypeVar("T")

NOBODY: Final[frozenset[Seat]] = frozenset()


class Veiled:
    """Cards that only some eyes may see.

    Deliberately not a Struct: the wire encoder refuses it, so a forgotten projection is a crash,
    not a leak.
    """

    __slots__ = ("eyes", "value")
    value: tuple[str, ...]
    eyes: frozenset[Seat]

    def __init__(self, value: tuple[str, ...], eyes: frozenset[Seat]) -> None:
        object.__setattr__(self, "value", value)
        object.__setattr__(self, "eyes", eyes)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a veil is a value")

    def __eq__(self, other: object) -> bool:
        return type(other) is Veiled and self.value == other.value and self.eyes == other.eyes

    def __hash__(self) -> int:
        return hash((self.value, self.eyes))

    def __len__(self) -> int:
        return len(self.value)

    def __repr__(self) -> str:
        return f"Veiled({len(self.value)} cards, eyes={sorted(self.eyes)})"


def hidden(count: int) -> tuple[str, ...]:
    """What eyes that may not see get: how many cards, and no more."""
    return (UNSEEN,) * count


def project(x: T, viewer: Seat) -> T:
    """`x` as `viewer` may see it: the same type, veils opened or their cards UNSEEN."""
    return _project(x, viewer)  # type: ignore[no-any-return]  # projection keeps the type


def _project(x: Any, viewer: Seat) -> Any:
    kind: Any = type(x)
    if kind is Veiled:
        return x.value if viewer == HOUSE or viewer in x.eyes else hidden(len(x.value))
    if kind is tuple:
        return tuple([_project(item, viewer) for item in x])
    if isinstance(x, Struct):
        names = veiled_fields(kind)
        if names:
            return replace(x, **{name: _project(getattr(x, name), viewer) for name in names})
    return x


@cache
def veiled_fields(kind: Any) -> tuple[str, ...]:
    """The fields that can hold a veil at any depth; a type with none is its own projection."""
    hints = get_type_hints(kind)
    return tuple(
        name for name in kind.__struct_fields__ if _can_veil(hints[name], frozenset({kind}))
    )


def _can_veil(hint: Any, seen: frozenset[type]) -> bool:
    if hint is Veiled or hint is Any or hint is Struct:
        return True
    if isinstance(hint, type) and issubclass(hint, Struct) and hint not in seen:
        inner = get_type_hints(hint)
        return any(_can_veil(inner[n], seen | {hint}) for n in hint.__struct_fields__)
    args = get_args(hint)
    return any(_can_veil(part, seen) for part in args)


def audience(found: Iterable[Veiled], viewer: Seat) -> tuple[bool, ...]:
    """Which of these veils this viewer opens: viewers with equal answers see the same."""
    return tuple([viewer == HOUSE or viewer in veil.eyes for veil in found])


def veils(x: Any) -> list[Veiled]:
    """Every veil inside `x`, in order."""
    found: list[Veiled] = []
    _gather(x, found)
    return found


def _gather(x: Any, found: list[Veiled]) -> None:
    if type(x) is Veiled:
        found.append(x)
    elif type(x) is tuple:
        for item in x:
            _gather(item, found)
    elif isinstance(x, Struct):
        for name in veiled_fields(type(x)):
            _gather(getattr(x, name), found)


__all__ = [
    "NOBODY",
    "Veiled",
    "audience",
    "hidden",
    "project",
    "veiled_fields",
    "veils",
]
