"""A clock belongs to one turn; a time bank to one player at one table."""

from __future__ import annotations

from squaredeal.kernel import HOUSE, ToAct, ToDeal
from squaredeal.rules import standard
from squaredeal.runtime import Pace
from squaredeal.runtime.clocks import Clocks
from squaredeal.runtime.flow import Alarm, Due
from squaredeal.runtime.turns import Turn
from tests.marks import clause
from tests.unit.runtime.house import ManualTime

PACE = Pace(clocks=(("slow", 60_000),), action_ms=15_000, bank_ms=30_000)
PLAYERS = {0: 10, 1: 11}


def clocks_at(seat: int, now_ms: int = 0) -> Clocks:
    clocks = Clocks(PACE)
    clocks.follow(ToAct((seat,), "action"), Turn(1, 1), now_ms, PLAYERS, in_round=True)
    return clocks


@clause("hand.timebank.auto")
def test_the_bank_opens_by_itself_and_what_is_used_is_gone() -> None:
    clocks = clocks_at(0)
    assert clocks.running is not None
    assert (clocks.running.base_ends_ms, clocks.running.ends_ms) == (15_000, 45_000)
    clocks.follow(ToAct((1,), "action"), Turn(1, 2), 25_000, PLAYERS, in_round=True)
    assert clocks.banks[10] == 20_000
    clocks.follow(ToAct((0,), "action"), Turn(1, 3), 26_000, PLAYERS, in_round=True)
    assert clocks.running.ends_ms - clocks.running.base_ends_ms == 20_000


def test_somebody_who_sits_down_does_not_restart_the_clock() -> None:
    clocks = clocks_at(0)
    running = clocks.running
    clocks.follow(ToAct((0,), "action"), Turn(1, 1), 9_000, PLAYERS | {2: 12}, in_round=True)
    assert clocks.running is running


def test_the_clock_of_a_player_who_left_has_run_out() -> None:
    clocks = clocks_at(0)
    clocks.follow(ToAct((0,), "left"), Turn(1, 1), 9_000, PLAYERS, in_round=True)
    assert clocks.running is not None
    assert clocks.running.ends_ms == 9_000


def test_no_clock_runs_for_cards_or_between_rounds() -> None:
    clocks = clocks_at(0)
    clocks.follow(ToDeal("deck"), Turn(1, 2), 1, PLAYERS, in_round=True)
    assert clocks.running is None
    clocks.follow(ToAct((HOUSE,), "between"), Turn(1, 2), 2, PLAYERS, in_round=False)
    assert clocks.running is None


def test_a_window_has_its_own_time_and_no_bank() -> None:
    clocks = Clocks(PACE)
    clocks.follow(ToAct((0, 1), "slow", window=True), Turn(1, 1), 0, PLAYERS, in_round=True)
    assert clocks.running is not None
    assert (clocks.running.base_ends_ms, clocks.running.ends_ms) == (60_000, 60_000)


@clause("hand.clock.limits-vary")
def test_each_clock_has_the_time_that_the_house_gives_it() -> None:
    pace = Pace.of(standard().room("online"))
    names = ("hand.clock.seconds.cash", "hand.clock.seconds.final_table")
    assert [pace.clock_ms(name) for name in names] == [15_000, 25_000]


async def test_an_alarm_rings_only_for_what_it_was_set_to_last() -> None:
    time, rung = ManualTime(), list[Due]()
    alarm = Alarm(time, rung.append)
    first, second = (Due("lapse", Turn(1, turn), time.now + 100) for turn in (1, 2))
    alarm.set(first)
    alarm.set(second)
    alarm.set(second)
    await time.pass_ms(1_000, [])
    assert rung == [second]
    alarm.set(None)
    alarm.set(first)
    alarm.set(None)
    await time.pass_ms(1_000, [])
    assert rung == [second]
