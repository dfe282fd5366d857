"""What a table shows: who sits where, snapshots, updates and offers for each of its viewers."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from traceback import format_exception
from typing import Any, TypeAlias

import structlog
from msgspec import Struct

from squaredeal.kernel import HOUSE, RAIL, Await, Choice, Lapse, Seat, ToAct, choices, project
from squaredeal.runtime.messages import Clock, Happening, LobbyRow, Occupant, Offer, Snapshot
from squaredeal.runtime.publish import (
    Channel,
    News,
    Subscription,
    encode,
    is_new,
    offer,
    viewer_of,
)
from squaredeal.runtime.scribe import Written
from squaredeal.runtime.turns import Turn
from squaredeal.tables import (
    BankSetup,
    RoundEnded,
    RoundStarted,
    SatDown,
    Seated,
    StoodUp,
    TableGame,
    TableState,
)

_log = structlog.get_logger()
Names: TypeAlias = Callable[[int], tuple[str, bool]]
"""A player's nickname, and whether it is a bot's."""


class Scenery(Struct, frozen=True):
    """Everything that a viewer's picture is drawn from."""

    state: TableState
    version: int
    at: Turn
    at_ms: int
    awaits: Await
    clock: Clock | None


class Stage:
    """The public side of one table."""

    def __init__(self, table: str, game: TableGame, names: Names) -> None:
        self.table, self.game, self.names = table, game, names
        self.channel = Channel(table)
        self._seated: tuple[tuple[Seat, int], ...] = ()
        self._occupants: tuple[Occupant, ...] = ()
        self._seats: tuple[Seated | None, ...] = ()
        self._settled: dict[Seat, tuple[Choice, ...]] = {}
        self.hearers: list[Callable[[Happening], None]] = []
        self._pots: deque[int] = deque(maxlen=20)
        self._ends: deque[int] = deque(maxlen=20)

    def occupants(self, state: TableState) -> tuple[Occupant, ...]:
        """Who sits where, by seat."""
        self._look(state)
        return self._occupants

    def _look(self, state: TableState) -> tuple[tuple[Seat, int], ...]:
        """Seat and player of every taken seat, read anew only when the seats have changed."""
        if self._seats is not state.seats:
            self._seats, self._settled = state.seats, {}
            at = seated(state)
            if at != self._seated:
                self._seated = at
                self._occupants = tuple(
                    Occupant(seat, player, *self.names(player)) for seat, player in at
                )
        return self._seated

    def subscribe(
        self, now: Scenery, player: int | None, after: int | None, house: bool
    ) -> Subscription:
        """A new viewer, brought up to date."""
        subscription = self.channel.subscribe(player, house)
        viewer = viewer_of(subscription, seats_by_player(now.state))
        subscription.viewer = viewer
        missed = None
        if after is not None and self.channel.version >= 0:
            missed = self.channel.missed(after, viewer, player)
        for message in [self.snapshot(now, viewer)] if missed is None else missed:
            subscription.push(message)
        self._offer(now, subscription, {})
        return subscription

    def show(self, now: Scenery, written: Written) -> None:
        """Everybody sees what happened, and players what they may do next."""
        news = self._news(now, written)
        self.channel.publish(news, lambda viewer: self.snapshot(now, viewer))
        self._offer_all(now)
        if self.hearers:
            move = written.move
            lapsed = move.seat if isinstance(move, Lapse) else None
            happening = self.happening(now, news, lapsed)
            for hear in tuple(self.hearers):
                _tell(hear, happening)
        for event in news.events:
            if isinstance(event, RoundEnded) and not event.void:
                won = zip(event.before, event.after, strict=True)
                lost = sum(max(0, before - after) for before, after in won)
                self._pots.append(lost)
                self._ends.append(news.at_ms)

    def happening(
        self, now: Scenery, news: News | None = None, lapsed: Seat | None = None
    ) -> Happening:
        """The table as this process knows it, veils closed; without news nothing has happened."""
        return Happening(
            table=self.table,
            version=now.version,
            at_ms=now.at_ms,
            round=now.at.round,
            turn=now.at.turn,
            state=now.state,
            events=() if news is None else news.events,
            awaits=now.awaits,
            occupants=self.occupants(now.state),
            clock=now.clock,
            commitment=now.state.seal,
            lapsed=lapsed,
        )

    def snapshot(self, now: Scenery, viewer: Seat) -> bytes:
        """The whole table as this viewer may see it."""
        return encode(
            Snapshot(
                table=self.table,
                version=now.version,
                at_ms=now.at_ms,
                round=now.at.round,
                turn=now.at.turn,
                viewer=viewer,
                state=project(now.state, viewer),
                awaits=now.awaits,
                occupants=self.occupants(now.state),
                clock=now.clock,
                commitment=now.state.seal,
            )
        )

    def offer(self, now: Scenery, seat: Seat | None) -> Offer:
        """What the player of this seat may do; without a seat, where to sit."""
        free: tuple[tuple[Seat, Choice], ...] = ()
        own: tuple[Choice, ...] = ()
        if seat is None:
            asked = ((s, self.game.guard(now.state, s, "sit")) for s in range(len(now.state.seats)))
            free = tuple((s, choice) for s, choice in asked if isinstance(choice, Choice))
        else:
            own = self._choices(now, seat)
        return offer(self.table, now.version, now.at, seat, own, free)

    def _choices(self, now: Scenery, seat: Seat) -> tuple[Choice, ...]:
        """What a seat may do; in a round that does not await it, only what its table offers."""
        game, state = self.game, now.state
        if state.round is None or not game.settled_verbs:
            return choices(game, state, seat)
        settled = self._settled_choices(state, seat)
        if not _is_awaited(now, seat):
            return settled
        return choices(game.game, state.round, seat) + settled

    def _settled_choices(self, state: TableState, seat: Seat) -> tuple[Choice, ...]:
        """Choices that hold until somebody comes, goes or changes status, kept until then."""
        self._look(state)
        settled = self._settled.get(seat)
        if settled is None:
            game = self.game
            settled = self._settled[seat] = choices(game, state, seat, game.settled_verbs)
        return settled

    def facts(self, now: Scenery) -> LobbyRow:
        """The table as the lobby shows it."""
        setup = now.state.setup
        span_ms = self._ends[-1] - self._ends[0] if len(self._ends) > 1 else 0
        return LobbyRow(
            table=self.table,
            name=setup.name,
            game=setup.game,
            unit=setup.unit,
            stakes=_stakes(setup),
            seats=setup.seats,
            seated=sum(taken is not None for taken in now.state.seats),
            watching=sum(s.viewer == RAIL for s in self.channel.subscriptions),
            rounds=now.at.round,
            round_open=now.state.round is not None,
            average_pot=sum(self._pots) // len(self._pots) if self._pots else 0,
            rounds_an_hour=3_600_000 * (len(self._ends) - 1) // span_ms if span_ms else 0,
        )

    def _news(self, now: Scenery, written: Written) -> News:
        moved = written.said(SatDown) or written.said(StoodUp)
        paid = any(isinstance(e, RoundEnded) and not e.void for e in written.events)
        ended = written.story if paid else None
        return News(
            version=now.version,
            at_ms=now.at_ms,
            at=now.at,
            events=written.events,
            awaits=now.awaits,
            clock=now.clock,
            seated=self._look(now.state),
            occupants=self.occupants(now.state) if moved else None,
            commitment=written.before.seal if written.said(RoundStarted) else "",
            proof=None if ended is None else ended.proof,
        )

    def _offer_all(self, now: Scenery) -> None:
        """Everybody learns what they may do; who is not awaited keeps the last offer in a round."""
        self._look(now.state)
        kept = {} if now.state.round is None else self._settled
        known: dict[Seat | None, Offer] = {}
        for subscription in tuple(self.channel.subscriptions):
            offered, viewer = subscription.offered, subscription.viewer
            holds = offered is not None and viewer in kept and offered.choices is kept[viewer]
            if viewer is None or not holds or _is_awaited(now, viewer):
                self._offer(now, subscription, known)

    def _offer(
        self, now: Scenery, subscription: Subscription, known: dict[Seat | None, Offer]
    ) -> None:
        viewer = subscription.viewer
        if viewer == HOUSE or subscription.player is None or viewer is None:
            return
        seat = None if viewer == RAIL else viewer
        fresh = known.get(seat)
        if fresh is None:
            fresh = known[seat] = self.offer(now, seat)
        if is_new(subscription.offered, fresh, self.game.game.verbs):
            subscription.offered = fresh
            subscription.push(encode(fresh))


def _is_awaited(now: Scenery, seat: Seat) -> bool:
    return isinstance(now.awaits, ToAct) and seat in now.awaits.seats


def _stakes(setup: Any) -> str:
    if isinstance(setup, BankSetup):
        return f"{setup.limits.low}-{setup.limits.high}"
    return f"{setup.stakes.small_blind}/{setup.stakes.big_blind}"


def _tell(hear: Callable[[Happening], None], happening: Happening) -> None:
    """Who listens badly must not stop the table."""
    try:
        hear(happening)
    except Exception as error:
        _log.error(
            "listener failed",
            table=happening.table,
            error=str(error),
            trace=format_exception(error),
        )


def seated(state: TableState) -> tuple[tuple[Seat, int], ...]:
    """Seat and player of every taken seat, in seat order."""
    seats = enumerate(state.seats)
    return tuple([(seat, int(taken.player)) for seat, taken in seats if taken is not None])


def seats_by_player(state: TableState) -> Mapping[int, Seat]:
    """Where each player sits, in seat order."""
    return {player: seat for seat, player in seated(state)}


__all__ = ["Names", "Scenery", "Stage", "seated", "seats_by_player"]
