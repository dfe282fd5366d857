"""A whole room in its own time, from one seed: players do everything they can think of.

They sit, leave, act, repeat themselves, speak too late or out of turn; time passes; the house dies
between two commands and another takes over. After every step money, stacks and rounds agree.
"""

from __future__ import annotations

from random import Random

from msgspec import json
from msgspec.structs import replace

from squaredeal.bots import any_act
from squaredeal.games.poker.hand import Rake
from squaredeal.ledger import chart, faults
from squaredeal.rules import standard
from squaredeal.runtime import Answer, Ask, Envelope, Subscription
from squaredeal.runtime.audit import audit
from squaredeal.runtime.money import check_chips, holdings
from squaredeal.store import Store
from tests.unit.runtime.house import UNIT, ManualTime, TestHouse, rest

PEOPLE = 8
RARE_VERBS = ("leave", "top_up", "sit_out", "wait", "seed", "take_off")
COMING_BACK = ("sit_in", "post_entry")
NONSENSE = ("close", "start", "seal", "void", "fly", "bet", "fold")
RAKE = Rake(hundredths=500, cap=300, no_flop_no_drop=True, drop=10)


class World:
    """One run. `step` does something and checks everything that must always hold."""

    def __init__(self, house: TestHouse, chance: Random) -> None:
        self.house, self.chance = house, chance
        self.people: list[int] = []
        self.sent: list[tuple[Envelope, int, Answer]] = []
        self.restarts = self.accepted = self.rounds = 0
        self._ids = 0
        self._watcher = house.table.subscribe(house=True)
        self._version = house.table.now().version

    @classmethod
    async def open(cls, url: str, seed: int) -> World:
        """An empty table and people with money."""
        house = await TestHouse.open(Store(url), ManualTime(), RAKE)
        world = cls(house, Random(seed))
        for number in range(PEOPLE):
            player = (await house.room.bot(f"P{number}")).id
            await house.room.fund(player, 200_000, UNIT, f"gift:{player}")
            world.people.append(player)
        return world

    async def step(self) -> None:
        """Something happens."""
        doings = (self._play, self._table, self._time, self._repeat, self._nonsense, self._crash)
        (do,) = self.chance.choices(doings, (70, 10, 6, 6, 4, 2))
        await do()
        await rest(self.house.table)
        self.check()

    def check(self) -> None:
        """What holds after every step."""
        house, state = self.house, self.house.table.state
        assert house.table.stopped == ""
        check_chips(house.table.game, state)
        for player, chips in holdings(state).items():
            assert house.escrow(int(player)) == chips
        books = house.store.books()
        assert list(faults(books)) == []
        pot = books.accounts.get(chart.pot("t1", UNIT).id)
        assert pot is None or pot.balance == 0
        self.rounds = state.number

    async def end(self) -> None:
        """The last check: the audit finds nothing."""
        found = [f for each in audit(self.house.store, standard()) for f in each.faults]
        assert found == []
        await self._listen(self._watcher)
        await self.house.room.close()
        self.house.store.close()

    async def _play(self) -> None:
        """Whoever is on turn does something legal; between rounds time passes."""
        table, (_, _, seats) = self.house.table, self.house.table.turn
        if not seats:
            await self._come_back()
            await self.house.pass_ms(1_000)
            return
        seat = self.chance.choice(seats)
        verbs = table.game.game.verbs
        open_ = [choice for choice in table.choices(seat) if choice.verb in verbs]
        quiet = [choice for choice in open_ if choice.verb in ("call", "check", "fold", "show")]
        choice = self.chance.choice(quiet if quiet and self.chance.random() < 0.8 else open_)
        act = any_act(seat, choice, self.chance)
        ask = Ask(act.verb, act.amount, act.spot, act.cards)
        answer = await self._send(ask, self.house.player(seat))
        assert answer.status == "accepted", (ask, answer)

    async def _come_back(self) -> None:
        """Everybody who is at the table wants to play, and the table is not left empty."""
        table = self.house.table
        for player in self.people[:4]:
            seat = table.seat_of(player)
            if seat is None:
                free = [s for s, taken in enumerate(table.state.seats) if taken is None]
                if free:
                    await self._send(Ask("sit", 20_000, seat=self.chance.choice(free)), player)
                continue
            offered = {choice.verb for choice in table.choices(seat)}
            for verb in COMING_BACK:
                if verb in offered:
                    await self._send(Ask(verb), player)

    async def _table(self) -> None:
        """Somebody sits down, or uses a verb of the table."""
        player = self.chance.choice(self.people)
        if self.house.table.seat_of(player) is None:
            seat, chips = self.chance.randrange(7), self.chance.randrange(500, 60_000)
            await self._send(Ask("sit", chips, seat=seat), player)
            return
        verb = self.chance.choice(RARE_VERBS)
        amount = self.chance.randrange(1, 20_000) if verb == "top_up" else None
        await self._send(Ask(verb, amount, spot="luck" if verb == "seed" else None), player)

    async def _time(self) -> None:
        await self.house.pass_ms(self.chance.choice((1, 900, 1_000, 16_000, 30_000, 46_000)))

    async def _repeat(self) -> None:
        """An old envelope comes again: it gets its first answer, or is stale; nothing changes."""
        if not self.sent:
            return
        envelope, player, first = self.chance.choice(self.sent)
        version = self.house.table.now().version
        again = await self.house.table.submit(envelope, player)
        assert self.house.table.now().version == version
        if again.status != "stale":
            assert replace(again, repeat=False) == first
            assert again.repeat

    async def _nonsense(self) -> None:
        """Verbs of the house, out of turn, or of nobody."""
        player, verb = self.chance.choice(self.people), self.chance.choice(NONSENSE)
        seat = self.house.table.seat_of(player)
        if seat in self.house.table.turn[2]:
            return
        version = self.house.table.now().version
        answer = await self._send(Ask(verb, self.chance.choice((None, 0, 100, 10**9))), player)
        assert answer.status == "refused"
        assert self.house.table.now().version == version

    async def _crash(self) -> None:
        """Another process takes over; whatever was in progress is void."""
        await self._listen(self._watcher)
        old, self.restarts = self.house, self.restarts + 1
        stacks, before = old.stacks(), old.table.state
        self.house = await old.restart()
        self.house.time = old.time
        for table in old.room.tables().values():
            await table.stop()
        old.store.close()
        after = self.house.table.state
        assert after.round is None
        if before.round is not None:
            assert sum(self.house.stacks()) <= sum(stacks) + sum(
                taken.top_up for taken in before.seats if taken is not None
            )
        self.sent = [each for each in self.sent if each[2].status == "accepted"]
        self._watcher = self.house.table.subscribe(house=True)
        self._version = self.house.table.now().version

    async def _send(self, ask: Ask, player: int) -> Answer:
        self._ids += 1
        round_, turn, _ = self.house.table.turn
        envelope = Envelope(f"w{self._ids}", "t1", ask, round_, turn)
        answer = await self.house.table.submit(envelope, player)
        assert not answer.repeat
        self.sent.append((envelope, player, answer))
        self.accepted += answer.status == "accepted"
        if self._ids % 20 == 0:
            await self._listen(self._watcher)
            self._watcher = self.house.table.subscribe(house=True)
            self._version = self.house.table.now().version
        return answer

    async def _listen(self, watcher: Subscription) -> None:
        """Versions are dense, and nobody was cut."""
        watcher.close()
        heard = [json.decode(message) async for message in watcher]
        versions = [message["version"] for message in heard]
        assert {message["type"] for message in heard} <= {"snapshot", "update"}
        assert versions == list(range(self._version, self._version + len(versions)))


__all__ = ["World"]
