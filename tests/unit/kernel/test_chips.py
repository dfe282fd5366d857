"""Every division of money says who gets what is left over."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from squaredeal.kernel import Broken, pay_odds, percent, split, split_by_weight, truncate
from tests.marks import clause


@given(st.integers(0, 10**12), st.integers(1, 30))
def test_a_split_gives_every_chip_and_at_most_one_odd_chip_a_share(chips: int, shares: int) -> None:
    parts = split(chips, shares)
    assert chips == sum(parts)
    assert max(parts) - min(parts) <= 1
    assert list(parts) == sorted(parts, reverse=True)


@given(st.integers(0, 10**9), st.lists(st.integers(0, 10**6), min_size=1).filter(any))
def test_a_weighted_split_stays_within_one_chip_of_the_exact_share(
    chips: int, weights: list[int]
) -> None:
    parts = split_by_weight(chips, weights)
    assert chips == sum(parts)
    for part, weight in zip(parts, weights, strict=True):
        assert abs(part - Fraction(chips * weight, sum(weights))) < 1


@clause("tourn.prize.no-cent-fractions")
def test_amounts_are_cut_toward_zero() -> None:
    assert truncate(Fraction("409.6")) == 409
    assert truncate(Fraction("-409.6")) == -409
    assert pay_odds(5, Fraction(3, 2)) == 7
    assert percent(399, Fraction(5, 100)) == 19


def test_a_split_of_nothing_to_nobody_is_our_own_fault() -> None:
    with pytest.raises(Broken):
        split(10, 0)
    with pytest.raises(Broken):
        split_by_weight(10, [0, 0])
