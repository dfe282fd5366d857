"""A game in the terminal: what is typed is played, what is refused is explained."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import TypeAlias

import pytest

from squaredeal import registry
from squaredeal.cli.main import main

Terminal: TypeAlias = Callable[..., str]


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    """Runs `squaredeal play` with typed lines; gives what was printed."""

    def run(arguments: str, *typed: str) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        monkeypatch.setenv("COLUMNS", "200")
        with pytest.raises(SystemExit) as left:
            main(["play", *arguments.split()])
        assert not left.value.code, capsys.readouterr().err
        return capsys.readouterr().out

    return run


def test_a_hand_is_played_and_the_chips_are_told(terminal: Terminal) -> None:
    said = terminal("nlhe@1 --seats 2 --seed 4 --hands 1 --rivals random", "fold")
    assert "blind: You 1, Ada 2" in said
    assert "Ada wins" in said
    assert "You leave with 199 chips, -1." in said


def test_equal_seeds_deal_equal_hands(terminal: Terminal) -> None:
    typed = ["call", "check", "check", "check", "quit"]
    first = terminal("--seed 9", *typed)
    assert first == terminal("--seed 9", *typed)
    assert first != terminal("--seed 10", *typed)


def test_a_refused_move_is_explained_with_its_clause_and_may_be_tried_again(
    terminal: Terminal,
) -> None:
    said = terminal("--seats 2 --seed 4 --hands 1", "check", "raise_to 3", "nonsense!", "fold")
    assert "[floor.terms.tap-check]" in said
    assert "[floor.raise.minimum]" in said
    assert "That is not a move" in said
    assert "You leave with 199 chips, -1." in said


def test_refusals_are_explained_in_the_language_asked_for(terminal: Terminal) -> None:
    said = terminal("--seats 2 --seed 4 --lang es", "why check", "quit")
    english = terminal("--seats 2 --seed 4 --lang en", "why check", "quit")
    assert "[floor.terms.tap-check]" in said
    assert said != english


def test_the_cards_of_others_stay_dark(terminal: Terminal) -> None:
    said = terminal("--seats 2 --seed 4 --hands 1", "quit")
    assert "·· ··" in said
    assert said.count("♠") + said.count("♥") + said.count("♦") + said.count("♣") == 4


def test_without_a_seed_the_deck_is_sealed_and_opened(terminal: Terminal) -> None:
    said = terminal("kuhn@1 --hands 1 --rivals random", *["check", "fold"] * 2)
    assert "seal of the deck: " in said
    assert "the deck opens to its seal" in said


def test_a_table_against_the_house(terminal: Terminal) -> None:
    said = terminal("roulette@1 --seed 1 --hands 1", "place 5 on red", "close")
    assert "5 on red: " in said


def test_the_dealer_of_blackjack_is_seen_in_the_end(terminal: Terminal) -> None:
    said = terminal("blackjack.house@1 --seed 5 --hands 1", "place 10 on main", "close", "stand")
    assert "dealer: J♥" in said
    assert "your hand: lost, 16 against 18" in said


@pytest.mark.parametrize(
    ("code", "typed"),
    [
        ("casino_holdem@1", ("place 5 on ante", "close", "call")),
        ("russian_poker@1", ("place 5 on ante", "close", "bet", "close")),
        ("slots.three_reel_classic@1", ("spin 5",)),
        ("stud8@1", ("post", "fold")),
    ],
)
def test_rounds_of_every_kind_are_told(
    code: str, typed: tuple[str, ...], terminal: Terminal
) -> None:
    said = terminal(f"{code} --seed 3 --hands 1", *typed)
    assert "You: " in said
    assert "That is not a move" not in said


@pytest.mark.parametrize("code", registry.codes())
def test_every_game_can_be_sat_down_at(code: str, terminal: Terminal) -> None:
    assert "You leave with" in terminal(f"{code} --seed 1 --rivals random", "help", "quit")


def test_a_table_nobody_can_sit_at_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["play", "kuhn@1", "--seats", "3"])
    assert left.value.code == 2
    assert "at most 2 seats" in capsys.readouterr().err
