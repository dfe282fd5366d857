"""What the proof of a round opens to whom."""

from __future__ import annotations

from typing import Any

from squaredeal.kernel import RAIL
from squaredeal.runtime.record import as_sealed, eyes_of, may_see


def dealt(seat: int, card: str) -> dict[str, Any]:
    return {"type": "dealt", "seat": seat, "cards": {"cards": [card], "eyes": [seat]}}


def test_a_card_that_came_again_opens_no_place_to_its_second_holder() -> None:
    events = [dealt(1, "Ah"), dealt(2, "Kd"), {"type": "reshuffled", "cards": 9}, dealt(2, "Ah")]
    seen_by = eyes_of(as_sealed(events))
    assert may_see(seen_by, "Ah", 1)
    assert may_see(seen_by, "Kd", 2)
    assert not may_see(seen_by, "Ah", 2)


def test_a_card_shown_after_discards_came_back_opens_no_place_to_the_rail() -> None:
    shown = {"type": "shown", "seat": 2, "cards": ["Ah"]}
    events = [dealt(1, "Ah"), {"type": "reshuffled", "cards": 9}, dealt(2, "Ah"), shown]
    assert not may_see(eyes_of(as_sealed(events)), "Ah", RAIL)
    assert may_see(eyes_of(as_sealed([dealt(2, "Ah"), shown])), "Ah", RAIL)
