"""Plays casino cases: blackjack and roulette scenarios, and the shuffle."""

from __future__ import annotations

from squaredeal.games.roulette import build
from squaredeal.kernel import Illegal
from squaredeal.rules import standard
from tests.cases.casino_blackjack import play_blackjack
from tests.cases.casino_repeat import play_repeat
from tests.cases.casino_shuffle import play_shuffle
from tests.cases.reader import NotUnderstood, Table
from tests.casino import play as play_lines

WORDS = {"id", "game", "title", "source", "wrong", "note"}
"""Lines of a case that are words for people."""


def understands(case: Table) -> bool:
    """Casino cases name their game."""
    return case.get("game") in PLAYERS


def play(case: Table) -> None:
    """Raises AssertionError where the engine does otherwise than the case says."""
    said = {key: value for key, value in case.items() if key not in WORDS}
    PLAYERS[case["game"]](said)


def play_roulette(case: Table) -> None:
    """Bets, one spin, what comes back; further bets that are taken or refused."""
    game = build("roulette@1", standard())
    known = {"bets", "result", "returned", "net", "also"}
    if case.keys() - known:
        raise NotUnderstood(f"{sorted(case.keys() - known)}")
    staked = sum(bet["stake"] for bet in case["bets"])
    lines = [f"0: place {bet['stake']} on {_spot(bet)}" for bet in case["bets"]]
    state, _ = play_lines(game, (staked,), *lines, "0: close", f"deal {case['result']}")
    assert state.stacks[0] == case["returned"]
    assert state.stacks[0] - staked == case["net"]
    for line in case.get("also", []):
        words, _, verdict = line.rpartition(" ")
        kind, _, numbers = words.partition(" ")
        spot = f"{kind}:{numbers.split('-')[0]}"
        try:
            play_lines(game, (100,), f"0: place 10 on {spot}")
        except Illegal:
            assert verdict == "refused", line
        else:
            assert verdict == "accepted", line


def _spot(bet: Table) -> str:
    if "number" in bet:
        return f"{bet['bet']}:{bet['number']}"
    name: str = bet["bet"]
    return name.replace("_", ":")


PLAYERS = {
    "blackjack": play_blackjack,
    "roulette": play_roulette,
    "all card games": play_shuffle,
    "all": play_repeat,
}
