"""Chip values against figures computed elsewhere, and what any model of them must keep."""

from __future__ import annotations

import tomllib
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from squaredeal.analysis import IcmError, icm

Case = dict[str, Any]


@pytest.fixture(scope="module")
def reference(shared: Path) -> dict[str, Any]:
    return tomllib.loads((shared / "spec" / "tournament_reference.toml").read_text("utf-8"))


def test_reference_equities_and_their_whole_cents(reference: dict[str, Any]) -> None:
    assert len(reference["icm"]) == 6
    for case in reference["icm"]:
        found = icm(case["stacks"], case["prizes"])
        assert case["exact"] == [f"{float(value):.6f}" for value in found.equities]
        assert case["rounded"] == list(found.shares())
        assert found.method == "exact"


def test_published_examples(reference: dict[str, Any]) -> None:
    for case in reference["icm_published"]:
        if "exact" in case:
            equities = icm(case["stacks"], case["prizes"]).equities
            assert case["exact"] == [f"{float(value):.6f}" for value in equities]


def test_the_race_agrees_with_the_sets_within_its_error(reference: dict[str, Any]) -> None:
    for case in reference["icm"]:
        exact = icm(case["stacks"], case["prizes"], exact=True)
        race = icm(case["stacks"], case["prizes"], exact=False)
        assert race.method == "race"
        assert 0 < race.error < 1e-5
        for one, other in zip(exact.equities, race.equities, strict=True):
            assert abs(one - other) <= race.error


def test_a_large_field_pays_its_whole_pool() -> None:
    stacks = [1 + 37 * place % 1000 for place in range(120)]
    found = icm(stacks, [1000, 600, 400, 250, 150, 100])
    assert found.method == "race"
    assert sum(found.equities) == 2500
    assert sum(found.shares()) == 2500
    assert max(found.equities) < 1000
    assert found.error < 1e-6


def test_order_equality_and_empty_stacks() -> None:
    assert icm([100, 0, 0], [60, 30, 10]).equities == (60, 20, 20)
    assert icm([5, 5, 5], [9]).equities == (3, 3, 3)
    assert icm([3, 1], [10, 6, 4]).equities == (Fraction(9), Fraction(7))
    first, second = icm([7000, 3000], [100]).equities
    assert (first, second) == (70, 30)


@pytest.mark.parametrize(
    ("stacks", "prizes"),
    [([], [1]), ([0, 0], [1]), ([5, -1], [1]), ([5, 1], []), ([5, 1], [1, 2]), ([5], [-1])],
)
def test_impossible_stacks_and_prizes_are_refused(stacks: list[int], prizes: list[int]) -> None:
    with pytest.raises(IcmError):
        icm(stacks, prizes)
