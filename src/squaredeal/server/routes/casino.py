"""The casino: its lobby, a page for each game, a table of one's own, rounds that were played."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from squaredeal import registry
from squaredeal.kernel import Illegal
from squaredeal.server import wire
from squaredeal.server.casino import ROOM, casino_fairness, game_page
from squaredeal.server.desk import Desk
from squaredeal.server.failures import Fails
from squaredeal.server.histories import PAGE_MOST, parts
from squaredeal.server.members import Member
from squaredeal.server.sessions import member_of

Limit = Annotated[int, QueryParameter(ge=1, le=PAGE_MOST)]


@get("/")
async def lobby(request: Request[Any, Any, Any], desk: NamedDependency[Desk]) -> wire.CasinoLobby:
    """Games for a table of one's own, and tables to join."""
    member = await member_of(request, desk)
    return desk.hub.club.lobby(member.account.player if member else None)


@get("/games/{game:str}")
async def page(desk: NamedDependency[Desk], game: FromPath[str]) -> wire.CasinoGame:
    """A game's felt and rules, with the returns computed from the rules in force."""
    club = desk.hub.club
    if game not in club.setups:
        raise Fails(404, "not_found", f"there is no game {game}")
    return game_page(desk.house, club.setups[game], club.figures[game])


@post("/tables", status_code=200)
async def open_own(
    data: JSONBody[wire.OpenTable], member: NamedDependency[Member], desk: NamedDependency[Desk]
) -> wire.OpenedTable:
    """The reader's own table of a game, with the round that stands there."""
    refusal = desk.hub.may_sit(member)
    if refusal is not None:
        raise Illegal(refusal)
    table = await desk.hub.club.open_own(member.account.player, data.game)
    return wire.OpenedTable(table, data.game)


@get("/rounds")
async def own(
    member: NamedDependency[Member],
    desk: NamedDependency[Desk],
    game: FromQuery[str] = "",
    before: FromQuery[int] = 2**62,
    limit: Limit = 50,
) -> wire.CasinoRounds:
    """The reader's own rounds against the house, latest first."""
    return await desk.hub.club.rounds.of_player(member.account.player, game, before, limit)


@get("/rounds/{round_id:str}")
async def record(
    member: NamedDependency[Member], desk: NamedDependency[Desk], round_id: FromPath[str]
) -> wire.CasinoRecord:
    """Every step of a round of the reader's."""
    table, number = _parts(round_id)
    found = await desk.hub.club.rounds.record(table, number, member.account.player)
    if found is None:
        raise Fails(404, "not_found", f"there is no round {round_id} of yours")
    return found


@get("/rounds/{round_id:str}/fairness")
async def fairness(desk: NamedDependency[Desk], round_id: FromPath[str]) -> wire.CasinoFairness:
    """What was sealed before the round, and what opens it."""
    table, number = _parts(round_id)
    code = await desk.hub.club.rounds.game_of(table)
    if code is None:
        raise Fails(404, "not_found", f"there is no round {round_id}")
    game = registry.game(code, desk.house.room(ROOM))
    store = desk.hub.room.store
    found = await asyncio.to_thread(store.read, casino_fairness, table, number, game)
    if found is None:
        raise Fails(404, "not_found", f"there is no round {round_id}")
    return found


def _parts(round_id: str) -> tuple[str, int]:
    found = parts(round_id)
    if found is None:
        raise Fails(404, "not_found", f"there is no round {round_id}")
    return found


def casino() -> Router:
    """The routes of the casino."""
    return Router("/casino", route_handlers=[lobby, page, open_own, own, record, fairness])


__all__ = ["casino"]
