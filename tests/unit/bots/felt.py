"""Bots at a cash table of their own, each with its seat's view and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from squaredeal import registry
from squaredeal.bots import Policy
from squaredeal.dealers import Seeded
from squaredeal.games.poker import BY_CODE, Forced, Stakes
from squaredeal.kernel import (
    HOUSE,
    Act,
    Choice,
    Lapse,
    ToAct,
    ToDeal,
    apply,
    choices,
    project,
    total,
)
from squaredeal.rules import standard
from squaredeal.tables import CashTable, Table, TableSetup
from squaredeal.tables.plan import stakes_in

ROOM = standard().room("online")
ALL = Stakes(small_blind=5, big_blind=10, ante=1, bring_in=3, small_bet=10, big_bet=20)
STACK = 1000


class Felt:
    """A table where every seat starts each hand with the same stack."""

    def __init__(self, code: str, policies: Sequence[Policy], **more: Any) -> None:
        self.machine = CashTable(registry.game(code, ROOM), ROOM)
        self.policies = policies
        stakes = ALL
        if code in BY_CODE:
            stakes = stakes_in(BY_CODE[code], ALL)
            if BY_CODE[code].forced is Forced.ANTES:
                stakes = Stakes(ante=1, small_bet=1, big_bet=1)
        setup = TableSetup(code, stakes, len(policies), (400, 10**6), **more)
        self.table: Table = self.machine.start(setup)[0]
        self.acts: list[Act] = []
        self.verbs: Counter[str] = Counter()
        self.won: Counter[int] = Counter()

    def move(self, move: Any) -> None:
        self.table, _ = apply(self.machine, self.table, move)
        assert 0 == total(self.machine.chips(self.table))

    def play(self, hands: int) -> Counter[int]:
        """What every seat has won by now."""
        for _ in range(hands):
            for seat, taken in enumerate(self.table.seats):
                if taken is not None:
                    self.won[seat] += taken.stack - STACK
                    self.move(Act(seat, "leave"))
                self.move(Act(seat, "sit", STACK, str(seat + 1)))
                self.move(Act(seat, "post_entry"))
            self.hand()
        return self.won + Counter()

    def hand(self) -> None:
        dealer = Seeded(self.table.number, self.machine.next_deck(self.table))
        self.move(Act(HOUSE, "start"))
        while self.table.round is not None:
            awaited = self.machine.awaits(self.table)
            if isinstance(awaited, ToDeal):
                self.move(dealer.answer(self.machine, self.table, awaited))
                continue
            assert isinstance(awaited, ToAct)
            self.speak(awaited)

    def speak(self, awaited: ToAct) -> None:
        """The first who is awaited chooses from what the round offers."""
        seat, round_ = awaited.seats[0], self.table.round
        if seat == HOUSE:
            self.move(Lapse(HOUSE))
            return
        game: Any = self.machine.game
        offered = choices(game, round_, seat)
        act = self.policies[seat].choose(project(round_, seat), seat, offered)
        assert any(isinstance(each, Choice) and each.verb == act.verb for each in offered)
        self.acts.append(act)
        self.verbs[act.verb] += 1
        self.move(act)
