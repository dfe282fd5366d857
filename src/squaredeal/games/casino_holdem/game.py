"""Casino hold'em as a game: ante and AA+, two cards and a flop, call or fold."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.bank import (
    BANK,
    CARDS,
    Bets,
    Clauses,
    Closed,
    Setup,
    bet_place,
    can_come,
    check_setup,
    close_guard,
    law,
    place_guard,
    remove_guard,
    stack_place,
    staked,
    swap,
    swap_bets,
    void,
    void_guard,
    without,
)
from squaredeal.games.casino_holdem.flow import begin, decided, hear, opened, owed, stake
from squaredeal.games.casino_holdem.round import (
    AA,
    ANTE,
    BET,
    CALL,
    DECIDE,
    DONE,
    ROUND_EVENTS,
    Decided,
    Round,
)
from squaredeal.games.casino_holdem.rules import CasinoHoldemRules, from_house
from squaredeal.kernel import (
    FLOOR,
    HOUSE,
    Act,
    Await,
    Chance,
    Choice,
    Moved,
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

CODES = ("casino_holdem@1",)
CLAUSE = "rng.game.casino-poker"
CLAUSES = Clauses(close=CLAUSE, spots=CLAUSE, funds=CLAUSE)
CHANGES_MAX = 100


class CasinoHoldemGame(Struct, frozen=True):
    """One table. Seats bet in one window and decide in another; nobody sees another's cards."""

    rules: CasinoHoldemRules

    code = CODES[0]
    setup_type = Setup
    state_type = Round
    event_types = ROUND_EVENTS
    verbs = ("place", "remove", "call", "fold", "close")
    rulings = ("void",)

    def deck(self, setup: Setup) -> tuple[str, ...]:
        """One deck."""
        return CARDS

    def start(self, setup: Setup) -> Step[Round]:
        check_setup(setup.stacks, setup.limits, self.rules.seats_max)
        none: tuple[Bets, ...] = ((),) * len(setup.stacks)
        seats = tuple([seat for seat, chips in enumerate(setup.stacks) if chips])
        zeros = (0,) * len(setup.stacks)
        return Round(setup, setup.stacks, none, setup.bank, seats, zeros), ()

    def awaits(self, s: Round) -> Await:
        if s.phase == DONE:
            return Over()
        if s.open:
            return ToAct((*s.open, HOUSE), self.rules.clock, window=True)
        return ToDeal("deck", *owed(s))

    def guard(self, s: Round, seat: Seat, verb: str) -> Choice | Refusal:
        if seat == FLOOR and verb == "void":
            return void_guard(s.phase == DONE)
        if verb not in self.verbs or (seat == HOUSE and verb != "close"):
            return refuse("no_such_verb", CLAUSE, verb=verb)
        if verb == "close" and seat == HOUSE and s.open:
            return close_guard(seat, s.open, CLAUSES)
        if seat not in s.open:
            return refuse("betting_closed" if s.phase != DECIDE else "not_your_turn", CLAUSE)
        if s.phase == BET:
            return self._before(s, seat, verb)
        if verb == "fold":
            return Choice("fold", CLAUSE)
        if verb != "call":
            return refuse("betting_closed", CLAUSE)
        cost, stack = self.rules.call * staked(s.bets[seat], ANTE), s.stacks[seat]
        if stack < cost:
            return refuse("insufficient_funds", CLAUSE, stack=stack, low=cost)
        return Choice("call", CLAUSE, cost, cost)

    def _before(self, s: Round, seat: Seat, verb: str) -> Choice | Refusal:
        if verb == "close":
            return close_guard(seat, s.open, CLAUSES)
        if verb in ("call", "fold"):
            return refuse("no_cards_yet", CLAUSE)
        if s.changes[seat] >= CHANGES_MAX:
            return refuse("too_many_changes", CLAUSE, most=CHANGES_MAX)
        bets = s.bets[seat]
        if verb == "remove":
            return remove_guard(bets, CLAUSES)
        both = self.rules.aa_bonus and staked(bets, ANTE) > 0
        spots = (ANTE, AA) if both else (ANTE,)
        return place_guard(s.setup.limits, spots, bets, s.stacks[seat], CLAUSES)

    def admits(self, s: Round, outcome: Outcome) -> bool:
        if s.open or not 0 < len(outcome) <= owed(s)[0]:
            return False
        return can_come(None, 1, _out(s), outcome)

    def outcomes(self, s: Round) -> Iterable[tuple[Outcome, Fraction]]:
        return () if s.open or not owed(s)[0] else law(None, 1, _out(s))

    def lapse(self, s: Round, seat: Seat) -> Act:
        return Act(seat, "fold" if s.phase == DECIDE and seat != HOUSE else "close")

    def step(self, s: Round, move: Act | Chance | Rule) -> Step[Round]:
        told: list[Struct] = []
        if isinstance(move, Chance):
            return hear(self.rules, s, move.outcome, told), tuple(told)
        if isinstance(move, Rule):
            stacks, moved = void(s.setup.stacks, s.stacks, s.bets)
            none: tuple[Bets, ...] = ((),) * len(stacks)
            bank = s.setup.bank
            return replace(s, phase=DONE, stacks=stacks, bets=none, bank=bank, open=()), moved
        return self._act(s, move, told), tuple(told)

    def _act(self, s: Round, move: Act, told: list[Struct]) -> Round:
        seat = move.seat
        match move.verb:
            case "place":
                s = replace(s, changes=swap(s.changes, seat, s.changes[seat] + 1))
                return stake(s, seat, move.spot or "", move.amount or 0, "place", told)
            case "remove":
                return _remove(s, seat, move.spot or "", told)
            case "call":
                s = stake(s, seat, CALL, move.amount or 0, "call", told)
                s = replace(s, called=(*s.called, seat))
            case "fold":
                s = replace(s, folded=(*s.folded, seat))
        if move.verb in ("call", "fold"):
            told.append(Decided(seat, move.verb))
            left = tuple([other for other in s.open if other != seat])
            s = replace(s, open=left)
            return s if left else decided(self.rules, s, told)
        return self._close(s, seat, told)

    def _close(self, s: Round, seat: Seat, told: list[Struct]) -> Round:
        """The window ends for one seat or for all; who has not decided folds."""
        left = () if seat == HOUSE else tuple([other for other in s.open if other != seat])
        told.append(Closed(seat if left else HOUSE))
        if left:
            return replace(s, open=left)
        if s.phase == BET:
            return begin(s, told)
        told.extend([Decided(other, "fold") for other in s.open])
        return decided(self.rules, replace(s, folded=(*s.folded, *s.open)), told)

    def chips(self, s: Round) -> Mapping[str, int]:
        lying = {stack_place(seat): chips for seat, chips in enumerate(s.stacks)}
        for seat, bets in enumerate(s.bets):
            lying.update({bet_place(seat, spot): chips for spot, chips in bets})
        lying[BANK] = s.bank
        return lying

    def bound(self, setup: Setup) -> int:
        """Bets, closings and decisions of every seat, then the cards one by one."""
        return len(setup.stacks) * (CHANGES_MAX + 4) + 9


