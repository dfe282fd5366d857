"""A table of rounds against the house: the same kind of machine as a game.

Two forms. A private table has one seat and nobody to wait for; a shared one has several and a clock
on its windows. Between rounds HOUSE seals the next one; the first stake begins it. What a seat may
stake is its player's wallet: HOUSE tells the table when that has changed elsewhere (`purse`), and
every stake leaves the wallet in the commit that makes it. Nothing is decided for an absent player
of a private table: the round waits, and is void when it has waited long enough
(rng.reconnect-resume, rng.pending-24h).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.kernel import (
    ANY_SPOT,
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
from squaredeal.tables import bank_rounds as rounds
from squaredeal.tables import events as said
from squaredeal.tables.bank_state import (
    BankSetup,
    BankState,
    Guest,
    chips_of,
    purses,
    round_setup,
)
from squaredeal.tables.cash import BETWEEN

WINDOW: Final = "window"
DECISION: Final = "decision"
"""The clocks of a shared table."""
CLAUSE: Final = "rng.reconnect-resume"
PENDING: Final = "rng.pending-24h"
LIMITS: Final = "live.bet.reject-limits"
FAIRNESS: Final = "rng.outcomes"
CHIPS_MOST: Final = 2**53
_OWN = ("sit", "leave", "seed")
_HOUSES = ("seal", "purse", "away", "back", "shut")


class BankTable:
    """The rules of one table around the rules of its game."""

    begins_with = "seal"
    resumes = True
    settled_verbs: tuple[str, ...] = ()

    def __init__(self, game: Game[Any], house: HouseRules) -> None:
        self.game = game
        self.house = house
        self.code = f"bank/{game.code}"
        self.setup_type = BankSetup
        self.state_type = BankState
        self.event_types: tuple[type[Struct], ...] = (*game.event_types, *said.EVENT_TYPES)
        self.verbs = (*game.verbs, *_OWN, *_HOUSES)
        self.rulings = game.rulings

    def deck(self, setup: BankSetup) -> tuple[str, ...]:
        """The cards of a fresh shoe."""
        return self.game.deck(round_setup(self.game, self.start(setup)[0]))

    def next_deck(self, s: BankState) -> tuple[str, ...]:
        """The cards that the next round finds in the shoe."""
        return self.game.deck(round_setup(self.game, s))

    def start(self, setup: BankSetup) -> Step[BankState]:
        """An empty table."""
        return BankState(setup, (None,) * setup.seats), ()

    def awaits(self, s: BankState) -> Await:
        """What the round awaits; before it, the first stake of anybody who has chips."""
        if s.round is not None:
            return self._timed(s, self.game.awaits(s.round))
        if not s.opened:
            return Over()
        if not s.seal or not any(purses(s)):
            return ToAct((HOUSE,), BETWEEN, window=True)
        coming = self.game.awaits(self._coming(s))
        assert isinstance(coming, ToAct)
        seats = tuple([seat for seat in coming.seats if seat != HOUSE])
        return self._timed(s, ToAct(seats, coming.clock, coming.window))

    def guard(self, s: BankState, seat: Seat, verb: str) -> Choice | Refusal:
        """The table's own verbs at any time, the round's from the first stake on."""
        if verb in _HOUSES:
            return self._house(s, seat, verb)
        if verb in _OWN:
            return self._seat(s, seat, verb)
        if s.round is not None:
            return self.game.guard(s.round, seat, verb)
        if seat == FLOOR or not 0 <= seat < len(s.seats) or s.seats[seat] is None:
            return refuse("no_round", CLAUSE)
        return self._first_stake(s, seat, verb)

    def admits(self, s: BankState, outcome: Outcome) -> bool:
        """What the round admits."""
        return s.round is not None and self.game.admits(s.round, outcome)

    def outcomes(self, s: BankState) -> Iterable[tuple[Outcome, Fraction]]:
        """The round's own law of chance."""
        return () if s.round is None else self.game.outcomes(s.round)

    def lapse(self, s: BankState, seat: Seat) -> Act:
        """The round's own silence."""
        return Act(HOUSE, "seal") if s.round is None else self.game.lapse(s.round, seat)

    def step(self, s: BankState, move: Act | Chance | Rule) -> Step[BankState]:
        """The transition, unchecked."""
        if isinstance(move, Act) and move.verb in (*_OWN, *_HOUSES):
            return _STEPS[move.verb](s, move)
        begun: tuple[Struct, ...] = ()
        if s.round is None:
            s, begun = rounds.begin(s, self.game)
        state, happened = self.game.step(s.round, move)
        after, told = rounds.follow(s, self.game, state, happened)
        if not isinstance(self.game.awaits(state), Over):
            return after, begun + told
        is_void = isinstance(move, Rule) and move.ruling.verb == "void"
        clause = move.clause if isinstance(move, Rule) else ""
        done, ended = rounds.finish(after, self.game, clause, void=is_void)
        return done, begun + told + ended

    def chips(self, s: BankState) -> Mapping[str, int]:
        """Everything on the table, the house's bank, and what wallets have brought, as a debt."""
        return chips_of(self.game, s)

    def bound(self, setup: BankSetup) -> int:
        """A table goes on until it is shut."""
        return 2**62

    def _coming(self, s: BankState) -> Any:
        """The round that the next stake begins."""
        return self.game.start(round_setup(self.game, s))[0]

    def _timed(self, s: BankState, awaited: Await) -> Await:
        """A shared table has clocks of its own; a private one waits."""
        if s.setup.owner or not isinstance(awaited, ToAct):
            return awaited
        return ToAct(awaited.seats, WINDOW if awaited.window else DECISION, awaited.window)

    def _first_stake(self, s: BankState, seat: Seat, verb: str) -> Choice | Refusal:
        limit = s.setup.bank_limit
        if not s.opened:
            return refuse("table_closed", CLAUSE)
        if limit and s.bank <= -limit:
            return refuse("bank_limit_reached", LIMITS, limit=limit)
        if not s.seal:
            return refuse("not_sealed_yet", FAIRNESS)
        if not any(purses(s)):
            return refuse("insufficient_funds", LIMITS, stack=0, low=s.setup.limits.low)
        answer = self.game.guard(self._coming(s), seat, verb)
        if isinstance(answer, Choice) and answer.low is None:
            return refuse("nothing_placed", answer.clause)
        return answer

    def _seat(self, s: BankState, seat: Seat, verb: str) -> Choice | Refusal:
        if not 0 <= seat < len(s.seats):
            return refuse("no_such_seat", CLAUSE, seats=len(s.seats))
        guest = s.seats[seat]
        if verb == "sit":
            if not s.opened:
                return refuse("table_closed", CLAUSE)
            if guest is not None:
                return refuse("seat_taken", CLAUSE)
            return Choice("sit", CLAUSE, spots=(s.setup.owner or ANY_SPOT,))
        if guest is None:
            return refuse("not_seated", CLAUSE)
        if verb == "leave":
            if guest.leaving:
                return refuse("leaving_already", CLAUSE)
            return Choice("leave", CLAUSE)
        if s.round is not None:
            return refuse("round_in_progress", FAIRNESS)
        if not s.seal:
            return refuse("not_sealed_yet", FAIRNESS)
        return Choice("seed", FAIRNESS, spots=(ANY_SPOT,))

    def _house(self, s: BankState, seat: Seat, verb: str) -> Choice | Refusal:
        if seat != HOUSE:
            return refuse("house_only", FAIRNESS)
        taken = tuple([str(at) for at, guest in enumerate(s.seats) if guest is not None])
        if verb in ("purse", "away", "back"):
            if not taken:
                return refuse("not_seated", CLAUSE)
            if verb == "back":
                return Choice("back", CLAUSE, spots=taken)
            return Choice(verb, CLAUSE, low=0, high=CHIPS_MOST, spots=taken)
        if s.round is not None:
            return refuse("round_in_progress", FAIRNESS)
        if verb == "shut":
            return Choice("shut", CLAUSE)
        if s.seal or not s.opened:
            return refuse("sealed_already" if s.seal else "table_closed", FAIRNESS)
        return Choice("seal", FAIRNESS, spots=(ANY_SPOT,))


