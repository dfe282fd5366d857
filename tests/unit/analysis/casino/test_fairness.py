"""The tests of the generator: fair ones pass, loaded ones do not."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from squaredeal.analysis.casino.fairness import (
    bounded_tests,
    chance_above,
    chi_square_test,
    outcome_test,
)
from squaredeal.analysis.casino.targets import target
from squaredeal.dealers.generator import Stream

GAMES = (
    "roulette",
    "sic_bo",
    "dragon_tiger",
    "wheel",
    "baccarat",
    "blackjack",
    "casino_holdem",
    "slots.three_reel_classic",
)


@pytest.mark.parametrize("game", GAMES)
def test_final_outcomes_of_every_game_are_fair(game: str) -> None:
    found = outcome_test(target(game), Stream(b"a fixed key", game), 4_000)
    assert found.samples == 4_000
    assert found.passed, found


def test_bounded_numbers_are_fair() -> None:
    assert all(test.passed for test in bounded_tests(Stream(b"another key", "x"), 20_000))


class Loaded(Stream):
    """Draws twice and keeps the smaller number."""

    def below(self, bound: int) -> int:
        return min(super().below(bound), super().below(bound))


def test_a_loaded_generator_fails() -> None:
    assert not any(test.passed for test in bounded_tests(Loaded(b"key", "x"), 5_000))
    assert not outcome_test(target("roulette"), Loaded(b"key", "x"), 5_000).passed


def test_an_impossible_outcome_fails() -> None:
    odds = {"a": Fraction(1, 2), "b": Fraction(1, 2)}
    assert not chi_square_test("x", Counter(a=50, b=50, c=1), odds).passed
    assert chi_square_test("x", Counter(a=50, b=50), odds).passed


@pytest.mark.parametrize(("chi", "degrees", "chance"), [(49.73, 23, 0.001), (3.84, 1, 0.05)])
def test_chances_are_those_of_the_tables(chi: float, degrees: int, chance: float) -> None:
    assert chance_above(chi, degrees) == pytest.approx(chance, rel=0.06)
