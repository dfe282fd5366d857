"""A whole house in this process, on a port and a database of its own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from argon2 import PasswordHasher
from msgspec.structs import replace

from squaredeal.games.poker import Stakes
from squaredeal.rules import standard
from squaredeal.runtime import Pace
from squaredeal.server.opening import Plan
from squaredeal.server.run import Listening, bind, serve
from squaredeal.store import Store
from squaredeal.tables import TableSetup

CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
"""Tests open many accounts."""
SLOW = Pace(action_ms=60_000, bank_ms=0, deal_ms=0, between_ms=50)
"""People have all the time they need; the house none."""


def holdem(seats: int = 2, name: str = "Acacia", game: str = "nlhe@1", **more: Any) -> TableSetup:
    """A table without rake."""
    stakes = Stakes(small_blind=5, big_blind=10)
    return TableSetup(game, stakes, seats, (400, 1000), name=name, **more)


@asynccontextmanager
async def open_house(
    folder: Path, *tables: TableSetup, plan: Plan | None = None
) -> AsyncIterator[Listening]:
    """The house, open for as long as the block runs."""
    listener = bind("127.0.0.1", 0)
    opened: asyncio.Future[Listening] = asyncio.get_running_loop().create_future()
    chosen = replace(
        plan or Plan(standard(), pace=SLOW, logins_per_minute=1000, acts_per_second=1000),
        hasher=CHEAP,
    )
    with Store(f"sqlite:///{folder / 'house.db'}") as store:
        serving = asyncio.create_task(serve(store, chosen, listener, opened.set_result))
        await asyncio.wait({serving, opened}, return_when=asyncio.FIRST_COMPLETED)
        if serving.done():
            serving.result()
        listening = opened.result()
        for setup in tables:
            await listening.house.desk.open_table(setup)
        try:
            yield listening
        finally:
            listening.stop()
            await serving
