"""House bots: they keep tables going and make room for people."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from squaredeal.rules import standard
from squaredeal.runtime import Pace
from squaredeal.server.host import Think
from squaredeal.server.opening import Plan
from squaredeal.server.run import Listening
from tests.edge.client import Client
from tests.edge.house import holdem, open_house

QUICK = Pace(action_ms=60_000, bank_ms=0, deal_ms=0, between_ms=20)
PLAN = Plan(
    standard(),
    pace=QUICK,
    think=Think(0, 0, 0),
    seed=7,
    acts_per_second=1000,
    acts_at_once=1000,
)
SIX_SEATS, HEADS_UP = "t1", "t2"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Listening]:
    tables = holdem(6, has_bots=True), holdem(2, "Oleander", has_bots=True)
    async with open_house(tmp_path, *tables, plan=PLAN) as listening:
        yield listening


async def newcomer(house: Listening, name: str, table: str) -> Client:
    """Registered, seated at the first free seat with the least buy-in."""
    client = Client(house.address)
    await client.register(name)
    await client.open_line()
    await client.watch(table)
    sit = client.verb(table, "sit")
    answer = await client.do(table, "sit", spot=sit["spots"][0], amount=sit["low"])
    assert answer["is_accepted"], answer
    return client


async def until(met: object) -> None:
    async with asyncio.timeout(20):
        while not met():  # type: ignore[operator]  # a question without arguments
            await asyncio.sleep(0.02)


async def test_bots_play_by_themselves_and_no_chip_is_lost(house: Listening) -> None:
    room = house.house.room
    await until(lambda: room.table(SIX_SEATS).state.number >= 3)
    for table in room.tables().values():
        assert not table.stopped
        assert sum(table.game.chips(table.state).values()) == 0


async def test_a_newcomer_is_dealt_in_at_once_by_the_bot_that_waits(house: Listening) -> None:
    ana = await newcomer(house, "Ana", HEADS_UP)
    await ana.wait(lambda: len(ana.mine(HEADS_UP)["cards"]) == 2)
    view = ana.tables[HEADS_UP]["view"]
    assert sum(seat["person"]["is_bot"] for seat in view["seats"] if seat["person"]) == 1
    await ana.close()


async def test_a_newcomer_among_bots_is_posted_in_unasked(house: Listening) -> None:
    ana = await newcomer(house, "Ana", SIX_SEATS)
    await ana.wait(lambda: len(ana.mine(SIX_SEATS)["cards"]) == 2)
    await ana.close()


async def test_a_bot_leaves_when_people_fill_the_table(house: Listening) -> None:
    people = [await newcomer(house, name, SIX_SEATS) for name in ("Ana", "Bea")]
    table = house.house.room.table(SIX_SEATS)

    async def play() -> None:
        while True:
            for client in people:
                if client.is_on_turn(SIX_SEATS):
                    await client.do(SIX_SEATS, "fold")
            await asyncio.sleep(0.01)

    playing = asyncio.create_task(play())
    await until(lambda: any(taken is None for taken in table.state.seats))
    playing.cancel()
    for client in people:
        await client.close()
