"""What a table does with money, envelopes and people, besides playing."""

from __future__ import annotations

import asyncio

import pytest
from msgspec import json

from squaredeal.games.poker import Stakes
from squaredeal.kernel import Act, BadInput, Unavailable
from squaredeal.ledger import Transfer, chart, faults
from squaredeal.rules import load
from squaredeal.runtime import Answer, Ask, Envelope
from squaredeal.runtime.recover import build
from squaredeal.store import Commit, streams
from squaredeal.tables import TableSetup
from tests.marks import clause
from tests.unit.runtime.house import UNIT, TestHouse, rest


def code(answer: Answer) -> str:
    assert answer.refusal is not None, answer
    return answer.refusal.code


async def test_sitting_down_moves_the_buy_in_from_the_wallet_to_the_table(
    house: TestHouse,
) -> None:
    (player,) = await house.seat(4000)
    assert (house.wallet(player), house.escrow(player)) == (1000, 4000)


async def test_standing_up_brings_everything_back(house: TestHouse) -> None:
    (player,) = await house.seat(4000)
    assert (await house.say(player, "leave")).status == "accepted"
    assert (house.wallet(player), house.escrow(player)) == (5000, 0)
    assert list(faults(house.store.books())) == []


async def test_nobody_sits_down_with_chips_that_the_wallet_has_not(house: TestHouse) -> None:
    player = (await house.room.bot("Poor")).id
    await house.room.fund(player, 500, UNIT, "gift")
    answer = await house.say(player, "sit", 1000, seat=0)
    assert (answer.status, code(answer)) == ("refused", "not_enough_funds")
    assert answer.refusal is not None
    assert answer.refusal.facts == (("available", 500),)
    assert (house.wallet(player), house.stacks(), house.table.now().version) == (500, [], 0)


async def test_a_player_has_one_seat_at_a_table(house: TestHouse) -> None:
    (player,) = await house.seat(4000)
    assert code(await house.say(player, "sit", 1000, seat=3)) == "seated_already"
    stranger = (await house.room.bot("Stranger")).id
    assert code(await house.say(stranger, "fold")) == "not_seated"
    assert code(await house.say(stranger, "sit", 1000)) == "no_such_seat"


@clause("hand.table-stakes.cap")
async def test_chips_added_during_a_hand_do_not_play_in_it(house: TestHouse) -> None:
    players = await house.seat(5000, 5000)
    await house.start()
    seat = house.table.turn[2][0]
    assert (await house.say(players[seat], "top_up", 1000)).status == "accepted"
    assert house.escrow(players[seat]) == 6000
    most = next(c for c in house.table.choices(seat) if c.verb == "raise_to").high
    assert most == 5000
    await house.act("fold")
    assert house.taken(seat).stack == 5950
    assert house.escrow(players[seat]) == 5950


async def test_a_repeated_top_up_takes_the_chips_once_even_after_a_restart(
    house: TestHouse,
) -> None:
    (player,) = await house.seat(4000)
    envelope = house.envelope("top_up", 600)
    first = await house.table.submit(envelope, player)
    assert (await house.table.submit(envelope, player)).repeat
    other = await house.restart()
    again = await other.table.submit(envelope, player)
    assert (again.status, again.version, again.repeat) == ("accepted", first.version, True)
    assert (other.wallet(player), other.escrow(player)) == (400, 4600)
    await other.room.close()
    other.store.close()


async def test_a_repeated_sit_is_answered_as_the_first_time_after_a_restart(
    house: TestHouse,
) -> None:
    player = (await house.room.bot("Ann")).id
    await house.room.fund(player, 5000, UNIT, "gift")
    envelope = house.envelope("sit", 1000, seat=2)
    first = await house.table.submit(envelope, player)
    other = await house.restart()
    again = await other.table.submit(envelope, player)
    assert (again.status, again.version, again.repeat) == ("accepted", first.version, True)
    await other.room.close()
    other.store.close()


async def test_the_ids_of_two_players_do_not_meet(house: TestHouse) -> None:
    ann, bob = await house.seat(4000, 4000)
    envelope = house.envelope("sit_out")
    assert not (await house.table.submit(envelope, ann)).repeat
    assert not (await house.table.submit(envelope, bob)).repeat


async def test_a_player_cannot_speak_for_the_house_or_another_seat(house: TestHouse) -> None:
    players = await house.seat(4000, 4000)
    for verb in ("seal", "start", "close", "void"):
        assert (await house.say(players[0], verb)).status == "refused"
    await house.start()
    waiting = players[1 - house.table.turn[2][0]]
    assert (await house.say(waiting, "fold")).status == "refused"


async def test_the_floor_can_void_a_hand_and_says_by_which_clause(house: TestHouse) -> None:
    await house.seat(5000, 5000)
    await house.start()
    await house.act("raise_to", 300)
    number = house.table.state.number
    ruling = Act(0, "void")
    answer = await house.table.rule(ruling, "floor.misdeal.count", by=99)
    assert answer.status == "accepted"
    assert house.stacks() == [5000, 5000]
    kept = house.round(number)
    assert (kept.status, kept.clause) == ("void", "floor.misdeal.count")
    assert (await house.table.rule(ruling, "floor.misdeal.count", by=99)).status == "refused"
    (line,) = house.store.read(streams.staff_log)
    assert (line.by, line.what) == (99, "t1: ruling")


async def test_a_table_closes_after_its_hand_and_pays_everybody_out(house: TestHouse) -> None:
    players = await house.seat(5000, 5000)
    await house.start()
    await house.room.close_table("t1")
    await rest(house.table)
    assert house.table.stopped == ""
    await house.act("fold")
    await rest(house.table)
    assert house.table.stopped == "closed"
    assert [house.escrow(player) for player in players] == [0, 0]
    assert sum(house.wallet(player) for player in players) == 12000
    assert house.room.lobby() == ()
    other = await house.room.open(house.store, house.room.house, None, house.time)
    assert dict(other.tables()) == {}


