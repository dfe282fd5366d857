"""House bots at a table: they see what their seat sees and send envelopes like everybody else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Final

from squaredeal.bots import Policy
from squaredeal.kernel import Act, Seat, ToAct, Unavailable, choices, project
from squaredeal.ledger import chart
from squaredeal.runtime.actor import TableActor
from squaredeal.runtime.messages import Answer, Ask, Envelope, Happening
from squaredeal.runtime.pace import Time, WallTime
from squaredeal.runtime.room import Room
from squaredeal.tables import Occupied

LOW_STACK_BB: Final = 40
"""A bot with less on the table than so many big blinds tops up."""


class Robot:
    """One bot in one seat. `think_ms` bounds its thinking time, both inclusive."""

    def __init__(
        self,
        room: Room,
        table: TableActor,
        player: int,
        policy: Policy,
        think_ms: tuple[int, int] = (700, 2500),
        time: Time | None = None,
    ) -> None:
        self.player, self.policy, self.table = player, policy, table
        self.on_answer: Callable[[Envelope, Answer], None] | None = None
        self._room, self._think_ms, self._time = room, think_ms, time or WallTime()
        self._chance = Random(player)
        self._seen: tuple[int, int] = (-1, -1)
        self._is_busy = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._stop = table.listen(self._hear)
        self._hear(table.now())

    def leave(self) -> None:
        """Look away: the seat stays, nobody plays it."""
        self._stop()

    def _hear(self, happening: Happening) -> None:
        seat = self.table.seat_of(self.player)
        awaited = happening.awaits
        if seat is None or not isinstance(awaited, ToAct):
            return
        if happening.state.round is None:
            if not self._is_busy:
                self._after(0, self._keep_seat)
        elif seat in awaited.seats and self._seen != (happening.round, happening.turn):
            self._seen = (happening.round, happening.turn)
            self._after(self._chance.randint(*self._think_ms), self._play)

    def _after(self, delay_ms: int, work: Callable[[], None]) -> None:
        self._time.after(delay_ms, work)

    def _play(self) -> None:
        seat = self.table.seat_of(self.player)
        here = self.table.now()
        if seat is None or (here.round, here.turn) != self._seen or self.table.stopped:
            return
        game, round_ = self.table.game.game, here.state.round
        open_ = choices(game, round_, seat)
        if open_:
            act = self.policy.choose(project(round_, seat), seat, open_)
            self._send(act, here)

    def _keep_seat(self) -> None:
        """Between rounds: come back, pay what is owed, and buy chips when they run low."""
        seat = self.table.seat_of(self.player)
        table = self.table
        if seat is None or table.state.round is not None or table.stopped or self._is_busy:
            return
        taken = self.table.state.seats[seat]
        assert isinstance(taken, Occupied)
        offered = {choice.verb: choice for choice in self.table.choices(seat)}
        big = self.table.state.setup.stakes.big_blind
        here = self.table.now()
        if "top_up" in offered and taken.stack + taken.top_up < LOW_STACK_BB * big:
            self._start(self._top_up(seat, taken, here))
        elif "sit_in" in offered:
            self._send(Act(seat, "sit_in"), here)
        elif "post_entry" in offered:
            self._send(Act(seat, "post_entry"), here)

    async def _top_up(self, seat: Seat, taken: Occupied, here: Happening) -> None:
        setup = self.table.state.setup
        amount = setup.buy_in[1] - taken.stack - taken.top_up
        if setup.unit == chart.PLAY_CHIPS:
            gift = f"bot:{self.table.id}:{self.player}:{here.version}"
            await self._room.fund(self.player, amount, setup.unit, gift)
        await self._submit(Act(seat, "top_up", amount), here)

    def _send(self, act: Act, here: Happening) -> None:
        self._start(self._submit(act, here))

    def _start(self, work: object) -> None:
        self._is_busy = True
        task = asyncio.get_running_loop().create_task(self._quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _quietly(self, work: object) -> None:
        try:
            await work  # type: ignore[misc]  # always one of our own coroutines
        except Unavailable:
            return
        finally:
            self._is_busy = False
        self._hear(self.table.now())

    async def _submit(self, act: Act, here: Happening) -> None:
        ask = Ask(act.verb, act.amount, act.spot, act.cards)
        id_ = f"{act.verb}-{here.version}"
        envelope = Envelope(id_, self.table.id, ask, here.round, here.turn)
        answer = await self.table.submit(envelope, self.player)
        if self.on_answer is not None:
            self.on_answer(envelope, answer)


async def seat_robot(
    room: Room,
    table: TableActor,
    nickname: str,
    policy: Policy,
    think_ms: tuple[int, int] = (700, 2500),
) -> Robot:
    """A house bot of this nickname takes a free seat, or goes on in its own after a restart.

    It is made if it is new, and given what it buys in for. Play chips only.
    """
    bot = await room.bot(nickname)
    setup = table.state.setup
    if table.seat_of(bot.id) is None:
        seat = next(s for s, taken in enumerate(table.state.seats) if taken is None)
        version = table.now().version
        chips = min(setup.buy_in[1], 100 * setup.stakes.big_blind)
        await room.fund(bot.id, chips, setup.unit, f"bot:{table.id}:{bot.id}:{version}")
        ask = Ask("sit", chips, seat=seat)
        await table.submit(Envelope(f"sit-{version}", table.id, ask), bot.id)
    return Robot(room, table, bot.id, policy, think_ms)


__all__ = ["LOW_STACK_BB", "Robot", "seat_robot"]
