"""A cash table: the same kind of machine as a game, and a machine of rounds.

Its moves are those of the seats (sit, leave, top_up, ...), of HOUSE (seal, start, close) and every
move of the round in progress, which it hands on. Seats come and go at any time; what they bring or
take waits for the round's end. A round that is void gives every seat what it held before, and the
button stays (refund.cash.void-hands).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.games.poker import Mixed
from squaredeal.kernel import (
    FLOOR,
    HOUSE,
    Act,
    Await,
    Chance,
    Choice,
    Game,
    Outcome,
    Over,
    Refusal,
    Rule,
    Seat,
    Step,
    ToAct,
    refuse,
)
from squaredeal.rules import HouseRules
from squaredeal.tables import events as said
from squaredeal.tables.guards import GUARDS, TableClauses
from squaredeal.tables.mix import choose, chooser, coming_game, guard_choice
from squaredeal.tables.plan import plan
from squaredeal.tables.rounds import finish, start, void
from squaredeal.tables.seating import SEATED
from squaredeal.tables.table import Table, TableSetup

BETWEEN = "between"
"""The clock between rounds; HOUSE starts the next one when it runs out."""
LEFT = "left"
"""The clock of a player who has left: it runs out at once."""
OFFER = "offer"
"""The clock of what nobody has to take up: straddles, votes, rabbits."""
CHOICE = "choice"
"""The clock between rounds while the next game may be chosen."""


class CashTable:
    """The rules of one table around the rules of its game."""

    begins_with = "start"
    resumes = False

    def __init__(self, game: Game[Any], house: HouseRules) -> None:
        self.game = game
        self.house = house
        self.clauses = TableClauses.of(house)
        self.void_clause = house["refund.cash.button"].clause
        self.void_moves_button = house.value("refund.cash.button", str) != "replayed"
        self.code = f"table/{game.code}"
        self.setup_type = TableSetup
        self.state_type = Table
        self.event_types: tuple[type[Struct], ...] = (*game.event_types, *said.EVENT_TYPES)
        self.is_chosen = isinstance(game, Mixed) and game.rotation.is_chosen
        own = ("choose", *GUARDS) if self.is_chosen else GUARDS
        self.settled_verbs = tuple(verb for verb in own if verb not in game.verbs)
        self.verbs = (*game.verbs, *self.settled_verbs)
        self.rulings = tuple(dict.fromkeys(("void", *game.rulings)))

    def deck(self, setup: TableSetup) -> tuple[str, ...]:
        """The cards of the deck of the first game."""
        return self.next_deck(self.start(setup)[0])

    def next_deck(self, s: Table) -> tuple[str, ...]:
        """Every round has the whole deck of its game."""
        return coming_game(self.game, s).variant.deck.cards

    def start(self, setup: TableSetup) -> Step[Table]:
        """An empty table."""
        return Table(setup, (None,) * setup.seats), ()

    def awaits(self, s: Table) -> Await:
        """What the round awaits, or between rounds HOUSE; a player who left is not waited for."""
        if s.round is None:
            if not s.opened:
                return Over()
            may_choose = self.is_chosen and not s.choice and chooser(self.game, s) is not None
            return ToAct((HOUSE,), CHOICE if may_choose else BETWEEN, window=True)
        awaited = self.game.awaits(s.round)
        if not isinstance(awaited, ToAct):
            return awaited
        if awaited.window:
            return ToAct(awaited.seats, OFFER, window=True)
        return ToAct(awaited.seats, LEFT) if self._has_left(s, awaited.seats[0]) else awaited

    @staticmethod
    def _has_left(s: Table, seat: Seat) -> bool:
        taken = s.seats[seat] if 0 <= seat < len(s.seats) else None
        return taken is not None and taken.leaving

    def guard(self, s: Table, seat: Seat, verb: str) -> Choice | Refusal:
        """The table's own verbs at any time, the round's while there is one."""
        ask = GUARDS.get(verb)
        if ask is not None and not (verb == "close" and s.round is not None):
            return ask(self.clauses, s, seat)
        if verb == "choose":
            return guard_choice(self.game, s, seat)
        if s.round is None:
            return refuse("no_round", self.clauses.entry)
        if verb == "void" and seat == FLOOR:
            return Choice("void", self.void_clause)
        return self.game.guard(s.round, seat, verb)

    def admits(self, s: Table, outcome: Outcome) -> bool:
        """What the round admits."""
        return s.round is not None and self.game.admits(s.round, outcome)

    def outcomes(self, s: Table) -> Iterable[tuple[Outcome, Fraction]]:
        """The round's own law of chance."""
        return () if s.round is None else self.game.outcomes(s.round)

    def lapse(self, s: Table, seat: Seat) -> Act:
        """The round's own silence; between rounds HOUSE starts the next."""
        return Act(HOUSE, "start") if s.round is None else self.game.lapse(s.round, seat)

    def step(self, s: Table, move: Act | Chance | Rule) -> Step[Table]:
        """The transition, unchecked."""
        if isinstance(move, Rule) and move.ruling.verb == "void":
            return void(s, self.game, move.clause, self.void_moves_button)
        if isinstance(move, Act):
            if move.verb == "start":
                return self._go(*start(s, self.game, plan(s, self.game, self.house)))
            if move.verb == "choose":
                return choose(s, move)
            seated = SEATED.get(move.verb)
            if seated is not None and not (move.verb == "close" and s.round is not None):
                return seated(s, move)
        assert s.round is not None
        after, happened = self.game.step(s.round, move)
        return self._go(replace(s, round=after), happened)

    def _go(self, s: Table, happened: tuple[Struct, ...]) -> Step[Table]:
        if s.round is None or not isinstance(self.game.awaits(s.round), Over):
            return s, happened
        after, ended = finish(s, self.game)
        return after, happened + ended

    def chips(self, s: Table) -> Mapping[str, int]:
        """Everything on the table, the house's take, and what players have brought, as a debt."""
        held = {"wallet": s.wallet, "rake": s.rake, "jackpot": s.drop}
        for seat, taken in enumerate(s.seats):
            if taken is not None:
                held[f"queued:{seat}"] = taken.top_up
                held[f"stack:{seat}"] = taken.stack
        if s.round is not None:
            for seat in s.dealt_in:
                held[f"stack:{seat}"] = 0
            for place, chips in self.game.chips(s.round).items():
                held[place] = held.get(place, 0) + chips
        return held

    def bound(self, setup: TableSetup) -> int:
        """A table goes on until it is closed."""
        return 2**62


__all__ = ["BETWEEN", "CHOICE", "LEFT", "OFFER", "CashTable"]
