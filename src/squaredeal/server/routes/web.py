"""The web client's files, and what a machine asks: is it alive, how does it do."""

from __future__ import annotations

from mimetypes import guess_type
from typing import Any, Final

from litestar import MediaType, Request, Response, Router, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import File
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from squaredeal import __version__
from squaredeal.server.desk import Desk
from squaredeal.server.failures import Fails

FOREVER: Final = "public, max-age=31536000, immutable"
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Squaredeal</title>
<body><h1>The server runs. The client was not built.</h1>
<p>This installation holds no web client. Build it with <code>make run</code>, or install a release;
then start the server again.</p></body></html>
"""
_LOCAL: Final = ("127.0.0.1", "::1", "testclient")


@get("/health")
async def health(desk: NamedDependency[Desk]) -> dict[str, str | int]:
    """Is the house open, and how many tables does it run?"""
    return {"status": "open", "version": __version__, "tables": len(desk.hub.feeds)}


@get("/metrics")
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Figures for Prometheus, for callers on this machine."""
    if request.client is None or request.client.host not in _LOCAL:
        raise Fails(403, "forbidden", "figures are given to this machine alone")
    return Response(generate_latest(), headers={"content-type": CONTENT_TYPE_LATEST})


@get("/", include_in_schema=False)
async def index(desk: NamedDependency[Desk]) -> File | Response[str]:
    """The client's one document."""
    return _file(desk, "")


@get("/{path:path}", include_in_schema=False)
async def files(desk: NamedDependency[Desk], path: FromPath[str]) -> File | Response[str]:
    """A file of the client; for the client's own pages its one document."""
    return _file(desk, path)


def _file(desk: Desk, path: str) -> File | Response[str]:
    root = desk.options.webroot.resolve()
    name = path.lstrip("/")
    if name.startswith(("api/", "text/")):
        raise Fails(404, "not_found", f"there is no /{name}")
    wanted = (root / name).resolve() if name else root
    if wanted.is_relative_to(root) and wanted.is_file():
        is_hashed = name.startswith("assets/")
        headers = {"cache-control": FOREVER if is_hashed else "no-cache"}
        kind = guess_type(wanted.name)[0] or "application/octet-stream"
        return File(wanted, content_disposition_type="inline", media_type=kind, headers=headers)
    if name.startswith("assets/"):
        raise Fails(404, "not_found", f"there is no /{name}")
    document = root / "index.html"
    if not document.is_file():
        return Response(NOT_BUILT, media_type=MediaType.HTML, status_code=503)
    return File(
        document,
        content_disposition_type="inline",
        media_type=MediaType.HTML,
        headers={"cache-control": "no-cache"},
    )


def web() -> Router:
    """The routes outside `/api`."""
    return Router("/", route_handlers=[health, metrics, index, files])


__all__ = ["web"]
