"""Amounts are read exactly and written back the same."""

from __future__ import annotations

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from squaredeal.notation.money import amount, decimal, places, units


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("$1,289.63", "1289.63"),
        ("0.05€", "0.05"),
        ("$10 USD", "10"),
        ("3000", "3000"),
        ("0,05 €", "0.05"),
        ("1,234", "1234"),
        ("£.50", "0.50"),
    ],
)
def test_an_amount_is_read_as_it_is_written(text: str, value: str) -> None:
    assert Decimal(value) == amount(text)


def test_what_is_no_amount_is_refused() -> None:
    with pytest.raises(ValueError, match="is no amount"):
        amount("all-in")


def test_zeros_at_the_end_need_no_places() -> None:
    assert 2 == places([Decimal("1.250"), Decimal("3.00"), Decimal(100)])


def test_half_a_unit_is_refused() -> None:
    with pytest.raises(ValueError, match="not a whole number"):
        units(Decimal("0.005"), 100)


@given(st.integers(0, 10**15), st.sampled_from([1, 10, 100, 1000]))
def test_units_and_decimals_are_inverse(chips: int, scale: int) -> None:
    assert chips == units(decimal(chips, scale), scale)
