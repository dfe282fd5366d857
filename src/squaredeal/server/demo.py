"""The tables that a demonstration opens: every betting form of hold'em, small and large."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from squaredeal.games.poker import Stakes
from squaredeal.ledger.chart import PLAY_CHIPS
from squaredeal.rules import HouseRules
from squaredeal.server.casino import offered
from squaredeal.tables import BankSetup, TableSetup, house_rake

ROOM: Final = "online"
_TABLES: Final = (
    ("Magnolia", "nlhe@1", 6, Stakes(small_blind=5, big_blind=10)),
    ("Acacia", "nlhe@1", 9, Stakes(small_blind=1, big_blind=2)),
    ("Oleander", "nlhe@1", 2, Stakes(small_blind=10, big_blind=20)),
    ("Tamarind", "nlhe@1", 6, Stakes(small_blind=25, big_blind=50)),
    ("Mimosa", "plhe@1", 6, Stakes(small_blind=5, big_blind=10)),
    ("Jacaranda", "flhe@1", 6, Stakes(small_blind=5, big_blind=10, small_bet=10, big_bet=20)),
)

_SHARED: Final = (
    ("Hibiscus", "roulette@1", 8),
    ("Camellia", "baccarat@1", 8),
    ("Gardenia", "blackjack.house@1", 5),
)


def demo_tables(house: HouseRules) -> tuple[TableSetup, ...]:
    """Tables of the house's online room, with its buy-ins and its rake.

    A unit of the rake's cap is the small blind. Raises HouseError when there is no such room.
    """
    rules = house.room(ROOM)
    least, most = (rules.value(f"cash.buyin.{end}_bb", int) for end in ("min", "max"))
    return tuple(
        TableSetup(
            game=game,
            stakes=stakes,
            seats=seats,
            buy_in=(least * stakes.big_blind, most * stakes.big_blind),
            unit=PLAY_CHIPS,
            name=name,
            room=ROOM,
            rake=house_rake(rules, stakes.small_blind),
        )
        for name, game, seats, stakes in _TABLES
    )


def demo_casino(house: HouseRules) -> tuple[BankSetup, ...]:
    """Shared tables against the house, beside those that everybody opens for themselves."""
    offers = {setup.game: setup for setup in offered(house)}
    return tuple(
        replace(offers[game], name=name, seats=seats)
        for name, game, seats in _SHARED
        if game in offers
    )


__all__ = ["ROOM", "demo_casino", "demo_tables"]
