"""The leaving policy: who sits down, plays a little and leaves refuses play (cash.refusal.*)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from squaredeal.kernel import Refusal, refuse
from squaredeal.people.returning import MINUTE_MS
from squaredeal.rules import HouseRules

HOUR_MS: Final = 60 * MINUTE_MS


class Departure(Struct, frozen=True):
    """A player left a cash table after so many `hands` there.

    `active` counts the others who did not sit out; `form` names a form of cash play of its own,
    such as `all_in_or_fold`, and is empty for the usual one.
    """

    hands: int
    active: int
    form: str = ""


def is_refusal(house: HouseRules, departure: Departure) -> bool:
    """Does this departure count as refusing play?

    Clauses: cash.refusal.definition, cash.refusal.exempt-alone, cash.refusal.scope-formats.
    """
    exempt: tuple[str, ...] = _listed(house["cash.refusal.exempt_formats"].value)
    if departure.form in exempt:
        return False
    return departure.active > 0 and 0 < departure.hands < house.value("cash.refusal.min_hands", int)


def may_join(house: HouseRules, refusals_ms: Sequence[int], now_ms: int) -> Refusal | None:
    """Why a player may not sit down at this blind level yet; None if they may.

    `refusals_ms` are the times at which the player refused play at tables of this blind level. The
    block follows from how many lie in the hours up to the last one and runs from that one.
    Clauses: cash.refusal.window, cash.refusal.ladder-1 to -5, cash.refusal.automatic-block.
    """
    if not refusals_ms:
        return None
    last_ms = max(refusals_ms)
    since_ms = last_ms - house.value("cash.refusal.window_hours", int) * HOUR_MS
    count = sum(at_ms > since_ms for at_ms in refusals_ms)
    ladder: tuple[int, ...] = _listed(house["cash.refusal.ladder_minutes"].value)
    rung = min(count, len(ladder))
    left_ms = last_ms + ladder[rung - 1] * MINUTE_MS - now_ms
    if left_ms <= 0:
        return None
    return refuse(
        "left_too_soon",
        f"cash.refusal.ladder-{min(rung, 5)}",
        count=count,
        minutes=-(-left_ms // MINUTE_MS),
    )


def _listed(value: Any) -> tuple[Any, ...]:
    assert isinstance(value, tuple), "the schema says that this is a list"
    return value


__all__ = ["HOUR_MS", "Departure", "is_refusal", "may_join"]
