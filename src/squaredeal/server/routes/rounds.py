"""Rounds that were played, for those who took part and for the rail."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, Router, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, QueryParameter

from squaredeal.server import wire
from squaredeal.server.desk import Desk
from squaredeal.server.failures import Fails
from squaredeal.server.histories import PAGE_MOST, parts
from squaredeal.server.members import Member
from squaredeal.server.sessions import member_of

Limit = Annotated[int, QueryParameter(ge=1, le=PAGE_MOST)]


@get("/rounds")
async def own(
    member: NamedDependency[Member],
    desk: NamedDependency[Desk],
    before: FromQuery[int] = 2**62,
    limit: Limit = 50,
    table: FromQuery[str] = "",
) -> wire.RoundList:
    """The reader's own rounds, latest first."""
    found = await desk.histories.of_player(member.account.player, before, limit)
    if not table:
        return found
    return wire.RoundList(tuple(each for each in found.rounds if each.table == table), found.next)


@get("/tables/{table:str}/rounds")
async def of_table(
    desk: NamedDependency[Desk], table: FromPath[str], limit: Limit = 20
) -> wire.RoundList:
    """The last rounds of a table, as the rail saw them."""
    return await desk.histories.of_table(table, limit)


@get("/rounds/{round_id:str}")
async def record(
    request: Request[Any, Any, Any], desk: NamedDependency[Desk], round_id: FromPath[str]
) -> Response[bytes]:
    """Every step of a round, as the reader saw it: a `RoundRecord`."""
    table, number = _parts(round_id)
    found = await desk.histories.record(table, number, await _player(request, desk))
    if found is None:
        raise Fails(404, "not_found", f"there is no round {round_id}")
    return Response(found, media_type="application/json")


@get("/rounds/{round_id:str}/fairness")
async def fairness(
    request: Request[Any, Any, Any], desk: NamedDependency[Desk], round_id: FromPath[str]
) -> wire.Fairness:
    """What was sealed before the round, and what the reader may open of it."""
    table, number = _parts(round_id)
    found = await desk.histories.fairness(table, number, await _player(request, desk))
    if found is None:
        raise Fails(404, "not_found", f"there is no round {round_id}")
    return found


def _parts(round_id: str) -> tuple[str, int]:
    found = parts(round_id)
    if found is None:
        raise Fails(404, "not_found", f"there is no round {round_id}")
    return found


async def _player(request: Request[Any, Any, Any], desk: Desk) -> int | None:
    member = await member_of(request, desk)
    return None if member is None else member.account.player


def rounds() -> Router:
    """The routes of rounds."""
    return Router("/", route_handlers=[own, of_table, record, fairness])


__all__ = ["rounds"]
