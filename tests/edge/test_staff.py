"""The staff's desk: who may open and close tables and void hands, and what is written down."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from squaredeal.server.run import Listening
from tests.edge.client import PASSWORD, Client
from tests.edge.house import holdem, open_house
from tests.marks import clause

OMAHA = {
    "game": "plo@1",
    "name": "Ceiba",
    "seats": 6,
    "stakes": {"small_blind": 5, "big_blind": 10},
    "offers": ["run_it", "straddle"],
    "bombs": {"every": 4, "ante": 50, "boards": 2},
}


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Listening]:
    async with open_house(tmp_path, holdem()) as listening:
        yield listening


@pytest.fixture
async def admin(house: Listening) -> AsyncIterator[Client]:
    client = Client(house.address)
    one_time = house.house.password
    answer = await client.post("/api/login", {"nickname": "Admin", "password": one_time})
    assert answer.status_code == 200
    assert (await client.http.get("/api/staff/tables")).status_code == 403
    changed = await client.post("/api/password", {"old": one_time, "new": PASSWORD})
    assert changed.status_code == 200, changed.text
    yield client
    await client.close()


async def opened(admin: Client, **wanted: Any) -> dict[str, Any]:
    answer = await admin.post("/api/staff/tables", OMAHA | wanted)
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def test_only_the_staff_sees_its_desk(house: Listening) -> None:
    ana = Client(house.address)
    for path in ("games", "tables", "log"):
        assert (await ana.http.get(f"/api/staff/{path}")).status_code == 401
    await ana.register("Ana")
    for path in ("games", "tables", "log"):
        answer = await ana.http.get(f"/api/staff/{path}")
        assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
    assert (await ana.post("/api/staff/tables", OMAHA)).status_code == 403
    assert (await ana.post("/api/staff/tables/t1/close", {})).status_code == 403
    assert (await ana.post("/api/staff/tables/t1/void", {"round": "t1-1"})).status_code == 403
    assert list(house.house.desk.hub.feeds) == ["t1"]
    await ana.close()


async def test_a_request_that_writes_needs_the_token(admin: Client) -> None:
    answer = await admin.http.post("/api/staff/tables", json=OMAHA)
    assert (answer.status_code, answer.json()["code"]) == (403, "csrf")


async def test_every_game_is_listed_with_what_it_is_played_for(admin: Client) -> None:
    listed = (await admin.http.get("/api/staff/games")).json()
    games = {each["game"]: each for each in listed["games"]}
    assert len(games) > 36
    assert games["stud8@1"]["needs"] == ["ante", "bring_in", "small_bet", "big_bet"]
    assert games["nlhe@1"]["offers"] == ["straddle", "run_it", "rabbit"]
    assert games["horse"]["games"][0]["game"] == "flhe@1"
    assert games["stud7.pe@1"]["seats_most"] == 7
    assert "kuhn@1" not in games


async def test_every_game_can_be_opened_as_it_is_suggested(admin: Client) -> None:
    listed = (await admin.http.get("/api/staff/games")).json()["games"]
    for number, game in enumerate(listed):
        wanted = {
            "game": game["game"],
            "name": f"Table {number}",
            "seats": game["seats_most"],
            "stakes": game["suggested"],
            "offers": game["offers"],
        }
        answer = await admin.post("/api/staff/tables", wanted)
        assert answer.status_code == 201, (game["game"], answer.text)
    assert len((await admin.http.get("/api/lobby")).json()["rows"]) == len(listed) + 1


async def test_an_administrator_opens_a_table_that_people_sit_down_to(admin: Client) -> None:
    table = await opened(admin)
    assert table["table"] == "t2"
    assert (table["title"], table["status"]) == ("Pot-limit Omaha", "open")
    assert (table["buyin_min"], table["buyin_max"]) == (400, 1000)
    rows = (await admin.http.get("/api/lobby")).json()["rows"]
    assert [row["name"] for row in rows] == ["Acacia", "Ceiba"]
    lines = (await admin.http.get("/api/staff/log")).json()["lines"]
    assert (lines[0]["nickname"], lines[0]["what"]) == ("Admin", "t2: opened")


async def test_bots_sit_down_where_they_are_wanted(admin: Client) -> None:
    table = await opened(admin, has_bots=True)
    assert (table["seated"], table["people"]) == (4, 0)


async def test_what_is_wrong_with_a_table_is_named_and_nothing_is_opened(admin: Client) -> None:
    for wrong, status, said in (
        ({"name": "acacia"}, 400, "acacia already"),
        ({"colour": "blue"}, 400, "colour"),
        ({"seats": 10}, 400, "2 to 9 seats"),
        ({"bombs": {"every": 4, "ante": 51}}, 422, "floor.bomb-pot.max"),
    ):
        answer = await admin.post("/api/staff/tables", OMAHA | wrong)
        assert status == answer.status_code, answer.text
        assert said in answer.text
    assert len((await admin.http.get("/api/staff/tables")).json()["tables"]) == 1


async def sit(house: Listening, name: str, seat: int) -> Client:
    client = Client(house.address)
    await client.register(name)
    await client.open_line()
    await client.watch("t1")
    answer = await client.do("t1", "sit", spot=f"seat:{seat}", amount=1000)
    assert answer["is_accepted"], answer
    return client


async def test_a_closed_table_lets_its_hand_end_and_returns_every_chip(
    house: Listening, admin: Client
) -> None:
    people = [await sit(house, name, seat) for seat, name in enumerate(("Ana", "Bea"))]
    await people[0].wait(lambda: people[0].mine("t1")["cards"])
    closing = await admin.post("/api/staff/tables/t1/close", {})
    assert closing.json()["status"] == "closing"
    actor = people[0] if people[0].is_on_turn("t1") else people[1]
    await actor.do("t1", "fold")
    async with asyncio.timeout(10):
        while house.house.room.table("t1").stopped != "closed":
            await asyncio.sleep(0.02)
    balances = [(await each.http.get("/api/me")).json()["balances"][0] for each in people]
    assert 40_000 == sum(each["chips"] for each in balances)
    again = await admin.post("/api/staff/tables/t1/close", {})
    assert again.status_code == 400
    assert "closed already" in again.json()["detail"]
    lines = (await admin.http.get("/api/staff/log")).json()["lines"]
    assert "t1: closing" in [line["what"] for line in lines]
    for client in people:
        await client.close()


@clause("refund.cash.void-hands")
async def test_a_void_hand_gives_every_chip_back_and_stands_in_the_log(
    house: Listening, admin: Client
) -> None:
    people = [await sit(house, name, seat) for seat, name in enumerate(("Ana", "Bea"))]
    await people[0].wait(lambda: people[0].mine("t1")["cards"])
    named = people[0].tables["t1"]["view"]["round"]["round"]
    wrong = await admin.post("/api/staff/tables/t1/void", {"round": "t1-99"})
    assert (wrong.status_code, wrong.json()["reason"]["code"]) == (422, "stale_round")
    actor = people[0] if people[0].is_on_turn("t1") else people[1]
    await actor.do("t1", "raise_to", amount=300)
    why = {"round": named, "why": "a card was seen"}
    voided = await admin.post("/api/staff/tables/t1/void", why)
    assert voided.status_code == 200, voided.text
    await actor.wait(lambda: actor.tables["t1"]["view"]["round"]["is_void"])
    assert [1000, 1000] == [seat["stack"] for seat in actor.tables["t1"]["view"]["seats"]]
    lines = (await admin.http.get("/api/staff/log")).json()["lines"]
    told = {line["what"]: line["detail"] for line in lines}
    assert told[f"{named}: why void"] == "a card was seen"
    assert "refund.cash.void-hands" in told["t1: ruling"]
    for client in people:
        await client.close()
