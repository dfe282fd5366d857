"""A small house in a test's own time: nothing happens until the test says how much time passes."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Sequence
from itertools import count

from squaredeal.games.poker.hand import Rake, Stakes
from squaredeal.kernel import Seat
from squaredeal.ledger import chart
from squaredeal.rules import standard
from squaredeal.runtime import Answer, Ask, Envelope, Pace, Proof, Room, TableActor, read_proof
from squaredeal.runtime.pace import Handle
from squaredeal.store import Round, Store, streams
from squaredeal.tables import Occupied, TableSetup

UNIT = chart.PLAY_CHIPS
PACE = Pace(action_ms=15_000, bank_ms=30_000, deal_ms=0, between_ms=1_000)


class Timer:
    """A call that waits."""

    def __init__(self, call: Callable[[], None]) -> None:
        self.call: Callable[[], None] | None = call

    def cancel(self) -> None:
        self.call = None


class ManualTime:
    """Time that stands still until `pass_ms`."""

    def __init__(self) -> None:
        self.now = 1_000_000
        self._order = count()
        self._timers: list[tuple[int, int, Timer]] = []

    def now_ms(self) -> int:
        return self.now

    def after(self, delay_ms: int, call: Callable[[], None]) -> Handle:
        timer = Timer(call)
        heapq.heappush(self._timers, (self.now + delay_ms, next(self._order), timer))
        return timer

    async def pass_ms(self, ms: int, settle: Sequence[TableActor]) -> None:
        """Let so much time pass; after every timer the tables come to rest."""
        end = self.now + ms
        while self._timers and self._timers[0][0] <= end:
            self.now, _, timer = heapq.heappop(self._timers)
            if timer.call is not None:
                timer.call()
                await rest(*settle)
        self.now = end


async def rest(*tables: TableActor) -> None:
    """Wait until everything that was asked of the tables has happened."""
    for table in tables:
        for _ in range(2):
            await table.wish(table._wish)


class TestHouse:
    """A room with one table, and players who speak through envelopes."""

    __test__ = False

    def __init__(self, store: Store, room: Room, time: ManualTime, table: TableActor) -> None:
        self.store, self.room, self.time, self.table = store, room, time, table
        self._ids = count(1)

    @classmethod
    async def open(
        cls, store: Store, time: ManualTime | None = None, rake: Rake | None = None
    ) -> TestHouse:
        """A new house over this store, with its first table: 50/100, four to nine seats."""
        time = time or ManualTime()
        room = await Room.open(store, standard(), PACE, time)
        if not room.tables():
            setup = TableSetup(
                "nlhe@1",
                Stakes(small_blind=50, big_blind=100),
                6,
                (1000, 50000),
                rake=rake or Rake(),
            )
            await room.open_table(setup)
        table = room.table("t1")
        await rest(table)
        return cls(store, room, time, table)

    async def seat(self, *stacks: int) -> list[int]:
        """New players in seats 0, 1, ... with these stacks, and 1000 chips left in each wallet."""
        players = []
        for seat, chips in enumerate(stacks):
            player = await self.room.bot(f"Player{seat}")
            await self.room.fund(player.id, chips + 1000, UNIT, f"gift:{player.id}")
            answer = await self.say(player.id, "sit", chips, seat=seat)
            assert answer.status == "accepted", answer
            players.append(player.id)
        return players

    async def say(
        self, player: int, verb: str, amount: int | None = None, seat: int | None = None
    ) -> Answer:
        """A command for the round and turn of now."""
        return await self.table.submit(self.envelope(verb, amount, seat), player)

    def envelope(self, verb: str, amount: int | None = None, seat: int | None = None) -> Envelope:
        """An envelope that names the round and turn of now, under a new id."""
        round_, turn, _ = self.table.turn
        ask = Ask(verb, amount, seat=seat)
        return Envelope(f"c{next(self._ids)}", self.table.id, ask, round_, turn)

    async def act(self, verb: str, amount: int | None = None) -> Answer:
        """Whoever is on turn acts, and the game must allow it."""
        seat = self.table.turn[2][0]
        answer = await self.say(self.player(seat), verb, amount)
        assert answer.status == "accepted", answer
        await rest(self.table)
        return answer

    async def start(self) -> None:
        """Time passes until the next round has begun and waits for somebody."""
        await rest(self.table)
        await self.pass_ms(PACE.between_ms)
        assert self.table.turn[2], "no round began"

    async def pass_ms(self, ms: int) -> None:
        await self.time.pass_ms(ms, [self.table])

    async def restart(self) -> TestHouse:
        """Another process takes over; this one is not asked. Needs a store of its own."""
        other = Store(self.store.url)
        return await TestHouse.open(other, self.time)

    def round(self, number: int) -> Round:
        """A round as it is kept."""
        found = self.store.read(streams.find_round, self.table.id, number)
        assert found is not None
        return found

    def proof(self, number: int, viewer: Seat) -> Proof:
        """What a viewer may check of a finished round."""
        secret = self.store.read(streams.find_seal, self.table.id, number)
        assert secret is not None
        return read_proof(self.round(number).record or b"", secret, viewer)

    def player(self, seat: Seat) -> int:
        return int(self.taken(seat).player)

    def taken(self, seat: Seat) -> Occupied:
        found = self.table.state.seats[seat]
        assert isinstance(found, Occupied)
        return found

    def stacks(self) -> list[int]:
        return [taken.stack for taken in self.table.state.seats if isinstance(taken, Occupied)]

    def balance(self, account: str) -> int:
        found = self.store.account(account)
        return 0 if found is None else found.balance

    def wallet(self, player: int) -> int:
        return self.balance(chart.wallet(player, UNIT).id)

    def escrow(self, player: int) -> int:
        return self.balance(chart.escrow(self.table.id, player, UNIT).id)
