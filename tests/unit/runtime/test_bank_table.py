"""A player's own table: stakes are held, a round outlives its process, and goes back once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from squaredeal.ledger import chart
from squaredeal.rules import load
from squaredeal.store import Store
from tests.marks import clause
from tests.unit.runtime.bank_house import HOUR_MS, BankHouse
from tests.unit.runtime.house import UNIT

BLACKJACK = "blackjack.house@1"
ROULETTE = "roulette@1"
STRICTER = """
name = "Stricter house"
[room.rng-casino]
product = "rng-casino"
documents = [["house-es", "house-pl"], "live-blackjack"]
[[override]]
key = "bj.dealer.hit_soft_17"
value = true
clause = "house.soft-17"
rule = "The dealer takes a card on a soft 17."
"""


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    with Store(f"sqlite:///{tmp_path / 'house.db'}") as opened:
        yield opened


async def asked(store: Store) -> BankHouse:
    """Blackjack with a stake of 100, dealt until Ann has something to decide."""
    house = await BankHouse.open(store, BLACKJACK)
    while True:
        await house.does("place", 100, "main")
        await house.does("close")
        if house.state.round is not None:
            return house


async def test_a_stake_is_held_apart_from_the_wallet_until_the_round_ends(store: Store) -> None:
    house = await BankHouse.open(store, ROULETTE)
    await house.does("place", 100, "red")
    assert (900, 100, 0) == (house.wallet, house.held, house.bank)
    await house.does("close")
    assert 0 == house.held
    assert 1000 == house.wallet + house.bank
    assert house.wallet in (900, 1100)
    assert [] == house.faults()


async def test_chips_taken_back_before_the_deal_leave_nothing_held(store: Store) -> None:
    house = await BankHouse.open(store, ROULETTE)
    await house.does("place", 100, "red")
    await house.does("remove", spot="red")
    assert (1000, 0) == (house.wallet, house.held)


async def test_many_rounds_leave_an_audit_without_faults(store: Store) -> None:
    house = await BankHouse.open(store, "sic_bo@1")
    for _ in range(12):
        await house.does("place", 10, "small")
        await house.does("place", 5, "single:3")
        await house.does("close")
    assert house.state.number == 12
    assert 1000 == house.wallet + house.bank
    assert -house.bank == house.wallet - 1000
    assert [] == house.faults()


@clause("rng.reconnect-resume")
async def test_a_hand_is_found_where_it_stood_after_the_process_has_died(store: Store) -> None:
    house = await asked(store)
    before, cards = house.state, house.round.hands
    again = await house.restart(BLACKJACK)
    assert cards == again.round.hands
    assert before.number == again.state.number
    assert (house.wallet, 100) == (again.wallet, again.held)
    await again.finish("stand")
    assert 0 == again.held
    assert 1000 == again.wallet + again.bank
    assert [] == again.faults()


async def test_the_cards_after_a_fault_are_those_that_were_sealed_before_it(store: Store) -> None:
    house = await asked(store)
    twin = await house.restart(BLACKJACK)
    sealed = twin.table._scribe.story
    assert sealed is not None
    assert sealed.dealer is not None
    assert 4 == sealed.dealer.dealt
    await twin.finish("hit")
    record = twin.store.read(lambda c: c.exec_driver_sql("select opening from rounds").all())
    assert record
    assert [] == twin.faults()


@clause("rng.pending-24h")
async def test_a_stake_goes_back_once_after_a_day_away(store: Store) -> None:
    house = await asked(store)
    lost = house.wallet + house.held
    await house.table.present(house.ann, is_here=False)
    await house.pass_ms(24 * HOUR_MS - 1)
    assert (100, True) == (house.held, house.state.round is not None)
    await house.pass_ms(1)
    assert (0, None, lost) == (house.held, house.state.round, house.wallet)
    await house.pass_ms(48 * HOUR_MS)
    assert lost == house.wallet
    assert [] == house.faults()
    again = await house.restart(BLACKJACK)
    assert lost == again.wallet


@clause("rng.pending-24h")
async def test_nothing_goes_back_while_the_player_is_there(store: Store) -> None:
    house = await asked(store)
    await house.table.present(house.ann, is_here=False)
    await house.pass_ms(23 * HOUR_MS)
    await house.table.present(house.ann, is_here=True)
    await house.pass_ms(72 * HOUR_MS)
    assert house.state.round is not None


@clause("rng.pending-24h")
async def test_after_a_fault_the_day_runs_from_the_restart_and_only_once(store: Store) -> None:
    house = await asked(store)
    lost = house.wallet + house.held
    again = await house.restart(BLACKJACK)
    await again.pass_ms(20 * HOUR_MS)
    third = await again.restart(BLACKJACK)
    await third.pass_ms(4 * HOUR_MS - 1)
    assert 100 == third.held
    await third.pass_ms(1)
    assert (0, lost) == (third.held, third.wallet)


@clause("rng.pending-24h")
async def test_with_nothing_left_to_decide_the_round_is_finished_not_returned(
    store: Store,
) -> None:
    house = await BankHouse.open(store, ROULETTE)
    await house.does("place", 100, "red")
    envelope = house.envelope("close")
    await asyncio.gather(
        house.table.submit(envelope, house.ann), house.table.present(house.ann, is_here=False)
    )
    await house.pass_ms(1)
    assert (0, None) == (house.held, house.state.round)
    assert house.wallet in (900, 1100)


async def test_a_hundred_copies_of_one_stake_take_one_stake(store: Store) -> None:
    house = await BankHouse.open(store, ROULETTE)
    stake = house.envelope("place", 400, "red")
    answers = await asyncio.gather(
        *(house.table.submit(stake, house.ann) for _ in range(100)), return_exceptions=False
    )
    assert {"accepted"} == {answer.status for answer in answers}
    assert 1 == sum(not answer.repeat for answer in answers)
    assert 1 == len({answer.version for answer in answers})
    assert (600, 400) == (house.wallet, house.held)
    await house.does("close")
    after = await house.table.submit(stake, house.ann)
    assert ("accepted", True, answers[0].version) == (after.status, after.repeat, after.version)


async def test_chips_spent_elsewhere_cannot_be_staked(store: Store) -> None:
    house = await BankHouse.open(store, ROULETTE)
    other = await BankHouse.open(store, "baccarat@1", house.time)
    await other.does("place", 800, "player")
    answer = await house.say("place", 400, "red")
    assert "refused" == answer.status
    assert answer.refusal is not None
    assert answer.refusal.clause
    assert 0 == house.held
    await house.does("place", 200, "red")
    assert 0 == house.wallet


async def test_money_that_arrives_can_be_staked_at_once(store: Store) -> None:
    house = await BankHouse.open(store, ROULETTE)
    await house.room.fund(house.ann, 500, UNIT, "more")
    await house.does("place", 1000, "red")
    assert (500, 1000) == (house.wallet, house.held)


async def test_a_table_of_ones_own_is_found_again(store: Store) -> None:
    house = await BankHouse.open(store, ROULETTE)
    await house.does("place", 100, "red")
    await house.does("close")
    again = await house.restart(ROULETTE)
    assert (house.table.id, 1) == (again.table.id, again.state.number)


@clause("rng.rules-mutable")
async def test_a_round_begun_by_other_rules_is_not_finished_by_the_new_ones(store: Store) -> None:
    house = await asked(store)
    lost = house.wallet + house.held
    again = await house.restart(BLACKJACK, load(STRICTER, "stricter.toml"))
    assert (None, lost) == (again.state.round, again.wallet)
    kept = again.store.read(lambda c: c.exec_driver_sql("select status, clause from rounds").all())
    assert ("void", "rng.rules-mutable") == tuple(kept[-1])


async def test_the_bank_pays_what_players_win_and_may_owe_it(store: Store) -> None:
    house = await BankHouse.open(store, ROULETTE)
    for _ in range(6):
        await house.does("place", 10, "red")
        await house.does("place", 10, "black")
        await house.does("close")
    bank = store.account(chart.bank(UNIT).id)
    assert bank is None or 1000 == house.wallet + bank.balance
