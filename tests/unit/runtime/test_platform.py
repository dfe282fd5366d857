"""What went wrong elsewhere, played here: PLAT-01 to PLAT-04 and PLAT-08 of the public cases."""

from __future__ import annotations

import pytest
from msgspec import json
from msgspec.structs import replace

from squaredeal.games.poker.hand import Rake, Stakes
from squaredeal.kernel import BadInput, Broken
from squaredeal.ledger import chart, faults
from squaredeal.rules import standard
from squaredeal.runtime import Notice, Room
from squaredeal.runtime.audit import audit
from squaredeal.runtime.money import posting
from squaredeal.runtime.record import read_record
from squaredeal.store import Commit, Store, streams
from squaredeal.tables import Occupied, RoundEnded, RoundStarted, Table, TableSetup
from tests.marks import clause
from tests.unit.runtime.house import UNIT, TestHouse, rest


def events_of(table: TestHouse, kind: type) -> list[object]:
    heard: list[object] = []
    table.table.listen(lambda now: heard.extend(e for e in now.events if isinstance(e, kind)))
    return heard


async def to_the_flop(house: TestHouse) -> None:
    """Heads-up: the small blind calls, the big blind checks."""
    await house.start()
    await house.act("call", 50)
    await house.act("check")


async def test_repeated_clicks_bet_once_and_never_in_the_next_hand(house: TestHouse) -> None:
    await house.seat(4115, 5000)
    await to_the_flop(house)
    hero = house.player(house.table.turn[2][0])
    bet = house.envelope("bet", 120)
    before = house.table.now().version
    first, second = [await house.table.submit(bet, hero) for _ in range(2)]
    assert (first.status, first.repeat) == ("accepted", False)
    assert second == replace(first, repeat=True)
    assert house.table.now().version == before + 1
    await rest(house.table)
    await house.act("fold")
    await house.start()
    if house.player(house.table.turn[2][0]) != hero:
        await house.act("call", 50)
    version, clock = house.table.now().version, house.table.now().clock
    late = [await house.table.submit(bet, hero) for _ in range(2)]
    assert [(a.status, a.refusal and a.refusal.code) for a in late] == [
        ("stale", "stale_round")
    ] * 2
    assert (house.table.now().version, house.table.now().clock) == (version, clock)


async def test_an_act_for_an_earlier_turn_of_the_same_round_is_stale(house: TestHouse) -> None:
    await house.seat(5000, 5000)
    await house.start()
    late = house.envelope("check")
    await house.act("call", 50)
    await house.act("check")
    answer = await house.table.submit(late, house.player(house.table.turn[2][0]))
    assert (answer.status, answer.refusal and answer.refusal.code) == ("stale", "stale_turn")


@clause("refund.cash.void-hands")
async def test_a_hand_in_progress_when_the_house_dies_is_void(house: TestHouse) -> None:
    stacks = [10000, 8500, 20000, 5000]
    players = await house.seat(*stacks)
    await house.start()
    before = house.table.state
    await house.act("raise_to", 300)
    await house.act("call", 300)
    await house.act("fold")
    await house.act("fold")
    await house.act("bet", 450)
    other = await house.restart()
    table, number = other.table, before.number
    assert other.stacks() == stacks
    assert [other.escrow(player) for player in players] == stacks
    kept = other.round(number)
    assert (kept.status, kept.clause) == ("void", "refund.cash.void-hands")
    assert table.state.rake == table.state.drop == 0
    for player in players:
        assert [seat.number for seat in other.store.read(streams.rounds_of, player)] == [number]
    told = read_record(kept.record or b"", 0)
    assert told["void"]
    assert told["before"] == told["after"]
    started = events_of(other, RoundStarted)
    await other.start()
    assert table.state.number == number + 1
    again = started[0]
    assert isinstance(again, RoundStarted)
    assert again.positions == before.dealing
    assert list(audit_faults(other)) == []
    await other.room.close()
    other.store.close()


def audit_faults(house: TestHouse) -> list[str]:
    found = audit(house.store, standard())
    return [f"{each.subject} {each.check}: {fault}" for each in found for fault in each.faults]


async def test_the_old_process_can_write_nothing_once_another_has_taken_over(
    house: TestHouse,
) -> None:
    await house.seat(5000, 5000)
    await house.start()
    other = await house.restart()
    version = other.table.now().version
    with pytest.raises(Exception, match="epoch"):
        await house.say(house.player(house.table.turn[2][0]), "fold")
    assert house.table.stopped == "moved"
    assert other.table.now().version == version
    await other.room.close()
    other.store.close()


