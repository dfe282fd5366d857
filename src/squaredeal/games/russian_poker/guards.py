"""What a seat may do in Russian poker, or why not."""

from __future__ import annotations

from squaredeal.bank import Clauses, close_guard, place_guard, remove_guard, staked
from squaredeal.games.russian_poker.chips import ante_of
from squaredeal.games.russian_poker.combination import INSURABLE, combinations_paid
from squaredeal.games.russian_poker.flow import hand_of
from squaredeal.games.russian_poker.round import (
    ANTE,
    BET,
    DECIDE,
    INSURANCE,
    INSURE,
    RAISE,
    REPLACE,
    SECOND,
    Round,
)
from squaredeal.games.russian_poker.rules import RussianPokerRules
from squaredeal.kernel import Choice, Refusal, Seat, refuse

CLAUSE = "rng.game.russian-poker"
CLAUSES = Clauses(close=CLAUSE, spots=CLAUSE, funds=CLAUSE)
CHANGES_MAX = 100
IN_PHASE = {
    BET: ("place", "remove", "close"),
    DECIDE: ("bet", "fold", "exchange", "buy"),
    SECOND: ("bet", "fold"),
    INSURE: ("insure", "close"),
    REPLACE: ("replace", "close"),
}


def guard(rules: RussianPokerRules, s: Round, seat: Seat, verb: str) -> Choice | Refusal:
    """One verb of a seat whose window is open."""
    if verb not in IN_PHASE[s.phase]:
        return refuse("second_exchange" if s.phase == SECOND else "not_now", CLAUSE, verb=verb)
    match verb:
        case "close":
            return close_guard(seat, s.open, CLAUSES)
        case "fold":
            return Choice("fold", CLAUSE)
        case "bet":
            return _costing(s, seat, "bet", rules.bet * ante_of(s, seat))
        case "exchange":
            return _exchange(rules, s, seat)
        case "buy":
            return _buy(rules, s, seat)
        case "insure":
            return _insure(rules, s, seat)
        case "replace":
            return _fee(s, seat, "replace")
    if s.changes[seat] >= CHANGES_MAX:
        return refuse("too_many_changes", CLAUSE, most=CHANGES_MAX)
    if verb == "remove":
        return remove_guard(s.bets[seat], CLAUSES)
    return place_guard(s.setup.limits, (ANTE,), s.bets[seat], s.stacks[seat], CLAUSES)


def _costing(s: Round, seat: Seat, verb: str, cost: int) -> Choice | Refusal:
    if s.stacks[seat] < cost:
        return refuse("insufficient_funds", CLAUSE, stack=s.stacks[seat], low=cost)
    return Choice(verb, CLAUSE, cost, cost)


def _fee(s: Round, seat: Seat, verb: str) -> Choice | Refusal:
    fee = ante_of(s, seat)
    if s.stacks[seat] < fee:
        return refuse("insufficient_funds", CLAUSE, stack=s.stacks[seat], low=fee)
    return Choice(verb, CLAUSE)


def _exchange(rules: RussianPokerRules, s: Round, seat: Seat) -> Choice | Refusal:
    """Some of the five cards for others, once, for one ante."""
    offered = _fee(s, seat, "exchange")
    if isinstance(offered, Refusal):
        return offered
    among = hand_of(s, seat)
    return Choice("exchange", CLAUSE, cards=(1, rules.exchange_max), among=among)


def _buy(rules: RussianPokerRules, s: Round, seat: Seat) -> Choice | Refusal:
    """A sixth card, for one ante."""
    if not rules.sixth_card:
        return refuse("sixth_card_not_offered", CLAUSE)
    return _fee(s, seat, "buy")


def _insure(rules: RussianPokerRules, s: Round, seat: Seat) -> Choice | Refusal:
    """From trips up, that the dealer will not play: half an ante to half of the largest win."""
    parts = combinations_paid(rules, hand_of(s, seat))
    if not parts or parts[0].category not in INSURABLE:
        return refuse("hand_not_insurable", CLAUSE)
    if staked(s.bets[seat], INSURANCE):
        return refuse("already_insured", CLAUSE)
    low = -(-ante_of(s, seat) // 2)
    most = staked(s.bets[seat], RAISE) * sum(part.odds for part in parts) // 2
    high = min(most, s.stacks[seat])
    if high < low:
        return refuse("insufficient_funds", CLAUSE, stack=s.stacks[seat], low=low)
    return Choice("insure", CLAUSE, low, high)
