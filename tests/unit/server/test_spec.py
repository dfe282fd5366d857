"""What a poker table may be opened with, and what not."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from squaredeal.kernel import BadInput, Illegal
from squaredeal.rules import standard
from squaredeal.server import wire
from squaredeal.server.demo import demo_tables
from squaredeal.server.menu import menu
from squaredeal.server.spec import table_setup
from tests.marks import clause

HOUSE = standard()
OMAHA = {
    "game": "plo@1",
    "name": "Ceiba",
    "seats": 6,
    "stakes": {"small_blind": 5, "big_blind": 10},
    "offers": ["run_it", "straddle"],
    "bombs": {"every": 4, "ante": 50, "boards": 2},
}
TOO_MANY_BOARDS = ("too_many_boards", "floor.bomb-pot.when")


def wanted(**more: Any) -> wire.NewTable:
    return msgspec.convert(OMAHA | more, wire.NewTable)


def test_a_table_has_the_buy_ins_the_room_and_the_rake_of_the_house() -> None:
    setup = table_setup(HOUSE, wanted())
    assert ((400, 1000), "online", 15) == (setup.buy_in, setup.room, setup.rake.cap)
    assert ("straddle", "run_it") == setup.offers
    stud = {"ante": 10, "bring_in": 20, "small_bet": 20, "big_bet": 40}
    peruvian = wanted(game="stud7.pe@1", stakes=stud, offers=[], bombs=None)
    assert ("stud", (800, 2000)) == (
        table_setup(HOUSE, peruvian).room, table_setup(HOUSE, peruvian).buy_in,
    )  # fmt: skip


def test_every_game_on_the_menu_can_be_opened_as_suggested() -> None:
    for game in menu(HOUSE).games:
        table = wire.NewTable(game.game, "A table", game.seats_most, game.suggested)
        assert game.game == table_setup(HOUSE, table).game


def test_the_demonstration_shows_every_family_of_poker() -> None:
    games = {setup.game for setup in demo_tables(HOUSE)}
    assert {"plo@1", "plo8@1", "plo5@1", "short@1", "stud7.pe@1", "stud8@1"} <= games
    assert {"razz@1", "27td@1", "badugi@1", "horse"} <= games
    assert all(setup.has_bots for setup in demo_tables(HOUSE))


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"game": "whist@1"}, "whist@1"),
        ({"game": "kuhn@1"}, "kuhn@1"),
        ({"name": " "}, "name"),
        ({"seats": 1}, "2 to 9 seats"),
        ({"game": "plo6@1", "seats": 8}, "2 to 7 seats"),
        ({"stakes": {"small_blind": 5}}, "big_blind is missing"),
        ({"stakes": {"small_blind": 20, "big_blind": 10}}, "more than big_blind 10"),
        ({"stakes": {"small_blind": -5, "big_blind": 10}}, "small_blind is 0 to"),
        ({"stakes": {"small_blind": 5, "big_blind": 10, "bring_in": 3}}, "has no bring_in"),
        ({"buyin_min": 900, "buyin_max": 500}, "more than the most"),
        ({"offers": ["free_drinks"]}, "free_drinks"),
        ({"game": "split@1"}, "has no bomb pots"),
        ({"bombs": {"every": 0, "ante": 50}}, "every 1 to 100"),
        ({"seats": 9, "game": "plo5@1", "bombs": {"every": 4, "ante": 50, "boards": 3}}, "cards"),
    ],
)
def test_what_no_table_can_be_is_named(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(BadInput, match=said):
        table_setup(HOUSE, wanted(**wrong))


@clause("floor.bomb-pot.max")
@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"bombs": {"every": 4, "ante": 51}}, ("above_maximum", "floor.bomb-pot.max")),
        ({"bombs": {"every": 4, "ante": 50, "boards": 4}}, TOO_MANY_BOARDS),
        ({"buyin_min": 399}, ("below_minimum", "hand.table-stakes.topup-between")),
        ({"buyin_max": 1001}, ("above_maximum", "hand.table-stakes.topup-between")),
        (
            {"game": "razz@1", "bombs": None, "offers": ["straddle"],
             "stakes": {"ante": 1, "bring_in": 3, "small_bet": 10, "big_bet": 20}},
            ("offer_not_allowed", "floor.straddle.position"),
        ),
    ],
)  # fmt: skip
def test_what_the_house_refuses_names_its_clause(
    wrong: dict[str, Any], reason: tuple[str, str]
) -> None:
    with pytest.raises(Illegal) as error:
        table_setup(HOUSE, wanted(**wrong))
    assert reason == (error.value.refusal.code, error.value.refusal.clause)
