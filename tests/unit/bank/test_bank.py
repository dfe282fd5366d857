"""Stakes, limits and payouts that every game against the house shares."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from squaredeal.bank import (
    HALF,
    LOSS,
    KindLimit,
    Limits,
    Setup,
    Shoe,
    fresh,
    pay,
    room,
    settle,
    win,
)
from squaredeal.games.roulette import RouletteRules, game_of
from squaredeal.kernel import Act, BadInput, Broken, Illegal, apply
from tests.marks import clause

GAME = game_of(RouletteRules())


def placing(amount: Any, spot: str = "red", setup: Setup | None = None) -> str:
    """The code with which this stake is refused, or `accepted`; nothing changes if it is."""
    state, _ = GAME.start(setup or Setup((1_000,), Limits(10, 500)))
    try:
        after, _ = apply(GAME, state, Act(0, "place", amount, spot))
    except Illegal as refused:
        return refused.refusal.code
    assert after.stacks[0] + amount == state.stacks[0]
    return "accepted"


@pytest.mark.parametrize(
    "amount", [None, 10.5, float("nan"), "10", (10, 10), True, Fraction(21, 2)]
)
def test_a_stake_that_is_no_whole_number_is_refused(amount: Any) -> None:
    assert placing(amount) == "amount_missing"


@pytest.mark.parametrize(
    ("amount", "code"),
    [
        (-10, "below_minimum"),
        (0, "below_minimum"),
        (9, "below_minimum"),
        (10, "accepted"),
        (500, "accepted"),
        (501, "above_maximum"),
        (10**30, "above_maximum"),
    ],
)
def test_a_stake_keeps_to_the_limits(amount: int, code: str) -> None:
    assert code == placing(amount)


@pytest.mark.parametrize("body", ["10.5", "NaN", "[5,5]", '"10"', "1e400"])
def test_the_wire_reads_no_other_number(body: str) -> None:
    text = f'{{"type":"act","seat":0,"verb":"place","spot":"red","amount":{body}}}'
    with pytest.raises(msgspec.MsgspecError):
        msgspec.json.decode(text, type=Act)


def test_a_stake_beyond_the_stack_is_refused() -> None:
    assert placing(60, setup=Setup((50,), Limits(10, 500))) == "above_maximum"
    assert placing(10, setup=Setup((9,), Limits(10, 500))) == "insufficient_funds"


def test_a_kind_of_spot_has_its_own_limits() -> None:
    limits = Limits(10, 500, (KindLimit("straight", 1, 20),))
    found = room(limits, ("straight:0", "red"), (("straight:0", 15),), 1_000)
    assert found.bounds == ((1, 5), (10, 500))


def test_both_sides_of_an_even_chance_are_refused_where_the_table_says_so() -> None:
    state, _ = GAME.start(Setup((1_000,), Limits(opposites=False)))
    state, _ = apply(GAME, state, Act(0, "place", 10, "red"))
    with pytest.raises(Illegal):
        apply(GAME, state, Act(0, "place", 10, "black"))
    apply(GAME, state, Act(0, "place", 10, "odd"))


def test_a_seat_may_not_change_its_bets_for_ever() -> None:
    game = msgspec.structs.replace(GAME, changes_max=2)
    state, _ = game.start(Setup((100,)))
    for _ in range(2):
        state, _ = apply(game, state, Act(0, "place", 1, "red"))
    with pytest.raises(Illegal):
        apply(game, state, Act(0, "place", 1, "red"))


@pytest.mark.parametrize(
    "setup",
    [
        Setup(()),
        Setup((-1,)),
        Setup((10,), Limits(0, 5)),
        Setup((10,), Limits(6, 5)),
        Setup((1,) * 9),
    ],
)
def test_a_table_that_cannot_be_opened_is_named(setup: Setup) -> None:
    with pytest.raises(BadInput):
        GAME.start(setup)


@clause("tourn.prize.no-cent-fractions")
def test_payouts_are_cut_toward_zero() -> None:
    assert (pay(5, win(Fraction(3, 2))).back, pay(5, win(Fraction(3, 2))).won) == (5, 7)
    assert pay(5, HALF).back == 2
    assert (
        pay(10, win(1, Fraction(1, 20))).won,
        pay(10, win(1, Fraction(1, 20))).commission,
    ) == (10, 1)


@given(
    stake=st.integers(1, 10**9),
    odds=st.fractions(0, 200),
    back=st.fractions(0, 1),
    commission=st.fractions(0, 1),
)
def test_settling_moves_every_chip_somewhere(
    stake: int, odds: Fraction, back: Fraction, commission: Fraction
) -> None:
    verdict = msgspec.structs.replace(LOSS, back=back, odds=odds, commission=commission)
    paid, moves = settle(3, "red", stake, verdict)
    places = {"bet:3:red": stake, "stack:3": 0, "bank": 0}
    for move in moves:
        places[move.src] -= move.chips
        places[move.dst] += move.chips
    assert places["bet:3:red"] == 0
    assert paid.back + paid.won - paid.commission == places["stack:3"]
    exact = stake * verdict.mean()
    assert exact - 2 < places["stack:3"] <= exact


def test_a_shoe_gives_no_card_it_does_not_hold() -> None:
    shoe = fresh(1).without(["Ah"])
    assert len(shoe) == 51
    with pytest.raises(Broken):
        shoe.without(["Ah"])
    assert Shoe(1, shoe.left) == shoe