def _out(s: Round) -> tuple[str, ...]:
    """Every card that has left the deck."""
    out = opened(s.dealer) + s.board
    for hand in s.hands:
        out += opened(hand)
    return out


def _remove(s: Round, seat: Seat, spot: str, told: list[Struct]) -> Round:
    """Chips taken back; an ante takes its bonus bet along."""
    s = replace(s, changes=swap(s.changes, seat, s.changes[seat] + 1))
    for gone in (ANTE, AA) if spot == ANTE else (spot,):
        chips = staked(s.bets[seat], gone)
        if chips:
            told.append(Moved(bet_place(seat, gone), stack_place(seat), chips, "remove"))
            stacks = swap(s.stacks, seat, s.stacks[seat] + chips)
            bets = swap_bets(s.bets, seat, without(s.bets[seat], gone))
            s = replace(s, stacks=stacks, bets=bets)
    return s


def game_of(rules: CasinoHoldemRules) -> CasinoHoldemGame:
    """Casino hold'em by these rules."""
    return CasinoHoldemGame(rules)


def build(code: str, house: HouseRules) -> CasinoHoldemGame:
    """Casino hold'em as the house plays it. `code` is one of CODES."""
    return game_of(from_house(house))


__all__ = ["CODES", "CasinoHoldemGame", "build", "game_of"]