async def test_the_lobby_lists_open_tables_with_their_figures(house: TestHouse) -> None:
    await house.seat(5000, 5000)
    await house.start()
    await house.act("fold")
    (row,) = house.room.lobby()
    assert (row.table, row.game, row.stakes, row.seats, row.seated) == (
        "t1",
        "nlhe@1",
        "50/100",
        6,
        2,
    )
    assert (row.rounds, row.average_pot) == (1, 50)


async def test_a_planned_stop_lets_the_hand_end(house: TestHouse) -> None:
    await house.seat(5000, 5000)
    await house.start()
    closing = asyncio.create_task(house.room.close(patience_ms=60_000))
    await asyncio.sleep(0.1)
    await house.act("fold")
    await closing
    (last,) = house.store.read(streams.list_rounds, "t1")
    assert last.status == "done"
    with pytest.raises(Unavailable):
        await house.say(1, "leave")


async def test_an_unknown_table_game_or_room_is_named(house: TestHouse) -> None:
    with pytest.raises(BadInput, match="no table t9"):
        house.room.table("t9")
    setup = house.table.state.setup
    for field, said in (({"game": "go@1"}, "go@1"), ({"room": "cellar"}, "cellar")):
        wrong = TableSetup(**({n: getattr(setup, n) for n in setup.__struct_fields__} | field))
        with pytest.raises(BadInput, match=said):
            await house.room.open_table(wrong)
    assert len(house.room.tables()) == 1


async def test_an_envelope_for_another_table_is_not_played(house: TestHouse) -> None:
    (player,) = await house.seat(4000)
    with pytest.raises(BadInput, match="for t2 came to t1"):
        await house.table.submit(Envelope("x", "t2", Ask("leave")), player)


async def test_who_leaves_on_turn_is_not_waited_for(house: TestHouse) -> None:
    players = await house.seat(5000, 5000)
    await house.start()
    seat = house.table.turn[2][0]
    assert (await house.say(players[seat], "leave")).status == "accepted"
    await rest(house.table)
    assert house.table.state.round is None
    assert house.table.seat_of(players[seat]) is None
    assert house.wallet(players[seat]) == 5950


@pytest.mark.parametrize(
    "text",
    [
        '{"id":"","table":"t1","body":{"verb":"fold"}}',
        '{"id":"a","table":"t1","body":{"verb":"bet","amount":1.5}}',
        '{"id":"a","table":"t1","body":{"verb":"bet","amount":-5}}',
        '{"id":"a","table":"t1","body":{"verb":"fold"},"seat":1}',
        '{"id":"a","table":"t1"}',
    ],
)
def test_a_malformed_envelope_is_not_an_envelope(text: str) -> None:
    with pytest.raises(Exception, match=r"Expected|missing|unknown field"):
        json.decode(text, type=Envelope)


async def test_a_table_waits_for_its_database_and_goes_on(
    house: TestHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.seat(5000, 5000)
    await house.start()
    number = house.table.state.number
    submit = house.store.submit

    def fail(commit: Commit[object]) -> object:
        raise Unavailable("the disk is full")

    monkeypatch.setattr(house.store, "submit", fail)
    with pytest.raises(Unavailable):
        await house.say(house.player(house.table.turn[2][0]), "fold")
    assert house.table.stopped == "unavailable"
    monkeypatch.setattr(house.store, "submit", submit)
    await house.pass_ms(1_000)
    await rest(house.table)
    assert house.table.stopped == ""
    assert house.round(number).status == "void"
    await house.start()
    assert house.table.state.number == number + 1


async def test_chips_that_vanish_from_the_ledger_are_found_by_the_audit(
    house: TestHouse,
) -> None:
    from tests.unit.runtime.test_platform import audit_faults

    (player,) = await house.seat(5000)
    assert audit_faults(house) == []
    escrow, rake = chart.escrow("t1", player, UNIT), chart.rake(UNIT)
    theft = Transfer("x", escrow.id, rake.id, 100, UNIT, "theft")
    house.store.submit(Commit(accounts=(rake,), orders=(theft,))).result()
    assert audit_faults(house) == [f"t1 escrows: {escrow.id} holds 4900, the table 5000"]


async def test_ask_keeps_its_own_seat_even_if_it_names_another(house: TestHouse) -> None:
    players = await house.seat(5000, 5000)
    await house.start()
    seat = house.table.turn[2][0]
    round_, turn, _ = house.table.turn
    forged = Envelope("f", "t1", Ask("fold", seat=seat), round_, turn)
    answer = await house.table.submit(forged, players[1 - seat])
    assert answer.status == "refused"
    assert house.table.turn[2] == (seat,)


@clause("cash.missed-blinds.third")
async def test_a_third_blind_is_played_where_the_house_has_one(house: TestHouse) -> None:
    stakes = Stakes(small_blind=50, big_blind=100, third_blind=200)
    setup = TableSetup("nlhe@1", stakes, 6, (1000, 5000))
    with pytest.raises(BadInput, match=r"no third blind: see cash\.third_blind\.enabled"):
        await house.room.open_table(setup)
    override = """
name = "Three blinds"
[room.online]
product = "online-poker"
documents = [["house-es", "house-pl"], "live-room"]
[[override]]
key = "cash.third_blind.enabled"
value = true
clause = "house.third"
rule = "A third blind is posted left of the big one."
"""
    assert build(setup, load(override, "three.toml")).begins_with == "start"
