"""Answers to commands are kept while a copy may still come."""

from __future__ import annotations

import pytest

from squaredeal.store import streams
from tests.unit.runtime.house import TestHouse, rest
from tests.unit.runtime.test_platform import audit_faults


@pytest.mark.parametrize(("days", "is_kept"), [(1, True), (3, False)])
async def test_answers_are_forgotten_days_after_their_round(
    house: TestHouse, days: int, is_kept: bool
) -> None:
    await house.seat(5000, 5000)
    await house.start()
    player, command = house.player(house.table.turn[2][0]), house.envelope("fold")
    await house.table.submit(command, player)
    await rest(house.table)
    house.time.now += days * 24 * 60 * 60 * 1000
    other = await house.restart()
    found = other.store.read(streams.find_answer, "t1", player, command.id)
    assert is_kept == (found is not None)
    assert list(audit_faults(other)) == []
    await other.room.close()
    other.store.close()
