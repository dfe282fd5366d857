"""Acts a second and their latency, from one socket to every other, with the journal synced.

The house runs in a process of its own; the players are sockets of this one. Every player answers
at once with a random policy: a fifth folds, three fifths check or call, a fifth raise.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import time
import uuid
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

TABLES: Final = 40
SEATS: Final = 6
WARM_SECONDS: Final = 2.0
SECONDS: Final = 8.0


class Start(Struct, frozen=True):
    """What the house tells the players: its address, and by table the cookies of its seats."""

    address: str
    cookies: dict[str, tuple[str, ...]]


class _Round(Struct):
    round: str
    turn: int


class _View(Struct):
    round: _Round | None = None


class _Verb(Struct):
    verb: str
    is_open: bool
    low: int | None = None
    high: int | None = None


class _Offer(Struct):
    is_turn: bool
    bar: tuple[_Verb, ...] = ()


class _Mine(Struct):
    seat: int | None = None
    offer: _Offer | None = None


class _Heard(Struct):
    """As much of a message as a player looks at."""

    type: str
    version: int | str = 0
    view: _View | None = None
    mine: _Mine | None = None


_decode: Final = msgspec.json.Decoder(_Heard).decode


class Tally:
    """When acts were sent, and how long it took until others knew."""

    def __init__(self) -> None:
        self.sent: dict[str, float] = {}
        self.acts = 0
        self.delays: list[float] = []
        self.is_counting = False

    def act(self, table: str) -> None:
        """An act goes out at this table."""
        self.sent[table] = time.perf_counter()
        self.acts += self.is_counting

    def hear(self, table: str) -> None:
        """Another seat of the table has heard of it."""
        at = self.sent.get(table)
        if at is not None and self.is_counting:
            self.delays.append(time.perf_counter() - at)


class Player:
    """One socket: it sits down and answers whenever it is its turn."""

    def __init__(self, table: str, seat: int, tally: Tally) -> None:
        self._table, self._seat, self._tally = table, seat, tally
        self._chance = Random(f"{table}:{seat}")
        self._done: tuple[str, int] | None = None
        self._version = 0

    async def play(self, address: str, cookie: str) -> None:
        """Until cancelled."""
        url = address.replace("http", "ws") + "/ws"
        headers = {"cookie": f"squaredeal={cookie}"}
        async with connect(url, additional_headers=headers, compression=None) as line:
            await _say(line, {"type": "subscribe", "table": self._table})
            await self._ask(line, {"verb": "sit", "spot": f"seat:{self._seat}", "amount": 1000})
            async for frame in line:
                await self._hear(line, _decode(frame))

    async def _hear(self, line: ClientConnection, heard: _Heard) -> None:
        if heard.mine is None or heard.mine.offer is None or heard.view is None:
            return
        version = heard.version
        if heard.type == "update" and isinstance(version, int) and version > self._version:
            self._version = version
            self._tally.hear(self._table)
        at = heard.view.round
        if at is None or not heard.mine.offer.is_turn or self._done == (at.round, at.turn):
            return
        self._done = (at.round, at.turn)
        act = self._choose({v.verb: v for v in heard.mine.offer.bar if v.is_open})
        self._tally.act(self._table)
        await self._ask(line, act, round=at.round, turn=at.turn)

    def _choose(self, verbs: dict[str, _Verb]) -> dict[str, Any]:
        ticket = self._chance.randrange(100)
        press = verbs.get("raise_to") or verbs.get("bet")
        if ticket < 20 and "fold" in verbs and "check" not in verbs:
            return {"verb": "fold"}
        if ticket >= 80 and press is not None and press.low is not None:
            high = press.low if press.high is None else press.high
            return {"verb": press.verb, "amount": self._chance.randint(press.low, high)}
        return {"verb": next(v for v in ("check", "call", "muck", "show", "fold") if v in verbs)}

    async def _ask(self, line: ClientConnection, act: dict[str, Any], **at: Any) -> None:
        id_ = str(uuid.UUID(int=self._chance.getrandbits(128), version=4))
        message = {"type": "envelope", "id": id_, "table": self._table, "act": act}
        await _say(line, message | at)


async def _say(line: ClientConnection, message: dict[str, Any]) -> None:
    await line.send(json.dumps(message))


def measure() -> dict[str, Any]:
    """Acts a second, and the median and 99th percentile in ms until every seat knew of one."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(Path(folder)))


