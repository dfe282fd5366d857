"""Tables whose game changes, whose hands are bomb pots, and whose hands offer more than bets."""

from __future__ import annotations

from typing import Any

import pytest

from squaredeal import registry
from squaredeal.dealers import Seeded
from squaredeal.games.poker import BY_CODE, CODES, Forced, Hand, HandSetup, Mixed, Rake, Stakes
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
    total,
)
from squaredeal.rules import standard
from squaredeal.tables import CHOICE, OFFER, Bombs, CashTable, RoundStarted, Table, TableSetup
from squaredeal.tables.plan import is_extra, stakes_in
from tests.marks import clause

ROOM = standard().room("online")
ALL = Stakes(small_blind=5, big_blind=10, ante=1, bring_in=3, small_bet=10, big_bet=20)


class Felt:
    """A table of three players, each with 1000, played by silence unless told otherwise."""

    def __init__(self, game: str, stakes: Stakes = ALL, players: int = 3, **more: Any) -> None:
        self.machine = CashTable(registry.game(game, ROOM), ROOM)
        self.table: Table = self.machine.start(TableSetup(game, stakes, 6, (400, 1000), **more))[0]
        self.started: list[RoundStarted] = []
        for seat in range(players):
            self.do(Act(seat, "sit", 1000, str(seat + 1)))

    def do(self, move: Any) -> tuple[Any, ...]:
        before = dict(self.machine.chips(self.table))
        self.table, events = apply(self.machine, self.table, move)
        after = {place: chips for place, chips in self.machine.chips(self.table).items() if chips}
        assert 0 == total(after)
        assert after == balances(before, events)
        self.started += [event for event in events if isinstance(event, RoundStarted)]
        return events

    def start(self) -> HandSetup:
        self.dealer = Seeded(self.table.number, self.machine.next_deck(self.table))
        self.do(Act(HOUSE, "start"))
        setup = self.started[-1].setup
        assert isinstance(setup, HandSetup)
        return setup

    def deal(self) -> ToAct:
        """Cards until somebody must speak."""
        while isinstance(owed := self.machine.awaits(self.table), ToDeal):
            self.do(self.dealer.answer(self.machine, self.table, owed))
        assert isinstance(owed, ToAct)
        return owed

    def silence(self) -> None:
        """Nobody says anything until the hand is over."""
        while self.table.round is not None:
            awaited = self.deal()
            if self.table.round is not None:
                self.do(Lapse(HOUSE if awaited.window else awaited.seats[0]))

    def play(self) -> HandSetup:
        setup = self.start()
        self.silence()
        return setup

    @property
    def hand(self) -> Hand:
        assert isinstance(self.table.round, Hand)
        return self.table.round


def test_a_game_of_horse_lasts_an_orbit_and_the_next_one_follows() -> None:
    felt = Felt("horse")
    played = [felt.play().game for _ in range(16)]
    horse = ["flhe@1", "flo8@1", "razz@1", "stud7@1", "stud8@1", "flhe@1"]
    assert [code for code in horse for _ in range(3)][:16] == played


def test_each_game_of_a_rotation_takes_its_own_forced_bets() -> None:
    felt = Felt("horse")
    for _ in range(15):
        setup = felt.start()
        posted = sum(felt.hand.bets), sum(felt.hand.paid)
        expected = (15, 0) if BY_CODE[setup.game].forced is Forced.BLINDS else (0, 3)
        assert expected == posted
        felt.silence()


def test_the_button_goes_on_to_the_next_player_in_every_game() -> None:
    felt = Felt("horse")
    assert [0, 1, 2] * 5 == [felt.play().button for _ in range(15)]


def test_what_is_owed_stays_owed_while_nobody_posts() -> None:
    felt = Felt("horse", players=4)
    for _ in range(4):
        felt.play()
    felt.do(Act(1, "sit_out"))
    while felt.play().game != "razz@1":
        pass
    missed = felt.table.seats[1].missed  # type: ignore[union-attr]  # seat 1 is taken
    assert missed
    felt.do(Act(1, "sit_in"))
    assert 1 in felt.play().seats
    assert missed == felt.table.seats[1].missed  # type: ignore[union-attr]  # seat 1 is taken


def test_a_newcomer_to_a_game_without_blinds_is_dealt_in_at_once() -> None:
    felt = Felt("stud7@1")
    felt.play()
    felt.do(Act(4, "sit", 1000, "5"))
    setup = felt.play()
    assert 4 in setup.seats
    assert () == setup.live == setup.dead == setup.blinds


