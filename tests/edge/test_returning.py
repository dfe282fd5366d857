"""Leaving a table and coming back to it, or to another of its kind."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from squaredeal.rules import standard
from squaredeal.server.opening import Plan
from squaredeal.server.run import Listening
from tests.edge.client import Client
from tests.edge.house import SLOW, holdem, open_house
from tests.marks import clause

FIRST, TWIN, OTHER = "t1", "t2", "t3"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Listening]:
    slower = replace(SLOW, between_ms=600_000)
    plan = Plan(standard(), pace=slower, logins_per_minute=1000, acts_per_second=1000)
    small = holdem(name="Tamarind")
    small = replace(small, stakes=replace(small.stakes, small_blind=2, big_blind=4))
    tables = holdem(), holdem(name="Oleander"), replace(small, buy_in=(160, 400))
    async with open_house(tmp_path, *tables, plan=plan) as listening:
        yield listening


@pytest.fixture
async def ana(house: Listening) -> AsyncIterator[Client]:
    client = Client(house.address)
    await client.register("Ana")
    await client.open_line()
    for table in (FIRST, TWIN, OTHER):
        await client.watch(table)
    yield client
    await client.close()


async def sit(client: Client, table: str, chips: int, seat: int = 0) -> dict[str, Any]:
    return await client.do(table, "sit", spot=f"seat:{seat}", amount=chips)


async def seen_off(client: Client, table: str) -> None:
    """Until the client has been told what it may sit down with now."""
    await client.wait(lambda: client.mine(table)["seat"] is None)
    await asyncio.sleep(0.2)


@clause("cash.no-chip-removal")
async def test_who_comes_back_at_once_brings_what_was_taken(ana: Client) -> None:
    assert (await sit(ana, FIRST, 700))["is_accepted"]
    await ana.do(FIRST, "leave")
    await seen_off(ana, FIRST)
    offered = ana.verb(FIRST, "sit")
    assert (700, 1000, "cash.no-chip-removal") == (
        offered["low"], offered["high"], offered["clause"],
    )  # fmt: skip
    for table in (FIRST, TWIN):
        refused = await sit(ana, table, 400)
        assert ("bring_back", "cash.no-chip-removal") == (
            refused["reason"]["code"], refused["reason"]["clause"],
        )  # fmt: skip
        assert 700 == refused["reason"]["facts"]["low"]
    assert (await sit(ana, OTHER, 160))["is_accepted"]
    assert (await sit(ana, TWIN, 700))["is_accepted"]


@clause("cash.no-chip-removal")
async def test_more_than_the_largest_buy_in_comes_back_whole(house: Listening, ana: Client) -> None:
    player = int((await ana.http.get("/api/me")).json()["player"])
    assert (await sit(ana, FIRST, 1000))["is_accepted"]
    await ana.do(FIRST, "leave")
    await seen_off(ana, FIRST)
    table = house.house.room.table(FIRST)
    guest = house.house.desk.hub._guests[player]
    grown = replace(guest.past.passages[-1], chips=1500)
    past = replace(guest.past, passages=(grown,))

    async def remembered(*_: object) -> Any:
        return past

    house.house.desk.members.past = remembered  # type: ignore[method-assign]  # won elsewhere
    for chips in (1000, 1499, 1501):
        assert not (await sit(ana, FIRST, chips))["is_accepted"]
    assert (await sit(ana, FIRST, 1500))["is_accepted"]
    assert 1500 == table.state.seats[0].stack  # type: ignore[union-attr]  # seat 0 is taken


@clause("cash.refusal.automatic-block")
async def test_a_second_table_left_too_soon_blocks_its_blind_level_alone(
    house: Listening, ana: Client
) -> None:
    player = int((await ana.http.get("/api/me")).json()["player"])
    for _ in range(2):
        await house.house.desk.members.note_refusal(player, "play_chips 5/10")
    for table in (FIRST, TWIN):
        refused = await sit(ana, table, 1000)
        assert ("left_too_soon", "cash.refusal.ladder-2") == (
            refused["reason"]["code"], refused["reason"]["clause"],
        )  # fmt: skip
    assert (await sit(ana, OTHER, 160))["is_accepted"]


@clause("cash.refusal.definition")
async def test_leaving_after_a_hand_among_active_players_is_remembered(tmp_path: Path) -> None:
    async with open_house(tmp_path, holdem()) as house:
        people = [Client(house.address) for _ in range(2)]
        for seat, (client, name) in enumerate(zip(people, ("Ana", "Bea"), strict=True)):
            await client.register(name)
            await client.open_line()
            await client.watch(FIRST)
            await sit(client, FIRST, 1000, seat)
        ana, bea = people
        await ana.wait(lambda: ana.mine(FIRST)["cards"])
        player = int((await ana.http.get("/api/me")).json()["player"])
        await ana.do(FIRST, "leave")
        await bea.wait(lambda: bea.tables[FIRST]["view"]["seats"][0]["state"] == "empty")
        async with asyncio.timeout(10):
            while not (past := await house.house.desk.members.past(player, "play_chips")).refusals:
                await asyncio.sleep(0.02)
        assert ["play_chips 5/10"] == [each.level for each in past.refusals]
        for client in people:
            await client.close()
