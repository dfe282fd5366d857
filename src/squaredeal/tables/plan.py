"""From a table to a hand: positions, posts and stakes become what the game starts from."""

from __future__ import annotations

from fractions import Fraction

from squaredeal.games.poker.hand import HandSetup, Rake
from squaredeal.kernel import Seat, truncate
from squaredeal.rules import HouseRules
from squaredeal.tables.owed import Post, Prices, Seating
from squaredeal.tables.table import Table, TableSetup


def prices(setup: TableSetup, house: HouseRules) -> Prices:
    """What posts cost here (cash.entry-post.amount, cash.missed-blinds.both)."""
    stakes = setup.stakes
    if house.value("cash.entry_post.amount", str) == "big_blind":
        entry = stakes.big_blind
    else:
        entry = stakes.small_bet or stakes.small_blind
    returns = house.value("cash.missed_blinds.return_in_sb", bool)
    return Prices(stakes.small_blind, stakes.big_blind, entry, returns)


def house_rake(house: HouseRules, chips_per_unit: int) -> Rake:
    """The house's rake where one unit of the rake's cap is so many chips (cash.rake.per-pot)."""
    percent = house.value("cash.rake.percent", Fraction)
    cap = house.value("cash.rake.cap", Fraction)
    return Rake(
        hundredths=truncate(percent * 100),
        cap=truncate(cap * chips_per_unit),
        no_flop_no_drop=house.value("cash.rake.no_flop_no_drop", bool),
    )


def hand_setup(table: Table, seating: Seating) -> HandSetup:
    """The hand that this seating plays."""
    setup, at = table.setup, seating.positions
    assert at.button is not None
    count = len(table.seats)
    posts = dict(seating.posts)
    dead_small = at.small is None and bool(setup.stakes.small_blind)
    return HandSetup(
        stacks=tuple(
            taken.stack if taken is not None and seat in seating.dealt_in else 0
            for seat, taken in enumerate(seating.seats)
        ),
        seats=seating.dealt_in,
        button=at.button,
        stakes=setup.stakes,
        blinds=_big_only(at.big, setup.stakes.big_blind, count) if dead_small else (),
        live=_by_seat({seat: post.live for seat, post in posts.items()}, count),
        dead=_by_seat({seat: post.dead for seat, post in posts.items()}, count),
        rake=setup.rake,
        offers=setup.offers,
    )


def _big_only(big: Seat | None, chips: int, count: int) -> tuple[int, ...]:
    return tuple(chips if seat == big else 0 for seat in range(count))


def _by_seat(owed: dict[Seat, int], count: int) -> tuple[int, ...]:
    return tuple(owed.get(seat, 0) for seat in range(count)) if any(owed.values()) else ()


__all__ = ["Post", "hand_setup", "house_rake", "prices"]
