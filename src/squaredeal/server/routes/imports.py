"""Hand histories that somebody brings: judged, and one of them step by step. Nothing is kept."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import Request, Router, post
from litestar.di import NamedDependency
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.params import FromPath, FromQuery

from squaredeal.server import wire
from squaredeal.server.failures import Fails
from squaredeal.server.imported import record_of, report
from squaredeal.server.members import Member

FILE_MAX: Final = 1024 * 1024
FILES_A_MINUTE: Final = 60
NAME_MAX: Final = 200


@post("/", status_code=200, request_max_body_size=FILE_MAX)
async def judge(
    request: Request[Any, Any, Any], member: NamedDependency[Member], name: FromQuery[str] = ""
) -> wire.ImportReport:
    """Read a file in whatever format it is, and say what the engine makes of each hand."""
    return await asyncio.to_thread(report, await request.body(), name[-NAME_MAX:])


@post("/{number:int}", status_code=200, request_max_body_size=FILE_MAX)
async def walk(
    request: Request[Any, Any, Any],
    member: NamedDependency[Member],
    number: FromPath[int],
    name: FromQuery[str] = "",
) -> wire.RoundRecord:
    """One hand of the same file, counted from 1, as the engine played it."""
    body = await request.body()
    found = (
        None if number < 1 else await asyncio.to_thread(record_of, body, name[-NAME_MAX:], number)
    )
    if found is None:
        raise Fails(404, "not_found", f"hand {number} of this file cannot be played")
    return found


def imports() -> Router:
    """The routes, slowed down for each address: reading is work."""
    slow = RateLimitConfig(("minute", FILES_A_MINUTE), store="imports")
    return Router("/imports", route_handlers=[judge, walk], middleware=[slow.middleware])


__all__ = ["imports"]
