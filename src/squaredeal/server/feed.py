"""One table's stream of versions to everybody who watches it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec
from msgspec import Struct

from squaredeal import runtime
from squaredeal.games.poker import Hand, Mixed, Poker, Variant
from squaredeal.kernel import RAIL, Choice, ToAct, project
from squaredeal.runtime.messages import Happening
from squaredeal.server import views, wire
from squaredeal.server.ahead import Ahead
from squaredeal.server.guests import Guest, Reader
from squaredeal.server.members import now_ms
from squaredeal.server.page import Page, listen, raw
from squaredeal.server.verbs import verbs_of
from squaredeal.server.views import Around, Memory
from squaredeal.tables import CashTable, Table, coming_game

PAGES_KEPT: Final = 64
SHOWDOWN: Final = ("show", "muck")
_encode = msgspec.json.Encoder().encode


class _Snapshot(Struct, frozen=True, tag_field="type", tag="snapshot"):
    table: str
    version: int
    view: msgspec.Raw
    mine: msgspec.Raw
    clock: msgspec.Raw


class _Update(Struct, frozen=True, tag_field="type", tag="update"):
    table: str
    version: int
    events: msgspec.Raw
    view: msgspec.Raw
    mine: msgspec.Raw
    clock: msgspec.Raw


class Feed:
    """Renders each version of a table once for each audience, and hands it out.

    `connected` tells which players have a line; `on_page` hears every version after the readers.
    """

    def __init__(
        self,
        table: runtime.TableActor,
        rules: CashTable,
        family: str,
        connected: Callable[[], frozenset[int]],
        on_page: Callable[[Feed, Page], None],
    ) -> None:
        self.table, self.rules, self.family = table, rules, family
        self._connected, self._on_page = connected, on_page
        self.readers: set[Reader] = set()
        self.ahead = Ahead(table)
        self._memory = Memory()
        self._last: Hand | None = None
        self.pages: deque[Page] = deque(maxlen=PAGES_KEPT)
        self.pages.append(self._page(table.now()))
        self.stop = table.listen(self._hear)

    @property
    def variant(self) -> Variant:
        """The game of the hand in progress, or of the one to come."""
        page = self.now
        return page.variant if page.state.round is not None else self._coming(page.state)

    @property
    def poker(self) -> Poker | Mixed:
        """The game or the rotation of this table."""
        assert isinstance(self.rules.game, Poker | Mixed), "cash tables play poker"
        return self.rules.game

    @property
    def title(self) -> str:
        """What people call the game or rotation, in English."""
        game = self.poker
        return game.rotation.title if isinstance(game, Mixed) else game.variant.title

    def _coming(self, state: Table) -> Variant:
        return coming_game(self.rules.game, state).variant

    @property
    def now(self) -> Page:
        """The last version."""
        return self.pages[-1]

    def attach(self, reader: Reader, since: int | None) -> None:
        """Send what followed `since`, or the table as it stands, and everything from now on."""
        self.readers.add(reader)
        if since is None or not self.pages[0].version - 1 <= since <= self.now.version:
            page, mine = self.now, self._mine_raw(self.now, reader.guest)
            clock = raw(clock_view(page))
            snapshot = _Snapshot(self.table.id, page.version, page.view, mine, clock)
            reader.put(_encode(snapshot).decode())
            return
        for page in self.pages:
            if page.version > since:
                reader.put(self._update(page, reader.guest))

    def detach(self, reader: Reader) -> None:
        """Send no more."""
        self.readers.discard(reader)

    def mine(self, page: Page, guest: Guest) -> wire.Mine:
        """What only this player may see of a version. Choices come with the last version alone."""
        seat, part = page.seat_of(guest.player), page.part_of(guest.player)
        hand = page.rail if part is not None and page.state.round is not None else None
        cards, makes = own(page, part)
        offer = None
        if page is self.now:
            verbs = verbs_of(self.rules, self.table.id, page.state, page.awaits, seat, guest)
            if self._mucks(page, guest):
                verbs = {verb: said for verb, said in verbs.items() if verb not in SHOWDOWN}
            big = views.stakes_of(page.state.setup.stakes).big
            chosen = self.ahead.chosen(guest.player, page.state.number)
            offer = views.offer(verbs, seat, hand, big, chosen)
        balance = guest.balances.get(page.state.setup.unit, 0)
        bank_ms = 0 if seat is None else self.table.bank_ms(guest.player)
        return wire.Mine(seat, cards, views.first(makes), offer, bank_ms, balance, makes)

    def send_private(self, player: int) -> None:
        """The player's own part changed although the table did not."""
        for reader in self.readers:
            if reader.guest is not None and reader.player == player:
                mine = self.mine(self.now, reader.guest)
                private = wire.Private(self.table.id, self.now.version, mine)
                reader.put(_encode(private).decode())

    def _hear(self, happening: Happening) -> None:
        page = self._page(happening)
        self.pages.append(page)
        for reader in self.readers:
            reader.put(self._update(page, reader.guest))
        self._on_page(self, page)
        self.ahead.turn(page)
        self._muck_unasked(page)

    def _muck_unasked(self, page: Page) -> None:
        """Beaten hands of those who want it so are not shown."""
        for guest in {reader.guest for reader in self.readers if reader.guest is not None}:
            if self._mucks(page, guest):
                self.ahead.at_once(page, guest.player, "muck")

    def _mucks(self, page: Page, guest: Guest) -> bool:
        """Is this the showdown turn of somebody whose beaten hand is to be mucked?"""
        awaits = page.awaits
        if page.state.round is None or not isinstance(awaits, ToAct) or awaits.window:
            return False
        seat = page.seat_of(guest.player)
        if seat != awaits.seats[0] or not guest.mucks:
            return False
        return isinstance(self.rules.guard(page.state, seat, "muck"), Choice)

    def _page(self, happening: Happening) -> Page:
        memory, state = self._memory, happening.state
        round_id = round_name(happening.table, happening.round)
        heard = listen(happening, memory, round_id, self.poker)
        if isinstance(state.round, Hand):
            self._last = state.round
        played = memory.variant or self._coming(state)
        shown = played if state.round is not None else self._coming(state)
        game = self.poker
        around = Around(
            table=happening.table,
            name=state.setup.name,
            family=self.family,
            betting=shown.betting.value,
            unit=views.unit_of(state.setup.unit),
            round=round_id,
            turn=happening.turn,
            awaits=happening.awaits,
            occupants=happening.occupants,
            connected=self._connected(),
            watchers=sum(reader.player is None for reader in self.readers),
            title=self.title,
            rotation=views.rotation_of(game, state) if isinstance(game, Mixed) else None,
        )
        view = views.table_view(project(state, RAIL), memory, around)
        return Page(
            version=happening.version,
            at_ms=happening.at_ms,
            round=round_id,
            turn=happening.turn,
            state=state,
            hand=self._last,
            rail=memory.hand,
            boards=memory.all_boards,
            variant=played,
            players=dict(memory.players),
            occupants={each.seat: each.player for each in happening.occupants},
            bots=frozenset(each.player for each in happening.occupants if each.is_bot),
            awaits=happening.awaits,
            public=raw(heard.public),
            private={seat: raw(events) for seat, events in heard.private.items()},
            view=raw(view),
            clock=happening.clock,
            is_start=heard.is_start,
            is_end=heard.is_end,
            is_void=memory.is_void,
            left=tuple(heard.left),
        )

    def _update(self, page: Page, guest: Guest | None) -> str:
        events = page.events_for(None if guest is None else guest.player)
        mine, clock = self._mine_raw(page, guest), raw(clock_view(page))
        update = _Update(self.table.id, page.version, events, page.view, mine, clock)
        return _encode(update).decode()

    def _mine_raw(self, page: Page, guest: Guest | None) -> msgspec.Raw:
        return raw(None if guest is None else self.mine(page, guest))


