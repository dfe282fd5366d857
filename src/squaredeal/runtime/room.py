"""Every table of this process: opened, found again after a restart, closed."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from datetime import date

import structlog
from msgspec.structs import replace
from sqlalchemy import Connection

from squaredeal.journal import digest_events, encode_value, genesis, seal
from squaredeal.kernel import BadInput, Broken
from squaredeal.ledger import Transfer, chart
from squaredeal.rules import HouseRules
from squaredeal.runtime import rows
from squaredeal.runtime.actor import TableActor
from squaredeal.runtime.flow import Wish
from squaredeal.runtime.messages import LobbyRow
from squaredeal.runtime.pace import Pace, Time, WallTime
from squaredeal.runtime.recover import build, load, pin_of
from squaredeal.runtime.refund import refund
from squaredeal.runtime.relay import Relay
from squaredeal.runtime.waits import against_house
from squaredeal.store import Commit, Player, Store, Stream, answers, people, streams
from squaredeal.tables import BankSetup, TableSetup

_log = structlog.get_logger()
FIRST_EPOCH = 1
BORN_LONG_AGO = date(1900, 1, 1)
ANSWERS_KEPT_MS = 2 * 24 * 60 * 60 * 1000
"""So long after its round a copy of a command still gets the first answer: twice the time that an
interrupted game is held (rng.pending-24h).
"""


class Room:
    """The tables of one house. Make it with `Room.open`, inside the event loop."""

    def __init__(
        self, store: Store, house: HouseRules, pace: Pace | None = None, time: Time | None = None
    ) -> None:
        self.store, self.house = store, house
        self._pace, self._time = pace, time or WallTime()
        self.relay = Relay(store)
        self._tables: dict[str, TableActor] = {}
        self.closing: set[str] = set()
        self._names: dict[int, tuple[str, bool]] = {}
        self._opening = asyncio.Lock()

    @classmethod
    async def open(
        cls,
        store: Store,
        house: HouseRules,
        pace: Pace | None = None,
        time: Time | None = None,
    ) -> Room:
        """Take over every table that is not closed; a cash hand in progress is void.

        A table whose journal cannot be played again stays shut and keeps its journal; the others
        go on. `pace` is for every table alike; without it each plays by its room's clocks.
        """
        room = cls(store, house, pace, time)
        old_ms = room._time.now_ms() - ANSWERS_KEPT_MS
        await asyncio.wrap_future(store.write(answers.prune, old_ms))
        found = store.read(streams.list_streams)
        waiting = store.read(streams.interrupted, rows.PRIVATE)
        going = [stream for stream in found if _goes_on(stream, waiting)]
        raised = [store.write(streams.raise_epoch, stream.id) for stream in going]
        for stream, epoch in zip(going, raised, strict=True):
            room._resume(stream, await asyncio.wrap_future(epoch))
        room.relay.run()
        return room

    async def own_table(self, setup: BankSetup) -> TableActor:
        """The table against the house of the player that `setup` names as owner.

        There is one for each game; it is found again, with the round that stands there, by its
        name. Raises BadInput for an unknown game or room.
        """
        named = replace(setup, name=f"{setup.game} {setup.owner}")
        async with self._opening:
            running = next((t for t in self._tables.values() if _is_own(t, named)), None)
            if running is not None:
                return running
            found = self.store.read(streams.find_named, rows.PRIVATE, named.name)
            if found is None:
                return await self.open_table(named)
            epoch = await asyncio.wrap_future(self.store.write(streams.raise_epoch, found.id))
            return self._run(found, epoch)

    async def open_table(self, setup: TableSetup | BankSetup, by: int | None = None) -> TableActor:
        """A new, empty table; `by` is the member of staff who opens it, for the log.

        Raises BadInput for an unknown game or room.
        """
        game = build(setup, self.house)
        _, events = game.start(setup)
        body = encode_value(setup)
        now_ms = self._time.now_ms()

        def write(connection: Connection) -> Stream:
            kind = rows.kind_of(setup)
            id_ = f"{rows.TABLES[kind]}{1 + streams.count_streams(connection, kind)}"
            head = genesis(id_)
            entry = seal(head, FIRST_EPOCH, now_ms, body, digest_events(events), pin=pin_of(game))
            stream = Stream(id_, kind, setup.name, body, FIRST_EPOCH, now_ms)
            streams.open_stream(connection, stream, rows.entry_row(id_, entry).row)
            if by is not None:
                streams.log_staff(connection, now_ms, by, f"{id_}: opened", body)
            return stream

        stream = await asyncio.wrap_future(self.store.write(write))
        return self._run(stream, FIRST_EPOCH)

    async def put_away(self, id_: str) -> None:
        """Stop running a player's own table while no round stands there; `own_table` finds it."""
        table = self._tables.get(id_)
        if table is None or table.state.round is not None or not table.game.resumes:
            return
        del self._tables[id_]
        await table.stop()

    def table(self, id_: str) -> TableActor:
        """The running table of this id. Raises BadInput when there is none."""
        found = self._tables.get(id_)
        if found is None:
            raise BadInput(f"there is no table {id_}")
        return found

    def tables(self) -> Mapping[str, TableActor]:
        """Every table that runs or has stopped since this process began, by id."""
        return self._tables

    def lobby(self) -> tuple[LobbyRow, ...]:
        """Open cash tables in the order they were opened."""
        return tuple(
            table.facts()
            for table in self._tables.values()
            if not table.stopped and not table.game.resumes
        )

    async def close_table(self, id_: str, by: int | None = None) -> None:
        """After the round in progress everybody stands up, and the table is gone.

        `by` is the member of staff who closes it, for the log.
        """
        table = self.table(id_)
        if by is not None:
            now_ms, what = self._time.now_ms(), f"{id_}: closing"
            await asyncio.wrap_future(self.store.write(streams.log_staff, now_ms, by, what, b""))
        self.closing.add(id_)
        await table.wish(Wish(close=True))

    async def fund(self, player: int, amount: int, unit: str, id_: str, why: str = "gift") -> None:
        """Put money into a wallet: from the mint, or from outside. `id_` makes it happen once."""
        source = chart.mint(unit) if unit == chart.PLAY_CHIPS else chart.deposits(unit)
        wallet = chart.wallet(player, unit)
        order = Transfer(id_, source.id, wallet.id, amount, unit, why, self._time.now_ms())
        commit: Commit[None] = Commit(accounts=(source, wallet), orders=(order,))
        denied = await asyncio.wrap_future(self.store.submit(commit))
        if denied is not None:
            raise Broken(f"the ledger refuses {id_}: {denied.code.name}")

    async def bot(self, nickname: str) -> Player:
        """The house bot of this nickname, made if it is new."""
        found = self.store.read(people.find_nickname, nickname)
        if found is not None:
            return found
        made = self.store.write(
            people.add_player, nickname, "", BORN_LONG_AGO, "en", "bot", self._time.now_ms()
        )
        return await asyncio.wrap_future(made)

    async def refund_table(self, id_: str) -> None:
        """Close a table that has stopped, giving everybody what they had before its last hand.

        Raises BadInput while it runs (use `close_table`) and when it is unknown or closed.
        """
        running = self._tables.get(id_)
        if running is not None and running.stopped != "broken":
            raise BadInput(f"table {id_} has not stopped")
        epoch = await asyncio.wrap_future(self.store.write(streams.raise_epoch, id_))
        commit = refund(self.store, id_, epoch, self._time.now_ms())
        denied = await asyncio.wrap_future(self.store.submit(commit))
        if denied is not None:
            raise Broken(f"the ledger refuses {denied.transfer}: {denied.code.name}")

    async def reopen_table(self, id_: str) -> TableActor:
        """Let a table that has stopped go on, its last hand void. Raises BadInput or Broken."""
        stream = self.store.read(streams.find_stream, id_)
        running = self._tables.get(id_)
        if stream is None or (running is not None and running.stopped != "broken"):
            raise BadInput(f"table {id_} has not stopped")
        again: Commit[None] = Commit((rows.stopped_row(id_, ""),))
        await asyncio.wrap_future(self.store.submit(again))
        epoch = await asyncio.wrap_future(self.store.write(streams.raise_epoch, id_))
        return self._run(stream, epoch)

    async def close(self, patience_ms: int = 0) -> None:
        """Stop every table at its last durable entry; rounds get `patience_ms` to end first."""
        if patience_ms:
            running = [
                table
                for table in self._tables.values()
                if not table.stopped and not table.game.resumes
            ]
            await asyncio.gather(*(table.wish(Wish(pause=True)) for table in running))
            ends_ms = self._time.now_ms() + patience_ms
            while any(table.turn[2] or table.state.round for table in running):
                if self._time.now_ms() >= ends_ms:
                    break
                await asyncio.sleep(0.05)
        await asyncio.gather(*(table.stop() for table in self._tables.values()))
        await self.relay.stop()

    def _resume(self, stream: Stream, epoch: int) -> None:
        try:
            self._run(stream, epoch)
        except (Broken, BadInput) as error:
            _log.error("table not resumed", table=stream.id, error=str(error))

    def _run(self, stream: Stream, epoch: int) -> TableActor:
        setup = rows.setup_of(stream)
        game = build(setup, self.house)
        pace = Pace.of(game.house) if self._pace is None else self._pace
        if isinstance(setup, BankSetup):
            pace = against_house(pace, setup)
        with self.store.reading() as connection:
            restored = load(connection, stream, game)
        actor = TableActor(self.store, stream.id, game, epoch, pace, self._time, self._name)
        self._tables[stream.id] = actor
        actor.run(restored)
        return actor

    def _name(self, player: int) -> tuple[str, bool]:
        known = self._names.get(player)
        if known is None:
            found = self.store.read(people.find_player, player)
            known = ("?", False) if found is None else (found.nickname, found.role == "bot")
            self._names[player] = known
        return known


def _goes_on(stream: Stream, waiting: frozenset[str]) -> bool:
    """Is this table to run from the start? A player's own only when a round of it stands open."""
    if stream.kind not in rows.TABLES or stream.stopped:
        return False
    return stream.kind != rows.PRIVATE or stream.id in waiting


def _is_own(table: TableActor, setup: BankSetup) -> bool:
    return not table.stopped and table.name == setup.name and table.game.resumes


__all__ = ["Room"]
