"""Plays reports of platform faults: those about a hand, its blinds, its clocks and its settlement.

A case is told in sentences; its area says which scenario is meant and its numbers are read from the
sentences, so that the same scenario with other numbers is played too.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.cases.platform_house import play_clicks, play_crash, play_settled, play_timers
from tests.cases.platform_table import play_absent, play_missed, play_payouts, play_split
from tests.cases.reader import NotUnderstood, Table


def understands(case: Table) -> bool:
    """Platform cases name an area, sentences that are given, and what to expect."""
    return {"area", "given", "expected"} <= case.keys()


def play(case: Table) -> None:
    """Raises AssertionError where the house does otherwise than the case says."""
    for area, title, scenario in SCENARIOS:
        if area == case["area"] and re.search(title, case["title"], re.IGNORECASE):
            scenario(" ".join(case["given"]), case["expected"])
            return
    raise NotUnderstood(f"{case['id']}: nothing here plays {case['area']!r}: {case['title']}")


SCENARIOS: tuple[tuple[str, str, Callable[[str, Table], None]], ...] = (
    ("actions/idempotency", "", play_clicks),
    ("crash/cash", "", play_crash),
    ("crash/settlement", "", play_settled),
    ("ledger/conservation", "", play_payouts),
    ("pots/odd chip", "", play_split),
    ("blinds/cash", "big blind", play_absent),
    ("blinds/cash", "missed", play_missed),
    ("timers/sit-out", "", play_timers),
)
