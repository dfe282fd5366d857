"""The WebSocket under bad input: a typed fault, and nothing changed."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from squaredeal.rules import standard
from squaredeal.server.opening import Plan
from squaredeal.server.run import Listening
from tests.edge.client import Client
from tests.edge.house import SLOW, holdem, open_house


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Listening]:
    async with open_house(tmp_path, holdem()) as listening:
        yield listening


@pytest.fixture
async def visitor(house: Listening) -> AsyncIterator[Client]:
    client = Client(house.address)
    await client.open_line()
    yield client
    await client.close()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "malformed"),
        ("{", "malformed"),
        ("[]", "malformed"),
        ('{"type":"nonsense"}', "malformed"),
        ('{"type":"subscribe"}', "malformed"),
        ('{"type":"subscribe","table":"t99"}', "unknown_table"),
        ('{"type":"envelope","id":"","table":"t1","act":{"verb":"fold"}}', "malformed"),
        ('{"type":"envelope","id":"x","table":"t1","act":{"verb":7}}', "malformed"),
        ('{"type":"envelope","id":"x","table":"t1","act":{"verb":"fold"},"sudo":1}', "malformed"),
        ('{"type":"envelope","id":"x","table":"t1","act":{"verb":"fold"}}', "not_logged_in"),
        ('{"type":"ping","number":' + "1" * 9000 + "}", "too_large"),
    ],
)
async def test_bad_input_is_answered_by_a_fault_and_changes_nothing(
    house: Listening, visitor: Client, text: str, code: str
) -> None:
    feed = house.house.desk.hub.feeds["t1"]
    before = feed.now.version
    assert visitor.line is not None
    await visitor.line.send(text)
    await visitor.wait(lambda: visitor.faults)
    assert visitor.faults[0]["code"] == code
    await visitor.say({"type": "ping", "number": 5})
    await visitor.wait(lambda: '"pong"' in visitor.frames[-1])
    assert feed.now.version == before


async def test_binary_frames_are_malformed(visitor: Client) -> None:
    assert visitor.line is not None
    await visitor.line.send(b"\x00\xff")
    await visitor.wait(lambda: visitor.faults)
    assert visitor.faults[0]["code"] == "malformed"


async def test_a_foreign_page_gets_no_line(house: Listening) -> None:
    url = house.address.replace("http", "ws") + "/ws"
    with pytest.raises(ConnectionClosed):
        async with connect(url, origin="https://elsewhere.example") as line:
            await line.recv()


async def test_an_act_without_a_seat_is_refused_with_a_clause(house: Listening) -> None:
    ana = Client(house.address)
    await ana.register("Ana")
    await ana.open_line()
    await ana.watch("t1")
    answer = await ana.do("t1", "leave")
    assert not answer["is_accepted"]
    assert answer["reason"]["clause"]
    nowhere = await ana.do("t1", "sit", spot="seat:99", amount=1000)
    assert nowhere["reason"]["code"] == "no_such_seat"
    little = await ana.do("t1", "sit", spot="seat:0", amount=1)
    assert little["reason"]["code"] == "below_minimum"
    assert (await ana.http.get("/api/me")).json()["balances"][0]["seated"] == 0
    await ana.close()


async def test_the_lobby_comes_at_once_and_when_it_changes(
    house: Listening, visitor: Client
) -> None:
    await visitor.say({"type": "watch_lobby"})
    await visitor.wait(lambda: any('"lobby"' in frame for frame in visitor.frames))
    count = len(visitor.frames)
    ana = Client(house.address)
    await ana.register("Ana")
    await ana.open_line()
    await ana.watch("t1")
    await ana.do("t1", "sit", spot="seat:0", amount=1000)
    await visitor.wait(lambda: any('"seated":1' in frame for frame in visitor.frames[count:]))
    await ana.close()


async def test_who_does_not_read_is_cut_and_holds_up_nobody(tmp_path: Path) -> None:
    plan = Plan(standard(), pace=SLOW, acts_per_second=100_000, acts_at_once=100_000)
    async with open_house(tmp_path, holdem(), plan=plan) as house:
        feed = house.house.desk.hub.feeds["t1"]
        url = house.address.replace("http", "ws") + "/ws"
        async with connect(url, max_queue=1, close_timeout=1) as deaf:
            asked = asyncio.create_task(_ask_again_and_again(deaf))
            reader = Client(house.address)
            await reader.open_line()
            await reader.watch("t1")
            async with asyncio.timeout(20):
                while len(feed.readers) != 1 or not asked.done():
                    await reader.say({"type": "ping", "number": 1})
                    await asyncio.sleep(0.02)
            await reader.close()


async def _ask_again_and_again(line: ClientConnection) -> None:
    """For the whole table, and never read an answer."""
    with contextlib.suppress(ConnectionClosed):
        for _ in range(6000):
            await line.send('{"type":"subscribe","table":"t1"}')
