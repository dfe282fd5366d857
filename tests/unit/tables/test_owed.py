"""Who is dealt in next, and for which posts."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest
from msgspec.structs import replace

from squaredeal.games.poker import Rake, Stakes, Turn
from squaredeal.rules import Ruled, standard
from squaredeal.tables.owed import Post, Prices, Seating, seat_players
from squaredeal.tables.plan import Plan, hand_setup, prices
from squaredeal.tables.table import (
    ENTRY,
    MISSED_BIG,
    MISSED_SMALL,
    MISSED_THIRD,
    Occupied,
    Positions,
    Status,
    Table,
    TableSetup,
)
from tests.marks import clause

STAKES = Stakes(small_blind=50, big_blind=100)
PRICES = Prices(small=50, big=100, entry=50)
BOTH = MISSED_SMALL | MISSED_BIG
LAST = Positions(button=2, small=3, big=4, small_seat=3)
"""The next hand: button 3, small blind 4, big blind the next player from 5 on."""


@dataclass
class Crowd:
    """Players by seat at a table of nine, each with 10,000."""

    seats: dict[int, tuple[Status, int]] = field(default_factory=dict)

    def table(self, last: Positions = LAST) -> Table:
        setup = TableSetup("nlhe@1", STAKES, 9, (4000, 10000))
        return Table(
            setup,
            tuple(
                Occupied(str(seat), 10_000, *self.seats[seat]) if seat in self.seats else None
                for seat in range(9)
            ),
            positions=last,
        )


def regulars(*seats: int) -> dict[int, tuple[Status, int]]:
    return dict.fromkeys(seats, ("ready", 0))


def seated(**extra: tuple[Status, int]) -> Seating:
    newcomers = {int(name[1:]): what for name, what in extra.items()}
    return seat_players(Crowd(regulars(2, 3, 4, 5) | newcomers).table(), PRICES)


@clause("cash.entry-post.amount")
def test_a_newcomer_posts_the_small_blind_or_the_lower_limit_bet() -> None:
    assert ((8, Post(live=50)),) == seated(s8=("ready", ENTRY)).posts
    house = standard().room("online")
    limit = TableSetup("flhe@1", Stakes(1, 2, small_bet=2, big_bet=4), 9, (40, 100))
    assert 2 == prices(limit, house).entry
    assert 50 == prices(TableSetup("nlhe@1", STAKES, 9, (40, 100)), house).entry


@clause("cash.entry-post.live")
def test_the_entry_post_is_live() -> None:
    table = Crowd(regulars(2, 3, 4, 5) | {8: ("ready", ENTRY)}).table()
    coming = Plan("", Turn(), STAKES, PRICES, Rake())
    setup = hand_setup(table, seat_players(table, PRICES), coming)
    assert 50 == setup.live[8]
    assert () == setup.dead


@clause("cash.entry.wait-for-bb")
def test_a_newcomer_may_wait_and_comes_in_with_the_big_blind() -> None:
    waits = seated(s8=("waiting", 0))
    assert 8 not in waits.dealt_in
    after = Crowd(regulars(2, 3, 4, 5) | {8: ("waiting", 0)}).table(
        Positions(button=3, small=4, big=5, small_seat=4)
    )
    arrived = seat_players(after, PRICES)
    assert 8 == arrived.positions.big
    assert 8 in arrived.dealt_in
    assert () == arrived.posts


@clause("cash.entry.no-free-late-seat")
def test_who_neither_posts_nor_waits_gets_no_cards() -> None:
    assert (2, 3, 4, 5) == seated(s8=("new", 0)).dealt_in


@clause("cash.missed-blinds.small")
def test_a_missed_small_blind_comes_back_dead() -> None:
    assert ((8, Post(dead=50)),) == seated(s8=("ready", MISSED_SMALL)).posts


@clause("cash.missed-blinds.both")
def test_both_missed_blinds_come_back_big_live_and_small_dead() -> None:
    back = seated(s8=("ready", BOTH))
    assert ((8, Post(live=100, dead=50)),) == back.posts
    assert 0 == getattr(back.seats[8], "missed", None)


def test_a_missed_big_blind_alone_comes_back_live() -> None:
    assert ((8, Post(live=100)),) == seated(s8=("ready", MISSED_BIG)).posts


@clause("cash.missed-blinds.both")
def test_nobody_returns_into_the_small_blind() -> None:
    crowd = regulars(2, 3, 5) | {4: ("ready", BOTH), 8: ("ready", 0)}
    assert 4 not in seat_players(Crowd(crowd).table(), PRICES).dealt_in


def test_who_returns_in_the_big_blind_pays_just_that() -> None:
    crowd = regulars(2, 3, 4) | {5: ("ready", BOTH)}
    back = seat_players(Crowd(crowd).table(), PRICES)
    assert 5 == back.positions.big
    assert () == back.posts


@clause("cash.missed-blinds.scope")
def test_sitting_out_over_the_blinds_leaves_posts_owed() -> None:
    crowd = regulars(2, 3, 7) | {4: ("out", 0), 5: ("out", 0)}
    away = seat_players(Crowd(crowd).table(), PRICES)
    assert 7 == away.positions.big
    assert away.positions.small is None
    owed = {seat: taken.missed for seat, taken in enumerate(away.seats) if taken}
    assert {2: 0, 3: 0, 7: 0, 4: MISSED_SMALL, 5: MISSED_BIG} == owed


def hands(crowd: dict[int, tuple[Status, int]], count: int, prices: Prices = PRICES) -> Table:
    """The table after so many hands in which nobody comes or goes."""
    table = Crowd(crowd).table()
    for _ in range(count):
        seating = seat_players(table, prices)
        table = replace(table, seats=seating.seats, positions=seating.positions)
    return table


def missed(table: Table, seat: int) -> int:
    taken = table.seats[seat]
    assert taken is not None
    return taken.missed


@clause("cash.missed-blinds.both")
def test_who_is_out_while_both_blinds_go_past_owes_both() -> None:
    crowd = regulars(2, 3, 4, 7) | {5: ("out", 0)}
    assert MISSED_BIG == missed(hands(crowd, 1), 5)
    assert BOTH == missed(hands(crowd, 2), 5)
    assert BOTH == missed(hands(crowd, 9), 5)


def test_both_blinds_go_past_a_seat_beside_two_players() -> None:
    crowd = regulars(2, 4) | {7: ("out", 0)}
    assert BOTH == missed(hands(crowd, 4), 7)


def test_who_comes_back_between_the_blinds_waits_and_owes_the_small_one_too() -> None:
    table = hands(regulars(2, 3, 4, 7) | {5: ("out", 0)}, 1)
    back = tuple(taken and replace(taken, status="ready") for taken in table.seats)
    seating = seat_players(replace(table, seats=back), PRICES)
    assert 5 not in seating.dealt_in
    assert BOTH == missed(replace(table, seats=seating.seats), 5)


THREE = Prices(small=50, big=100, entry=50, third=200)


@clause("cash.missed-blinds.third")
@pytest.mark.parametrize(
    ("owed", "post"),
    [
        (BOTH | MISSED_THIRD, Post(live=200, dead=150)),
        (MISSED_BIG | MISSED_THIRD, Post(live=200, dead=100)),
        (BOTH, Post(live=100, dead=50)),
        (MISSED_THIRD, Post(live=200)),
        (MISSED_SMALL, Post(dead=50)),
    ],
)
def test_of_several_missed_blinds_the_highest_is_live(owed: int, post: Post) -> None:
    table = Crowd(regulars(2, 3, 4, 5, 6) | {8: ("ready", owed)}).table()
    assert ((8, post),) == seat_players(table, THREE).posts


@clause("cash.missed-blinds.third")
def test_all_three_blinds_go_past_who_is_out() -> None:
    crowd = regulars(2, 3, 4, 5, 7) | {6: ("out", 0)}
    assert MISSED_THIRD == missed(hands(crowd, 1, THREE), 6)
    assert BOTH | MISSED_THIRD == missed(hands(crowd, 3, THREE), 6)


def test_a_dead_small_blind_leaves_the_other_two() -> None:
    crowd = regulars(2, 3, 5, 6) | {4: ("out", 0)}
    table, stakes = Crowd(crowd).table(), replace(STAKES, third_blind=200)
    seating = seat_players(table, THREE)
    assert seating.positions.small is None
    setup = hand_setup(table, seating, Plan("", Turn(), stakes, THREE, Rake()))
    assert (0, 0, 0, 0, 0, 100, 200, 0, 0) == setup.blinds


def test_a_table_that_starts_afresh_asks_nobody_for_an_entry() -> None:
    fresh = seat_players(Crowd({1: ("new", 0), 6: ("waiting", 0)}).table(Positions()), PRICES)
    assert (1, 6) == fresh.dealt_in
    assert () == fresh.posts


def test_nobody_owes_an_entry_before_the_first_hand() -> None:
    crowd: dict[int, tuple[Status, int]] = dict.fromkeys((0, 1, 2), ("ready", ENTRY))
    assert () == seat_players(Crowd(crowd).table(Positions()), PRICES).posts


@clause("cash.entry.no-free-late-seat")
def test_nobody_comes_in_between_the_button_and_the_small_blind() -> None:
    """Seats 0 to 3 play; the button comes to 3 and the small blind to 0: seat 4 waits a hand."""
    last = Positions(button=2, small=3, big=0, small_seat=3)
    crowd = regulars(0, 1, 2, 3) | {4: ("ready", ENTRY)}
    table = Crowd(crowd).table(last)
    seating = seat_players(table, PRICES)
    assert Positions(button=3, small=0, big=1, small_seat=0) == seating.positions
    assert (0, 1, 2, 3) == seating.dealt_in
    assert ENTRY == getattr(seating.seats[4], "missed", None)
    then = seat_players(Crowd(crowd).table(seating.positions), PRICES)
    assert (0, 1, 2, 3, 4) == then.dealt_in
    assert ((4, Post(live=50)),) == then.posts


def test_a_moving_button_goes_to_the_next_player_and_the_blinds_follow() -> None:
    moving = Prices(small=50, big=100, entry=50, button_moves=True)
    crowd = regulars(2, 4, 7) | {3: ("out", 0), 5: ("out", 0)}
    dead = seat_players(Crowd(crowd).table(), PRICES).positions
    assert Positions(button=3, small=4, big=7, small_seat=4) == dead
    moved = seat_players(Crowd(crowd).table(), moving).positions
    assert Positions(button=4, small=7, big=2, small_seat=7) == moved


@clause("floor.dead-button")
@pytest.mark.parametrize(
    ("room", "key"), [("online", "hand.button"), ("live-poker", "room.button")]
)
def test_each_room_says_whether_its_button_moves(room: str, key: str) -> None:
    house = standard().room(room)
    assert not prices(TableSetup("nlhe@1", STAKES, 9, (40, 100)), house).button_moves
    other = Ruled("moving", house.settings[key].clause)
    chosen = replace(house, settings={**house.settings, key: other})
    assert prices(TableSetup("nlhe@1", STAKES, 9, (40, 100)), chosen).button_moves
