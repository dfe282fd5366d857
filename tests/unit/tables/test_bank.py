"""A table against the house: stakes are held, chips are conserved, no round starts by itself."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from squaredeal import registry
from squaredeal.bank import Limits
from squaredeal.kernel import (
    HOUSE,
    Act,
    Chance,
    Choice,
    Illegal,
    Refusal,
    Rule,
    ToAct,
    ToDeal,
    apply,
    choices,
    total,
)
from squaredeal.kernel.laws import chosen, conserves
from squaredeal.rules import standard
from squaredeal.tables import BankSetup, BankState, BankTable, RoundEnded, RoundStarted
from tests.marks import clause

ROOM = "rng-casino"
CODES = [code for code in registry.codes() if registry.family(code) != "poker"]


def table_of(code: str) -> BankTable:
    room = standard().room(ROOM)
    return BankTable(registry.game(code, room), room)


class Played:
    """A table, and every step checked for its chips."""

    def __init__(self, code: str, purses: tuple[int, ...] = (1000,), **settings: Any) -> None:
        self.table = table_of(code)
        owner = "1" if len(purses) == 1 else ""
        setup = BankSetup(code, Limits(1, 500), seats=len(purses), owner=owner, **settings)
        self.state, _ = self.table.start(setup)
        self.told: list[Any] = []
        for seat, purse in enumerate(purses):
            self.do(Act(seat, "sit", spot=str(seat + 1)))
            self.do(Act(HOUSE, "purse", purse, str(seat)))

    def do(self, move: Any) -> BankState:
        before = self.state
        self.state, told = apply(self.table, before, move)
        conserves(self.table, before, self.state, told)
        assert total(self.table.chips(self.state)) == 0
        self.told.extend(told)
        return self.state

    def seal(self) -> None:
        self.do(Act(HOUSE, "seal", spot="a" * 64))

    def purse(self, seat: int = 0) -> int:
        guest = self.state.seats[seat]
        assert guest is not None
        return guest.purse


def spun(stake: int = 100, spot: str = "straight:17", pocket: str = "17") -> Played:
    """One spin of a private wheel."""
    played = Played("roulette@1")
    played.seal()
    played.do(Act(0, "place", stake, spot))
    played.do(Act(0, "close"))
    played.do(Chance((pocket,)))
    return played


def test_the_first_stake_begins_the_round_and_is_held() -> None:
    played = Played("roulette@1")
    played.seal()
    assert played.state.round is None
    played.do(Act(0, "place", 100, "straight:17"))
    assert (900, (100,), (100,)) == (played.purse(), played.state.held, played.state.staked)
    assert any(isinstance(event, RoundStarted) for event in played.told)


@clause("rng.game.roulette")
def test_a_winning_number_brings_its_odds_and_the_stake() -> None:
    played = spun()
    assert 900 + 3600 == played.purse()
    assert -3500 == played.state.bank
    ended = played.told[-1]
    assert isinstance(ended, RoundEnded)
    assert ((1000,), (4500,)) == (ended.before, ended.after)


def test_a_stake_before_the_seal_is_refused() -> None:
    played = Played("roulette@1")
    with pytest.raises(Illegal, match="not_sealed_yet"):
        played.do(Act(0, "place", 100, "red"))


def test_a_window_cannot_be_closed_before_a_stake() -> None:
    played = Played("roulette@1")
    played.seal()
    with pytest.raises(Illegal, match="nothing_placed"):
        played.do(Act(0, "close"))


@clause("rng.pending-24h")
def test_a_void_round_gives_the_stake_back_to_the_purse() -> None:
    played = Played("blackjack.house@1")
    played.seal()
    played.do(Act(0, "place", 100, "main"))
    played.do(Rule(Act(HOUSE, "void"), "rng.pending-24h"))
    assert 1000 == played.purse()
    assert None is played.state.round
    ended = played.told[-1]
    assert (True, "rng.pending-24h") == (ended.void, ended.clause)


def test_money_that_comes_during_a_round_may_be_staked_in_it() -> None:
    played = Played("blackjack.house@1", (100,))
    played.seal()
    played.do(Act(0, "place", 100, "main"))
    played.do(Act(0, "close"))
    played.do(Chance(("5h", "6d", "6c")))
    played.do(Chance(("Td",)))
    assert isinstance(played.table.guard(played.state, 0, "double"), Refusal)
    played.do(Act(HOUSE, "purse", 500, "0"))
    played.do(Act(0, "double", 100))
    assert 400 == played.purse()


def test_the_house_takes_no_more_when_it_has_lost_its_limit_at_a_table() -> None:
    played = Played("roulette@1", bank_limit=3000)
    played.seal()
    played.do(Act(0, "place", 100, "straight:17"))
    played.do(Act(0, "close"))
    played.do(Chance(("17",)))
    played.seal()
    with pytest.raises(Illegal, match="bank_limit_reached"):
        played.do(Act(0, "place", 100, "red"))


def test_nobody_but_its_player_sits_at_a_private_table() -> None:
    table = table_of("roulette@1")
    state, _ = table.start(BankSetup("roulette@1", owner="7"))
    with pytest.raises(Illegal, match="spot_unknown"):
        apply(table, state, Act(0, "sit", spot="8"))
    apply(table, state, Act(0, "sit", spot="7"))


def test_a_player_cannot_speak_for_the_house() -> None:
    played = Played("roulette@1")
    for verb in ("seal", "purse", "away", "back", "shut"):
        answer = played.table.guard(played.state, 0, verb)
        assert isinstance(answer, Refusal)
        assert "house_only" == answer.code


def test_a_seat_that_leaves_during_a_round_stands_up_at_its_end() -> None:
    played = Played("roulette@1", (1000, 500))
    played.seal()
    played.do(Act(0, "place", 100, "red"))
    played.do(Act(0, "leave"))
    played.do(Act(1, "leave"))
    assert (True, None) == (played.state.seats[0] is not None, played.state.seats[1])
    played.do(Act(HOUSE, "close"))
    played.do(Chance(("0",)))
    assert (None, None) == played.state.seats
    assert (-100, 100) == (played.state.wallet, played.state.bank)


@pytest.mark.parametrize("amount", [-1, 0, 501, 2**70])
@clause("live.bet.reject-limits")
def test_stakes_outside_the_limits_are_refused_and_change_nothing(amount: int) -> None:
    played = Played("roulette@1")
    played.seal()
    before = played.state
    with pytest.raises(Illegal) as refused:
        played.do(Act(0, "place", amount, "red"))
    assert refused.value.refusal.clause
    assert before == played.state


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("code", CODES)
def test_random_rounds_of_every_game_conserve_money_with_the_bank(code: str, seats: int) -> None:
    if seats > 1 and code.startswith("slots"):
        pytest.skip("a machine has one seat")
    chance = Random(f"{code}{seats}")
    played = Played(code, (1000, 400, 37)[:seats])
    for _ in range(40):
        if played.state.round is None and not played.state.seal:
            played.seal()
        for _ in range(400):
            if not _one_more(played, chance):
                break
    ended = [event for event in played.told if isinstance(event, RoundEnded)]
    assert ended
    assert all(min(event.after) >= 0 for event in ended)
    won = sum(sum(event.after) - sum(event.before) for event in ended)
    assert -won == played.state.bank


def _one_more(played: Played, chance: Random) -> bool:
    """One legal move of the round; False when it is over."""
    table, state = played.table, played.state
    awaited = table.awaits(state)
    if isinstance(awaited, ToDeal):
        law = [outcome for outcome, weight in table.outcomes(state) if weight]
        played.do(Chance(chance.choice(law)))
        return True
    if not isinstance(awaited, ToAct) or not state.seal:
        return False
    if chance.randrange(10) == 0:
        seat = chance.randrange(len(state.seats))
        played.do(Act(HOUSE, "purse", played.purse(seat) + chance.randrange(50), str(seat)))
    seats = [seat for seat in awaited.seats if seat != HOUSE]
    if not seats:
        return False
    seat = chance.choice(seats)
    open_ = [c for c in choices(table, state, seat) if c.verb in table.game.verbs]
    if not open_:
        return False
    move = chosen(chance.choice(open_), seat, chance.randrange)
    played.do(move)
    return True


def test_what_a_seat_is_offered_before_a_round_is_what_it_may_stake() -> None:
    played = Played("sic_bo@1")
    played.seal()
    offered = {choice.verb for choice in choices(played.table, played.state, 0)}
    assert {"place", "leave", "seed"} == offered
    place = played.table.guard(played.state, 0, "place")
    assert isinstance(place, Choice)
    assert (1, 500) == (place.low, place.high)
