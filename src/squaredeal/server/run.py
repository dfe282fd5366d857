"""Runs a house in this process until it is told to stop."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket as sockets
import sys
from collections.abc import Callable
from types import FrameType
from typing import Final

import structlog
import uvicorn
from msgspec import Struct

from squaredeal.kernel import BadInput
from squaredeal.server.app import build
from squaredeal.server.opening import House, Plan, open_house
from squaredeal.server.wire import Notice
from squaredeal.store import Store

GRACE_SECONDS: Final = 5
FRAME_MAX: Final = 64 * 1024
_BACKLOG: Final = 2048


class Listening(Struct):
    """A house that answers at `address`, until `stop` is called."""

    house: House
    address: str
    stop: Callable[[], None]


class _Server(uvicorn.Server):
    """Tells everybody before it closes their lines."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self._house = house

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal stops gently, a second Ctrl-C at once; either way it is no failure."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True

    def stop(self) -> None:
        """Stop as SIGTERM does."""
        self.should_exit = True

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        """Say so, then close every line."""
        self._house.desk.hub.say_to_all(Notice("stopping"))
        await super().shutdown(sockets)


def bind(host: str, port: int) -> sockets.socket:
    """The port, ours alone. Raises BadInput when somebody else has it."""
    family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
    listener = sockets.socket(family, sockets.SOCK_STREAM)
    listener.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(_BACKLOG)
    except (OSError, OverflowError) as error:
        listener.close()
        raise BadInput(f"port {port} of {host} cannot be used: {_said(error)}") from error
    listener.setblocking(False)
    return listener


def _said(error: Exception) -> str:
    return str(getattr(error, "strerror", None) or error).lower()


async def serve(
    store: Store,
    plan: Plan,
    listener: sockets.socket,
    opened: Callable[[Listening], None],
) -> None:
    """Open the house on a bound port and run it until SIGINT or SIGTERM."""
    async with open_house(store, plan) as house:
        config = uvicorn.Config(
            build(house.desk),
            ws="websockets-sansio",
            http="httptools",
            log_config=None,
            access_log=False,
            server_header=False,
            ws_max_size=FRAME_MAX,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=GRACE_SECONDS,
        )
        server = _Server(config, house)
        host, port = listener.getsockname()[:2]
        shown = f"[{host}]" if ":" in host else host
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        if server.started:
            opened(Listening(house, f"http://{shown}:{port}", server.stop))
        await serving


def quiet_logs() -> None:
    """Only what an operator must see: warnings and errors, and no values of variables in them."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.dev.ConsoleRenderer(
                colors=False, exception_formatter=structlog.dev.plain_traceback
            ),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING),
        logger_factory=structlog.PrintLoggerFactory(file=sys.stderr),
    )


__all__ = ["Listening", "bind", "quiet_logs", "serve"]