async def test_a_hand_that_is_settled_but_untold_is_told_after_the_restart(
    house: TestHouse,
) -> None:
    players = await house.seat(5000, 5000)
    await to_the_flop(house)
    await house.act("bet", 400)
    bettor = house.table.state
    await house.act("fold")
    stacks, ended = house.stacks(), house.table.state.number
    other = await house.restart()
    assert other.stacks() == stacks
    assert sorted(stacks) == [4900, 5100]
    assert [other.escrow(player) for player in players] == stacks
    assert other.round(ended).status == "done"
    snapshot = other.table.subscribe(players[0])
    assert str(stacks[0]).encode() in await snapshot.get()
    before = other.store.books()
    last = next(t for t in before.transfers.values() if t.why == "won")
    sequence = int(last.id.split(":")[1])
    result = RoundEnded(ended, (5000,) * 2 + (0,) * 4, (*stacks, 0, 0, 0, 0))
    again = posting("t1", sequence, bettor, [result], other.table.state, last.at_ms)
    assert again.orders
    other.store.submit(Commit(accounts=again.accounts, orders=again.orders)).result()
    assert other.store.books() == before
    await other.room.close()
    other.store.close()


def three_handed(*stacks: int) -> Table:
    seats = tuple(Occupied(str(seat + 1), stack) for seat, stack in enumerate(stacks))
    setup = TableSetup("nlhe@1", Stakes(small_blind=50, big_blind=100), 3, (1000, 5000))
    return Table(setup, seats)


@pytest.mark.parametrize(
    ("paid", "rake", "settles"), [(485, 15, True), (500, 15, False), (480, 15, False)]
)
def test_a_hand_whose_payouts_do_not_equal_its_pot_does_not_settle(
    paid: int, rake: int, settles: bool
) -> None:
    before = three_handed(1000, 1000, 1000)
    after = (1000 - 200 + paid, 800, 900)
    ended = RoundEnded(9, (1000, 1000, 1000), after, rake)
    if not settles:
        with pytest.raises(Broken, match="round 9 pays"):
            posting("t1", 5, before, [ended], three_handed(*after), 0)
        return
    orders = posting("t1", 5, before, [ended], three_handed(*after), 0).orders
    moved = [(order.why, order.amount) for order in orders]
    assert moved == [("lost", 200), ("lost", 100), ("won", 285), ("rake", 15)]


