"""The list of tables."""

from __future__ import annotations

from squaredeal import runtime
from squaredeal.server import views, wire
from squaredeal.server.feed import Feed


def lobby_row(row: runtime.LobbyRow, feed: Feed, player: int | None) -> wire.LobbyRow:
    """One table as the list shows it to this player."""
    page = feed.now
    setup = page.state.setup
    stakes = views.stakes_of(setup.stakes)
    return wire.LobbyRow(
        table=row.table,
        name=row.name,
        game=setup.game,
        family=feed.family,
        betting=feed.variant.betting.value,
        unit=views.unit_of(setup.unit),
        small=stakes.small,
        big=stakes.big,
        buyin_min=setup.buy_in[0],
        buyin_max=setup.buy_in[1],
        seats=setup.seats,
        seated=len(page.occupants),
        people=len(set(page.occupants.values()) - page.bots),
        pot_average=row.average_pot,
        rounds_an_hour=row.rounds_an_hour,
        status="open" if page.state.opened else "closing",
        my_seat=page.seat_of(player),
        title=feed.title,
        playing=feed.variant.code,
        offers=setup.offers,
    )


__all__ = ["lobby_row"]
