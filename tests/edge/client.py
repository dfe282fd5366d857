"""A client with real sockets that keeps every frame it was ever sent."""

from __future__ import annotations

import asyncio
import json
import uuid
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 30
PASSWORD = "correct horse battery"


class Client:
    """One browser: its cookies, its line, everything that came over it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address)
        self.frames: list[str] = []
        self.tables: dict[str, dict[str, Any]] = {}
        self.answers: dict[str, dict[str, Any]] = {}
        self.faults: list[dict[str, Any]] = []
        self.line: ClientConnection | None = None
        self._news = asyncio.Event()
        self._reading: asyncio.Task[None] | None = None

    async def post(self, path: str, body: object, method: str = "POST") -> httpx.Response:
        """A request that writes, with the token against forged ones."""
        if "csrftoken" not in self.http.cookies:
            await self.http.get("/api/house")
        token = self.http.cookies["csrftoken"]
        return await self.http.request(method, path, json=body, headers={"x-csrftoken": token})

    async def register(self, nickname: str, born: str = "1990-01-01") -> httpx.Response:
        """Open an account and be logged in."""
        body = {
            "nickname": nickname,
            "password": PASSWORD,
            "born": born,
            "country": "ES",
            "accepts_rules": True,
        }
        return await self.post("/api/register", body)

    async def open_line(self) -> None:
        """The WebSocket, with the session if there is one."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = self.address.replace("http", "ws") + "/ws"
        self.line = await connect(url, additional_headers={"cookie": cookies})
        self._reading = asyncio.create_task(self._read(self.line))
        await self.wait(lambda: self.frames)

    async def close(self) -> None:
        """Leave."""
        if self.line is not None:
            await self.line.close()
        if self._reading is not None:
            await self._reading
        await self.http.aclose()

    async def say(self, message: dict[str, Any]) -> None:
        """One message, as it is."""
        assert self.line is not None
        await self.line.send(json.dumps(message))

    async def watch(self, table: str, since: int | None = None) -> None:
        """Subscribe, and wait for the table."""
        await self.say({"type": "subscribe", "table": table, "since": since})
        await self.wait(lambda: table in self.tables)

    async def do(
        self, table: str, verb: str, *, id_: str | None = None, **act: object
    ) -> dict[str, Any]:
        """Send an envelope for the round and turn now seen; its answer."""
        id_ = id_ or str(uuid.uuid4())
        message: dict[str, Any] = {"type": "envelope", "id": id_, "table": table}
        for name in ("round", "turn"):
            if name in act:
                message[name] = act.pop(name)
        round_ = self.tables[table]["view"]["round"]
        if round_ is not None and "turn" not in message and "spot" not in act:
            message |= {"round": round_["round"], "turn": round_["turn"]}
        self.answers.pop(id_, None)
        await self.say(message | {"act": {"verb": verb, **act}})
        await self.wait(lambda: id_ in self.answers)
        return self.answers[id_]

    async def wait(self, met: Any) -> None:
        """Until something is so."""
        async with asyncio.timeout(PATIENCE):
            while not met():
                self._news.clear()
                await self._news.wait()

    async def reaches(self, table: str, version: int) -> None:
        """Until this client knows the table at that version or a later one."""
        await self.wait(lambda: self.tables[table]["version"] >= version)

    def mine(self, table: str) -> dict[str, Any]:
        """What only this client may see."""
        found = self.tables[table]["mine"]
        assert isinstance(found, dict)
        return found

    def verb(self, table: str, verb: str) -> dict[str, Any]:
        """A button of the bar or of the seat."""
        offer = self.mine(table)["offer"]
        return next(each for each in [*offer["bar"], *offer["seating"]] if each["verb"] == verb)

    def is_on_turn(self, table: str) -> bool:
        """Does the table wait for this client?"""
        return bool(self.mine(table)["offer"]["is_turn"])

    async def _read(self, line: ClientConnection) -> None:
        async for frame in line:
            assert isinstance(frame, str)
            self.frames.append(frame)
            self._take(json.loads(frame))
            self._news.set()
        self._news.set()

    def _take(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "snapshot" | "update":
                self.tables[message["table"]] = message
            case "private":
                self.tables[message["table"]]["mine"] = message["mine"]
            case "answer":
                self.answers[message["id"]] = message
            case "fault":
                self.faults.append(message)
                if message["id"]:
                    self.answers[message["id"]] = message
