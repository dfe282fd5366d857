"""One table, one task, one move at a time: check, append, publish."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from traceback import format_exception

import structlog

from squaredeal.kernel import (
    HOUSE,
    Act,
    Await,
    BadInput,
    Broken,
    Choice,
    Illegal,
    Move,
    Refusal,
    Rule,
    Seat,
    ToAct,
    Unavailable,
    choices,
    guards,
    project,
)
from squaredeal.runtime import rows
from squaredeal.runtime.clocks import Clocks
from squaredeal.runtime.coming import Wish
from squaredeal.runtime.course import happen
from squaredeal.runtime.desk import (
    Body,
    Desk,
    FromFloor,
    FromPlayer,
    Presence,
    Revive,
    Stop,
    Tick,
    give,
)
from squaredeal.runtime.flow import Alarm, due
from squaredeal.runtime.messages import Answer, Envelope, Happening, LobbyRow
from squaredeal.runtime.pace import Pace, Time
from squaredeal.runtime.publish import Subscription
from squaredeal.runtime.reception import Reception
from squaredeal.runtime.record import Scene
from squaredeal.runtime.recover import Restored, load
from squaredeal.runtime.refund import VOID_CLAUSE
from squaredeal.runtime.scribe import Scribe, Written
from squaredeal.runtime.stage import Names, Scenery, Stage, seated, seats_by_player
from squaredeal.runtime.waits import Attendance, outdated
from squaredeal.store import Conflict, StaleEpoch, Store, streams
from squaredeal.tables import Closed, RoundEnded, SealPublished, TableGame, TableState

_log = structlog.get_logger()
REVIVE_MS = 1000
"""How long a table waits before it asks an unreachable database again."""


class TableActor:
    """A running table."""

    def __init__(
        self,
        store: Store,
        id_: str,
        game: TableGame,
        epoch: int,
        pace: Pace,
        time: Time,
        names: Names,
    ) -> None:
        self.id, self.game, self.pace = id_, game, pace
        self.stopped = ""
        self._store, self._time = store, time
        self._stage = Stage(id_, game, names)
        self._scribe = Scribe(store, id_, game, epoch, time, self._stage.occupants)
        self._desk = Desk()
        self._reception = Reception(store, self._scribe, self._desk)
        self._clocks = Clocks(pace)
        self._attendance = Attendance(store, time, self._scribe, self._must)
        self._wish = Wish()
        self._alarm = Alarm(time, lambda coming: self._desk.tell(Tick(coming)))
        self._task: asyncio.Task[None] | None = None
        self._since_ms = 0
        self._stopping = False

    async def submit(self, envelope: Envelope, player: int) -> Answer:
        """Do what the player asks; returns when it is durable, or refused.

        Raises Unavailable when it could not be written, BadInput when it is for another table.
        """
        if envelope.table != self.id:
            raise BadInput(f"an envelope for {envelope.table} came to {self.id}")
        return await self._desk.ask(FromPlayer(envelope, player))

    async def rule(self, ruling: Act, clause: str, by: int) -> Answer:
        """A ruling of the floor, made by a member of staff."""
        return await self._desk.ask(FromFloor(ruling, clause, by))

    async def present(self, player: int, *, is_here: bool) -> None:
        """A player's line came up or was lost; only a table against the house takes note."""
        await self._desk.ask(Presence(player, is_here))

    async def wish(self, wish: Wish) -> None:
        """What the house wants from now on: close after this round, or start no more rounds."""
        await self._desk.ask(wish)

    def subscribe(
        self, player: int | None = None, *, after: int | None = None, house: bool = False
    ) -> Subscription:
        """Listen as `player`, seated or not, as the rail (None), or as the house.

        Starts with a snapshot; with `after`, with the updates since then if they are still known.
        """
        return self._stage.subscribe(self._scenery(), player, after, house)

    def listen(self, hear: Callable[[Happening], None]) -> Callable[[], None]:
        """Call `hear` in the event loop after every durable entry; it must return at once.

        Returns how to stop.
        """
        self._stage.hearers.append(hear)
        return lambda: self._stage.hearers.remove(hear)

    def now(self) -> Happening:
        """The table as it stands."""
        return self._stage.happening(self._scenery())

    def guards(self, player: int) -> Mapping[str, Choice | Refusal]:
        """Every verb for this player's seat, with the reason where it is closed."""
        seat = self.seat_of(player)
        return {} if seat is None else guards(self.game, self.state, seat)

    def facts(self) -> LobbyRow:
        """The table as the lobby shows it."""
        return self._stage.facts(self._scenery())

    def seat_of(self, player: int) -> Seat | None:
        """Where the player sits."""
        return seats_by_player(self.state).get(player)

    def bank_ms(self, player: int) -> int:
        """What is left of the player's time bank here, as of the start of the turn."""
        return self._clocks.banks.get(player, self.pace.bank_ms)

    def view(self, seat: Seat) -> TableState:
        """The table as this seat sees it."""
        return project(self.state, seat)

    def choices(self, seat: Seat) -> tuple[Choice, ...]:
        """What this seat may do now."""
        return choices(self.game, self.state, seat)

    @property
    def name(self) -> str:
        """What people call the table."""
        called: str = self.state.setup.name
        return called

    @property
    def state(self) -> TableState:
        """The table as it stands in the journal."""
        return self._scribe.state

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """What has happened in the round in progress."""
        return () if self._scribe.story is None else tuple(self._scribe.story.scenes)

    @property
    def turn(self) -> tuple[int, int, tuple[Seat, ...]]:
        """Round, turn, and who is awaited in the round in progress."""
        awaited, at = self.game.awaits(self.state), self._scribe.at
        in_round = self.state.round is not None and isinstance(awaited, ToAct)
        return at.round, at.turn, awaited.seats if in_round and isinstance(awaited, ToAct) else ()

    def run(self, restored: Restored) -> None:
        """Go on from here. A cash hand in progress is void (refund.cash.void-hands)."""
        self._restore(restored)
        self._task = asyncio.get_running_loop().create_task(self._run(), name=f"table {self.id}")

    async def stop(self) -> None:
        """Stand still after the move in hand. What is durable stays, nothing else was told."""
        if self._task is not None:
            self._stopping = True
            self._desk.tell(Stop())
            await self._task
        self._desk.shut()
        self._alarm.set(None)
        self._stage.channel.stop("shutdown")

    def _restore(self, restored: Restored) -> None:
        self._scribe.restore(restored)
        self._stage.channel.version = restored.head.sequence
        self._since_ms = self._time.now_ms()
        self._clocks.stop(self._since_ms)

    async def _run(self) -> None:
        await self._handle(Revive(), None)
        while not self._stopping:
            request = await self._desk.next()
            await self._handle(request.body, request.reply)

    async def _handle(self, body: Body, reply: asyncio.Future[Answer] | None) -> None:
        try:
            give(reply, await self._answer(body))
            await self._flow()
        except StaleEpoch as error:
            give(reply, error)
            self._halt("moved")
        except Unavailable as error:
            give(reply, error)
            self._halt("unavailable")
            self._time.after(REVIVE_MS, lambda: self._desk.tell(Revive()))
        except Exception as error:
            await self._break(error)
            give(reply, Answer(_id_of(body), "stopped", self._scribe.head.sequence))

    async def _answer(self, body: Body) -> Answer:
        version = self._scribe.head.sequence
        if self.stopped and not isinstance(body, Revive):
            return Answer(_id_of(body), "stopped", version)
        match body:
            case FromPlayer():
                return await self._from_player(body.envelope, body.player)
            case FromFloor():
                return await self._from_floor(body)
            case Presence():
                await self._attendance.note(body.player, is_here=body.is_here)
            case Wish():
                self._wish = body
            case Tick() if self._alarm.coming == body.due:
                self._alarm.set(None)
            case Revive():
                await self._revive()
        return Answer("", "accepted", version)

    async def _from_player(self, envelope: Envelope, player: int) -> Answer:
        reception = self._reception
        known = reception.known(envelope, player)
        if known is not None:
            return known
        try:
            await self._attendance.fill(player)
            await self._play(reception.act(envelope, player), player, envelope.id)
        except Illegal as error:
            return reception.refused(envelope, player, error.refusal)
        except Conflict:
            found = reception.stored(envelope, player)
            if found is None:
                raise
            return found
        answer = reception.accepted(envelope, player)
        await self._attendance.fill(player)
        return answer

    async def _from_floor(self, body: FromFloor) -> Answer:
        try:
            written = await self._play(Rule(body.ruling, body.clause), body.by)
        except Illegal as error:
            return Answer("", "refused", self._scribe.head.sequence, error.refusal)
        return Answer("", "accepted", written.entry.sequence)

    async def _revive(self) -> None:
        """Start, or start again after the database was away."""
        if self.stopped == "unavailable":
            with self._store.reading() as connection:
                stream = streams.find_stream(connection, self.id)
                assert stream is not None
                self._restore(load(connection, stream, self.game))
            self.stopped = ""
        if self.state.round is None:
            return
        if not self.game.resumes:
            await self._must(Rule(Act(HOUSE, "void"), VOID_CLAUSE))
        elif self._scribe.is_outdated:
            await self._must(outdated())
        else:
            self._follow(self.game.awaits(self.state))
            await self._attendance.resume()

    async def _flow(self) -> None:
        """Do what is due by now, and set the timer for what is due next."""
        while not self._stopping and not self.stopped:
            at, clock, since_ms = self._scribe.at, self._clocks.running, self._since_ms
            coming = due(self.game, self.state, at, clock, self.pace, since_ms, self._wish)
            if coming is None or coming.when_ms > self._time.now_ms():
                self._alarm.set(coming)
                return
            self._alarm.set(None)
            await happen(self.game, self._scribe, self.pace, coming, self._must)

    async def _must(self, move: Move) -> None:
        """A move of the house's own: if the rules refuse it, the fault is ours."""
        try:
            await self._play(move)
        except Illegal as error:
            raise Broken(f"{self.id}: {move} is refused: {error}") from error

    async def _play(self, move: Move, player: int | None = None, envelope: str = "") -> Written:
        was = self._scribe.at
        written = await self._scribe.play(move, player, envelope)
        if written.at != was or written.said(RoundEnded) or written.said(SealPublished):
            self._since_ms = self._time.now_ms()
        self._publish(written)
        return written

    def _publish(self, written: Written) -> None:
        self._follow(written.awaits)
        self._stage.show(self._scenery(), written)
        if written.said(Closed):
            self._halt("closed")

    def _follow(self, awaits: Await) -> None:
        """The clocks of what is awaited now; nobody waits at a player's own table."""
        state = self.state
        ticks = state.round is not None and not getattr(state.setup, "owner", "")
        now_ms, players = self._time.now_ms(), dict(seated(state))
        self._clocks.follow(awaits, self._scribe.at, now_ms, players, in_round=ticks)

    def _scenery(self) -> Scenery:
        scribe, clock = self._scribe, self._clocks.running
        awaits, version = self.game.awaits(scribe.state), scribe.head.sequence
        return Scenery(scribe.state, version, scribe.at, scribe.at_ms, awaits, clock)

    def _halt(self, why: str) -> None:
        self.stopped = why
        self._alarm.set(None)
        self._stage.channel.stop(why)

    async def _break(self, error: Exception) -> None:
        """Our own invariant failed: deal no more, keep the journal, tell an operator."""
        _log.error("table stopped", table=self.id, error=str(error), trace=format_exception(error))
        self._halt("broken")
        commit = rows.stopping(self.id, self._scribe.epoch, self._time.now_ms(), str(error))
        try:
            await asyncio.wrap_future(self._store.submit(commit))
        except Unavailable as failure:
            _log.error("stopped table not marked", table=self.id, error=str(failure))


def _id_of(body: Body) -> str:
    return body.envelope.id if isinstance(body, FromPlayer) else ""


__all__ = ["TableActor"]
