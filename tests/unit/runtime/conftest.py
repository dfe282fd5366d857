"""A house with one table for every test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from squaredeal.store import Store
from tests.unit.runtime.house import TestHouse


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[TestHouse]:
    with Store(f"sqlite:///{tmp_path / 'house.db'}") as store:
        opened = await TestHouse.open(store)
        yield opened
        await opened.room.close()