async def test_a_table_whose_sums_are_wrong_stops_and_posts_nothing(
    house: TestHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = await house.seat(5000, 5000)
    await house.start()
    step = type(house.table.game).step

    def too_generous(self: object, state: Table, move: object) -> object:
        after, happened = step(self, state, move)  # type: ignore[arg-type]  # as checked
        return after, tuple(
            replace(e, after=(e.after[0] + 15, *e.after[1:])) if isinstance(e, RoundEnded) else e
            for e in happened
        )

    monkeypatch.setattr(type(house.table.game), "step", too_generous)
    version = house.table.now().version
    answer = await house.say(house.player(house.table.turn[2][0]), "fold")
    assert answer.status == "stopped"
    await rest(house.table)
    assert (house.table.stopped, house.table.now().version) == ("broken", version)
    assert [house.escrow(player) for player in players] == [5000, 5000]
    stream = house.store.read(streams.find_stream, "t1")
    assert stream is not None
    assert stream.stopped.startswith("broken: round 1 pays")
    (alarm,) = house.store.read(streams.staff_log)
    assert (alarm.by, alarm.what) == (None, "t1: stopped")
    assert (await house.say(players[0], "leave")).status == "stopped"


@clause("hand.clock.expiry", "hand.timebank.auto", "hand.timebank.expiry")
async def test_time_and_bank_run_out_once_and_the_player_comes_back(house: TestHouse) -> None:
    await house.seat(5000, 5000, 5000)
    await house.start()
    seat = house.table.turn[2][0]
    player, round_ = house.player(seat), house.table.turn[0]
    await house.pass_ms(44_999)
    assert house.table.turn[2] == (seat,)
    await house.pass_ms(1)
    await rest(house.table)
    assert house.table.turn[2] != (seat,)
    assert house.taken(seat).status == "out"
    clock = house.table.now().clock
    assert clock is not None
    assert seat not in clock.seats
    assert (await house.say(player, "sit_in")).status == "accepted"
    await house.act("fold")
    await house.start()
    assert house.table.turn[0] == round_ + 1
    assert seat in house.table.state.dealt_in


@clause("hand.clock.expiry")
async def test_time_that_runs_out_with_nothing_to_pay_is_a_check(house: TestHouse) -> None:
    await house.seat(5000, 5000)
    await to_the_flop(house)
    seat = house.table.turn[2][0]
    await house.pass_ms(45_000)
    await rest(house.table)
    assert seat in house.table.state.round.live  # type: ignore[union-attr]
    assert house.table.turn[2] == (1 - seat,)


@clause("hand.timebank.auto")
async def test_what_is_used_of_a_time_bank_is_gone(house: TestHouse) -> None:
    await house.seat(5000, 5000)
    await house.start()
    seat = house.table.turn[2][0]
    await house.pass_ms(25_000)
    await house.act("call", 50)
    await house.act("check")
    await house.act("check")
    clock = house.table.now().clock
    assert clock is not None
    assert (clock.seats, clock.ends_ms - clock.base_ends_ms) == ((seat,), 20_000)


async def test_a_late_timer_changes_nothing(house: TestHouse) -> None:
    await house.seat(5000, 5000)
    await house.start()
    await house.pass_ms(44_999)
    await house.act("fold")
    await house.start()
    version = house.table.now().version
    await house.pass_ms(1_000)
    await rest(house.table)
    assert house.table.now().version == version


async def test_money_is_conserved_over_an_evening_with_rake(house: TestHouse) -> None:
    await house.room.close()
    rake = Rake(hundredths=500, cap=300, no_flop_no_drop=True)
    with Store(house.store.url.replace("house.db", "raked.db")) as store:
        raked = await TestHouse.open(store, rake=rake)
        players = await raked.seat(5000, 5000)
        await to_the_flop(raked)
        await raked.act("bet", 1000)
        await raked.act("call", 1000)
        await raked.act("bet", 100)
        await raked.act("fold")
        taken = raked.balance(chart.rake(UNIT).id)
        assert taken == 110
        assert sum(raked.escrow(player) for player in players) + taken == 10000
        assert list(faults(store.books())) == []
        await raked.room.close()


async def broken(house: TestHouse, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A table that has stopped in the middle of its second hand."""
    players = await house.seat(5000, 5000)
    await house.start()
    await house.act("fold")
    await house.start()

    def fail(self: object, state: Table, move: object) -> object:
        raise AssertionError("a chip is missing")

    with monkeypatch.context() as patched:
        patched.setattr(type(house.table.game), "step", fail)
        assert (await house.say(players[0], "fold")).status in ("stopped", "refused")
        assert (await house.say(players[1], "fold")).status in ("stopped", "refused")
    assert house.table.stopped == "broken"
    return players


@clause("refund.cash.void-hands")
async def test_a_broken_table_gives_back_what_everybody_had_before_its_last_hand(
    house: TestHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = await broken(house, monkeypatch)
    before = [house.escrow(player) for player in players]
    assert sorted(before) == [4950, 5050]
    await house.room.refund_table("t1")
    assert [house.escrow(player) for player in players] == [0, 0]
    assert [house.wallet(player) - 1000 for player in players] == before
    assert (house.round(1).status, house.round(2).status) == ("done", "void")
    assert audit_faults(house) == []
    with pytest.raises(BadInput, match="no open table"):
        await house.room.refund_table("t1")


async def test_a_broken_table_goes_on_when_an_operator_says_so(
    house: TestHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    await broken(house, monkeypatch)
    other = await Room.open(house.store, standard(), None, house.time)
    assert dict(other.tables()) == {}
    await other.close()
    house.table = await house.room.reopen_table("t1")
    await house.start()
    assert house.table.state.number == 3
    assert house.round(2).status == "void"
    assert audit_faults(house) == []
    with pytest.raises(BadInput, match="has not stopped"):
        await house.room.reopen_table("t1")


async def test_every_finished_round_is_passed_on_once(house: TestHouse) -> None:
    heard: list[tuple[str, str, int]] = []

    def hear(notice: Notice) -> None:
        number = json.decode(notice.body, type=RoundEnded).number
        heard.append((notice.stream, notice.kind, number))

    def fail(notice: Notice) -> None:
        raise RuntimeError("deaf")

    house.room.relay.hearers += [fail, hear]
    await house.seat(5000, 5000)
    for _ in range(2):
        await house.start()
        await house.act("fold")
    assert await house.room.relay.pass_on() == 2
    assert await house.room.relay.pass_on() == 0
    assert heard == [("t1", "round", 1), ("t1", "round", 2)]
