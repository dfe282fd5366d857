"""The figures behind the pictures."""

from __future__ import annotations

import pytest

from squaredeal.analysis import classes, equity
from squaredeal.analysis.pictures import heat_map, street_shares
from squaredeal.cards import CardError, parse_cards

BOARD = parse_cards("Kd 7c 2c 9s 3h")


def test_a_heat_map_has_a_share_for_every_class_that_can_be_held() -> None:
    square = heat_map("AsAh", BOARD, against="KK,QQ,72o,AsAc")
    shares = {
        name: share
        for names, row in zip(classes(), square, strict=True)
        for name, share in zip(names, row, strict=True)
    }
    known = {name: share for name, share in shares.items() if share is not None}
    assert known == {"KK": 0.0, "QQ": 1.0, "72o": 0.0}


def test_equity_by_street_ends_with_who_won() -> None:
    hands = [("As", "Ah"), ("Ks", "Qh")]
    found = street_shares(hands, BOARD)
    assert list(found) == ["preflop", "flop", "turn", "river"]
    assert found["river"] == (1.0, 0.0)
    flop = equity(hands, BOARD[:3])
    assert found["flop"] == tuple(float(share) for share in flop.shares)
    assert list(street_shares(hands, BOARD[:3])) == ["preflop", "flop"]


def test_a_game_without_a_board_has_no_streets_to_draw() -> None:
    with pytest.raises(CardError, match="board of five"):
        street_shares([("As", "Ah"), ("Ks", "Qh")], (), variant="stud")
