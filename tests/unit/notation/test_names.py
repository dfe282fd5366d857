"""Games are known by the names that sites and PHH give them."""

from __future__ import annotations

import pytest

from squaredeal.notation.names import (
    CODES_BY_GAME,
    LETTERS,
    betting_named,
    game_named,
    phh_code,
    phh_variant,
)
from squaredeal.notation.table import BETTINGS, CODES, game_of


@pytest.mark.parametrize(
    ("words", "game", "betting"),
    [
        ("Hold'em No Limit", "holdem", "no_limit"),
        ("TEXAS HOLDEM NO LIMIT", "holdem", "no_limit"),
        ("Holdem NL £0.05/£0.10", "holdem", "no_limit"),
        ("6+ Hold'em No Limit", "short_deck", "no_limit"),
        ("5 Card Omaha Hi/Lo Pot Limit", "omaha5_8", "pot_limit"),
        ("PLO-5", "omaha5", "pot_limit"),
        ("Limit Omaha H/L", "omaha_8", "fixed_limit"),
        ("Pot Limit Omaha Hi", "omaha", "pot_limit"),
        ("FL 7 Card Stud Hi-Lo", "stud_8", "fixed_limit"),
        ("Limit 2-7 Razz", "razz_27", "fixed_limit"),
        ("HORSE (Razz Limit, $1/$2)", "razz", "fixed_limit"),
        ("Single Draw 2-7 Lowball No Limit", "single_draw_27", "no_limit"),
        ("Limit A-5 Triple Draw", "triple_draw_a5", "fixed_limit"),
    ],
)
def test_a_heading_names_game_and_betting(words: str, game: str, betting: str) -> None:
    assert (game, betting) == (game_named(words), betting_named(words))


def test_a_game_nobody_has_heard_of_is_refused() -> None:
    with pytest.raises(ValueError, match="no game is known"):
        game_named("Guts")


def test_every_code_reads_back_and_no_two_are_alike() -> None:
    codes = {
        phh_code(game, betting): (game, betting)
        for game in CODES_BY_GAME
        for betting in LETTERS.values()
    }
    assert len(codes) == len(CODES_BY_GAME) * len(LETTERS)
    for code, variant in codes.items():
        assert variant == phh_variant(code)


def test_every_recorded_game_has_an_engine_and_a_code() -> None:
    assert set(CODES) == set(CODES_BY_GAME)
    for game in CODES:
        for betting in BETTINGS:
            assert game_of(game, betting) is not None, game
