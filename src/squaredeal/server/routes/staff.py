"""The desks of the staff: tables are listed, opened and closed, hands are voided."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from litestar import Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from squaredeal.kernel import HOUSE, Act, BadInput, Illegal
from squaredeal.server import wire
from squaredeal.server.desk import Desk
from squaredeal.server.failures import Fails
from squaredeal.server.feed import Feed
from squaredeal.server.members import Member
from squaredeal.server.menu import menu
from squaredeal.server.spec import table_setup
from squaredeal.server.staff import LOG_MOST, check_round, log_lines, staff_table

VOID_CLAUSE: Final = "refund.cash.void-hands"
Limit = Annotated[int, QueryParameter(ge=1, le=LOG_MOST)]


@get("/games")
async def games(member: NamedDependency[Member], desk: NamedDependency[Desk]) -> wire.StaffGames:
    """Every game and rotation that can be opened, with what it is played for."""
    _check(member, "floor", "admin")
    return menu(desk.house)


@get("/tables")
async def tables(member: NamedDependency[Member], desk: NamedDependency[Desk]) -> wire.StaffTables:
    """Every poker table since the house opened its doors, those that stopped or closed too."""
    _check(member, "floor", "admin")
    desk.hub.notice_tables()
    return wire.StaffTables(tuple(_told(desk, feed) for feed in desk.hub.feeds.values()))


@post("/tables", status_code=201)
async def open_table(
    data: JSONBody[wire.NewTable], member: NamedDependency[Member], desk: NamedDependency[Desk]
) -> wire.StaffTable:
    """Open a table. Source: cash.buyin.*, floor.bomb-pot.*, floor.straddle.director."""
    _check(member, "admin")
    setup = table_setup(desk.house, data)
    taken = {feed.table.name.casefold() for feed in desk.hub.feeds.values() if _runs(feed)}
    if setup.name.casefold() in taken:
        raise BadInput(f"name: there is a table {setup.name} already")
    return _told(desk, await desk.open_table(setup, member.account.player))


@post("/tables/{table:str}/close", status_code=200)
async def close_table(
    table: FromPath[str], member: NamedDependency[Member], desk: NamedDependency[Desk]
) -> wire.StaffTable:
    """After the hand in progress everybody stands up and the table is gone."""
    _check(member, "admin")
    feed = _feed(desk, table)
    if not _runs(feed):
        raise BadInput(f"table {table} is {feed.table.stopped} already")
    await desk.hub.room.close_table(table, member.account.player)
    return _told(desk, feed)


@post("/tables/{table:str}/void", status_code=200)
async def void_round(
    table: FromPath[str],
    data: JSONBody[wire.VoidRound],
    member: NamedDependency[Member],
    desk: NamedDependency[Desk],
) -> wire.StaffTable:
    """Void the hand in progress: every chip goes back (refund.cash.void-hands)."""
    _check(member, "floor", "admin")
    feed = _feed(desk, table)
    check_round(feed, data.round)
    answer = await feed.table.rule(Act(HOUSE, "void"), VOID_CLAUSE, member.account.player)
    if answer.refusal is not None:
        raise Illegal(answer.refusal)
    if data.why:
        await desk.members.log(member.account.player, f"{data.round}: why void", data.why)
    return _told(desk, feed)


@get("/log")
async def log(
    member: NamedDependency[Member], desk: NamedDependency[Desk], limit: Limit = 100
) -> wire.StaffLog:
    """What the staff did, and what called for an operator."""
    _check(member, "floor", "admin")
    return await asyncio.to_thread(desk.hub.room.store.read, log_lines, limit)


def _check(member: Member, *roles: str) -> None:
    if member.role not in roles:
        raise Fails(403, "forbidden", f"this is for {' and '.join(roles)} only")


def _told(desk: Desk, feed: Feed) -> wire.StaffTable:
    return staff_table(feed, is_closing=feed.table.id in desk.hub.room.closing)


def _feed(desk: Desk, table: str) -> Feed:
    desk.hub.notice_tables()
    feed = desk.hub.feeds.get(table)
    if feed is None:
        raise Fails(404, "not_found", f"there is no poker table {table}")
    return feed


def _runs(feed: Feed) -> bool:
    return feed.table.stopped != "closed"


def staff() -> Router:
    """The routes under `/api/staff`."""
    handlers = [games, tables, open_table, close_table, void_round, log]
    return Router("/staff", route_handlers=handlers)


__all__ = ["staff"]
