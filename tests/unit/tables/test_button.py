"""The big blind moves on every hand; button and small blind follow, dead if need be."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from squaredeal.tables.button import between, next_positions, third_blind
from squaredeal.tables.table import Positions
from tests.marks import clause

SEATS = 9
READY = st.sets(st.integers(0, SEATS - 1), min_size=2)


@clause("hand.blinds.positions")
def test_the_two_players_left_of_the_button_post() -> None:
    last = Positions(button=2, small=3, big=4, small_seat=3)
    coming = next_positions(last, SEATS, {2, 3, 4, 5, 6})
    assert Positions(button=3, small=4, big=5, small_seat=4) == coming


@clause("hand.blinds.positions")
def test_heads_up_the_button_posts_the_small_blind() -> None:
    first = next_positions(Positions(), SEATS, {3, 7})
    assert first.button == first.small
    second = next_positions(first, SEATS, {3, 7})
    assert second.button == second.small == first.big
    assert second.big == first.button


@clause("floor.dead-button")
def test_the_button_may_stand_at_an_empty_seat_and_the_small_blind_go_unposted() -> None:
    last = Positions(button=0, small=1, big=2, small_seat=1)
    small_left = next_positions(last, SEATS, {0, 2, 3, 4})
    assert Positions(button=1, small=2, big=3, small_seat=2) == small_left
    big_left = next_positions(last, SEATS, {0, 1, 3, 4})
    assert Positions(button=1, small=None, big=3, small_seat=2) == big_left
    then = next_positions(big_left, SEATS, {0, 1, 3, 4})
    assert Positions(button=2, small=3, big=4, small_seat=3) == then


@given(READY, st.integers(1, 60))
def test_nobody_pays_the_big_blind_twice_before_everybody_paid_once(
    ready: set[int], hands: int
) -> None:
    paid: Counter[int] = Counter()
    last = Positions()
    for _ in range(hands):
        last = next_positions(last, SEATS, ready)
        assert last.big is not None
        paid[last.big] += 1
        assert max(paid.values()) - min(paid[seat] for seat in ready) <= 1


@given(st.lists(READY, min_size=2, max_size=30))
def test_positions_stay_apart_while_players_come_and_go(crowds: list[set[int]]) -> None:
    last = Positions()
    for ready in crowds:
        coming = next_positions(last, SEATS, ready)
        assert coming.big in ready
        assert coming.small is None or coming.small in ready
        assert coming.big != coming.small
        if len(ready) == 2:
            assert coming.button == coming.small
        else:
            assert coming.button not in (coming.big, coming.small)
        assert not set(between(SEATS, last.big, coming.big)) & ready
        last = coming


def test_a_third_blind_is_due_left_of_the_big_one_of_three_players() -> None:
    at = Positions(button=2, small=3, big=4, small_seat=3)
    assert 6 == third_blind(at, SEATS, {2, 3, 4, 6})
    assert 2 == third_blind(at, SEATS, {2, 3, 4})
    assert third_blind(at, SEATS, {3, 4}) is None
