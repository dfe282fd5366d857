"""What a server does for one decision beside socket and disk, against the bare door and step.

A table of six with one spectator, under the policy of the benchmark of hands. The bare act is
asked for, checked and stepped. The whole decision is read from its envelope, played at the table,
chained to the journal with a digest of its events, made into rows, projected and encoded for six
seats and the rail, and offered to the next seat.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from squaredeal import registry
from squaredeal.cli.benchmarks.hands import SEATS, chosen, setup
from squaredeal.journal import digest_events, encode_move, genesis, head_of, seal
from squaredeal.kernel import HOUSE, Act, Chance, ToAct, ToDeal, apply
from squaredeal.rules import standard
from squaredeal.runtime import Answer, Ask, Envelope, rows
from squaredeal.runtime.scribe import Written
from squaredeal.runtime.stage import Scenery, Stage
from squaredeal.runtime.turns import Turn, next_turn
from squaredeal.tables import CashTable, RoundStarted, Table, TableSetup

CODE = "nlhe@1"
ROUNDS = 20
Decision: TypeAlias = tuple[Table, Act, bytes]
_decode = msgspec.json.Decoder(Envelope).decode


class Sample(Struct, frozen=True):
    """Decisions that were really made: the table before each, the act, and its envelope."""

    machine: CashTable
    decisions: tuple[Decision, ...]


def sample() -> Sample:
    """Some hands at one table, every act of a player noted."""
    house = standard().room("online")
    machine = CashTable(registry.game(CODE, house), house)
    start, random = setup(), Random(1)
    low, high = start.stacks[0], 10 * start.stacks[0]
    state, _ = machine.start(TableSetup(CODE, start.stakes, SEATS, (low, high)))
    for seat in range(SEATS):
        state, _ = apply(machine, state, Act(seat, "sit", low, str(seat + 1)))
    noted: list[Decision] = []
    for _ in range(ROUNDS):
        state = _hand(machine, state, random, noted)
    return Sample(machine, tuple(noted))


def _hand(machine: CashTable, state: Table, random: Random, noted: list[Decision]) -> Table:
    state, _ = apply(machine, state, Act(HOUSE, "seal", spot="0" * 64))
    state, _ = apply(machine, state, Act(HOUSE, "start"))
    cards = random.sample(machine.deck(state.setup), 2 * SEATS + 5)
    while state.round is not None:
        awaited = machine.awaits(state)
        if isinstance(awaited, ToDeal):
            dealt = tuple(cards.pop() for _ in range(awaited.count))
            state, _ = apply(machine, state, Chance(dealt))
        elif isinstance(awaited, ToAct):
            act = chosen(machine, state, awaited.seats[0], random.random())
            if not isinstance(act, Act):
                state, _ = apply(machine, state, act)
                continue
            ask = Ask(act.verb, act.amount)
            noted.append((state, act, msgspec.json.encode(Envelope("c-1", "t1", ask, 1, 1))))
            state, _ = apply(machine, state, act)
    return _topped_up(machine, state)


def _topped_up(machine: CashTable, state: Table) -> Table:
    """Every stack is what it was at first, or more."""
    low = state.setup.buy_in[0]
    for seat, taken in enumerate(state.seats):
        if taken is not None and taken.stack < low:
            state, _ = apply(machine, state, Act(seat, "top_up", low - taken.stack))
    return state


def bare(found: Sample) -> Callable[[int], int]:
    """The policy's questions, the door of the game, and its step."""
    game, random = found.machine.game, Random(2)
    acts = [(table.round, act) for table, act, _ in found.decisions]

    def work(count: int) -> int:
        rounds = max(1, count // len(acts))
        for _ in range(rounds):
            for hand, act in acts:
                chosen(game, hand, act.seat, random.random())
                apply(game, hand, act)
        return rounds * len(acts)

    return work


def whole(found: Sample) -> Callable[[int], int]:
    """The same acts as a server takes them."""

    def work(count: int) -> int:
        rounds = max(1, count // len(found.decisions))
        for _ in range(rounds):
            _Server(found.machine).serve(found.decisions)
        return rounds * len(found.decisions)

    return work


class _Server:
    """One table's journal and viewers, without the disk and the sockets."""

    def __init__(self, machine: CashTable) -> None:
        self.machine = machine
        self.stage = Stage("t1", machine, lambda player: (f"Player{player}", False))
        self.head = genesis("t1")

    def serve(self, decisions: tuple[Decision, ...]) -> None:
        """Every decision, one after another."""
        self._open(decisions[0][0])
        for before, _, text in decisions:
            envelope = _decode(text)
            if self.head.sequence % 200 == 199:
                self._open(before)
            awaited = self.machine.awaits(before)
            assert isinstance(awaited, ToAct)
            act = Act(awaited.seats[0], envelope.body.verb, envelope.body.amount)
            self._play(before, act, awaited, envelope)

    def _open(self, state: Table) -> None:
        """Seven viewers, their snapshots read."""
        for old in tuple(self.stage.channel.subscriptions):
            old.close()
        now = Scenery(state, 0, Turn(), 0, self.machine.awaits(state), None)
        for player in (*range(1, SEATS + 1), None):
            self.stage.subscribe(now, player, None, house=False)

    def _play(self, before: Table, act: Act, awaited: Any, envelope: Envelope) -> None:
        machine = self.machine
        after, events = apply(machine, before, act)
        awaits = machine.awaits(after)
        at = next_turn(Turn(1, 1), act, awaited, awaits, machine.game.verbs)
        digest, body = digest_events(events), encode_move(act)
        entry = seal(self.head, 1, 1_000, body, digest, "", act.seat + 1, envelope.id)
        self.head = head_of(entry)
        rows.entry_row("t1", entry)
        rows.answer_row("t1", act.seat + 1, Answer(envelope.id, "accepted", entry.sequence))
        written = Written(entry, act, before, after, at, awaits, events)
        assert not written.said(RoundStarted)
        self.stage.show(Scenery(after, entry.sequence, at, 1_000, awaits, None), written)


__all__ = ["Sample", "bare", "sample", "whole"]
