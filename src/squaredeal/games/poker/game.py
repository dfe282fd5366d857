"""Poker as a game of the kernel: one class plays every variant."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.games.poker import betting, draws, openers, rabbit, runouts, showing
from squaredeal.games.poker.dealing import admits, deal, outcomes, owed
from squaredeal.games.poker.events import EVENT_TYPES
from squaredeal.games.poker.flow import go_on
from squaredeal.games.poker.forced import post_all
from squaredeal.games.poker.hand import BET, REGULAR, STACK, Hand, HandSetup, Phase
from squaredeal.games.poker.irregular import RULINGS, guard_ruling, rule
from squaredeal.games.poker.rules import PokerRules
from squaredeal.games.poker.rulings_acts import binding, bound, forget
from squaredeal.games.poker.terms import Terms, to_act, window
from squaredeal.games.poker.variant import Variant
from squaredeal.games.poker.vet import check_setup, refusal_to_start
from squaredeal.kernel import (
    FLOOR,
    HOUSE,
    Act,
    Await,
    Chance,
    Choice,
    Illegal,
    Outcome,
    Over,
    Refusal,
    Rule,
    Seat,
    Step,
)

Guard: TypeAlias = Callable[[Terms, Hand, Seat], Choice | Refusal]
Transition: TypeAlias = Callable[[Terms, Hand, Act, list[Struct]], Hand]

VERBS = (
    "fold", "check", "call", "bet", "raise_to", "complete", "post", "discard", "stand_pat",
    "show", "muck", "straddle", "decline", "run", "rabbit", "allow", "close",
)  # fmt: skip
GUARDS: dict[int, dict[str, Guard]] = {
    Phase.DEAL: {},
    Phase.BET: {
        "fold": betting.guard_fold,
        "check": betting.guard_check,
        "call": betting.guard_call,
        "bet": betting.guard_bet,
        "raise_to": betting.guard_raise,
        "complete": betting.guard_complete,
    },
    Phase.BRING_IN: {
        "post": openers.guard_bring_in,
        "complete": openers.guard_full_bring_in,
        "check": openers.guard_compulsory,
        "fold": openers.guard_compulsory,
    },
    Phase.DISCARD: {"discard": draws.guard_discard, "stand_pat": draws.guard_stand_pat},
    Phase.SHOW: {"show": showing.guard_show, "muck": showing.guard_muck},
    Phase.OVER: {},
    Phase.STRADDLE: {
        "straddle": openers.guard_straddle,
        "decline": openers.guard_decline,
        "close": openers.guard_deal,
    },
    Phase.RUN: {"run": runouts.guard_run, "close": runouts.guard_close},
    Phase.RABBIT: {
        "rabbit": rabbit.guard_rabbit,
        "allow": rabbit.guard_allow,
        "decline": rabbit.guard_decline,
        "close": rabbit.guard_close,
    },
}
WINDOWS = (Phase.STRADDLE, Phase.RUN, Phase.RABBIT)
OVER_NOW = Over()
OVER, STRADDLE = int(Phase.OVER), int(Phase.STRADDLE)


class Poker:
    """One variant under the rules of one house."""

    setup_type = HandSetup
    state_type = Hand
    event_types = EVENT_TYPES
    verbs = VERBS
    rulings = tuple(RULINGS)

    def __init__(self, variant: Variant, rules: PokerRules) -> None:
        self.terms = Terms(variant, rules)
        self.code = variant.code

    @property
    def variant(self) -> Variant:
        """What is played, as the house has it."""
        return self.terms.variant

    def deck(self, setup: HandSetup) -> tuple[str, ...]:
        """The cards that the deck holds when a hand starts."""
        return self.variant.deck.cards

    def start(self, setup: HandSetup) -> Step[Hand]:
        """The hand with blinds and antes posted. Raises Illegal where the house refuses it."""
        check_setup(self.terms, setup)
        refused = refusal_to_start(self.terms, setup)
        if refused is not None:
            raise Illegal(refused)
        hand, events = post_all(self.terms, setup)
        if openers.may_straddle(self.terms, hand):
            hand = openers.open_straddles(self.terms, hand)
        return hand, tuple(events)

    def awaits(self, s: Hand) -> Await:
        """A seat on turn, the deck, a window, or the end."""
        queue = s.queue
        if queue:
            if s.phase < STRADDLE:
                return to_act(queue[0], s.setup.clock)
            return window(queue, s.setup.clock)
        return OVER_NOW if s.phase == OVER else owed(self.terms, s)

    def guard(self, s: Hand, seat: Seat, verb: str) -> Choice | Refusal:
        """May this seat do this now? Amounts of `raise_to` are totals of the street."""
        queue = s.queue
        if not queue or queue[0] != seat:
            if seat == FLOOR:
                return guard_ruling(self.terms, s, verb)
            refused = self._out_of_turn(s, seat, verb)
            if refused is not None:
                return refused
        ask = GUARDS[s.phase].get(verb)
        if ask is None:
            return self.terms.no_such_verb
        answer = ask(self.terms, s, seat)
        if s.floor is not REGULAR and s.phase == Phase.BET and type(answer) is Choice:
            return bound(self.terms, s, seat, verb, answer)
        return answer

    def _out_of_turn(self, s: Hand, seat: Seat, verb: str) -> Refusal | None:
        if s.queue and s.phase in WINDOWS and (seat in s.queue or seat == HOUSE):
            return None
        if verb == "straddle" and s.phase in (Phase.DEAL, Phase.STRADDLE):
            return openers.straddle_refusal(self.terms, s, seat)
        return self.terms.over if s.phase == Phase.OVER else self.terms.not_your_turn

    def admits(self, s: Hand, outcome: Outcome) -> bool:
        """Could these cards come now?"""
        return not s.queue and s.phase != OVER and admits(self.terms, s, outcome)

    def outcomes(self, s: Hand) -> Iterable[tuple[Outcome, Fraction]]:
        """The exact law of the next card."""
        return outcomes(self.terms, s)

    def lapse(self, s: Hand, seat: Seat) -> Act:
        """Silence: check if it is free, else fold; stand pat; muck what is beaten; one board."""
        if seat == HOUSE:
            return Act(HOUSE, "close")
        phase = s.phase
        if phase == Phase.BET:
            act = binding(s, seat)
            if act is not None:
                return act
            free = s.bets[seat] >= s.price
            keeps = free and self.terms.rules.timeout.value == "check_if_free_else_fold"
            return Act(seat, "check" if keeps else "fold")
        if phase == Phase.BRING_IN:
            chips = min(openers.bring_in_chips(s), s.stacks[seat])
            return Act(seat, "post", chips)
        if phase == Phase.DISCARD:
            return draws.lapsed_discard(self.terms, s, seat)
        if phase == Phase.RUN:
            return Act(seat, "run", 1)
        return Act(seat, "muck" if phase == Phase.SHOW else "decline")

    def step(self, s: Hand, move: Act | Chance | Rule) -> Step[Hand]:
        """The transition; every chip is still there, where any has moved at all."""
        events: list[Struct] = []
        if type(move) is Act:
            after = ACTS[move.verb](self.terms, s, move, events)
            if after.floor is not REGULAR:
                after = forget(after, move.seat)
        elif type(move) is Chance:
            after = deal(self.terms, s, move.outcome, events)
        else:
            after = rule(self.terms, s, move, events)
        if after.bets is not s.bets or after.paid is not s.paid or after.stacks is not s.stacks:
            held = sum(after.stacks) + sum(after.bets) + sum(after.paid)
            assert held + after.dead + after.rake + after.drop == after.total
        return after, tuple(events)

    def chips(self, s: Hand) -> Mapping[str, int]:
        """Every chip: `stack:2`, `bet:2`, `pot`, `rake`, `jackpot`."""
        places = {STACK[seat]: chips for seat, chips in enumerate(s.stacks)}
        cap = s.setup.stakes.cap
        if cap and s.phase != Phase.OVER:
            for seat, chips in enumerate(s.setup.stacks):
                places[STACK[seat]] += max(0, chips - cap)
        places.update({BET[seat]: chips for seat, chips in enumerate(s.bets)})
        places["pot"] = sum(s.paid) + s.dead
        places["rake"] = s.rake
        places["jackpot"] = s.drop
        return places

    def bound(self, setup: HandSetup) -> int:
        """No hand from this setup takes more moves than this."""
        seats = len(setup.seats)
        chips = sum(setup.stacks)
        streets = len(self.variant.streets)
        cards = seats * 12 + 20 * max(setup.boards, 3)
        return cards + streets * seats * (4 + min(chips, 40 * seats)) + 10 * seats


def _close(terms: Terms, hand: Hand, act: Act, events: list[Struct]) -> Hand:
    """The house ends a window."""
    if hand.phase == Phase.RUN:
        return _decided(terms, runouts.decide(terms, hand, events), events)
    if hand.phase == Phase.RABBIT:
        return rabbit.close(terms, hand, act, events)
    return replace(hand, queue=(), phase=Phase.DEAL)


def _run(terms: Terms, hand: Hand, act: Act, events: list[Struct]) -> Hand:
    return _decided(terms, runouts.run(terms, hand, act, events), events)


def _decided(terms: Terms, hand: Hand, events: list[Struct]) -> Hand:
    return hand if hand.queue else go_on(terms, hand, events, hand.at + 1)


def _straddle(terms: Terms, hand: Hand, act: Act, events: list[Struct]) -> Hand:
    hand = openers.make_straddle(terms, hand, act, events)
    return hand if hand.queue else replace(hand, phase=Phase.DEAL)


def _decline(terms: Terms, hand: Hand, act: Act, events: list[Struct]) -> Hand:
    if hand.phase == Phase.RABBIT:
        return rabbit.decline(terms, hand, act, events)
    hand = openers.decline(terms, hand, act, events)
    return hand if hand.queue else replace(hand, phase=Phase.DEAL)


ACTS: dict[str, Transition] = {
    "fold": betting.fold,
    "check": betting.check,
    "call": betting.call,
    "bet": betting.press,
    "raise_to": betting.press,
    "complete": openers.complete,
    "post": openers.bring_in,
    "discard": draws.discard,
    "stand_pat": draws.stand_pat,
    "show": showing.show,
    "muck": showing.muck_act,
    "straddle": _straddle,
    "decline": _decline,
    "run": _run,
    "rabbit": rabbit.rabbit,
    "allow": rabbit.allow,
    "close": _close,
}

__all__ = ["Poker"]
