"""Platform cases about one table: how pots are shared, who posts which blind, what settles."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise

from squaredeal.games.poker import HandSetup, Stakes
from squaredeal.kernel import Broken, Choice, ToAct, is_over
from squaredeal.runtime.money import posting
from squaredeal.tables import Occupied, RoundEnded, RoundStarted, TableSetup
from squaredeal.tables import Table as CashState
from squaredeal.tables.table import MISSED_BIG, MISSED_SMALL
from tests.cases.reader import NotUnderstood, Table
from tests.poker import start
from tests.unit.tables.test_cash import Room

SEATS = 9
BLINDS = Stakes(small_blind=1, big_blind=2)
LOW = [rank + suit for suit in "cdh" for rank in "2345678"]
"""Hole cards that never beat a royal flush on the board."""
OWED = {"live big blind": MISSED_BIG, "dead small blind": MISSED_SMALL}


def play_split(given: str, expected: Table) -> None:
    """Equal winners: every pot is shared on its own, odd chips from the button's left."""
    button = _number(r"button is seat (\d+)", given)
    winners = _numbers(r"winners in seats ([\d, and]+)", given)
    pots = {
        "a": [(_number(r"case a: one pot of (\d+)", given), winners)],
        "b": [(_number(r"case b: one pot of (\d+)", given), winners)],
        "c": [
            (_number(r"main pot (\d+)", given), winners),
            (_number(r"side pot (\d+)", given), _numbers(r"only by seats ([\d and]+)", given)),
        ],
    }
    for case, paid in expected.items():
        won = _shared(button, pots[case])
        assert {int(name.removeprefix("seat")): chips for name, chips in paid.items()} == won, case


def _shared(button: int, pots: list[tuple[int, list[int]]]) -> dict[int, int]:
    """By seat number what each wins when the board plays for everybody."""
    stacks = [0] * SEATS
    left_over = 0
    for chips, seats in pots:
        each, rest = divmod(chips, len(seats))
        left_over += rest
        for seat in seats:
            stacks[seat - 1] += each
    folds = next(seat for seat in range(SEATS) if not stacks[seat])
    dead = tuple(left_over if seat == folds else 0 for seat in range(SEATS))
    blinds = tuple(stacks)
    stacks[folds] = left_over + 1
    players = tuple(seat for seat in range(SEATS) if stacks[seat])
    setup = HandSetup(tuple(stacks), players, button - 1, BLINDS, blinds=blinds, dead=dead)
    played = start(setup)
    played.play("deal " + " ".join(LOW[: 2 * len(players)]))
    while not is_over(played.game, played.hand):
        if played.hand.queue:
            played.play(f"{folds}: fold")
        else:
            played.pass_on("As Ks Qs", "Js", "Ts")
    hand = played.hand
    return {seat + 1: hand.stacks[seat] for seat in range(SEATS) if blinds[seat]}


def play_absent(given: str, expected: Table) -> None:
    """Two players and a third who sits out: the big blind goes from one to the other."""
    first, second = _numbers(r"seats ([\d and]+) active", given)
    absent = _number(r"seat (\d+) seated but sitting out", given)
    hands = {"four": 4}[_word(r"(\w+) hands are played", given)]
    room = Room().seat(first - 1, second - 1, absent - 1)
    while True:
        _quick_hand(room.start())
        if room.table.positions.button == absent - 1:
            break
    room.act(absent - 1, "sit_out")
    started = len(room.said)
    for _ in range(hands):
        _quick_hand(room.start())
    hands_played = [event for event in room.said[started:] if isinstance(event, RoundStarted)]
    big = [event.positions.big for event in hands_played]
    assert all(event.positions.button == event.positions.small for event in hands_played)
    assert all(one != other for one, other in pairwise(big))
    paid = Counter(big)
    assert expected["big_blinds_seat1"] == paid[first - 1]
    assert expected["big_blinds_seat2"] == paid[second - 1]
    missed = _taken(room, absent - 1).missed
    owed = [said for said, mark in OWED.items() if missed & mark]
    assert expected["seat3_owes_on_return"] == " + ".join(owed)


def _quick_hand(room: Room) -> None:
    """Everybody folds to the big blind; whoever is silent comes back."""
    while room.table.round is not None:
        room.deal()
        awaited = room.machine.awaits(room.table)
        if room.table.round is not None and isinstance(awaited, ToAct):
            room.act(awaited.seats[0], "fold")


