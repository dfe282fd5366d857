"""Where lines and tables meet: who listens to what, who is connected, the list of tables."""

from __future__ import annotations

import asyncio
import uuid
from collections import Counter
from collections.abc import Callable
from typing import Final

import msgspec
import structlog

from squaredeal import people, registry, runtime
from squaredeal.kernel import Refusal, refuse
from squaredeal.ledger.chart import PLAY_CHIPS
from squaredeal.rules import HouseRules
from squaredeal.server import wire
from squaredeal.server.acts import STALE, answered, in_full, refused
from squaredeal.server.casino import Club
from squaredeal.server.feed import Feed, round_number
from squaredeal.server.guests import Guest, Reader
from squaredeal.server.lobby import lobby_row
from squaredeal.server.members import Member, Members, now_ms
from squaredeal.server.metrics import ACT_SECONDS
from squaredeal.server.page import Page
from squaredeal.server.past import form_of, level_of
from squaredeal.server.verbs import seat_named
from squaredeal.tables import CashTable, StoodUp

LOBBY_SECONDS: Final = 1.0
_encode = msgspec.json.Encoder().encode
_log = structlog.get_logger("squaredeal.server")
_NO_AHEAD: Final = refuse("nothing_ahead", "floor.player.act-in-turn")
_BANK: Final = refuse("bank_starts_by_itself", "hand.timebank.auto")


