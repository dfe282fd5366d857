"""Kuhn poker, exactly: the first player loses an eighteenth of a chip a hand.

Source: H. W. Kuhn, A simplified two-person poker, 1950.
"""

from __future__ import annotations

from fractions import Fraction

import pytest

from squaredeal.games.poker import Hand, HandSetup, Stakes, build, hole_cards
from squaredeal.kernel import Act, Choice, ToAct, expect

THIRD = Fraction(1, 3)
GAME = build("kuhn@1")
SETUP = HandSetup((2, 2), (0, 1), 1, Stakes(ante=1, small_bet=1, cap=2), auto_muck=(0, 1))


def equilibrium(bluff: Fraction) -> dict[tuple[int, str, bool], Fraction]:
    """How often a seat puts a chip in, by seat, card and whether it faces a bet."""
    return {
        (0, "J", False): bluff,
        (0, "Q", False): Fraction(0),
        (0, "K", False): 3 * bluff,
        (0, "J", True): Fraction(0),
        (0, "Q", True): bluff + THIRD,
        (0, "K", True): Fraction(1),
        (1, "J", False): THIRD,
        (1, "Q", False): Fraction(0),
        (1, "K", False): Fraction(1),
        (1, "J", True): Fraction(0),
        (1, "Q", True): THIRD,
        (1, "K", True): Fraction(1),
    }


def mixed(hand: Hand, how_often: Fraction) -> tuple[tuple[Act, Fraction], ...]:
    """Bet or call so often, else check or fold."""
    awaited = GAME.awaits(hand)
    assert isinstance(awaited, ToAct)
    seat = awaited.seats[0]
    brave, meek = ("call", "fold") if hand.price else ("bet", "check")
    choice = GAME.guard(hand, seat, brave)
    assert isinstance(choice, Choice)
    return (Act(seat, brave, choice.low), how_often), (Act(seat, meek), 1 - how_often)


def gain(hand: Hand) -> Fraction:
    """What seat 0 has won, in antes."""
    return Fraction(hand.stacks[0] - 2)


@pytest.mark.parametrize("bluff", [Fraction(0), Fraction(1, 6), THIRD])
def test_the_first_player_loses_an_eighteenth(bluff: Fraction) -> None:
    plan = equilibrium(bluff)

    def policy(hand: Hand) -> tuple[tuple[Act, Fraction], ...]:
        seat = hand.queue[0]
        return mixed(hand, plan[seat, hole_cards(hand, seat)[0][0], bool(hand.price)])

    start, _ = GAME.start(SETUP)
    assert Fraction(-1, 18) == expect(GAME, start, policy, gain)


@pytest.mark.parametrize("stubborn", [Fraction(0), Fraction(1)])
def test_no_other_way_gains_more_than_the_equilibrium_allows(stubborn: Fraction) -> None:
    plan = equilibrium(THIRD)

    def policy(hand: Hand) -> tuple[tuple[Act, Fraction], ...]:
        seat = hand.queue[0]
        often = plan[seat, hole_cards(hand, seat)[0][0], bool(hand.price)] if seat else stubborn
        return mixed(hand, often)

    start, _ = GAME.start(SETUP)
    assert Fraction(-1, 18) >= expect(GAME, start, policy, gain)