def _comes_back(room: Room, seat: int) -> None:
    """The seat is in again; hands are played until it is dealt into one."""
    room.act(seat, "sit_in")
    while seat not in room.start().table.dealt_in:
        _quick_hand(room)


def play_missed(given: str, expected: Table) -> None:
    """Who sat out over one, two or three blinds comes back for those; waiting costs nothing."""
    small, big = (int(each) for each in re.findall(r"blinds (\d+)/(\d+)", given)[0])
    third = _number(r"third blind of (\d+)", given)
    for name, blinds, out in (
        ("P", Stakes(small_blind=small, big_blind=big), "after the big blind"),
        ("Q", Stakes(small_blind=small, big_blind=big), "before the big blind"),
        ("R", Stakes(small_blind=small, big_blind=big, third_blind=third), "before all"),
    ):
        live, dead, may_wait = _returning(blinds, out)
        assert {"live": live, "dead": dead} == expected[name], name
        assert may_wait, name


def _returning(stakes: Stakes, out: str) -> tuple[int, int, bool]:
    """What seat 3 of six posts on return, behind the button, after sitting out at that moment."""
    room = Room(TableSetup("nlhe@1", stakes, 6, (1_000, 100_000))).seat(*range(6))
    leaves = {"after the big blind": "big", "before the big blind": "", "before all": ""}[out]
    _quick_hand(room.start())
    while leaves and getattr(room.table.positions, leaves) != 3:
        _quick_hand(room.start())
    while not leaves and room.table.positions.big != (1 if stakes.third_blind else 2):
        _quick_hand(room.start())
    room.act(3, "sit_out")
    while room.table.positions.button != 2 or not _taken(room, 3).missed:
        _quick_hand(room.start())
    may_wait = isinstance(room.machine.guard(room.table, 3, "wait"), Choice)
    _comes_back(room, 3)
    setup = room.table.round.setup  # type: ignore[union-attr]  # a round is in progress
    live = setup.live[3] if setup.live else 0
    return live, setup.dead[3] if setup.dead else 0, may_wait


def _taken(room: Room, seat: int) -> Occupied:
    found = room.table.seats[seat]
    assert found is not None
    return found


def play_payouts(given: str, expected: Table) -> None:
    """Only payouts that with the rake make up the pot are posted."""
    put_in = [int(each) for each in re.findall(r"[A-Z] (\d+)", given)[:3]]
    proposals = re.findall(r"proposal (\d) pays [A-Z] (\d+)(?: and takes rake (\d+))?", given)
    if not proposals or sum(put_in) != expected["pot"]:
        raise NotUnderstood(given)
    for number, pays, rake in proposals:
        verdict = "settled" if _settles(put_in, int(pays), int(rake or expected["rake"])) else ""
        assert expected[f"proposal_{number}"] == (verdict or "refused"), number


def _settles(put_in: list[int], pays: int, rake: int) -> bool:
    stacks = [1000] * len(put_in)
    after = [1000 - chips for chips in put_in]
    after[0] += pays
    ended = RoundEnded(1, tuple(stacks), tuple(after), rake)
    try:
        orders = posting("t1", 5, _seated(stacks), [ended], _seated(after), 0).orders
    except Broken:
        return False
    assert sum(order.amount for order in orders if order.why in ("won", "rake")) == sum(
        order.amount for order in orders if order.why == "lost"
    )
    return True


def _seated(stacks: list[int]) -> CashState:
    setup = TableSetup("nlhe@1", Stakes(small_blind=50, big_blind=100), len(stacks), (100, 5000))
    return CashState(setup, tuple(Occupied(str(n + 1), stack) for n, stack in enumerate(stacks)))


def _word(pattern: str, text: str) -> str:
    found = re.search(pattern, text)
    if found is None:
        raise NotUnderstood(f"no {pattern!r} in {text!r}")
    return found[1]


def _number(pattern: str, text: str) -> int:
    return int(_word(pattern, text))


def _numbers(pattern: str, text: str) -> list[int]:
    return [int(each) for each in re.findall(r"\d+", _word(pattern, text))]


__all__ = ["play_absent", "play_missed", "play_payouts", "play_split"]
