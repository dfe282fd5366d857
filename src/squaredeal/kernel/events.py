"""The events that every game shares: chips that change place. Each package adds its own."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct


class Moved(Struct, frozen=True, gc=False, tag="moved"):
    """Chips went from one place to another; `why` is the verb or a reason such as `rake`."""

    src: str
    dst: str
    chips: int
    why: str


class Swept(Struct, frozen=True, gc=False, tag="swept"):
    """Chips of several seats went at once: antes, blinds, a street's bets into the pot.

    `chips` is by seat. A place that ends in `*` stands for one place a seat: `bet:*` is `bet:0`,
    `bet:1`, ...
    """

    src: str
    dst: str
    chips: tuple[int, ...]
    why: str


def moves_of(event: Struct) -> Iterable[tuple[str, str, int]]:
    """The single movements of an event: from, to, chips. An event of another kind moves none."""
    if type(event) is Moved:
        yield event.src, event.dst, event.chips
    elif type(event) is Swept:
        for seat, chips in enumerate(event.chips):
            if chips:
                yield at(event.src, seat), at(event.dst, seat), chips


def at(place: str, seat: int) -> str:
    """The place of one seat: `bet:*` at 3 is `bet:3`; a place without a star is itself."""
    return f"{place[:-1]}{seat}" if place.endswith("*") else place


def balances(before: dict[str, int], events: Iterable[Struct]) -> dict[str, int]:
    """Where every chip lies after the events; places that hold nothing are left out."""
    after = dict(before)
    for event in events:
        for src, dst, chips in moves_of(event):
            after[src] = after.get(src, 0) - chips
            after[dst] = after.get(dst, 0) + chips
    return {place: chips for place, chips in after.items() if chips}


__all__ = ["Moved", "Swept", "at", "balances", "moves_of"]
