"""Russian poker as a game: ante, five cards, exchange or buy, bet or fold, insurance, showdown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.bank import (
    BANK,
    CARDS,
    Bets,
    Closed,
    Setup,
    bet_place,
    can_come,
    check_setup,
    close_guard,
    law,
    stack_place,
    swap,
    void,
    void_guard,
)
from squaredeal.games.russian_poker import guards
from squaredeal.games.russian_poker.chips import pay_fee, stake, take_back
from squaredeal.games.russian_poker.flow import begin, hear, opened, owed, window_over
from squaredeal.games.russian_poker.guards import CLAUSE, CLAUSES
from squaredeal.games.russian_poker.round import (
    BET,
    DECIDE,
    DONE,
    INSURANCE,
    RAISE,
    ROUND_EVENTS,
    SECOND,
    Decided,
    Discarded,
    Round,
)
from squaredeal.games.russian_poker.rules import RussianPokerRules, from_house
from squaredeal.kernel import (
    FLOOR,
    HOUSE,
    Act,
    Await,
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

CODES = ("russian_poker@1",)


class RussianPokerGame(Struct, frozen=True):
    """One table. Every window is the same for all seats, so that nobody's cards show in it."""

    rules: RussianPokerRules

    code = CODES[0]
    setup_type = Setup
    state_type = Round
    event_types = ROUND_EVENTS
    verbs = (
        "place",
        "remove",
        "bet",
        "fold",
        "exchange",
        "buy",
        "insure",
        "replace",
        "close",
    )
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
        if seat == HOUSE and s.open:
            return close_guard(seat, s.open, CLAUSES)
        if seat not in s.open:
            return refuse("window_closed", CLAUSE, verb=verb)
        return guards.guard(self.rules, s, seat, verb)

    def admits(self, s: Round, outcome: Outcome) -> bool:
        if s.open or not 0 < len(outcome) <= owed(s)[0]:
            return False
        return can_come(None, 1, _out(s), outcome)

    def outcomes(self, s: Round) -> Iterable[tuple[Outcome, Fraction]]:
        return () if s.open or not owed(s)[0] else law(None, 1, _out(s))

    def lapse(self, s: Round, seat: Seat) -> Act:
        return Act(seat, "fold" if s.phase in (DECIDE, SECOND) and seat != HOUSE else "close")

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
        seat, chips = move.seat, move.amount or 0
        if move.verb in ("place", "remove"):
            s = replace(s, changes=swap(s.changes, seat, s.changes[seat] + 1))
            if move.verb == "remove":
                return take_back(s, seat, move.spot or "", told)
            return stake(s, seat, move.spot or "", chips, "place", told)
        if move.verb == "close":
            return self._close(s, seat, told)
        told.append(Decided(seat, move.verb))
        match move.verb:
            case "bet":
                s = stake(s, seat, RAISE, chips, "bet", told)
                s = replace(s, bettors=tuple(sorted((*s.bettors, seat))))
            case "insure":
                s = stake(s, seat, INSURANCE, chips, "insure", told)
            case "replace":
                s = pay_fee(s, seat, told)
                s = replace(s, buyers=(*s.buyers, seat))
            case "exchange" | "buy":
                s = _draw(pay_fee(s, seat, told), seat, move.cards, told)
        left = tuple([other for other in s.open if other != seat])
        s = replace(s, open=left)
        return s if left else window_over(self.rules, s, told)

    def _close(self, s: Round, seat: Seat, told: list[Struct]) -> Round:
        """The window ends for one seat or for all; who has not decided folds."""
        left = () if seat == HOUSE else tuple([other for other in s.open if other != seat])
        told.append(Closed(seat if left else HOUSE))
        if left:
            return replace(s, open=left)
        if s.phase == BET:
            return begin(s)
        if s.phase in (DECIDE, SECOND):
            told.extend([Decided(other, "fold") for other in s.open])
        return window_over(self.rules, s, told)

    def chips(self, s: Round) -> Mapping[str, int]:
        lying = {stack_place(seat): chips for seat, chips in enumerate(s.stacks)}
        for seat, bets in enumerate(s.bets):
            lying.update({bet_place(seat, spot): chips for spot, chips in bets})
        lying[BANK] = s.bank
        return lying

    def bound(self, setup: Setup) -> int:
        """Bets, four windows and every card of every seat, then the dealer's."""
        return len(setup.stacks) * (guards.CHANGES_MAX + 18) + 16


def _draw(s: Round, seat: Seat, cards: tuple[str, ...], told: list[Struct]) -> Round:
    """Cards given away make room for others; without any, a sixth comes."""
    index = s.playing.index(seat)
    hand = s.hands[index]
    away = tuple([veil for veil in hand if veil.value[0] in cards])
    if away:
        told.append(Discarded(seat, away))
    kept = tuple([veil for veil in hand if veil.value[0] not in cards])
    missing = (*s.missing[:index], len(cards) or 1, *s.missing[index + 1 :])
    return replace(
        s,
        hands=(*s.hands[:index], kept, *s.hands[index + 1 :]),
        gone=(*s.gone, *away),
        missing=missing,
        drawers=tuple(sorted((*s.drawers, seat))),
    )


def _out(s: Round) -> tuple[str, ...]:
    """Every card that has left the deck."""
    out = opened(s.dealer) + opened(s.gone) + s.replaced
    for hand in s.hands:
        out += opened(hand)
    return (*out, s.up) if s.up else out


def game_of(rules: RussianPokerRules) -> RussianPokerGame:
    """Russian poker by these rules."""
    return RussianPokerGame(rules)


def build(code: str, house: HouseRules) -> RussianPokerGame:
    """Russian poker as the house plays it. `code` is one of CODES."""
    return game_of(from_house(house))


__all__ = ["CODES", "RussianPokerGame", "build", "game_of"]
