"""Hand histories that somebody brings, over a real server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from squaredeal.server.routes.imports import FILE_MAX
from squaredeal.server.run import Listening
from tests.edge.client import Client
from tests.edge.histories import STARS, STUD
from tests.edge.house import open_house


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Listening]:
    async with open_house(tmp_path) as listening:
        yield listening


@pytest.fixture
async def ana(house: Listening) -> AsyncIterator[Client]:
    client = Client(house.address)
    await client.register("Ana")
    yield client
    await client.close()


async def bring(client: Client, path: str, text: str | bytes) -> httpx.Response:
    """Post a file as the client's page does."""
    if "csrftoken" not in client.http.cookies:
        await client.http.get("/api/house")
    headers = {
        "x-csrftoken": client.http.cookies["csrftoken"],
        "content-type": "application/octet-stream",
    }
    body = text if isinstance(text, bytes) else text.encode()
    return await client.http.post(path, content=body, headers=headers)


async def report(client: Client, text: str | bytes, name: str = "") -> dict[str, Any]:
    answer = await bring(client, f"/api/imports?name={name}", text)
    assert 200 == answer.status_code, answer.text
    found = answer.json()
    assert isinstance(found, dict)
    return found


def chips(frame: dict[str, Any]) -> int:
    """Every chip on the table in one step."""
    view = frame["view"]
    round_ = view["round"]
    stacks = sum(seat["stack"] for seat in view["seats"])
    return int(stacks + (0 if round_["is_over"] else round_["total"]))


async def test_a_site_s_history_is_judged_and_played_step_by_step(ana: Client) -> None:
    found = await report(ana, STARS)
    assert "pokerstars" == found["format"]
    (hand,) = found["hands"]
    assert ("matched", "7001", "nlhe@1", True) == tuple(
        hand[name] for name in ("verdict", "hand", "game", "is_playable")
    )
    record = (await bring(ana, "/api/imports/1", STARS)).json()
    frames = record["frames"]
    assert {55000} == {chips(frame) for frame in frames}
    names = [seat["person"]["nickname"] for seat in frames[0]["view"]["seats"]]
    assert "Hero" == names[record["seat"]]
    assert "straight" == frames[-2]["mine"]["hand"]["category"]
    assert {"code": "usd_cents", "decimals": 2, "symbol": ""} == record["line"]["unit"]
    told = [event["kind"] for frame in frames for event in frame["events"]]
    assert told.count("boarded") == 2
    assert "won" in told


async def test_a_stud_hand_shows_its_door_cards_and_the_winning_hand(ana: Client) -> None:
    found = await report(ana, STUD, "aneto.phh")
    assert ["matched"] == [hand["verdict"] for hand in found["hands"]]
    record = (await bring(ana, "/api/imports/1?name=aneto.phh", STUD)).json()
    third = next(f for f in record["frames"] if any(e.get("is_up") for e in f["events"]))
    ups = [[c["card"] for c in seat["cards"] if c["is_up"]] for seat in third["view"]["seats"]]
    assert [["Ks"], ["5h"], ["2d"]] == ups
    last = record["frames"][-1]["view"]["round"]
    assert last["is_over"]
    assert "straight-flush" == last["results"][0]["hand"]["category"]


async def test_a_line_that_nobody_understands_is_named(ana: Client) -> None:
    broken = STARS.replace("Olek: bets $8", "Olek: bets eight dollars")
    (hand,) = (await report(ana, broken))["hands"]
    assert "unreadable" == hand["verdict"]
    assert 15 == hand["why_line"], hand["why"]
    assert not hand["is_playable"]


async def test_the_rest_of_a_file_is_read_when_one_hand_is_broken(ana: Client) -> None:
    cut = STARS.replace("7001", "7002").partition("*** TURN ***")[0]
    hands = (await report(ana, f"{cut}\n\n\n{STARS}"))["hands"]
    assert ["7002", "7001"] == [hand["hand"] for hand in hands]
    assert "matched" == hands[1]["verdict"] != hands[0]["verdict"]


@pytest.mark.parametrize("text", ["", "Dear diary,\n", b"\xff\xfe\x00\x01\x02"])
async def test_what_is_no_history_is_said_to_be_none(ana: Client, text: str | bytes) -> None:
    (hand,) = (await report(ana, text))["hands"]
    assert "unreadable" == hand["verdict"]
    assert hand["why"]
    assert 404 == (await bring(ana, "/api/imports/1", text)).status_code


async def test_a_file_too_large_is_refused_and_so_is_a_stranger(
    ana: Client, house: Listening
) -> None:
    answer = await bring(ana, "/api/imports", "x" * (FILE_MAX + 1))
    assert (413, "too_large") == (answer.status_code, answer.json()["code"])
    stranger = Client(house.address)
    answer = await bring(stranger, "/api/imports", STARS)
    assert (401, "not_logged_in") == (answer.status_code, answer.json()["code"])
    await stranger.close()


async def test_nothing_of_a_file_is_kept(ana: Client) -> None:
    await report(ana, STARS)
    assert [] == (await ana.http.get("/api/rounds")).json()["rounds"]