class Hub:
    """All tables of this process and all lines to it."""

    def __init__(
        self,
        room: runtime.Room,
        members: Members,
        house: HouseRules,
        edition: str,
        on_page: Callable[[Feed, Page], None],
    ) -> None:
        self.room, self.members, self.house, self.edition = room, members, house, edition
        self._on_page = on_page
        self.feeds: dict[str, Feed] = {}
        self._guests: dict[int, Guest] = {}
        self._lines: Counter[int] = Counter()
        self._watching: set[Reader] = set()
        self._stopped: set[str] = set()
        self._parting: set[asyncio.Task[None]] = set()
        self.club = Club(room, house, self.connected)
        self.notice_tables()

    def notice_tables(self) -> None:
        """Listen to the poker tables that were opened since the last time."""
        for row in self.room.lobby():
            is_poker = isinstance(self.room.table(row.table).game, CashTable)
            if is_poker and row.table not in self.feeds:
                self.feeds[row.table] = self._feed(row.table)
        self.club.notice_tables()

    def _feed(self, table_id: str) -> Feed:
        table = self.room.table(table_id)
        family = registry.family(table.state.setup.game)
        assert isinstance(table.game, CashTable)
        return Feed(table, table.game, family, self.connected, self._hear)

    def connected(self) -> frozenset[int]:
        """The players who have a line."""
        return frozenset(self._lines)

    async def enter(self, member: Member | None) -> Guest | None:
        """A line opens."""
        if member is None:
            return None
        player = member.account.player
        guest = self._guests.setdefault(player, Guest(player, member.account.nickname))
        self._lines[player] += 1
        await self.refresh(player)
        return guest

    def leave(self, reader: Reader) -> None:
        """A line is closed."""
        self._watching.discard(reader)
        for feed in self.feeds.values():
            feed.detach(reader)
        self.club.detach(reader)
        player = reader.player
        if player is not None:
            self._lines[player] -= 1
            if not self._lines[player]:
                del self._lines[player], self._guests[player]

    async def refresh(self, player: int) -> None:
        """Ask again what the player owns and may do; call it when either has changed."""
        guest = self._guests.get(player)
        if guest is None:
            return
        member = await self.members.by_player(player)
        if member is not None:
            guest.refusal = self.may_sit(member)
            guest.posts = member.settings.is_post_automatic
            guest.mucks = member.settings.is_muck_automatic
        balances = await self.members.balances(player)
        guest.balances = {unit: wallet for unit, wallet, _ in balances}
        guest.past = await self.members.past(player, PLAY_CHIPS)

    def may_sit(self, member: Member) -> Refusal | None:
        """Why this person may not take a seat for play chips."""
        return people.may_play(self.house, member.account, self.edition, is_money=False)

    def subscribe(self, reader: Reader, message: wire.Subscribe) -> None:
        """Listen to a table."""
        feed = self.feeds.get(message.table)
        if feed is None and self.club.subscribe(reader, message.table):
            return
        if feed is None:
            fault = wire.Fault("unknown_table", message.table, table=message.table)
            reader.put(_encode(fault).decode())
            return
        feed.attach(reader, message.since)

    async def act(self, guest: Guest, message: wire.Envelope) -> wire.Answer | wire.Fault:
        """Do what an envelope asks."""
        if message.table in self.club.feeds:
            return await self.club.act(guest, message)
        feed = self.feeds.get(message.table)
        if feed is None:
            return wire.Fault("unknown_table", message.table, message.id, message.table)
        deed = message.act
        seat, least = None, 0
        if deed.verb == "sit":
            seat = seat_named(deed.spot)
            if seat is None:
                detail = "the spot of sit is a seat such as seat:3"
                return wire.Fault("malformed", detail, message.id, message.table)
            await self.refresh(guest.player)
            why_not, least = self._coming(feed, guest)
            if why_not is not None:
                return refused(message.id, message.table, why_not)
        number = None
        if message.round is not None:
            number = round_number(message.table, message.round)
            if number is None:
                return refused(message.id, message.table, STALE)
        envelope = runtime.Envelope(
            id=message.id,
            table=message.table,
            body=in_full(feed, guest.player, deed, seat),
            round=number,
            turn=message.turn,
            least=least,
        )
        with ACT_SECONDS.time():
            answer = await feed.table.submit(envelope, guest.player)
        if deed.verb == "sit" and answer.status == "accepted" and guest.posts:
            post = runtime.Envelope(str(uuid.uuid4()), message.table, runtime.Ask("post_entry"))
            await feed.table.submit(post, guest.player)
        if deed.verb in ("sit", "leave", "top_up"):
            await self.refresh(guest.player)
            feed.send_private(guest.player)
        return answered(message.table, answer)

    def _coming(self, feed: Feed, guest: Guest) -> tuple[Refusal | None, int]:
        """Why this guest may not sit down here; else the least to bring, 0 for the usual range."""
        house, setup, at = feed.rules.house, feed.now.state.setup, now_ms()
        refusal = guest.refusal or guest.left_too_soon(house, setup, at)
        return refusal, guest.to_bring_back(house, feed.table.id, setup, at).value

    def _hear(self, feed: Feed, page: Page) -> None:
        """A version came: tell those who wait for it, and see to those who left."""
        self._on_page(feed, page)
        for left in page.left:
            if int(left.player) not in feed.pages[-2].bots:
                task = asyncio.get_running_loop().create_task(self._see_off(feed, page, left))
                self._parting.add(task)
                task.add_done_callback(self._parting.discard)

    async def _see_off(self, feed: Feed, page: Page, left: StoodUp) -> None:
        """Somebody stood up: was it too soon (cash.refusal.*), and what is in the wallet now?"""
        player, setup = int(left.player), page.state.setup
        others = [taken for taken in page.state.seats if taken is not None]
        active = sum(taken.status != "out" for taken in others)
        departure = people.Departure(left.hands, active, form_of(setup))
        if people.is_refusal(feed.rules.house, departure):
            await self.members.note_refusal(player, level_of(setup))
        await self.refresh(player)
        feed.send_private(player)

    async def settle(self) -> None:
        """Returns when everybody who left is seen to."""
        await asyncio.gather(*self._parting, return_exceptions=True)

    def choose_ahead(self, guest: Guest, message: wire.Ahead) -> wire.Answer | wire.Fault:
        """Keep what a seat will do when its turn comes."""
        feed = self.feeds.get(message.table)
        if feed is None:
            return wire.Fault("unknown_table", message.table, message.id, message.table)
        if message.round != feed.now.round:
            return refused(message.id, message.table, STALE)
        if not feed.ahead.choose(feed.now, guest.player, message.code):
            return refused(message.id, message.table, _NO_AHEAD)
        feed.send_private(guest.player)
        return wire.Answer(message.id, message.table, True)

    def use_bank(self, message: wire.UseBank) -> wire.Answer:
        """The time bank starts by itself when the time is over (hand.timebank.auto)."""
        return refused(message.id, message.table, _BANK)

    def watch_lobby(self, reader: Reader, is_on: bool) -> None:
        """Send the list of tables now and whenever it changes, or no more."""
        self._watching.discard(reader)
        if is_on:
            self._watching.add(reader)
            reader.put(_encode(wire.Lobby(self.rows(reader.player))).decode())

    def rows(self, player: int | None = None) -> tuple[wire.LobbyRow, ...]:
        """The list of tables, with the seats of one player."""
        self.notice_tables()
        return tuple(
            lobby_row(row, self.feeds[row.table], player)
            for row in self.room.lobby()
            if row.table in self.feeds
        )

    async def run_lobby(self) -> None:
        """Tell those who watch the list when it has changed, at most once a second."""
        last: tuple[wire.LobbyRow, ...] = ()
        while True:
            await asyncio.sleep(LOBBY_SECONDS)
            self._tell_stopped()
            rows = self.rows()
            if rows == last:
                continue
            last = rows
            for reader in list(self._watching):
                reader.put(_encode(wire.Lobby(self.rows(reader.player))).decode())

    def _tell_stopped(self) -> None:
        """Who watches a table that has stopped must know that nothing will come."""
        watched = {id_: (feed.table, feed.readers) for id_, feed in self.feeds.items()}
        watched |= {id_: (feed.table, feed.readers) for id_, feed in self.club.feeds.items()}
        for table, (actor, readers) in watched.items():
            why = actor.stopped
            if why and table not in self._stopped:
                self._stopped.add(table)
                fault = _encode(wire.Fault("unavailable", why, table=table)).decode()
                for reader in readers:
                    reader.put(fault)
            elif not why:
                self._stopped.discard(table)

    def say_to_all(self, notice: wire.Notice) -> None:
        """A word from the house to every table's readers."""
        message = _encode(notice).decode()
        readers = {reader for feed in self.feeds.values() for reader in feed.readers}
        readers |= {reader for feed in self.club.feeds.values() for reader in feed.readers}
        for reader in readers | self._watching:
            reader.put(message)


__all__ = ["Hub"]