def own(page: Page, seat: int | None) -> tuple[tuple[wire.CardView, ...], tuple[wire.Making, ...]]:
    """The cards of a seat as its player sees them, and what they make so far."""
    if seat is None or page.hand is None or page.rail is None:
        return (), ()
    cards = views.own_cards(project(page.hand.cards[seat], seat), seat, page.rail)
    return cards, views.makings(tuple(card.card for card in cards), page.boards, page.variant)


def clock_view(page: Page) -> wire.ClockView | None:
    """Whose time runs, at this moment; the seat is -1 when it is the house's, between rounds."""
    clock = page.clock
    if clock is None or not clock.seats:
        return None
    at = now_ms()
    is_bank = at >= clock.base_ends_ms and clock.ends_ms > clock.base_ends_ms
    return wire.ClockView(
        seat=clock.seats[0],
        deadline_ms=clock.ends_ms if is_bank else clock.base_ends_ms,
        now_ms=at,
        total_ms=clock.base_ends_ms - clock.starts_ms,
        bank_ms=clock.ends_ms - clock.base_ends_ms,
        is_bank=is_bank,
    )


def round_name(table: str, number: int) -> str:
    """The name of a round for people and addresses: the table's id and the round's number."""
    return f"{table}-{number}"


def round_number(table: str, name: str) -> int | None:
    """The number of a round of this table; None when it is no round of it."""
    head, _, tail = name.rpartition("-")
    return int(tail) if head == table and tail.isdecimal() else None


__all__ = ["Feed", "clock_view", "own", "round_name", "round_number"]
