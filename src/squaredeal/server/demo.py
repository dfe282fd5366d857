"""The tables that a demonstration opens: hold'em in every betting form, small and large, and every
other family of poker.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from squaredeal.rules import HouseRules
from squaredeal.server import menu, wire
from squaredeal.server.casino import offered
from squaredeal.server.spec import table_setup
from squaredeal.tables import BankSetup, TableSetup

BLINDS: Final = wire.NewStakes(small_blind=5, big_blind=10)
LIMITS: Final = wire.NewStakes(small_blind=5, big_blind=10, small_bet=10, big_bet=20)
STUD: Final = wire.NewStakes(ante=1, bring_in=3, small_bet=10, big_bet=20)
MIXED: Final = wire.NewStakes(5, 10, 1, 3, 10, 20)
_TABLES: Final = (
    wire.NewTable("nlhe@1", "Magnolia", 6, BLINDS),
    wire.NewTable("nlhe@1", "Acacia", 9, wire.NewStakes(1, 2)),
    wire.NewTable("nlhe@1", "Oleander", 2, wire.NewStakes(10, 20)),
    wire.NewTable("nlhe@1", "Tamarind", 6, wire.NewStakes(25, 50)),
    wire.NewTable("plhe@1", "Mimosa", 6, BLINDS),
    wire.NewTable("flhe@1", "Jacaranda", 6, LIMITS),
    wire.NewTable("plo@1", "Ceiba", 6, BLINDS),
    wire.NewTable("plo8@1", "Lapacho", 6, BLINDS),
    wire.NewTable("plo5@1", "Quebracho", 6, BLINDS),
    wire.NewTable("short@1", "Algarrobo", 6, wire.NewStakes(ante=5, button_blind=10)),
    wire.NewTable(
        "stud7.pe@1",
        "Chirimoya",
        6,
        wire.NewStakes(ante=10, bring_in=20, small_bet=20, big_bet=40),
    ),
    wire.NewTable("stud8@1", "Lucuma", 6, STUD),
    wire.NewTable("razz@1", "Molle", 6, STUD),
    wire.NewTable("27td@1", "Capuli", 5, LIMITS),
    wire.NewTable("badugi@1", "Yagrumo", 5, LIMITS),
    wire.NewTable("horse", "Caoba", 6, MIXED),
    wire.NewTable("dealers_choice", "Araucaria", 5, wire.NewStakes(5, 10, 1, 3, 10, 20)),
    wire.NewTable(
        "nlhe@1",
        "Sauce",
        6,
        wire.NewStakes(25, 50),
        offers=("straddle", "run_it", "rabbit"),
    ),
    wire.NewTable(
        "nlhe@1",
        "Ombu",
        6,
        BLINDS,
        bombs=wire.NewBombs(every=4, ante=30, boards=2),
    ),
    wire.NewTable("split@1", "Retama", 5, BLINDS),
)

_SHARED: Final = (
    ("Hibiscus", "roulette@1", 8),
    ("Camellia", "baccarat@1", 8),
    ("Gardenia", "blackjack.house@1", 5),
)


def demo_tables(house: HouseRules) -> tuple[TableSetup, ...]:
    """Tables with house bots in the rooms of the house, with its buy-ins and its rake.

    Games whose room the house does not have are left out.
    """
    rooms = {room.code for room in house.rooms}
    return tuple(
        table_setup(house, replace(table, has_bots=True))
        for table in _TABLES
        if menu.room_code(table.game) in rooms
    )


def demo_casino(house: HouseRules) -> tuple[BankSetup, ...]:
    """Shared tables against the house, beside those that everybody opens for themselves."""
    offers = {setup.game: setup for setup in offered(house)}
    return tuple(
        replace(offers[game], name=name, seats=seats)
        for name, game, seats in _SHARED
        if game in offers
    )


__all__ = ["demo_casino", "demo_tables"]
