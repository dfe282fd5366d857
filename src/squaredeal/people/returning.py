"""Who comes back to what they left brings back what they took (cash.no-chip-removal)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from squaredeal.rules import HouseRules, Ruled

MINUTE_MS: Final = 60_000


class Passage(Struct, frozen=True):
    """Chips that a player took from a table (positive) or brought to one (negative), and when.

    `played` says what is played there and for how much: equal texts are the same game and stakes.
    """

    at_ms: int
    chips: int
    table: str
    played: str


def to_bring_back(
    house: HouseRules, passages: Iterable[Passage], table: str, played: str, now_ms: int
) -> Ruled[int]:
    """The least chips with which the player may sit down at this table now; 0 for the usual range.

    Of what was taken from the same table, or from the same game and stakes, less than so many
    minutes ago, the most that was not brought back since. Clause: cash.no-chip-removal.
    """
    minutes = house.ruled("cash.reentry.same_stack_minutes", int)
    since_ms = now_ms - minutes.value * MINUTE_MS
    taken: list[int] = []
    for passage in sorted(passages, key=lambda each: each.at_ms):
        if passage.at_ms <= since_ms or (passage.table != table and passage.played != played):
            continue
        if passage.chips > 0:
            taken.append(passage.chips)
            continue
        returned = [chips for chips in taken if chips <= -passage.chips]
        if returned:
            taken.remove(max(returned))
    return Ruled(max(taken, default=0), minutes.clause)


__all__ = ["MINUTE_MS", "Passage", "to_bring_back"]
