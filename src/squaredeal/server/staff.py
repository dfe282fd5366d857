"""What the staff sees of tables and of its own log."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection

from squaredeal.kernel import Illegal, refuse
from squaredeal.server import views, wire
from squaredeal.server.feed import Feed, round_name
from squaredeal.store import people, streams
from squaredeal.tables import TableSetup
from squaredeal.tables.table import Table

LOG_MOST: Final = 200
DETAIL_MOST: Final = 400


def staff_table(feed: Feed, *, is_closing: bool) -> wire.StaffTable:
    """One table; `is_closing` after the hand in progress."""
    page = feed.now
    state: Table = page.state
    setup: TableSetup = state.setup
    status = "closing" if is_closing or not state.opened else "open"
    return wire.StaffTable(
        table=feed.table.id,
        name=setup.name,
        game=setup.game,
        title=feed.title,
        playing=feed.variant.code,
        unit=views.unit_of(setup.unit),
        stakes=views.stakes_of(setup.stakes),
        buyin_min=setup.buy_in[0],
        buyin_max=setup.buy_in[1],
        seats=setup.seats,
        seated=len(page.occupants),
        people=len(set(page.occupants.values()) - page.bots),
        status=feed.table.stopped or status,
        rounds=state.number,
        round=None if state.round is None else page.round,
        offers=setup.offers,
        bombs=views.bombs_of(state),
        has_bots=setup.has_bots,
    )


def check_round(feed: Feed, named: str) -> None:
    """Is the hand of this name in progress? Raises Illegal when it is another, or none."""
    state = feed.table.state
    if state.round is None or named != round_name(feed.table.id, state.number):
        raise Illegal(refuse("stale_round", "floor.player.act-in-turn", now=state.number))


def log_lines(connection: Connection, most: int) -> wire.StaffLog:
    """The last lines of the staff's log."""
    names: dict[int, str] = {}
    lines = []
    for each in streams.staff_log(connection, most):
        if each.by is not None and each.by not in names:
            found = people.find_player(connection, each.by)
            names[each.by] = "?" if found is None else found.nickname
        detail = each.body.decode("utf-8", "replace")[:DETAIL_MOST]
        who = None if each.by is None else names[each.by]
        lines.append(wire.StaffLine(each.id, each.at_ms, who, each.what, detail))
    return wire.StaffLog(tuple(lines))


__all__ = ["LOG_MOST", "check_round", "log_lines", "staff_table"]
