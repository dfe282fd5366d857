"""A house that is killed at a random moment owes nobody anything."""

from __future__ import annotations

from pathlib import Path

from tests.marks import clause
from tests.worlds.kill import run


@clause("refund.cash.void-hands")
def test_a_killed_house_is_whole_after_every_kill(tmp_path: Path) -> None:
    tally = run(kills=4, tables=6, seed=7, fresh=4, folder=tmp_path, longest_s=1.0)
    assert tally.faults == []
    assert tally.acknowledged > 0
    assert tally.void > 0