def _put(s: BankState, seat: Seat, guest: Guest | None) -> BankState:
    return replace(s, seats=(*s.seats[:seat], guest, *s.seats[seat + 1 :]))


def _at(s: BankState, seat: Seat) -> Guest:
    guest = s.seats[seat]
    assert guest is not None
    return guest


def _sit(s: BankState, act: Act) -> Step[BankState]:
    player = act.spot or ""
    return _put(s, act.seat, Guest(player)), (said.SatDown(act.seat, player, 0),)


def _leave(s: BankState, act: Act) -> Step[BankState]:
    if act.seat in s.dealt_in:
        return _put(s, act.seat, replace(_at(s, act.seat), leaving=True)), ()
    return rounds.stand_up(s, act.seat)


def _seed(s: BankState, act: Act) -> Step[BankState]:
    word = act.spot or ""
    told = said.Seeded(act.seat, word)
    return _put(s, act.seat, replace(_at(s, act.seat), seed=word)), (told,)


def _seal(s: BankState, act: Act) -> Step[BankState]:
    """The next round is fixed; words given before are forgotten, since they were known."""
    seal = act.spot or ""
    seats = tuple([guest and replace(guest, seed="") for guest in s.seats])
    return replace(s, seal=seal, seats=seats), (said.SealPublished(s.number + 1, seal),)


def _purse(s: BankState, act: Act) -> Step[BankState]:
    return rounds.refill(s, int(act.spot or "0"), act.amount or 0)


def _absence(s: BankState, act: Act) -> Step[BankState]:
    """`away` at this time in ms, or back."""
    seat = int(act.spot or "0")
    return _put(s, seat, replace(_at(s, seat), away_ms=act.amount or 0)), ()


def _shut(s: BankState, act: Act) -> Step[BankState]:
    """Everybody stands up, and the table is gone."""
    happened: list[Struct] = []
    for seat, guest in enumerate(s.seats):
        if guest is not None:
            s, stood = rounds.stand_up(s, seat)
            happened += stood
    return replace(s, opened=False), (*happened, said.Closed())


_STEPS = {
    "sit": _sit,
    "leave": _leave,
    "seed": _seed,
    "seal": _seal,
    "purse": _purse,
    "away": _absence,
    "back": _absence,
    "shut": _shut,
}

__all__ = ["DECISION", "PENDING", "WINDOW", "BankTable"]
