"""A paid game with its lines, scatters and free games; sheets that cannot be played."""

from __future__ import annotations

import pytest

from squaredeal.bank import Limits, Setup
from squaredeal.games.slots import FreeGamesWon, LineWon, build, read_model, shipped
from squaredeal.kernel import Act, BadInput, Choice, Illegal, Over, ToDeal, apply, parse_move
from squaredeal.rules import standard
from tests.casino import play, returned
from tests.marks import clause

CODE = "slots.five_reel_reference_1@1"
GAME = build(CODE, standard())
RICH = (100_000,)
SHEET = """
id = "toy"
version = 1
title = "Toy"
rows = 1
strips = ["A B", "A B", "A B"]
lines = [[0, 0, 0]]
[pays]
A = [3]
B = [2]
"""


def stops_showing(rows: str) -> str:
    """The first stops whose middle row shows these symbols."""
    found = []
    for reel, symbol in zip(GAME.model.reels, rows.split(), strict=True):
        found.append(str((reel.index(symbol) - 1) % len(reel)))
    return " ".join(found)


@clause("rng.game.slots")
def test_a_line_pays_its_coins_and_the_stake_is_lost() -> None:
    state, events = play(GAME, RICH, "0: spin 10", f"deal {stops_showing('A A A K Q')}")
    won = [e for e in events if type(e) is LineWon]
    assert LineWon(0, "A", 3, 80) in won
    assert returned(events, "spin") == state.won >= 80
    assert state.stacks[0] == 100_000 - 10 + state.won
    assert isinstance(GAME.awaits(state), Over)


def test_a_wild_stands_for_the_symbol_on_its_left() -> None:
    _, events = play(GAME, RICH, "0: spin 20", f"deal {stops_showing('B W B K Q')}")
    assert LineWon(0, "B", 3, 120) in events


def test_three_scatters_give_free_games_at_twice_the_win() -> None:
    scatter = f"deal {stops_showing('S S S K Q')}"
    state, events = play(GAME, RICH, "0: spin 10", scatter)
    assert [e for e in events if type(e) is FreeGamesWon] == [FreeGamesWon(10, 10)]
    assert state.won >= 20
    assert GAME.awaits(state) == ToDeal("reels", 5)
    again, _ = play(GAME, RICH, "0: spin 10", scatter, scatter)
    assert again.won == 3 * state.won
    assert again.free_left == 19


def test_reels_may_stop_one_by_one() -> None:
    stops = stops_showing("A A A K Q").split()
    parts = play(GAME, RICH, "0: spin 10", *(f"deal {stop}" for stop in stops))
    assert parts[0] == play(GAME, RICH, "0: spin 10", f"deal {' '.join(stops)}")[0]


@pytest.mark.parametrize("amount", [0, -10, 5, 15, 100_010])
def test_a_stake_is_whole_coins_on_every_line(amount: int) -> None:
    state, _ = GAME.start(Setup(RICH))
    with pytest.raises(Illegal):
        apply(GAME, state, Act(0, "spin", amount))


def test_limits_are_cut_to_whole_coins() -> None:
    state, _ = GAME.start(Setup((95,), Limits(5, 200)))
    choice = GAME.guard(state, 0, "spin")
    assert isinstance(choice, Choice)
    assert (choice.low, choice.high, choice.unit) == (10, 90, 10)


def test_a_round_in_progress_takes_no_second_stake() -> None:
    state, _ = play(GAME, RICH, "0: spin 10")
    with pytest.raises(Illegal, match="reels_spinning"):
        apply(GAME, state, parse_move("0: spin 10"))


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('A B", "A B", "A B', 'A X", "A B", "A B', "symbol X has no pays"),
        ("lines = [[0, 0, 0]]", "lines = [[0, 1, 0]]", "line 0"),
        ("lines = [[0, 0, 0]]", "lines = []", "a line"),
        ("B = [2]", "B = [2, 4]", "B must pay"),
        ("rows = 1", "rows = 3", "shorter than the window"),
        ("rows = 1", "rows = one", "toy.toml"),
        ("title", "tittle", "toy.toml"),
    ],
)
def test_a_sheet_that_cannot_be_played_is_named(old: str, new: str, says: str) -> None:
    assert read_model(SHEET, "toy.toml").code == "slots.toy@1"
    with pytest.raises(BadInput, match=says):
        read_model(SHEET.replace(old, new), "toy.toml")


def test_several_machines_are_shipped() -> None:
    assert len(shipped()) == 3
    for code in shipped():
        game = build(code, standard())
        state, _ = game.start(Setup(RICH))
        assert isinstance(game.guard(state, 0, "spin"), Choice)