def test_the_button_chooses_the_game_of_its_orbit() -> None:
    felt = Felt("dealers_choice")
    assert CHOICE == felt.machine.awaits(felt.table).clock  # type: ignore[union-attr]  # a window
    with pytest.raises(Illegal) as error:
        felt.do(Act(1, "choose", spot="badugi@1"))
    assert "button_chooses" == error.value.refusal.code
    felt.do(Act(0, "choose", spot="badugi@1"))
    assert ["badugi@1"] * 3 == [felt.play().game for _ in range(3)]
    felt.do(Act(0, "choose", spot="short@1"))
    assert 36 == len(felt.machine.next_deck(felt.table))
    assert "short@1" == felt.play().game
    with pytest.raises(Illegal) as error:
        felt.do(Act(1, "choose", spot="badugi@1"))
    assert "no_game_to_choose" == error.value.refusal.code


def test_the_next_game_may_be_chosen_from_the_last_hand_of_a_game_to_the_seal() -> None:
    felt = Felt("dealers_choice")
    felt.do(Act(0, "choose", spot="razz@1"))
    felt.play()
    felt.play()
    felt.start()
    felt.do(Act(0, "choose", spot="plo@1"))
    felt.silence()
    assert "plo@1" == felt.play().game
    felt.play()
    felt.play()
    felt.do(Act(HOUSE, "seal", spot="s" * 64))
    with pytest.raises(Illegal):
        felt.do(Act(0, "choose", spot="razz@1"))
    assert "plo@1" == felt.play().game


def test_a_void_hand_leaves_the_rotation_where_it_was() -> None:
    felt = Felt("horse")
    for _ in range(3):
        felt.play()
    assert "flo8@1" == felt.start().game
    felt.do(Rule(Act(HOUSE, "void"), "refund.cash.void-hands"))
    assert ["flo8@1"] * 3 + ["razz@1"] == [felt.play().game for _ in range(4)]


@clause("floor.bomb-pot.when")
def test_every_so_many_hands_everybody_antes_and_the_boards_agreed_are_dealt() -> None:
    felt = Felt("nlhe@1", Stakes(small_blind=5, big_blind=10), bombs=Bombs(3, 30, 2))
    setups = [felt.play() for _ in range(6)]
    assert [0, 0, 30, 0, 0, 30] == [setup.bomb for setup in setups]
    assert [1, 1, 2, 1, 1, 2] == [setup.boards for setup in setups]
    assert setups[1].button == setups[2].button
    assert [0, 1, 1, 2, 0, 0] == [setup.button for setup in setups]


@clause("floor.bomb-pot.extra-cap")
def test_a_further_bomb_pot_in_a_lap_of_the_button_has_a_double_cap() -> None:
    assert [False, True, False, True] == [is_extra(n, 3, 6) for n in (3, 6, 9, 12)]
    rake = Rake(hundredths=500, cap=15)
    felt = Felt("nlhe@1", Stakes(small_blind=5, big_blind=10), rake=rake, bombs=Bombs(1, 10))
    assert [15, 30, 30, 15] == [felt.play().rake.cap for _ in range(4)]


def test_offers_of_a_table_open_windows_that_the_house_closes_in_time() -> None:
    felt = Felt("nlhe@1", Stakes(small_blind=5, big_blind=10), offers=("straddle", "rabbit"))
    felt.start()
    awaited = felt.machine.awaits(felt.table)
    assert ToAct((0, HOUSE), OFFER, window=True) == awaited
    felt.do(Act(0, "straddle", 20))
    awaited = felt.deal()
    while not awaited.window:
        felt.do(Act(awaited.seats[0], "fold"))
        awaited = felt.deal()
    assert OFFER == awaited.clock
    felt.do(Lapse(HOUSE))
    assert felt.table.round is None


@pytest.mark.parametrize("code", [code for code in CODES if code not in ("kuhn@1", "leduc@1")])
def test_every_game_is_played_at_a_table_until_its_chips_are_paid(code: str) -> None:
    felt = Felt(code, stakes_in(BY_CODE[code], ALL))
    for _ in range(4):
        felt.play()
    assert 3000 == sum(taken.stack for taken in felt.table.seats if taken is not None)


def test_a_rotation_plays_only_the_games_on_its_list() -> None:
    game = registry.game("horse", ROOM)
    assert isinstance(game, Mixed)
    assert {"horse", "eight_game", "nine_game", "dealers_choice"} == set(registry.mixes())
    assert "poker" == registry.family("horse")
    with pytest.raises(Exception, match="plays no nlhe@1"):
        game.playing("nlhe@1")