async def _measure(folder: Path) -> dict[str, Any]:
    code = "import sys; from squaredeal.cli.bench_sockets import host; host(sys.argv[1])"
    house = await asyncio.create_subprocess_exec(
        sys.executable, "-c", code, str(folder), stdout=asyncio.subprocess.PIPE
    )
    assert house.stdout is not None
    try:
        start = msgspec.json.decode(await house.stdout.readline(), type=Start)
        tally = Tally()
        players = [
            asyncio.create_task(Player(table, seat, tally).play(start.address, cookie))
            for table, cookies in start.cookies.items()
            for seat, cookie in enumerate(cookies)
        ]
        await asyncio.sleep(WARM_SECONDS)
        tally.is_counting, began = True, time.perf_counter()
        await asyncio.sleep(SECONDS)
        tally.is_counting, took = False, time.perf_counter() - began
        for player in players:
            if player.done():
                player.result()
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
    finally:
        if house.returncode is None:
            house.terminate()
            await house.wait()
    delays = sorted(tally.delays) or [0.0]
    return {
        "acts_per_second": round(tally.acts / took),
        "frames_per_second": round(len(tally.delays) / took),
        "p50_ms": round(1000 * delays[len(delays) // 2], 1),
        "p99_ms": round(1000 * delays[len(delays) * 99 // 100], 1),
        "tables": TABLES,
        "sockets": TABLES * SEATS,
        "unit": "acts/s, synced to disk",
    }


def host(folder: str) -> None:
    """The house of a measurement: prints its `Start` and runs until it is terminated."""
    from squaredeal.server.run import bind, quiet_logs
    from squaredeal.store import Store

    quiet_logs()
    listener = bind("127.0.0.1", 0)
    with Store(f"sqlite:///{folder}/house.db") as store:
        asyncio.run(_host(store, listener))


async def _host(store: Any, listener: Any) -> None:
    from squaredeal.games.poker import Stakes
    from squaredeal.rules import standard
    from squaredeal.runtime import Pace
    from squaredeal.server.members import Gift, Members, Newcomer
    from squaredeal.server.opening import Plan
    from squaredeal.server.run import Listening, serve
    from squaredeal.tables import TableSetup

    opened: asyncio.Future[Listening] = asyncio.get_running_loop().create_future()
    pace = Pace(action_ms=60_000, bank_ms=0, deal_ms=0, between_ms=0)
    plan = Plan(standard(), pace=pace, acts_per_second=10_000, acts_at_once=10_000)
    serving = asyncio.create_task(serve(store, plan, listener, opened.set_result))
    listening = await opened
    members, cookies = Members(store), {}
    edition = plan.house.value("rules.edition", str)
    for number in range(TABLES):
        stakes = Stakes(small_blind=5, big_blind=10)
        setup = TableSetup("nlhe@1", stakes, SEATS, (400, 1000), name=f"Bench {number}")
        table = await listening.house.room.open_table(setup)
        tokens = []
        for seat in range(SEATS):
            name = f"Player {number}x{seat}"
            newcomer = Newcomer(name, "", "1990-01-01", "ES", "en", edition=edition)
            member = await members.add(newcomer, Gift("play_chips", 10_000_000))
            tokens.append(await members.start_session(member.account.player, "bench"))
        cookies[table.id] = tuple(tokens)
    listening.house.desk.hub.notice_tables()
    sys.stdout.write(msgspec.json.encode(Start(listening.address, cookies)).decode() + "\n")
    sys.stdout.flush()
    await serving


__all__ = ["Start", "host", "measure"]
