"""The application: every route, who guards them, what every answer carries."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from litestar import Litestar, Request, Router
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from squaredeal import __version__
from squaredeal.server import routes
from squaredeal.server.desk import Desk
from squaredeal.server.failures import HANDLERS, Fails
from squaredeal.server.members import Member
from squaredeal.server.sessions import owner_of
from squaredeal.server.socket import line

BODY_MAX: Final = 64 * 1024
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; "
        "style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
"""On every answer. Style attributes carry positions and amounts; they hold no code."""


def build(desk: Desk) -> Litestar:
    """The application for these parts."""
    options = desk.options
    under_api, outside = routes.house()
    pace = RateLimitConfig(("minute", options.asks_per_minute), store="asks")
    api = Router(
        "/api",
        route_handlers=[
            routes.account(options.logins_per_minute),
            under_api,
            routes.rounds(),
            routes.imports(),
            routes.staff(),
            routes.casino(),
        ],
        middleware=[pace.middleware],
    )
    return Litestar(
        route_handlers=[api, outside, routes.web(), line],
        dependencies={
            "desk": Provide(lambda: desk, sync_to_thread=False),
            "member": Provide(_member),
        },
        exception_handlers=HANDLERS,
        csrf_config=CSRFConfig(secret=options.secret, cookie_secure=options.is_secure),
        before_send=[_headers],
        logging_config=None,
        request_max_body_size=BODY_MAX,
        lifespan=[_lobby(desk)],
        openapi_config=OpenAPIConfig(
            title="Squaredeal",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
    )


async def _member(request: Request[Any, Any, Any]) -> Member:
    """Who is asking; an answer of 401 or 403 when that is nobody, or one with an old password."""
    desk: Desk = request.app.state.desk
    member = await owner_of(request, desk)
    if member is None:
        raise Fails(401, "not_logged_in")
    if member.must_change_password:
        raise Fails(403, "must_change_password", "choose a password of your own first")
    return member


async def _headers(message: Message, _scope: Scope) -> None:
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value


def _lobby(desk: Desk) -> Any:
    @asynccontextmanager
    async def run(app: Litestar) -> AsyncGenerator[None, None]:
        app.state.desk = desk
        watching = asyncio.create_task(desk.hub.run_lobby())
        try:
            yield
        finally:
            watching.cancel()
            with suppress(asyncio.CancelledError):
                await watching
            await desk.histories.settle()
            await desk.hub.club.settle()

    return run


__all__ = ["HEADERS", "build"]
