"""Platform cases about a whole house: commands, crashes, settlement and clocks."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec.structs import replace

from squaredeal.games.poker import Hand, Rake
from squaredeal.ledger import chart
from squaredeal.runtime import Answer
from squaredeal.runtime.record import read_record
from squaredeal.store import Store, streams
from tests.cases.reader import NotUnderstood, Table
from tests.unit.runtime.house import PACE, UNIT, TestHouse, rest

BIG = 100
"""The big blind of the house's one table."""
Scene = Callable[[TestHouse, str, Table], Awaitable[None]]


def _in_a_house(scene: Scene, given: str, expected: Table, rake: Rake | None = None) -> None:
    async def play() -> None:
        with TemporaryDirectory() as folder, Store(f"sqlite:///{Path(folder) / 'h.db'}") as store:
            house = await TestHouse.open(store, rake=rake)
            await scene(house, given, expected)
            await house.room.close()

    asyncio.run(play())


def play_clicks(given: str, expected: Table) -> None:
    """Copies of one command act once, and never in the next hand."""
    _in_a_house(_clicks, given, expected)


async def _clicks(house: TestHouse, given: str, expected: Table) -> None:
    stack, bet = _number(r"stack is (\d+)", given), _number(r"BET (\d+)", given)
    await house.seat(stack + BIG, 50_000)
    await _to_the_flop(house)
    seat, hand = house.table.turn[2][0], house.table.turn[0]
    hero = house.player(seat)
    command = replace(house.envelope("bet", bet), id=_word(r"command id (\S+?),", given))
    before = _hand(house).stacks[seat]
    answers = [await house.table.submit(command, hero) for _ in range(2)]
    assert expected["deducted_total"] == before - _hand(house).stacks[seat]
    await house.act("fold")
    await house.start()
    if house.player(house.table.turn[2][0]) != hero:
        await house.act("call", BIG // 2)
    clock, version = house.table.now().clock, house.table.now().version
    answers += [await house.table.submit(command, hero) for _ in range(2)]
    assert expected["replies"] == [_reply(answer) for answer in answers]
    assert (hand + 1, clock, version) == (
        house.table.turn[0],
        house.table.now().clock,
        house.table.now().version,
    )


def _reply(answer: Answer) -> str:
    if answer.repeat:
        return f"duplicate_of_{answer.id}"
    if answer.refusal is None:
        return answer.status
    return {"stale_round": "stale_hand"}.get(answer.refusal.code, answer.refusal.code)


def play_crash(given: str, expected: Table) -> None:
    """A hand that the house did not finish is void: stacks are those of its start."""
    _in_a_house(_crash, given, expected)


async def _crash(house: TestHouse, given: str, expected: Table) -> None:
    stacks = list(expected["stacks"].values())
    assert stacks == [int(each) for each in re.findall(r"\b[A-D] (\d{4,5})", given)]
    players = await house.seat(*stacks)
    await house.start()
    before = house.table.state
    for verb, amount in (("raise_to", 300), ("call", 300), ("fold", None), ("fold", None)):
        await house.act(verb, amount)
    await house.act("bet", _number(r"bets (\d+)", given))
    other = await house.restart()
    try:
        kept = other.round(before.number)
        assert expected["hand_41_status"] == kept.status
        assert stacks == other.stacks() == [other.escrow(player) for player in players]
        assert expected["stack_sum"] == sum(other.stacks())
        assert expected["rake"] == other.balance(chart.rake(UNIT).id)
        for player in players:
            seats = other.store.read(streams.rounds_of, player)
            assert [before.number] == [seat.number for seat in seats]
        told = read_record(kept.record or b"", 0)
        assert told["void"]
        assert not any(
            event["type"] == "won" for scene in told["scenes"] for event in scene["events"]
        )
        await other.start()
        assert (before.number + 1, before.dealing) == (
            other.table.state.number,
            other.table.state.dealing,
        )
    finally:
        await other.room.close()
        other.store.close()


def play_settled(given: str, expected: Table) -> None:
    """A hand that was settled and not told stays settled once; one that was not is void."""
    put_in = _number(r"contributions A (\d+)", given)
    rake = Rake(hundredths=500, cap=expected["house_rake"])
    if 2 * put_in * 5 // 100 != expected["house_rake"]:
        raise NotUnderstood(given)
    _in_a_house(_settled, given, expected, rake)
    _in_a_house(_unsettled, given, expected, rake)


async def _up_to_the_fold(house: TestHouse, given: str) -> list[int]:
    """Both have put in as much as the case says, and the next act ends the hand."""
    players = await house.seat(5000, 5000)
    await _to_the_flop(house)
    put_in = _number(r"contributions A (\d+)", given)
    await house.act("bet", put_in - BIG)
    await house.act("call", put_in - BIG)
    await house.act("bet", BIG)
    return players


async def _settled(house: TestHouse, given: str, expected: Table) -> None:
    players = await _up_to_the_fold(house, given)
    await house.act("fold")
    number = house.table.state.number
    other = await house.restart()
    try:
        assert "done" == other.round(number).status
        net = sorted(other.escrow(player) - 5000 for player in players)
        assert [expected["B_net"], expected["A_net"]] == net
        taken = other.balance(chart.rake(UNIT).id)
        assert expected["house_rake"] == taken
        assert expected["net_sum_with_house"] == sum(net) + taken
        whys = [t.why for t in other.store.books().transfers.values() if t.why in ("won", "lost")]
        assert expected["postings_for_hand_77"] == whys.count("won") == whys.count("lost")
        snapshot = await other.table.subscribe(players[0]).get()
        assert str(other.stacks()[0]).encode() in snapshot
    finally:
        await other.room.close()
        other.store.close()


async def _unsettled(house: TestHouse, given: str, expected: Table) -> None:
    players = await _up_to_the_fold(house, given)
    other = await house.restart()
    try:
        assert "void" == other.round(house.table.state.number).status
        assert [5000, 5000] == [other.escrow(player) for player in players]
        assert 0 == other.balance(chart.rake(UNIT).id)
    finally:
        await other.room.close()
        other.store.close()


def play_timers(given: str, expected: Table) -> None:
    """Time runs out once, for the turn it belongs to; who was timed out can come back."""
    limits = (_number(r"turn limit (\d+)", given), _number(r"time bank (\d+)", given))
    if limits != (PACE.action_ms, PACE.bank_ms):
        raise NotUnderstood(f"clocks of {limits} ms")
    _in_a_house(_timers, given, expected)


async def _timers(house: TestHouse, given: str, expected: Table) -> None:
    await house.seat(5000, 5000, 5000)
    await house.start()
    await house.pass_ms(expected["fold_time_ms"] - 1)
    await house.act("fold")
    await house.act("fold")
    await house.start()
    version, seat = house.table.now().version, house.table.turn[2][0]
    await house.pass_ms(PACE.bank_ms // 2)
    assert expected["actions_from_late_timers"] == house.table.now().version - version
    await house.pass_ms(expected["fold_time_ms"] - PACE.bank_ms // 2 - 1)
    assert (seat,) == house.table.turn[2]
    await house.pass_ms(1)
    await rest(house.table)
    assert seat not in _hand(house).live
    assert "out" == house.taken(seat).status
    clock = house.table.now().clock
    assert clock is not None
    assert seat not in clock.seats
    assert "accepted" == (await house.say(house.player(seat), "sit_in")).status
    await house.act("fold")
    await house.start()
    assert expected["P_dealt_in_hand_7"] == (seat in house.table.state.dealt_in)


async def _to_the_flop(house: TestHouse) -> None:
    await house.start()
    await house.act("call", BIG // 2)
    await house.act("check")


def _hand(house: TestHouse) -> Hand:
    found = house.table.state.round
    assert isinstance(found, Hand)
    return found


def _word(pattern: str, text: str) -> str:
    found = re.search(pattern, text)
    if found is None:
        raise NotUnderstood(f"no {pattern!r} in {text!r}")
    return found[1]


def _number(pattern: str, text: str) -> int:
    return int(_word(pattern, text))


__all__ = ["play_clicks", "play_crash", "play_settled", "play_timers"]
