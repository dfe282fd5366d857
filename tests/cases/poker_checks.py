"""What a poker case may expect of a hand, line by line."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from squaredeal.games.poker import Won, pot_chips
from squaredeal.kernel import Choice, Moved, Swept, ToAct
from tests.cases.poker_hand import Replay, seat_of
from tests.cases.reader import NotUnderstood
from tests.poker import Played

ORDINALS = {"first": 0, "second": 1, "third": 2}


def of_player(replay: Replay, key: str, expected: Any) -> None:
    """Lines about one player: `p1_legal`, `p3_max_raise_to`, `p1_call_amount`, ..."""
    before = re.fullmatch(r"min_raise_to_before_(p\d+)_(\w+)_action", key)
    if before:
        seat, place = seat_of(before[1]), ORDINALS.get(before[2], -1)
        turns = [turn for turn in replay.turns if turn.seat == seat]
        choice = replay.game.guard(turns[place].hand, seat, "raise_to")
        assert choice.low == expected, (key, choice)
        return
    player, _, what = key.partition("_")
    seat = seat_of(player)
    if what == "legal":
        assert sorted(expected) == sorted(_legal(replay, seat, expected)), key
    elif what in ("max_raise_to", "min_raise_to"):
        choice = replay.guard(seat, "raise_to")
        assert isinstance(choice, Choice), choice
        assert expected == (choice.high if what == "max_raise_to" else choice.low), key
    elif what == "call_amount":
        turn = next((turn for turn in replay.turns if turn.seat == seat), None)
        hand = turn.hand if turn else replay.hand
        assert expected == replay.game.guard(hand, seat, "call").low, key
    else:
        raise NotUnderstood(f"the expectation {key!r}")


def _legal(replay: Replay, seat: int, expected: list[str]) -> list[str]:
    """What the engine offers, in the case's words."""
    said = []
    for verb in ("fold", "check", "call", "bet", "raise_to", "complete"):
        choice = replay.guard(seat, verb)
        if not isinstance(choice, Choice):
            continue
        if choice.low is None:
            said.append(verb)
        elif verb == "call":
            said.append(f"call {choice.low}")
        elif choice.low == choice.high and any(word.startswith("all-in") for word in expected):
            said.append(f"all-in to {choice.low}")
        else:
            word = {"bet": "bet", "raise_to": "raise to", "complete": "complete to"}[verb]
            said.append(f"{word} {choice.low}" + (" or more" if choice.low != choice.high else ""))
    return said


def _final_stacks(replay: Replay, expected: list[int]) -> None:
    replay.finish()
    assert tuple(expected) == replay.hand.stacks


def _pots(replay: Replay, expected: list[int]) -> None:
    replay.finish()
    won: dict[int, int] = {}
    for event in replay.events:
        if isinstance(event, Won):
            won[event.pot] = won.get(event.pot, 0) + sum(event.chips)
    assert expected == [won[pot] for pot in sorted(won)]


def _by_seat(replay: Replay, moved: list[tuple[int, int]]) -> list[int]:
    chips = [0] * len(replay.hand.stacks)
    for seat, more in moved:
        chips[seat] += more
    return chips


def _uncalled(replay: Replay, expected: list[int]) -> None:
    moved = [
        (int(event.dst.partition(":")[2]), event.chips)
        for event in replay.events
        if isinstance(event, Moved) and event.why == "uncalled"
    ]
    assert expected == _by_seat(replay, moved)


def _collected(replay: Replay, expected: list[int]) -> None:
    replay.finish()
    moved = [
        pair
        for event in replay.events
        if isinstance(event, Won)
        for pair in zip(event.seats, event.chips, strict=True)
    ]
    assert expected == _by_seat(replay, moved)


def _winners(replay: Replay, expected: list[str]) -> None:
    replay.finish()
    seats = {seat for event in replay.events if isinstance(event, Won) for seat in event.seats}
    assert {seat_of(player) for player in expected} == seats


def _blind(place: int) -> Callable[[Replay, str], None]:
    def check(replay: Replay, expected: str) -> None:
        posted = next(event for event in replay.events if isinstance(event, Swept))
        amounts = sorted({chips for chips in posted.chips if chips})
        assert amounts[place] == posted.chips[seat_of(expected)]

    return check


def _to_act(replay: Replay, expected: str) -> None:
    awaited = replay.game.awaits(replay.hand)
    assert isinstance(awaited, ToAct), awaited
    assert seat_of(expected) == awaited.seats[0]


def _first_postflop(replay: Replay, expected: str) -> None:
    played = Played(replay.game, replay.hand, [])
    played.until_board(3)
    assert seat_of(expected) == played.to_act


def _stacks_now(replay: Replay, expected: list[int]) -> None:
    assert tuple(expected) == replay.hand.stacks


def _pot_total(replay: Replay, expected: int) -> None:
    assert expected == pot_chips(replay.hand) + sum(replay.hand.bets)


def _rake(replay: Replay, expected: int) -> None:
    assert expected == replay.hand.rake


CHECKS: dict[str, Callable[[Replay, Any], None]] = {
    "final_stacks": _final_stacks,
    "pots": _pots,
    "uncalled_returned": _uncalled,
    "collected": _collected,
    "winners": _winners,
    "small_blind": _blind(0),
    "big_blind": _blind(-1),
    "to_act": _to_act,
    "first_to_act_preflop": _to_act,
    "first_to_act_postflop": _first_postflop,
    "stacks_now": _stacks_now,
    "pot_total": _pot_total,
    "rake": _rake,
}
