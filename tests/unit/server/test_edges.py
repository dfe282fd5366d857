"""Small parts of the edge: pace, passwords, languages, names of rounds."""

from __future__ import annotations

import pytest
from argon2 import PasswordHasher

from squaredeal.kernel import BadInput
from squaredeal.server.feed import round_name, round_number
from squaredeal.server.histories import parts
from squaredeal.server.language import preferred
from squaredeal.server.pace import Pace
from squaredeal.server.passwords import Passwords, one_time_password
from squaredeal.server.verbs import seat_named

CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


def test_a_burst_is_allowed_and_then_the_pace() -> None:
    now = [0.0]
    pace = Pace(2, 3, clock=lambda: now[0])
    assert [pace.allows() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [pace.allows() for _ in range(2)] == [True, False]
    now[0] = 100
    assert [pace.allows() for _ in range(4)] == [True, True, True, False]


async def test_only_the_hash_of_a_password_is_kept() -> None:
    passwords = Passwords(CHEAP)
    kept = await passwords.hash("correct horse battery")
    assert "correct" not in kept
    assert kept.startswith("$argon2id$")
    assert await passwords.is_right(kept, "correct horse battery")
    assert not await passwords.is_right(kept, "correct horse batterie")


async def test_nobody_has_a_password_and_an_empty_hash_lets_nobody_in() -> None:
    passwords = Passwords(CHEAP)
    assert not await passwords.is_right(None, "anything at all")
    assert not await passwords.is_right("", "")


async def test_a_password_has_a_least_length() -> None:
    with pytest.raises(BadInput, match="12"):
        await Passwords(CHEAP).hash("eleven char")


def test_one_time_passwords_differ_and_are_long_enough_to_be_changed() -> None:
    assert len({one_time_password() for _ in range(50)}) == 50
    assert len(one_time_password()) == 19


@pytest.mark.parametrize(
    ("header", "first"),
    [
        ("", "en"),
        ("pl", "pl"),
        ("es-MX,es;q=0.9", "es"),
        ("fr, de;q=0.8", "en"),
        ("en;q=0.2, es;q=0.4", "es"),
        ("pl;q=0, es;q=0.1", "es"),
        ("pl;q=many, *;q=0.1", "en"),
    ],
)
def test_the_best_language_the_house_speaks_comes_first(header: str, first: str) -> None:
    languages = preferred(header)
    assert languages[0] == first
    assert sorted(languages) == ["en", "es", "pl"]


def test_a_round_has_a_name_that_leads_back_to_it() -> None:
    assert round_name("t1", 12) == "t1-12"
    assert round_number("t1", "t1-12") == 12
    assert round_number("t1", "t11-2") is None
    assert round_number("t1", "t1-x") is None
    assert parts("t1-12") == ("t1", 12)
    assert parts("12") is None


def test_a_seat_is_named_by_its_spot() -> None:
    assert seat_named("seat:3") == 3
    for spot in (None, "", "seat:", "seat:x", "stack:3", "seat:-1"):
        assert seat_named(spot) is None
