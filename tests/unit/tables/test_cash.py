"""A cash table: seats come and go around the rounds, and no chip is ever lost."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from squaredeal import registry
from squaredeal.dealers import Seeded
from squaredeal.games.poker import Stakes
from squaredeal.kernel import (
    HOUSE,
    Act,
    Illegal,
    Lapse,
    Rule,
    ToAct,
    ToDeal,
    apply,
    balances,
    choices,
    total,
)
from squaredeal.kernel.laws import chosen
from squaredeal.rules import standard
from squaredeal.tables import (
    LEFT,
    CashTable,
    RoundEnded,
    RoundStarted,
    StoodUp,
    Table,
    TableSetup,
    house_rake,
)
from squaredeal.tables.table import MISSED_BIG, MISSED_SMALL
from tests.marks import clause

HOUSE_RULES = standard().room("online")
SETUP = TableSetup("nlhe@1", Stakes(small_blind=50, big_blind=100), 6, (4_000, 10_000))


class Room:
    """One table played by hand; every step is checked for chips."""

    def __init__(self, setup: TableSetup = SETUP) -> None:
        self.machine = CashTable(registry.game(setup.game, HOUSE_RULES), HOUSE_RULES)
        self.table: Table = self.machine.start(setup)[0]
        self.said: list[Any] = []
        self.dealer = Seeded(1)

    def do(self, move: Any) -> tuple[Any, ...]:
        before = dict(self.machine.chips(self.table))
        self.table, events = apply(self.machine, self.table, move)
        after = {place: n for place, n in self.machine.chips(self.table).items() if n}
        assert 0 == total(after)
        assert after == balances(before, events)
        self.said += events
        return events

    def act(self, seat: int, verb: str, amount: int | None = None, spot: str | None = None) -> Any:
        return self.do(Act(seat, verb, amount, spot))

    def seat(self, *seats: int, chips: int = 10_000) -> Room:
        for seat in seats:
            self.act(seat, "sit", chips, f"player{seat}")
        return self

    def start(self, seed: int = 1) -> Room:
        self.dealer = Seeded(seed, self.machine.deck(self.table.setup))
        self.act(HOUSE, "start")
        return self

    def deal(self) -> None:
        while isinstance(owed := self.machine.awaits(self.table), ToDeal):
            self.do(self.dealer.answer(self.machine, self.table, owed))

    def play_out(self) -> Room:
        """Every seat is silent until the round is over."""
        while self.table.round is not None:
            self.deal()
            awaited = self.machine.awaits(self.table)
            if self.table.round is not None and isinstance(awaited, ToAct):
                self.do(Lapse(awaited.seats[0]))
        return self

    def stacks(self) -> dict[int, int]:
        return {seat: taken.stack for seat, taken in enumerate(self.table.seats) if taken}


def refusal(room: Room, move: Any) -> tuple[str, str]:
    before = room.table
    with pytest.raises(Illegal) as error:
        apply(room.machine, room.table, move)
    assert before == room.table
    return error.value.refusal.code, error.value.refusal.clause


def test_a_buy_in_is_of_the_range_and_a_seat_is_taken_once() -> None:
    room = Room().seat(2)
    assert "below_minimum" == refusal(room, Act(3, "sit", 3_999, "bo"))[0]
    assert "above_maximum" == refusal(room, Act(3, "sit", 10_001, "bo"))[0]
    assert "seat_taken" == refusal(room, Act(2, "sit", 5_000, "bo"))[0]
    assert "no_such_seat" == refusal(room, Act(6, "sit", 5_000, "bo"))[0]
    assert "too_few_players" == refusal(room, Act(HOUSE, "start"))[0]


@clause("refund.cash.void-hands")
def test_a_void_hand_gives_every_stack_back_and_the_button_stays() -> None:
    room = Room()
    for seat, chips in enumerate((5_000, 7_500, 4_000)):
        room.seat(seat, chips=chips)
    room.start()
    room.deal()
    positions = room.table.dealing
    awaited = room.machine.awaits(room.table)
    assert isinstance(awaited, ToAct)
    room.act(awaited.seats[0], "raise_to", 900)
    events = room.do(Rule(Act(HOUSE, "void"), "refund.cash.void-hands"))
    ended = events[-1]
    assert isinstance(ended, RoundEnded)
    assert ended.void
    assert ended.before == ended.after
    assert 0 == ended.rake == ended.drop
    assert {0: 5_000, 1: 7_500, 2: 4_000} == room.stacks()
    room.start()
    assert positions == room.table.dealing


@clause("hand.table-stakes.topup-between")
def test_a_top_up_during_a_hand_waits_for_its_end() -> None:
    room = Room().seat(0, 1, chips=5_000).start()
    room.deal()
    room.act(0, "top_up", 2_000)
    assert 5_000 == room.table.seats[0].stack  # type: ignore[union-attr]  # seat 0 is taken
    room.play_out()
    assert 12_000 == sum(room.stacks().values())


@clause("cash.no-chip-removal")
def test_chips_stay_on_the_table_until_their_owner_leaves() -> None:
    room = Room().seat(0, 1)
    code, cited = refusal(room, Act(0, "take_off", 1_000))
    assert ("chips_stay", "cash.no-chip-removal") == (code, cited)
    (moved, stood) = room.act(0, "leave")
    assert isinstance(stood, StoodUp)
    assert 10_000 == stood.chips == moved.chips


def test_who_leaves_in_a_hand_is_not_waited_for_and_stands_up_after_it() -> None:
    room = Room().seat(0, 1).start()
    room.deal()
    awaited = room.machine.awaits(room.table)
    assert isinstance(awaited, ToAct)
    seat = awaited.seats[0]
    room.act(seat, "leave")
    assert ToAct((seat,), LEFT) == room.machine.awaits(room.table)
    room.do(Lapse(seat))
    assert room.table.round is None
    assert room.table.seats[seat] is None


def test_a_newcomer_waits_for_the_next_hand() -> None:
    room = Room().seat(0, 1).start()
    room.seat(4)
    assert (0, 1) == room.table.dealt_in
    room.play_out()
    room.act(4, "post_entry")
    room.start()
    assert 4 in room.table.dealt_in


def test_the_seal_comes_before_the_seeds_and_both_before_the_deal() -> None:
    room = Room().seat(0, 1)
    room.act(0, "seed", None, "too-early")
    room.act(HOUSE, "seal", None, "ab12")
    assert "sealed_already" == refusal(room, Act(HOUSE, "seal", spot="cd34"))[0]
    assert "house_only" == refusal(room, Act(0, "seal", spot="cd34"))[0]
    room.act(1, "seed", None, "mine")
    room.start()
    begun = next(event for event in room.said if isinstance(event, RoundStarted))
    assert "ab12" == begun.seal
    assert ("", "mine", "", "", "", "") == begun.seeds


def test_closing_pays_everybody_out() -> None:
    room = Room().seat(0, 1, 5)
    room.act(HOUSE, "close")
    assert 0 == room.table.wallet
    assert "table_closed" == refusal(room, Act(0, "sit", 5_000, "bo"))[0]


@clause("cash.rake.per-pot")
def test_the_standard_rake_is_five_percent_capped() -> None:
    rake = house_rake(HOUSE_RULES, chips_per_unit=100)
    assert (500, 300) == (rake.hundredths, rake.cap)


@pytest.mark.parametrize("seed", range(8))
def test_a_table_of_random_players_keeps_every_chip(seed: int) -> None:
    """Sitting, leaving, topping up and sitting out in the middle of anything."""
    random = Random(seed)
    room = Room(TableSetup("nlhe@1", Stakes(50, 100), 6, (400, 3_000)))
    for step in range(600):
        room.deal()
        awaited = room.machine.awaits(room.table)
        assert isinstance(awaited, ToAct)
        if random.random() < 0.2:
            seat = random.randrange(6)
            offered = [c for c in choices(room.machine, room.table, seat) if c.verb != "seed"]
            if offered:
                room.do(chosen(random.choice(offered), seat, random.randrange))
        elif room.table.round is None:
            offered = [c for c in choices(room.machine, room.table, HOUSE) if c.verb == "start"]
            if offered:
                room.start(step)
        else:
            _play(room, awaited.seats[0], random)
    assert any(isinstance(event, RoundEnded) for event in room.said)


def _play(room: Room, seat: int, random: Random) -> None:
    if random.random() < 0.1:
        room.do(Lapse(seat))
        return
    offered = [
        choice
        for choice in choices(room.machine, room.table, seat)
        if choice.verb in room.machine.game.verbs
    ]
    room.do(chosen(random.choice(offered), seat, random.randrange))


def taken(room: Room, seat: int) -> Any:
    return room.table.seats[seat]


@clause("cash.entry.no-free-late-seat")
def test_sitting_out_and_in_again_is_no_way_round_the_entry() -> None:
    room = Room().seat(0, 1, 2).start().play_out()
    room.seat(4)
    room.act(4, "sit_out")
    room.act(4, "sit_in")
    assert "new" == taken(room, 4).status
    room.start()
    assert 4 not in room.table.dealt_in


def back(room: Room) -> Room:
    """Seats 0 to 2 sit in again after their silence."""
    for seat in range(3):
        if "out" == taken(room, seat).status:
            room.act(seat, "sit_in")
    return room


def away_over_both_blinds() -> Room:
    """Seat 3 of four sits out until both blinds have gone past."""
    room = Room().seat(0, 1, 2, 3).start().play_out()
    back(room)
    if "out" != taken(room, 3).status:
        room.act(3, "sit_out")
    while taken(room, 3).missed != MISSED_SMALL | MISSED_BIG:
        back(room.start().play_out())
    return room


@clause("cash.missed-blinds.both")
def test_who_missed_blinds_may_wait_for_the_big_one_and_pays_nothing_else() -> None:
    room = away_over_both_blinds()
    room.act(3, "wait")
    while 3 not in room.table.dealt_in:
        back(room.play_out()).start()
    assert 3 == room.table.dealing.big
    setup = room.table.round.setup  # type: ignore[union-attr]  # a round is in progress
    assert () == setup.live == setup.dead


@clause("cash.missed-blinds.both")
def test_who_waits_after_missed_blinds_cannot_come_in_for_a_mere_entry() -> None:
    room = away_over_both_blinds()
    room.act(3, "wait")
    room.act(3, "post_entry")
    assert MISSED_SMALL | MISSED_BIG == taken(room, 3).missed


@clause("cash.no-chip-removal")
def test_who_brings_back_more_than_the_largest_buy_in_sits_down_with_it() -> None:
    room = Room()
    assert "above_maximum" == refusal(room, Act(2, "sit", 25_000, "bo"))[0]
    room.act(2, "rejoin", 25_000, "bo")
    assert {2: 25_000} == room.stacks()
    assert "seat_taken" == refusal(room, Act(2, "rejoin", 25_000, "cid"))[0]
    assert ("below_minimum", "cash.no-chip-removal") == refusal(
        room, Act(3, "rejoin", 10_000, "cid")
    )
    assert "stack_full" == refusal(room, Act(2, "top_up", 1))[0]
