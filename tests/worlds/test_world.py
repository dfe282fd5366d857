"""Whole rooms in their own time, each from one seed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.worlds.world import World

STEPS = 250


@pytest.mark.parametrize("seed", range(4))
async def test_whatever_happens_money_stacks_and_rounds_agree(seed: int, tmp_path: Path) -> None:
    world = await World.open(f"sqlite:///{tmp_path / 'house.db'}", seed)
    for _ in range(STEPS):
        await world.step()
    assert world.rounds > 3
    assert world.accepted > 50
    await world.end()
