"""The casino of a house: tables of one's own, shared ones, who looks at which, what is asked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Final

import msgspec
import structlog
from msgspec.structs import replace

from squaredeal import registry, runtime
from squaredeal.kernel import BadInput, Choice, Illegal, SquaredealError, refuse
from squaredeal.rules import HouseRules
from squaredeal.server import wire
from squaredeal.server.acts import STALE, answered, refused
from squaredeal.server.casino.feed import CasinoFeed
from squaredeal.server.casino.figures import Figures, figures_of
from squaredeal.server.casino.lobby import game_row, table_row
from squaredeal.server.casino.offered import offered, title_of
from squaredeal.server.casino.rounds import CasinoRounds
from squaredeal.server.casino.session import Sessions
from squaredeal.server.feed import round_number
from squaredeal.server.guests import Guest, Reader
from squaredeal.server.members import now_ms
from squaredeal.server.metrics import ACT_SECONDS
from squaredeal.server.verbs import seat_named
from squaredeal.tables import BankState, BankTable, RoundEnded

IDLE_MS: Final = 10 * 60_000
"""How long a player's own table runs after its last move with nobody looking at it."""
STAKING: Final = ("place", "announce", "spin", "bet", "call", "sit")
_encode = msgspec.json.Encoder().encode
_log = structlog.get_logger("squaredeal.server")


class Club:
    """Every table against the house of this process."""

    def __init__(
        self,
        room: runtime.Room,
        house: HouseRules,
        connected: Callable[[], frozenset[int]],
    ) -> None:
        self.room, self.house = room, house
        self.rounds = CasinoRounds(room.store)
        self.feeds: dict[str, CasinoFeed] = {}
        self.figures: Mapping[str, Figures] = figures_of(house, room.store)
        self.setups = {setup.game: setup for setup in offered(house) if setup.game in self.figures}
        self.titles = {code: title_of(house, code) for code in self.setups}
        self._connected, self._sessions = connected, Sessions()
        self._tasks: set[asyncio.Task[None]] = set()

    def notice_tables(self) -> None:
        """Listen to the tables that were opened since the last time."""
        for id_, table in self.room.tables().items():
            rules, known = table.game, self.feeds.get(id_)
            is_new = known is None or known.table is not table
            if not is_new or table.stopped or not isinstance(rules, BankTable):
                continue
            family = registry.family(table.state.setup.game)
            self.feeds[id_] = CasinoFeed(
                table, rules, family, self._sessions, self._connected, self._on_end
            )

    async def open_own(self, player: int, game: str) -> str:
        """The id of the player's own table of this game. Raises Illegal when it is not offered."""
        setup = self.setups.get(game)
        if setup is None:
            raise Illegal(refuse("game_not_offered", "rng.player-understands", game=game))
        await self._put_away()
        table = await self.room.own_table(replace(setup, owner=str(player)))
        self.notice_tables()
        if self.feeds[table.id].seat_of(player) is None:
            body = runtime.Ask("sit", seat=0)
            version = table.now().version
            await table.submit(runtime.Envelope(f"sit-{version}", table.id, body), player)
        return table.id

    async def _put_away(self) -> None:
        """Tables that nobody has looked at for a while, and where nothing stands, stop running."""
        longest_ms = now_ms() - IDLE_MS
        for id_, feed in tuple(self.feeds.items()):
            is_idle = feed.now.at_ms < longest_ms and not feed.readers
            if is_idle and feed.state.setup.owner and feed.state.round is None:
                del self.feeds[id_]
                await self.room.put_away(id_)

    def subscribe(self, reader: Reader, table: str) -> bool:
        """Let a reader look at a table; False when there is none, or it is another player's own."""
        self.notice_tables()
        feed = self.feeds.get(table)
        if feed is None or feed.state.setup.owner not in ("", str(reader.player)):
            return False
        feed.attach(reader)
        if reader.player is not None:
            self._spawn(feed.table.present(reader.player, is_here=True))
        return True

    def detach(self, reader: Reader, table: str | None = None) -> None:
        """A line looks at a table no more, or at none when it is lost."""
        for feed in tuple(self.feeds.values()) if table is None else self._feeds_of(table):
            was_there, player = feed.detach(reader), reader.player
            stays = any(other.player == player for other in feed.readers)
            if was_there and player is not None and not stays:
                self._spawn(feed.table.present(player, is_here=False))

    def _feeds_of(self, table: str) -> tuple[CasinoFeed, ...]:
        found = self.feeds.get(table)
        return () if found is None else (found,)

    async def act(self, guest: Guest, message: wire.Envelope) -> wire.Answer | wire.Fault:
        """Do what an envelope asks."""
        feed, deed = self.feeds[message.table], message.act
        if guest.refusal is not None and deed.verb in STAKING:
            return refused(message.id, message.table, guest.refusal)
        seat = seat_named(deed.spot) if deed.verb == "sit" else None
        if deed.verb == "sit" and seat is None:
            detail = "the spot of sit is a seat such as seat:3"
            return wire.Fault("malformed", detail, message.id, message.table)
        number = None
        if message.round is not None:
            number = round_number(message.table, message.round)
            if number is None:
                return refused(message.id, message.table, STALE)
        spot = None if seat is not None else deed.spot
        amount = deed.amount if deed.amount is not None else self._only(feed, guest, deed)
        ask = runtime.Ask(deed.verb, amount, spot, deed.cards, seat)
        envelope = runtime.Envelope(message.id, message.table, ask, number, message.turn)
        with ACT_SECONDS.time():
            answer = await feed.table.submit(envelope, guest.player)
        return answered(message.table, answer)

    def _only(self, feed: CasinoFeed, guest: Guest, deed: wire.Deed) -> int | None:
        """The amount of a verb that has but one, such as a double."""
        seat = feed.seat_of(guest.player)
        if seat is None or deed.spot is not None:
            return None
        said = feed.rules.guard(feed.state, seat, deed.verb)
        return said.low if isinstance(said, Choice) and said.low == said.high else None

    def lobby(self, player: int | None) -> wire.CasinoLobby:
        """Games for a table of one's own, and tables to join."""
        self.notice_tables()
        mine = {
            feed.state.setup.game: feed
            for feed in self.feeds.values()
            if player is not None and feed.state.setup.owner == str(player)
        }
        games = tuple(
            game_row(setup, self.titles[code], self.figures[code], mine.get(code), player)
            for code, setup in self.setups.items()
        )
        shared = [feed for feed in self.feeds.values() if not feed.state.setup.owner]
        return wire.CasinoLobby(games, tuple(table_row(feed, player) for feed in shared))

    def state(self, table: str) -> BankState:
        """A table as it stands. Raises BadInput when there is none."""
        if table not in self.feeds:
            raise BadInput(f"there is no table {table}")
        return self.feeds[table].state

    async def settle(self) -> None:
        """Returns when everything that was begun is done."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.rounds.settle()

    def _on_end(self, feed: CasinoFeed, ended: RoundEnded) -> None:
        self.rounds.note(feed, ended)
        for each in feed.now.occupants:
            staked = feed.felts[each.seat].staked(each.seat)
            if staked and not ended.void:
                net = ended.after[each.seat] - ended.before[each.seat]
                self._sessions.of(each.player).note(staked, staked + net)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(_quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _quietly(work: Coroutine[Any, Any, None]) -> None:
    """Who comes and goes must not stop a line."""
    try:
        await work
    except SquaredealError as error:
        _log.warning("presence_not_noted", why=str(error))


__all__ = ["Club"]
