"""A house that is killed at a random moment owes nobody anything."""

from __future__ import annotations

from pathlib import Path

from squaredeal.store import Store
from tests.marks import clause
from tests.worlds.kill import lost, run


@clause("refund.cash.void-hands")
def test_a_killed_house_is_whole_after_every_kill(tmp_path: Path) -> None:
    tally = run(kills=4, tables=6, seed=7, fresh=4, folder=tmp_path, longest_s=1.0)
    assert tally.faults == []
    assert tally.acknowledged > 0
    assert tally.void > 0
    invented = ["ack t1 1 never-sent 3", "told t1 999999 -", "told t1 0 paid"]
    with Store(f"sqlite:///{tmp_path / 'house0.db'}") as store:
        assert store.read(lost, invented) == [f"lost: {line}" for line in invented]
