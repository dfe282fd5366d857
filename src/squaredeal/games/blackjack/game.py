"""Blackjack as a game: bets, deal, insurance, hands, dealer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.bank import (
    BANK,
    Bets,
    Closed,
    Shoe,
    bet_place,
    can_come,
    check_setup,
    close_guard,
    composition,
    fresh,
    law,
    stack_place,
    staked,
    void,
    void_guard,
)
from squaredeal.games.blackjack import guards
from squaredeal.games.blackjack.acts import act
from squaredeal.games.blackjack.bets import return_orphans
from squaredeal.games.blackjack.deal import Table, cards_out, check_hole, hear
from squaredeal.games.blackjack.hand import WORTH, Hand
from squaredeal.games.blackjack.house import from_house
from squaredeal.games.blackjack.round import (
    BET,
    DEAL,
    DONE,
    FOLLOW,
    INSURE,
    PLAY,
    ROUND_EVENTS,
    TO_DEALER,
    TO_HOLE,
    Round,
    Setup,
)
from squaredeal.games.blackjack.rules import PRESETS, BlackjackRules
from squaredeal.games.blackjack.settle import odds_of
from squaredeal.games.blackjack.spots import MAIN
from squaredeal.kernel import (
    FLOOR,
    HOUSE,
    Act,
    Await,
    BadInput,
    Chance,
    Choice,
    Outcome,
    Over,
    Refusal,
    Rule,
    Seat,
    Step,
    ToAct,
    ToDeal,
    refuse,
)
from squaredeal.rules import HouseRules

CODES = tuple(PRESETS)
POINTS_A_HAND = 31
"""No hand holds more: 20 before its last card, and an ace counts one."""


class BlackjackGame(Struct, frozen=True):
    """One table's rules as a game. Seats act in turn; windows carry bets, insurance, followers."""

    table: Table

    setup_type = Setup
    state_type = Round
    event_types = ROUND_EVENTS
    verbs = (
        "place",
        "remove",
        "hit",
        "stand",
        "double",
        "split",
        "surrender",
        "insure",
        "follow",
        "auto",
        "close",
    )
    rulings = ("void",)

    @property
    def rules(self) -> BlackjackRules:
        """What this table plays by."""
        return self.table.rules

    @property
    def code(self) -> str:
        return self.table.rules.code

    def deck(self, setup: Setup) -> tuple[str, ...]:
        """The cards of the shoe as the round finds it."""
        return composition(setup.shoe, self.table.rules.decks)

    def start(self, setup: Setup) -> Step[Round]:
        rules = self.table.rules
        check_setup(setup.stacks, setup.limits, 64)
        if not 0 <= setup.boxes <= len(setup.stacks) or setup.seats > rules.seats_max:
            raise BadInput(f"{rules.code}: {setup.seats} seats; {rules.seats_max} can play")
        if setup.shoe is not None or rules.decks < 4:
            self._check_shoe(setup)
        none: tuple[Bets, ...] = ((),) * len(setup.stacks)
        seats = tuple([seat for seat, chips in enumerate(setup.stacks) if chips])
        zeros = (0,) * len(setup.stacks)
        return Round(setup, setup.stacks, none, setup.bank, seats, zeros), ()

    def awaits(self, s: Round) -> Await:
        if s.phase == DONE and not self.table.rules.cut_card:
            return _OVER
        clauses = self.table.rules.clauses
        if s.open:
            clock = clauses.clock_bets if s.phase == BET else clauses.clock_play
            if s.phase == FOLLOW:
                clock = clauses.clock_follow
            return ToAct((*s.open, HOUSE), clock, window=True)
        if s.due:
            if s.due[-1] != TO_HOLE:
                return to_deal(len(s.due), "up")
            return to_deal(len(s.due) - 1, "up") if len(s.due) > 1 else to_deal(1, "down")
        if s.phase == PLAY:
            return to_act(s.hands[s.turn].seat, clauses.clock_play)
        return Over(self._carry(s))

    def guard(self, s: Round, seat: Seat, verb: str) -> Choice | Refusal:
        rules = self.table.rules
        if verb in guards.ON_HAND:
            return self._on_hand(s, seat, verb)
        if seat == FLOOR:
            return void_guard(s.phase == DONE) if verb == "void" else self._no_verb(verb)
        if verb == "close":
            if not s.open:
                return refuse("no_window_open", rules.clauses.bets.close)
            return close_guard(seat, s.open, rules.clauses.bets)
        if verb in guards.BEFORE:
            if s.phase != BET:
                return refuse("betting_closed", rules.clauses.frozen)
            if seat not in s.open:
                return refuse("betting_closed", rules.clauses.bets.close)
            return guards.BEFORE[verb](rules, s, seat)
        if verb == "insure":
            if s.phase != INSURE or seat not in s.open:
                return refuse("insurance_not_offered", rules.clauses.insurance_timing)
            return guards.insure(rules, s, seat)
        if verb == "follow":
            if s.phase != FOLLOW or seat not in s.open:
                return refuse("nothing_to_follow", rules.clauses.follow_split)
            return guards.follow(rules, s, seat)
        return self._no_verb(verb)

    def admits(self, s: Round, outcome: Outcome) -> bool:
        if s.open or not s.due or not 0 < len(outcome) <= len(s.due):
            return False
        if len(outcome) > 1 and s.due[-1] == TO_HOLE and len(outcome) == len(s.due):
            return False
        return can_come(s.setup.shoe, self.table.rules.decks, cards_out(s), outcome)

    def outcomes(self, s: Round) -> Iterable[tuple[Outcome, Fraction]]:
        if s.open or not s.due:
            return ()
        return law(s.setup.shoe, self.table.rules.decks, cards_out(s))

    def lapse(self, s: Round, seat: Seat) -> Act:
        return Act(seat, "close" if s.open else "auto")

    def step(self, s: Round, move: Act | Chance | Rule) -> Step[Round]:
        told: list[Struct] = []
        if type(move) is Chance:
            return hear(self.table, s, move.outcome, told), tuple(told)
        if type(move) is Rule:
            stacks, moved = void(s.setup.stacks, s.stacks, s.bets)
            none: tuple[Bets, ...] = ((),) * len(stacks)
            bank = s.setup.bank
            clear = replace(s, phase=DONE, stacks=stacks, bets=none, bank=bank, open=(), due=())
            return clear, moved
        assert type(move) is Act
        if move.verb == "close":
            return self._close(s, move.seat, told), tuple(told)
        return act(self.table, s, move, told), tuple(told)

    def chips(self, s: Round) -> Mapping[str, int]:
        lying = {stack_place(seat): chips for seat, chips in enumerate(s.stacks)}
        for seat, bets in enumerate(s.bets):
            lying.update({bet_place(seat, spot): chips for spot, chips in bets})
        lying[BANK] = s.bank
        return lying

    def bound(self, setup: Setup) -> int:
        """Bets and windows of everybody, then cards and choices for 31 points a hand."""
        people, hands = len(setup.stacks), setup.seats * self.table.rules.max_hands + 1
        windows = people * (guards.CHANGES_MAX + 3 + 2 * hands)
        return windows + hands * 2 * POINTS_A_HAND + 8

    def _on_hand(self, s: Round, seat: Seat, verb: str) -> Choice | Refusal:
        clauses = self.table.rules.clauses
        if s.phase != PLAY or s.due:
            return refuse("no_hand_to_play", clauses.decision)
        hand = s.hands[s.turn]
        if hand.seat != seat:
            return refuse("not_your_turn", clauses.turn, seat=hand.seat)
        return guards.ON_HAND[verb](self.table.rules, s, hand)

    def _no_verb(self, verb: str) -> Refusal:
        return refuse("no_such_verb", self.table.rules.clauses.decision, verb=verb)

    def _close(self, s: Round, seat: Seat, told: list[Struct]) -> Round:
        """One seat is done with a window, or HOUSE ends it for all."""
        left = () if seat == HOUSE else tuple([other for other in s.open if other != seat])
        if left:
            told.append(Closed(seat))
            return replace(s, open=left)
        told.append(Closed(HOUSE))
        if s.phase == BET:
            return self._deal(s, told)
        if s.phase == INSURE:
            return check_hole(self.table, replace(s, open=()), told)
        return replace(s, open=(), phase=PLAY, follow="")

    def _deal(self, s: Round, told: list[Struct]) -> Round:
        """Cards to every main bet and the dealer, in the order of the table (bj.deal.order)."""
        seats = s.setup.seats
        mains = tuple([seat for seat in range(seats) if staked(s.bets[seat], MAIN)])
        if len(s.bets) > seats:
            s, moved = return_orphans(s, mains)
            told.extend(moved)
        if not mains:
            return replace(s, phase=DONE, open=())
        due = first_cards(len(mains), self.table.rules.hole_card)
        hands = tuple([first_hand(seat) for seat in mains])
        return replace(s, phase=DEAL, hands=hands, due=due, open=())

    def _check_shoe(self, setup: Setup) -> None:
        """Raises BadInput when the shoe might not serve every hand."""
        shoe = setup.shoe or fresh(self.table.rules.decks)
        held = sum(n * (WORTH[card] & 255) for card, n in zip(_CARDS, shoe.left, strict=True))
        if held < POINTS_A_HAND * (setup.seats * self.table.rules.max_hands + 1):
            raise BadInput(f"{self.code}: {len(shoe)} cards cannot serve {setup.seats} seats")

    def _carry(self, s: Round) -> Shoe | None:
        """The shoe for the next round; none after the cut card, when all is shuffled."""
        after = (s.setup.shoe or fresh(self.table.rules.decks)).without(cards_out(s))
        return after if len(after) >= self.table.rules.cut_card else None


_CARDS = tuple(WORTH)
_OVER = Over()


@cache
def first_cards(hands: int, hole_card: bool) -> tuple[int, ...]:
    """Where the first cards go: round the hands, the dealer, round again, face down."""
    places = tuple(range(hands))
    last = (TO_HOLE,) if hole_card else ()
    return (*places, TO_DEALER, *places, *last)


@cache
def first_hand(seat: Seat) -> Hand:
    """A hand without cards."""
    return Hand(seat, 0)


@cache
def to_deal(count: int, face: str) -> ToDeal:
    """The shoe owes so many cards; made once."""
    return ToDeal("shoe", count, face)


@cache
def to_act(seat: Seat, clock: str) -> ToAct:
    """One seat is on turn; made once."""
    return ToAct((seat,), clock)


def game_of(rules: BlackjackRules) -> BlackjackGame:
    """Blackjack by these rules."""
    return BlackjackGame(Table(rules, odds_of(rules)))


def build(code: str, house: HouseRules) -> BlackjackGame:
    """The table of this code as the house plays it. `code` is one of CODES."""
    return game_of(from_house(code, house))


__all__ = ["CODES", "BlackjackGame", "build", "game_of"]
