"""Leaving early and coming back: what the house makes of it."""

from __future__ import annotations

import pytest

from squaredeal.people import Departure, Passage, is_refusal, may_join, to_bring_back
from squaredeal.rules import standard
from tests.marks import clause

HOUSE = standard().room("online")
MINUTE = 60_000
HOUR = 60 * MINUTE
TEN = 10 * HOUR
"""Ten o'clock."""
SECOND = 1000
STAKES = "nlhe@1 50/100"


def clock(hours: int, minutes: int, seconds: int = 0) -> int:
    return hours * HOUR + minutes * MINUTE + seconds * SECOND


@clause("cash.refusal.definition")
@pytest.mark.parametrize(("hands", "counts"), [(0, False), (1, True), (9, True), (10, False)])
def test_leaving_after_one_to_nine_hands_is_refusing_play(hands: int, counts: bool) -> None:
    assert counts == is_refusal(HOUSE, Departure(hands, active=4))


@clause("cash.refusal.exempt-alone")
def test_who_is_alone_or_among_absent_players_may_leave() -> None:
    assert not is_refusal(HOUSE, Departure(3, active=0))
    assert is_refusal(HOUSE, Departure(3, active=1))


@clause("cash.refusal.scope-formats")
def test_fast_and_all_in_or_fold_tables_are_exempt() -> None:
    assert not is_refusal(HOUSE, Departure(1, 4, "rush_and_cash"))
    assert not is_refusal(HOUSE, Departure(1, 4, "all_in_or_fold"))
    assert is_refusal(HOUSE, Departure(1, 4))


@clause("cash.refusal.ladder-1")
def test_a_first_refusal_has_no_consequence() -> None:
    assert may_join(HOUSE, [], TEN) is None
    assert may_join(HOUSE, [TEN], TEN) is None


@pytest.mark.parametrize(
    ("count", "minutes"),
    [
        pytest.param(2, 5, marks=clause("cash.refusal.ladder-2")),
        pytest.param(3, 15, marks=clause("cash.refusal.ladder-3")),
        pytest.param(4, 30, marks=clause("cash.refusal.ladder-4")),
        pytest.param(5, 60, marks=clause("cash.refusal.ladder-5")),
        pytest.param(6, 60, marks=clause("cash.refusal.ladder-5")),
    ],
)
def test_each_further_refusal_blocks_for_longer(count: int, minutes: int) -> None:
    refusals = [TEN - place * HOUR for place in range(count)]
    said = may_join(HOUSE, refusals, TEN + minutes * MINUTE - SECOND)
    assert said is not None
    assert f"cash.refusal.ladder-{min(count, 5)}" == said.clause
    assert {"count": count, "minutes": 1} == dict(said.facts)
    assert may_join(HOUSE, refusals, TEN + minutes * MINUTE) is None


@clause("cash.refusal.window")
@pytest.mark.parametrize(
    ("second", "is_blocked"),
    [(clock(20, 1), False), (clock(19, 59), True), (clock(20, 0), False)],
)
def test_only_twelve_hours_back_are_counted(second: int, is_blocked: bool) -> None:
    said = may_join(HOUSE, [clock(8, 0), second], second)
    assert is_blocked == (said is not None)


@clause("cash.no-chip-removal")
def test_who_comes_back_within_the_hour_brings_back_what_was_taken() -> None:
    left = [Passage(TEN, 25_000, "t1", STAKES)]
    for table in ("t1", "t7"):
        back = to_bring_back(HOUSE, left, table, STAKES, TEN + 59 * MINUTE)
        assert (25_000, "cash.no-chip-removal") == (back.value, back.clause)
        assert 0 == to_bring_back(HOUSE, left, table, STAKES, TEN + 60 * MINUTE).value
    assert 0 == to_bring_back(HOUSE, left, "t2", "nlhe@1 25/50", TEN + MINUTE).value


@clause("cash.no-chip-removal")
def test_what_was_brought_back_need_not_be_brought_twice() -> None:
    passages = [
        Passage(TEN, 25_000, "t1", STAKES),
        Passage(TEN + MINUTE, -25_000, "t1", STAKES),
        Passage(TEN + 9 * MINUTE, 4_000, "t1", STAKES),
    ]
    assert 4_000 == to_bring_back(HOUSE, passages, "t1", STAKES, TEN + 10 * MINUTE).value


@clause("cash.no-chip-removal")
def test_a_small_top_up_elsewhere_pays_nothing_back() -> None:
    passages = [
        Passage(TEN, 25_000, "t1", STAKES),
        Passage(TEN + MINUTE, -100, "t2", STAKES),
        Passage(TEN + 2 * MINUTE, 9_000, "t2", STAKES),
    ]
    assert 25_000 == to_bring_back(HOUSE, passages, "t3", STAKES, TEN + 3 * MINUTE).value
