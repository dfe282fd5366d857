"""What comes next at a table by itself, and what the house wishes besides."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from squaredeal.runtime.turns import Turn

Kind: TypeAlias = Literal["deal", "lapse", "seal", "start", "close", "expire", "shut"]


class Due(Struct, frozen=True):
    """Something that happens by itself at `when_ms`, if `at` is still the turn by then."""

    kind: Kind
    at: Turn
    when_ms: int


class Wish(Struct, frozen=True):
    """What the house wants of the table besides playing on."""

    close: bool = False
    pause: bool = False


__all__ = ["Due", "Kind", "Wish"]
