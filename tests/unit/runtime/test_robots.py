"""House bots play whole hands through envelopes, and keep their seats over a restart."""

from __future__ import annotations

import asyncio
from pathlib import Path

from squaredeal.bots import RandomPolicy
from squaredeal.games.poker.hand import Stakes
from squaredeal.rules import standard
from squaredeal.runtime import FAST, Room, seat_robot
from squaredeal.runtime.audit import audit
from squaredeal.store import Store
from squaredeal.tables import TableSetup


async def play(store: Store, rounds: int) -> Room:
    """Three bots at one table, until so many rounds are over."""
    room = await Room.open(store, standard(), FAST)
    if not room.tables():
        stakes = Stakes(small_blind=50, big_blind=100)
        await room.open_table(TableSetup("nlhe@1", stakes, 3, (4000, 20000)))
    table = room.table("t1")
    for seat in range(3):
        await seat_robot(room, table, f"Bot {seat}", RandomPolicy(seat), (0, 0))
    async with asyncio.timeout(60):
        while table.state.number < rounds:
            await asyncio.sleep(0.01)
    return room


async def test_bots_play_on_in_their_own_seats_after_a_restart(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    seats = []
    for rounds in (12, 24):
        with Store(url) as store:
            room = await play(store, rounds)
            table = room.table("t1")
            seats.append({taken.player for taken in table.state.seats if taken is not None})
            assert table.stopped == ""
            await room.close()
            assert [f.faults for f in audit(store, standard()) if f.faults] == []
    assert seats[0] == seats[1]
    assert len(seats[0]) == 3
