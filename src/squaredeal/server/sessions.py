"""Who is asking: a cookie with a secret whose hash the database knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from squaredeal import people
from squaredeal.server.members import SESSION_MS, Member

if TYPE_CHECKING:
    from squaredeal.server.desk import Desk

COOKIE: Final = "squaredeal"


def cookie(token: str, *, is_secure: bool) -> Cookie:
    """The cookie of a person who has logged in; with an empty token, its end."""
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=SESSION_MS // 1000 if token else 0,
        httponly=True,
        secure=is_secure,
        samesite="lax",
    )


async def member_of(connection: ASGIConnection[Any, Any, Any, Any], desk: Desk) -> Member | None:
    """Who is asking; None for a visitor and for one who must first change the password."""
    member = await owner_of(connection, desk)
    return None if member is None or member.must_change_password else member


async def owner_of(connection: ASGIConnection[Any, Any, Any, Any], desk: Desk) -> Member | None:
    """Whose session it is, even if nothing but a change of the password is open to them."""
    token = connection.cookies.get(COOKIE)
    member = await desk.members.by_session(token) if token else None
    if member is None or people.may_log_in(desk.house, member.account) is not None:
        return None
    return member


def is_same_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Does a socket come from our own pages? A client that is no browser sends no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    return origin.partition("://")[2] == connection.headers.get("host")


__all__ = ["COOKIE", "cookie", "is_same_origin", "member_of", "owner_of"]
