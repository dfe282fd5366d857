"""The WebSocket: reads messages, answers each, and never lets one reader hold up another."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from squaredeal import __version__
from squaredeal.kernel import BadInput, Broken, Illegal, Unavailable
from squaredeal.server import views, wire
from squaredeal.server.casino import not_whole
from squaredeal.server.desk import Desk
from squaredeal.server.guests import Guest, Reader
from squaredeal.server.hub import Hub
from squaredeal.server.members import now_ms
from squaredeal.server.metrics import FAULTS, LINES, MESSAGES
from squaredeal.server.outbox import Outbox
from squaredeal.server.pace import Pace
from squaredeal.server.sessions import is_same_origin, member_of

MESSAGE_MAX: Final = 8192
FAULTS_MAX: Final = 100
ID_MAX: Final = 64
TOO_SLOW: Final = 4008
FOREIGN: Final = 4003
TOO_MANY_FAULTS: Final = 4009
_decode: Final = msgspec.json.Decoder(wire.FromClient).decode
_encode = msgspec.json.Encoder().encode
_log = structlog.get_logger("squaredeal.server")


@websocket("/ws", opt={"exclude_from_csrf": True})
async def line(socket: WebSocket[Any, Any, Any], desk: NamedDependency[Desk]) -> None:
    """One line, from its opening to its end."""
    await socket.accept()
    if not is_same_origin(socket):
        await socket.close(code=FOREIGN, reason="foreign page")
        return
    member = await member_of(socket, desk)
    guest = await desk.hub.enter(member)
    outbox = Outbox(socket.send_text)
    reader = Reader(outbox.put, guest)
    LINES.inc()
    _put(reader, _welcome(guest))
    sender = asyncio.create_task(outbox.run())
    hearing = asyncio.create_task(_Line(socket, desk.hub, reader, desk.pace()).hear())
    try:
        await asyncio.wait({sender, hearing}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        desk.hub.leave(reader)
        LINES.dec()
        for task in (sender, hearing):
            task.cancel()
        await asyncio.gather(sender, hearing, return_exceptions=True)
    if outbox.is_cut:
        with contextlib.suppress(Exception):
            await asyncio.wait_for(socket.close(code=TOO_SLOW, reason="too slow"), 1)


class _Line:
    """What one line says."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], hub: Hub, reader: Reader, pace: Pace
    ) -> None:
        self._socket, self._hub, self._reader, self._pace = socket, hub, reader, pace
        self._faults = 0

    async def hear(self) -> None:
        """Until the line ends."""
        while True:
            try:
                text = await self._socket.receive_text()
            except WebSocketDisconnect:
                return
            except Exception:
                text = ""
            answer = await self._serve(text)
            if answer is None:
                continue
            _put(self._reader, answer)
            if isinstance(answer, wire.Fault):
                FAULTS.labels(answer.code).inc()
                self._faults += 1
                if self._faults > FAULTS_MAX:
                    await self._socket.close(code=TOO_MANY_FAULTS, reason="too many faults")
                    return

    async def _serve(self, text: str) -> wire.FromServer | None:
        if not self._pace.allows():
            return wire.Fault("too_fast")
        if len(text) > MESSAGE_MAX:
            return wire.Fault("too_large", f"a message has at most {MESSAGE_MAX} characters")
        try:
            message = _decode(text)
        except (msgspec.ValidationError, msgspec.DecodeError) as error:
            at_house = self._hub.club.feeds
            return not_whole(text, at_house) or wire.Fault("malformed", str(error))
        MESSAGES.labels(type(message).__name__).inc()
        id_, table = getattr(message, "id", None), getattr(message, "table", None)
        if id_ is not None and not 0 < len(id_) <= ID_MAX:
            return wire.Fault("malformed", f"an id has 1 to {ID_MAX} characters", table=table)
        try:
            return await self._answer(message)
        except Illegal as error:
            return wire.Answer(id_ or "", table or "", False, views.reason(error.refusal))
        except BadInput as error:
            return wire.Fault("malformed", str(error), id_, table)
        except Unavailable as error:
            return wire.Fault("unavailable", str(error), id_, table)
        except Broken as error:
            _log.error("broken", table=table, why=str(error))
            return wire.Fault("broken", "", id_, table)

    async def _answer(self, message: wire.FromClient) -> wire.FromServer | None:
        guest, hub = self._reader.guest, self._hub
        match message:
            case wire.Subscribe():
                hub.subscribe(self._reader, message)
                return None
            case wire.Unsubscribe(table=table):
                if table in hub.feeds:
                    hub.feeds[table].detach(self._reader)
                hub.club.detach(self._reader, table)
                return None
            case wire.WatchLobby(is_on=is_on):
                hub.watch_lobby(self._reader, is_on)
                return None
            case wire.Ping(number=number):
                return wire.Pong(number, now_ms())
            case wire.Envelope() | wire.Ahead() | wire.UseBank():
                if guest is None:
                    return wire.Fault("not_logged_in", "", message.id, message.table)
                if isinstance(message, wire.Envelope):
                    return await hub.act(guest, message)
                if isinstance(message, wire.Ahead):
                    return hub.choose_ahead(guest, message)
                return hub.use_bank(message)


def _welcome(guest: Guest | None) -> wire.Welcome:
    player = None if guest is None else str(guest.player)
    nickname = None if guest is None else guest.nickname
    return wire.Welcome(player, nickname, now_ms(), __version__)


def _put(reader: Reader, message: wire.FromServer) -> None:
    reader.put(_encode(message).decode())


__all__ = ["line"]
