"""Secrecy by type: one function opens veils, and the wire refuses what is still veiled."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import Struct

from squaredeal.kernel import HOUSE, RAIL, Over, Veiled, audience, project, veils
from squaredeal.kernel.veil import veiled_fields


class Inner(Struct, frozen=True):
    cards: tuple[Veiled, ...]


class State(Struct, frozen=True):
    pot: int
    inner: Inner
    holes: tuple[tuple[Veiled, ...], ...]
    carry: Struct | None = None


ACES = Veiled(("Ah", "As"), frozenset({3}))
STATE = State(100, Inner((ACES,)), ((), (ACES,)))


def test_the_owner_sees_and_the_rail_sees_how_many() -> None:
    assert project(STATE, 3).inner.cards[0] == ("Ah", "As")
    assert project(STATE, RAIL).holes[1][0] == ("??", "??")
    assert project(STATE, 0).holes[1][0] == ("??", "??")
    assert project(STATE, HOUSE).holes[1][0] == ("Ah", "As")


def test_a_projection_keeps_its_type_and_the_rest() -> None:
    seen = project(STATE, 0)
    assert State is type(seen)
    assert seen.pot == 100
    assert len(msgspec.json.decode(msgspec.json.encode(seen))["holes"]) + 1 == 3


def test_the_wire_refuses_what_nobody_projected() -> None:
    with pytest.raises(TypeError):
        msgspec.json.encode(STATE)


def test_a_type_without_veils_is_its_own_projection() -> None:
    assert veiled_fields(State) == ("inner", "holes", "carry")
    assert veiled_fields(Over) == ("carry",)
    plain = Over()
    assert plain == project(plain, RAIL)


def test_viewers_who_open_the_same_veils_share_an_answer() -> None:
    closed = veils(STATE)
    assert audience(closed, 0) == audience(closed, RAIL)
    assert audience(closed, 3) != audience(closed, 0)


def test_a_veil_is_a_value_that_prints_no_card() -> None:
    assert Veiled(("Ah", "As"), frozenset({3})) == ACES
    assert "Ah" not in repr(ACES)
    with pytest.raises(AttributeError):
        ACES.value = ()
