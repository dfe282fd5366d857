"""Check a move and append it with everything that follows from it, in one commit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from squaredeal.dealers import Sealed
from squaredeal.journal import Entry, digest_events, encode_move, head_of, seal
from squaredeal.kernel import (
    HOUSE,
    Act,
    Await,
    Broken,
    Chance,
    Choice,
    Illegal,
    Move,
    Rule,
    ToDeal,
    apply,
    refuse,
)
from squaredeal.ledger import Code, Denied, chart
from squaredeal.runtime import rows
from squaredeal.runtime.messages import Answer, Occupant
from squaredeal.runtime.money import check_chips, posting
from squaredeal.runtime.pace import Time
from squaredeal.runtime.record import Scene, Story
from squaredeal.runtime.recover import Restored, begin_story, pin_of
from squaredeal.runtime.turns import Turn, next_turn
from squaredeal.store import Change, Commit, Store
from squaredeal.tables import (
    BankState,
    Closed,
    RoundEnded,
    RoundStarted,
    Table,
    TableGame,
    TableState,
)


class Written(Struct, frozen=True):
    """A move that is durable now, and what it did. `story` is the round's, if there is one."""

    entry: Entry
    move: Move
    before: TableState
    after: TableState
    at: Turn
    awaits: Await
    events: tuple[Struct, ...]
    story: Story | None = None

    def said(self, kind: type[Struct]) -> bool:
        """Did an event of this kind happen?"""
        return kind in [type(event) for event in self.events]


class Scribe:
    """The state of one table and the end of its journal, which only move together."""

    def __init__(
        self,
        store: Store,
        id_: str,
        game: TableGame,
        epoch: int,
        time: Time,
        occupants: Callable[[TableState], tuple[Occupant, ...]],
    ) -> None:
        self.id, self.game, self.epoch = id_, game, epoch
        self._occupants = occupants
        self._store, self._time = store, time
        self._pin = self._pinned = pin_of(game)

    def restore(self, restored: Restored) -> None:
        """Stand where the journal ends."""
        self.state, self.head = restored.state, restored.head
        self.at, self.at_ms = restored.at, restored.at_ms
        self.sealed, self.story = restored.sealed, restored.story
        self._pinned = restored.pinned

    @property
    def is_outdated(self) -> bool:
        """Did the round in progress begin by other rules than those of now?"""
        return self._pinned not in ("", self._pin)

    def deal(self, owed: ToDeal) -> Chance:
        """What the round's device says next. Raises Broken when no deck was sealed for it."""
        if self.story is None or self.story.dealer is None:
            raise Broken(f"{self.id}: there is no sealed deck for round {self.state.number}")
        return self.story.dealer.answer(self.game, self.state, owed)

    def new_seal(self) -> Act:
        """Shuffle and seal the next deck; the act that publishes the seal."""
        self.sealed = Sealed.new(self.game.next_deck(self.state))
        return Act(HOUSE, "seal", spot=self.sealed.seal())

    async def play(self, move: Move, player: int | None = None, envelope: str = "") -> Written:
        """The move, checked, appended and synced.

        Raises Illegal when the rules or the ledger refuse it, Unavailable when it could not be
        written (read the journal again before going on), Broken when our own sums are wrong.
        """
        written = self._take(move, player, envelope)
        commit = self._commit(written, player, envelope)
        done = await asyncio.wrap_future(self._store.submit(commit))
        if isinstance(done, Denied):
            raise self._denial(done, written, player)
        self.state, self.at = written.after, written.at
        self.head, self.at_ms = head_of(written.entry), written.entry.at_ms
        self.story = None if written.said(RoundEnded) else written.story
        if self.story is not None:
            self.story.scenes.append(_scene(written))
        return written

    def _take(self, move: Move, player: int | None, envelope: str) -> Written:
        game, before = self.game, self.state
        awaited = game.awaits(before)
        after, events = apply(game, before, move)
        awaits = game.awaits(after)
        verbs, begins = game.game.verbs, game.begins_with
        at = next_turn(self.at, move, awaited, awaits, verbs, begins)
        now_ms = max(self._time.now_ms(), self.at_ms)
        started = next((event for event in events if isinstance(event, RoundStarted)), None)
        story = self.story
        if started is not None:
            story = begin_story(self.id, started, self.sealed)
        if isinstance(move, Chance) and story is not None:
            story.deal(move)
        entry = seal(
            self.head,
            self.epoch,
            now_ms,
            encode_move(move),
            digest_events(events),
            "" if started is None else self._pin,
            player,
            envelope,
        )
        return Written(entry, move, before, after, at, awaits, events, story)

    def _commit(self, done: Written, player: int | None, envelope: str) -> Commit[Any]:
        entry, id_ = done.entry, self.id
        money = posting(id_, entry.sequence, done.before, done.events, done.after, entry.at_ms)
        changes: list[Change] = [rows.entry_row(id_, entry)]
        if player is not None and envelope:
            answer = Answer(envelope, "accepted", entry.sequence)
            changes.append(rows.answer_row(id_, player, answer))
        if isinstance(done.move, Act) and done.move.verb == "seal" and self.sealed is not None:
            changes.append(rows.seal_row(id_, done.before.number + 1, self.sealed))
        if isinstance(done.move, Rule) and player is not None:
            changes.append(rows.staff_row(entry.at_ms, player, f"{id_}: ruling", entry.body))
        for event in done.events:
            if isinstance(event, RoundStarted):
                changes.append(rows.round_row(id_, event, entry.sequence, entry.at_ms))
            elif isinstance(event, RoundEnded):
                seats = self._occupants(done.before)
                dealt = [seat for seat in seats if seat.seat in done.before.dealt_in]
                facts = self._facts(done.before)
                end = rows.end_rows(
                    id_, event, tuple(dealt), entry, done.story, _scene(done), facts
                )
                changes += [*end, rows.checkpoint_row(id_, entry.sequence, done.after)]
            elif isinstance(event, Closed):
                changes.append(rows.closed_row(id_, entry.at_ms))
        if money.orders:
            check_chips(self.game, done.after)
        return Commit(tuple(changes), money.accounts, money.orders, stream=id_, epoch=self.epoch)

    def _facts(self, table: TableState) -> dict[str, Any]:
        setup = table.setup
        if not isinstance(table, Table):
            return {name: getattr(setup, name) for name in ("name", "game", "unit", "room")}
        return {
            "name": setup.name,
            "game": setup.game,
            "unit": setup.unit,
            "stakes": setup.stakes,
            "button": table.dealing.button,
        }

    def _denial(self, denied: Denied, done: Written, player: int | None) -> Exception:
        """The ledger's no to a player who lacks the chips is a refusal; any other is our fault."""
        move, unit = done.move, self.state.setup.unit
        if denied.code is Code.CREDITS_EXCEEDED and isinstance(move, Act) and player is not None:
            choice = self.game.guard(done.before, move.seat, move.verb)
            wallet = self._store.account(chart.wallet(player, unit).id)
            held = 0 if wallet is None else wallet.available
            is_short = held < (move.amount or 0) or isinstance(done.before, BankState)
            if isinstance(choice, Choice) and is_short:
                return Illegal(refuse("not_enough_funds", choice.clause, available=held))
        return Broken(f"{self.id}: the ledger refuses {denied.transfer}: {denied.code.name}")


def _scene(done: Written) -> Scene:
    return Scene(done.entry.sequence, done.entry.at_ms, done.at.turn, done.events)


__all__ = ["Scribe", "Written"]
