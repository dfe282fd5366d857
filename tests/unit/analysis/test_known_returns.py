"""The returns that come with the package are those that the rules give."""

from __future__ import annotations

import subprocess
import sys
from fractions import Fraction

import pytest

from squaredeal import registry
from squaredeal.analysis.casino.know import compute, missing
from squaredeal.analysis.casino.known import Returns, fingerprint, known, returns_of, spelt
from squaredeal.rules import load, standard

ROOM = standard().room("rng-casino")
CODES = [code for code in registry.codes() if registry.family(code) != "poker"]
LONG = ("casino_holdem", "russian_poker")
"""Their solvers take minutes; tests/exact holds their figures."""
STRICT = """
name = "Strict house"
[room.rng-casino]
product = "rng-casino"
documents = [["house-es", "house-pl"], "live-blackjack"]
[[override]]
key = "bj.dealer.hit_soft_17"
value = true
clause = "house.soft-17"
rule = "The dealer takes a card on a soft 17."
"""


@pytest.mark.parametrize("code", CODES)
def test_every_game_of_the_standard_house_is_known_before_it_opens(code: str) -> None:
    game = registry.game(code, ROOM)
    assert fingerprint(game) in known()
    told = returns_of(game)
    assert told is not None
    assert Fraction(3, 4) <= Fraction(told.best) < 1


@pytest.mark.parametrize("code", [c for c in CODES if registry.family(c) not in LONG])
def test_what_is_known_is_what_the_rules_give(code: str) -> None:
    game = registry.game(code, ROOM)
    assert known()[fingerprint(game)] == compute(game, registry.family(code))


def test_other_rules_have_another_fingerprint_and_are_asked_for() -> None:
    house = load(STRICT, "strict.toml")
    game = registry.game("blackjack.house@1", house.room("rng-casino"))
    assert fingerprint(game) != fingerprint(registry.game("blackjack.house@1", ROOM))
    assert None is returns_of(game)
    found = missing(house, shipped=False)
    told = found[fingerprint(game)]
    assert isinstance(told, Returns)
    assert Fraction(told.best) < Fraction(known()[_key("blackjack.house@1")].best)
    assert told == returns_of(game, found)


def _key(code: str) -> str:
    return fingerprint(registry.game(code, ROOM))


def test_short_fractions_stay_exact_and_long_ones_become_decimals() -> None:
    assert "36/37" == spelt(Fraction(36, 37))
    assert "0.333333333333" == spelt(Fraction(333333333333, 10**12))


def test_reading_what_is_known_loads_no_arrays() -> None:
    code = (
        "import sys, squaredeal.analysis.casino.known as k; k.known();"
        "print({'numpy', 'numba'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "set()" == done.stdout.strip()
