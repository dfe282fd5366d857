"""One table's stream of versions to everybody who looks at it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any, Final

import msgspec

from squaredeal.kernel import RAIL, Seat, project
from squaredeal.runtime import Happening, TableActor
from squaredeal.server import wire
from squaredeal.server.casino.felt import Felt
from squaredeal.server.casino.offers import verbs_of
from squaredeal.server.casino.session import Sessions
from squaredeal.server.casino.view import casino_view
from squaredeal.server.guests import Guest, Reader
from squaredeal.server.members import now_ms
from squaredeal.tables import BankState, BankTable, RoundEnded, RoundStarted

LAST_MOST: Final = 40
HOUR_MS: Final = 3_600_000
_encode = msgspec.json.Encoder().encode


class CasinoFeed:
    """Tells each reader how the table stands, as the eyes of the own seat may see it.

    `on_end` hears of every round that is over, after the readers.
    """

    def __init__(
        self,
        table: TableActor,
        rules: BankTable,
        family: str,
        sessions: Sessions,
        connected: Callable[[], frozenset[int]],
        on_end: Callable[[CasinoFeed, RoundEnded], None],
    ) -> None:
        self.table, self.rules, self.family = table, rules, family
        self._sessions, self._connected, self._on_end = sessions, connected, on_end
        self.readers: set[Reader] = set()
        self.now: Happening = table.now()
        self.last: deque[wire.LastResult] = deque(maxlen=LAST_MOST)
        viewers: tuple[Seat, ...] = (RAIL, *range(self.state.setup.seats))
        self.felts = {seat: Felt(table.id, family, rules.game) for seat in viewers}
        self.frames: dict[Seat, list[wire.CasinoFrame]] = {seat: [] for seat in viewers}
        self._repeat: dict[Seat, tuple[wire.CasinoBet, ...]] = {}
        for scene in table.scenes:
            self._see(scene.events, scene.at_ms)
        table.listen(self._hear)

    @property
    def state(self) -> BankState:
        """The table as it stands."""
        state = self.now.state
        assert isinstance(state, BankState)
        return state

    def seat_of(self, player: int | None) -> Seat | None:
        """Where the player sits."""
        for each in self.now.occupants:
            if each.player == player:
                return each.seat
        return None

    def attach(self, reader: Reader) -> None:
        """Send the table as it stands, and everything from now on."""
        self.readers.add(reader)
        reader.put(self._message(reader, {RAIL: ()}))

    def detach(self, reader: Reader) -> bool:
        """Send no more; was this a reader?"""
        if reader not in self.readers:
            return False
        self.readers.discard(reader)
        return True

    def refresh(self, player: int) -> None:
        """The reader's own part changed although the table did not."""
        for reader in self.readers:
            if reader.player == player:
                reader.put(self._message(reader, {RAIL: ()}))

    def view(self, viewer: Seat) -> wire.CasinoView:
        """How the table looks to these eyes."""
        return casino_view(self.now, self.felts[viewer], self.last, self._connected())

    def held(self, seat: Seat | None) -> int:
        """Chips of a seat that lie in the round in progress."""
        return self.state.held[seat] if seat is not None and self.state.held else 0

    def _hear(self, happening: Happening) -> None:
        self.now = happening
        said = self._see(happening.events, happening.at_ms)
        ended = next((e for e in happening.events if isinstance(e, RoundEnded)), None)
        if ended is not None:
            self._on_end(self, ended)
        for reader in tuple(self.readers):
            reader.put(self._message(reader, said))

    def _see(
        self, events: tuple[Any, ...], at_ms: int
    ) -> dict[Seat, tuple[wire.CasinoHappened, ...]]:
        said: dict[Seat, tuple[wire.CasinoHappened, ...]] = {}
        if any(isinstance(event, RoundStarted) for event in events):
            self.frames = {seat: [] for seat in self.felts}
        ended = next((e for e in events if isinstance(e, RoundEnded)), None)
        for viewer, felt in self.felts.items():
            words = [word for event in events for word in felt.hear(project(event, viewer))]
            said[viewer] = tuple(words)
        if ended is not None:
            self._keep(ended)
        for viewer, felt in self.felts.items():
            if self.state.round is not None or ended is not None or not felt.is_over:
                self.frames[viewer].append(wire.CasinoFrame(at_ms, said[viewer], self.view(viewer)))
        return said

    def _keep(self, ended: RoundEnded) -> None:
        """What stays of a round that is over: its result, and each seat's stakes to repeat."""
        felt = self.felts[RAIL]
        if felt.facts and not ended.void:
            self.last.appendleft(wire.LastResult(felt.shown, dict(felt.facts)))
        for seat in range(self.state.setup.seats):
            placed = [(spot, chips) for (at, spot), chips in felt.placed.items() if at == seat]
            if placed:
                bets = [wire.CasinoBet(seat, spot, chips) for spot, chips in placed]
                self._repeat[seat] = tuple(bets)

    def _message(self, reader: Reader, said: dict[Seat, tuple[wire.CasinoHappened, ...]]) -> str:
        seat = self.seat_of(reader.player)
        viewer = RAIL if seat is None else seat
        mine = None if reader.guest is None else self._mine(reader.guest, seat)
        state = wire.CasinoState(
            self.table.id,
            self.now.version,
            said.get(viewer, ()),
            self.view(viewer),
            mine,
            self._clock(),
        )
        return _encode(state).decode()

    def _mine(self, guest: Guest, seat: Seat | None) -> wire.CasinoMine:
        taken = None if seat is None else self.state.seats[seat]
        away_ms = 0 if taken is None else taken.away_ms
        pending_ms = HOUR_MS * self.rules.house.value("rng.pending_hours", int)
        wallet = guest.balances.get(self.state.setup.unit, 0)
        return wire.CasinoMine(
            seat=seat,
            balance=wallet if taken is None else taken.purse,
            verbs=verbs_of(self.rules, self.state, seat, guest),
            session=self._sessions.of(guest.player).view(self.held(seat)),
            repeat=() if seat is None else self._repeat.get(seat, ()),
            returns_ms=away_ms + pending_ms if away_ms else None,
        )

    def _clock(self) -> wire.ClockView | None:
        clock = self.now.clock
        if clock is None or not clock.seats:
            return None
        total_ms = clock.ends_ms - clock.starts_ms
        return wire.ClockView(clock.seats[0], clock.ends_ms, now_ms(), total_ms)


__all__ = ["CasinoFeed"]
