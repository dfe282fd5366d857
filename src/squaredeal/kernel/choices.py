"""Legality: a range with the clause that sets it, or the reason why not."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from msgspec import Struct

Fact: TypeAlias = tuple[str, int | str]

ANY_SPOT: Final = "*"
"""As the only spot of a choice: any word may be named, such as who sits down."""


@final
class Choice(Struct, frozen=True, gc=False, omit_defaults=True):
    """What a seat may do with one verb.

    `low..high` bounds the amount, both inclusive, in chips, in multiples of `unit`; absent when the
    verb takes no amount. `spots` are the places that may be named, `bounds` their own low and high
    where these differ from `low..high`. `cards` is how many cards must be named, least and most,
    all taken from `among`.
    """

    verb: str
    clause: str
    low: int | None = None
    high: int | None = None
    unit: int = 1
    spots: tuple[str, ...] = ()
    bounds: tuple[tuple[int, int], ...] = ()
    cards: tuple[int, int] = (0, 0)
    among: tuple[str, ...] = ()


@final
class Refusal(Struct, frozen=True, gc=False, omit_defaults=True):
    """Why not: a stable code, the clause it stands on, and the figures a person needs to see."""

    code: str
    clause: str
    facts: tuple[Fact, ...] = ()


def refuse(code: str, clause: str, **facts: int | str) -> Refusal:
    """A refusal with its facts in the order given."""
    return Refusal(code, clause, tuple(facts.items()))


__all__ = ["ANY_SPOT", "Choice", "Fact", "Refusal", "refuse"]
