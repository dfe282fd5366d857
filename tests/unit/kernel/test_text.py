"""The grammar of moves."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from squaredeal.kernel import (
    FLOOR,
    HOUSE,
    Act,
    BadInput,
    Chance,
    Lapse,
    Move,
    Rule,
    format_move,
    parse_move,
)

VERBS = st.sampled_from(["fold", "raise_to", "place", "discard", "kill_hand"])
CARDS = st.lists(st.sampled_from(["Ah", "Td", "2c", "??"]), max_size=3).map(tuple)
SPOTS = st.none() | st.sampled_from(["corner:0", "red", "player:ana"])
AMOUNTS = st.none() | st.integers(-5, 10**9)
SEATS = st.sampled_from([0, 3, 9, HOUSE, FLOOR])
ACTS = st.builds(Act, SEATS, VERBS, AMOUNTS, SPOTS, CARDS)
MOVES = st.one_of(
    ACTS,
    st.builds(Chance, CARDS),
    st.builds(Lapse, SEATS),
    st.builds(Rule, ACTS, st.just("floor.misdeal.substantial-action")),
)


@given(MOVES)
def test_what_is_written_is_read_back(move: Move) -> None:
    assert move == parse_move(format_move(move))


def test_the_grammar_of_the_manual_is_understood() -> None:
    assert Act(2, "raise_to", 300) == parse_move("2: raise_to 300")
    assert Act(4, "place", 5, "corner:0") == parse_move("4: place 5 on corner:0")
    assert Act(1, "discard", cards=("7c", "2d")) == parse_move("1: discard 7c 2d")
    assert Act(HOUSE, "close") == parse_move("house: close")


@pytest.mark.parametrize(
    "line", ["", "raise 5", "x: fold", "1: ", "1: raise_to ten", "rule 1: void"]
)
def test_an_unreadable_move_is_quoted_in_the_error(line: str) -> None:
    with pytest.raises(BadInput) as error:
        parse_move(line)
    assert repr(line) in str(error.value)
