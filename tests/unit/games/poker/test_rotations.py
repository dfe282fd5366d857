"""Mixed games change after an orbit, or when the button chooses."""

from __future__ import annotations

import pytest

from squaredeal.games.poker.rotations import (
    DEALERS_CHOICE,
    HORSE,
    ROTATIONS,
    Rotation,
    Turn,
    after_hand,
    chosen,
    game_of,
)
from squaredeal.kernel import BadInput


def test_each_game_lasts_one_orbit_and_the_last_is_followed_by_the_first() -> None:
    turn, played = Turn(), []
    for _ in range(11):
        played.append(game_of(HORSE, turn))
        turn = after_hand(HORSE, turn, seats=2)
    assert ["flhe@1", "flhe@1", "flo8@1", "flo8@1"] == played[:4]
    assert "flhe@1" == played[10]


def test_the_button_chooses_between_orbits_only() -> None:
    turn = chosen(DEALERS_CHOICE, Turn(), "badugi@1", seats=3)
    assert "badugi@1" == game_of(DEALERS_CHOICE, turn)
    turn = after_hand(DEALERS_CHOICE, turn, seats=3)
    with pytest.raises(BadInput, match="not to be chosen now"):
        chosen(DEALERS_CHOICE, turn, "plo@1", seats=3)
    for _ in range(2):
        turn = after_hand(DEALERS_CHOICE, turn, seats=3)
    assert "plo@1" == game_of(DEALERS_CHOICE, chosen(DEALERS_CHOICE, turn, "plo@1", seats=3))


def test_a_rotation_names_games_that_exist() -> None:
    with pytest.raises(BadInput, match="whist@1"):
        Rotation("bad", "Bad", ("nlhe@1", "whist@1"))
    assert {"horse", "eight_game", "nine_game"} < {rotation.code for rotation in ROTATIONS}
