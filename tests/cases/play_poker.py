"""Plays poker cases and asserts every line of their `expect`."""

from __future__ import annotations

from decimal import Decimal

from squaredeal.cards import parse_cards
from squaredeal.games.poker import BY_CODE, Phase, Shown
from squaredeal.tables.button import next_positions
from squaredeal.tables.table import Positions
from tests.cases.poker_checks import CHECKS, of_player
from tests.cases.poker_hand import CODES, begin, seat_of
from tests.cases.reader import NotUnderstood, Table
from tests.poker import table

SAID = {"ruling"}
"""Lines of `expect` that are words for people."""


def understands(case: Table) -> bool:
    """Poker cases name a variant and what to expect."""
    return "variant" in case and "expect" in case


def play(case: Table) -> None:
    """Raises AssertionError where the engine does otherwise than the case says."""
    if "numbers" in case:
        _net_result(case)
    elif "comparisons" in case:
        _comparisons(case)
    elif "sequences" in case:
        _show_orders(case)
    elif "hand1" in case:
        _positions(case)
    else:
        _hand(case)


def _hand(case: Table) -> None:
    replay = begin(case)
    for key, expected in case["expect"].items():
        if key in SAID:
            continue
        if key in ("after", "then"):
            replay.take(expected)
        elif key in CHECKS:
            CHECKS[key](replay, expected)
        else:
            of_player(replay, key, expected)


def _net_result(case: Table) -> None:
    """Bet, won and net of one player from what he put in, got back and collected."""
    numbers, expect = case["numbers"], case["expect"]
    put_in, returned, collected = (
        Decimal(numbers[key]) for key in ("put_in", "returned", "collected")
    )
    assert Decimal(expect["bet"]) == put_in - returned
    assert Decimal(expect["won"]) == collected
    assert Decimal(expect["net"]) == collected - (put_in - returned)


def _comparisons(case: Table) -> None:
    if case["variant"] not in CODES:
        raise NotUnderstood(f"the variant {case['variant']!r}")
    half = BY_CODE[CODES[case["variant"]]].pot[0]
    for each in case["comparisons"]:
        hands = [parse_cards(each["p1"]), parse_cards(each["p2"])]
        first, second = half.ranking.scores(hands, parse_cards(each["board"]), half.use)
        assert first is not None
        assert second is not None
        better = "p1" if first > second else "p2" if second > first else "split"
        assert each["winner"] == better, each["why"]


def _show_orders(case: Table) -> None:
    """The river is played as said, who is not named folds, everybody else shows in order."""
    players, button = case["players"], seat_of(case["button"])
    for sequence in case["sequences"]:
        played = table(*[1000] * len(players), button=button)
        played.until_board(5)
        for line in sequence["river"]:
            player, verb = line.split()
            while played.to_act != seat_of(player):
                played.play(f"{played.to_act}: fold")
            played.press_or(seat_of(player), verb)
        while played.hand.phase == Phase.SHOW:
            played.play(f"{played.to_act}: show")
        shown = [f"p{event.seat + 1}" for event in played.of(Shown)]
        assert [sequence["first_to_show"], *sequence["then"]] == shown


def _positions(case: Table) -> None:
    """Button and blinds of the following hands when the busted seat stays empty."""
    first = case["hand1"]
    ready = {number - 1 for number in case["seats"]} - {number - 1 for number in first["busted"]}
    button, small, big = (first[key] - 1 for key in ("button", "small_blind", "big_blind"))
    at = Positions(button=button, small=small, big=big, small_seat=small)
    for name in sorted(key for key in case["expect"] if key.startswith("hand")):
        at = next_positions(at, max(case["seats"]), ready)
        expected = case["expect"][name]
        assert _number(expected["button"]) == at.button, name
        assert _number(expected["small_blind"]) == at.small, name
        assert _number(expected["big_blind"]) == at.big, name


def _number(said: int | str) -> int | None:
    """`4` or `seat 3, empty (dead button)` as a seat; None for `none (dead)`."""
    if isinstance(said, int):
        return said - 1
    digits = [word.strip(",") for word in said.split() if word.strip(",").isdecimal()]
    return int(digits[0]) - 1 if digits else None
