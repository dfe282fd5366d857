"""A house with one private table against the house, in a test's own time."""

from __future__ import annotations

from itertools import count
from typing import Any

from squaredeal.bank import Limits
from squaredeal.ledger import chart
from squaredeal.rules import HouseRules, standard
from squaredeal.runtime import Answer, Ask, Envelope, Pace, Room, TableActor
from squaredeal.runtime.audit import audit
from squaredeal.store import Store
from squaredeal.tables import BankSetup, BankState
from tests.unit.runtime.house import UNIT, ManualTime, rest

HOUR_MS = 3_600_000
PACE = Pace(action_ms=15_000, bank_ms=0, deal_ms=0, between_ms=1_000)
LIMITS = Limits(1, 1_000)


class BankHouse:
    """Ann, with 1000 chips, at her own table."""

    def __init__(self, store: Store, room: Room, time: ManualTime, table: TableActor) -> None:
        self.store, self.room, self.time, self.table = store, room, time, table
        self.ann = 0
        self._ids = count(1)

    @classmethod
    async def open(
        cls,
        store: Store,
        game: str,
        time: ManualTime | None = None,
        rules: HouseRules | None = None,
    ) -> BankHouse:
        """The house over this store, with Ann's table of this game."""
        time = time or ManualTime()
        room = await Room.open(store, rules or standard(), PACE, time)
        ann = await room.bot("Ann")
        await room.fund(ann.id, 1_000, UNIT, "gift")
        table = await room.own_table(BankSetup(game, LIMITS, owner=str(ann.id)))
        house = cls(store, room, time, table)
        house.ann = ann.id
        await rest(table)
        if house.state.seats[0] is None:
            await house.say("sit", seat=0)
        await rest(table)
        return house

    @property
    def state(self) -> BankState:
        found = self.table.state
        assert isinstance(found, BankState)
        return found

    @property
    def round(self) -> Any:
        return self.state.round

    def envelope(self, verb: str, amount: int | None = None, spot: str | None = None) -> Envelope:
        """A command for the round and turn of now, under a new id."""
        round_, turn, _ = self.table.turn
        ask = Ask(verb, amount, spot)
        return Envelope(f"c{next(self._ids)}-{self.time.now}", self.table.id, ask, round_, turn)

    async def say(
        self, verb: str, amount: int | None = None, spot: str | None = None, seat: int | None = None
    ) -> Answer:
        """Ann asks, and everything that follows happens."""
        envelope = self.envelope(verb, amount, spot)
        if seat is not None:
            envelope = Envelope(envelope.id, self.table.id, Ask(verb, amount, spot, seat=seat))
        answer = await self.table.submit(envelope, self.ann)
        await rest(self.table)
        return answer

    async def does(self, verb: str, amount: int | None = None, spot: str | None = None) -> None:
        """Ann asks, and gets it."""
        answer = await self.say(verb, amount, spot)
        assert answer.status == "accepted", answer

    async def finish(self, verb: str) -> None:
        """Ann plays the round in progress with one verb; insurance she declines."""
        while self.state.round is not None:
            offered = {choice.verb for choice in self.table.choices(0)}
            await self.does(verb if verb in offered else "close")

    async def pass_ms(self, ms: int) -> None:
        await self.time.pass_ms(ms, [self.table])

    async def restart(self, game: str, rules: HouseRules | None = None) -> BankHouse:
        """Another process takes over; this one is not asked."""
        return await BankHouse.open(Store(self.store.url), game, self.time, rules)

    def balance(self, account: str) -> int:
        found = self.store.account(account)
        return 0 if found is None else found.balance

    @property
    def wallet(self) -> int:
        return self.balance(chart.wallet(self.ann, UNIT).id)

    @property
    def held(self) -> int:
        return self.balance(chart.escrow(self.table.id, self.ann, UNIT).id)

    @property
    def bank(self) -> int:
        return self.balance(chart.bank(UNIT).id)

    def faults(self) -> list[str]:
        """Everything that an audit finds wrong."""
        return [fault for found in audit(self.store, standard()) for fault in found.faults]
