"""The casino's lobby: one line a game, one line a shared table."""

from __future__ import annotations

from squaredeal import registry
from squaredeal.server import views, wire
from squaredeal.server.casino.feed import CasinoFeed
from squaredeal.server.casino.figures import Figures, figure
from squaredeal.tables import BankSetup


def game_row(
    setup: BankSetup, title: str, known: Figures, own: CasinoFeed | None, player: int | None
) -> wire.CasinoRow:
    """A game as the lobby shows it to this player."""
    return wire.CasinoRow(
        game=setup.game,
        family=registry.family(setup.game),
        title=title,
        unit=views.unit_of(setup.unit),
        low=setup.limits.low,
        high=setup.limits.high,
        returned=figure(known.best),
        strategy=known.strategy,
        table=None if own is None else own.table.id,
        held=0 if own is None else own.held(own.seat_of(player)),
    )


def table_row(feed: CasinoFeed, player: int | None) -> wire.CasinoTable:
    """A shared table as the lobby shows it to this player."""
    setup = feed.state.setup
    return wire.CasinoTable(
        table=feed.table.id,
        name=setup.name,
        game=setup.game,
        family=feed.family,
        unit=views.unit_of(setup.unit),
        low=setup.limits.low,
        high=setup.limits.high,
        seats=setup.seats,
        seated=len(feed.now.occupants),
        bet_seconds=setup.bet_seconds,
        my_seat=feed.seat_of(player),
    )


__all__ = ["game_row", "table_row"]
