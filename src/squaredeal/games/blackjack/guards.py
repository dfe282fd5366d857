"""What a seat may do with its hand, or why not: one small function for each verb."""

from __future__ import annotations

from collections.abc import Callable

from squaredeal.bank import place_guard, plain, remove_guard, room_on, staked
from squaredeal.games.blackjack.bets import MAIN_ONLY, bet_spots
from squaredeal.games.blackjack.deal import hands_of
from squaredeal.games.blackjack.hand import WORTH, Hand, is_ace, is_soft, points
from squaredeal.games.blackjack.insurance import insurance_spots
from squaredeal.games.blackjack.round import Round
from squaredeal.games.blackjack.rules import BlackjackRules
from squaredeal.games.blackjack.spots import MAIN, hand_spot
from squaredeal.kernel import Choice, Refusal, Seat, refuse

CHANGES_MAX = 100
"""How often one participant may change its bets in one window."""


def place(rules: BlackjackRules, s: Round, seat: Seat) -> Choice | Refusal:
    """Chips on the main bet, Pair, or behind others."""
    if s.changes[seat] >= CHANGES_MAX:
        return refuse("too_many_changes", rules.clauses.bets.close, most=CHANGES_MAX)
    setup, bets = s.setup, s.bets[seat]
    if not bets and seat < setup.seats:
        low, high = room_on(setup.limits, MAIN, 0, s.stacks[seat])
        if low <= high:
            return Choice("place", rules.clauses.bets.limits, low, high, spots=MAIN_ONLY)
    spots = bet_spots(rules, setup, seat, bets)
    if not spots:
        return refuse("no_spot_free", rules.clauses.behind)
    return place_guard(setup.limits, spots, bets, s.stacks[seat], rules.clauses.bets)


def remove(rules: BlackjackRules, s: Round, seat: Seat) -> Choice | Refusal:
    """Chips taken back before the window closes."""
    if s.changes[seat] >= CHANGES_MAX:
        return refuse("too_many_changes", rules.clauses.bets.close, most=CHANGES_MAX)
    return remove_guard(s.bets[seat], rules.clauses.bets)


def insure(rules: BlackjackRules, s: Round, seat: Seat) -> Choice | Refusal:
    """Half of a stake against a dealer blackjack; no other sum."""
    found = insurance_spots(rules, s, seat)
    if not found:
        return refuse("insurance_not_offered", rules.clauses.insurance)
    sums = [half for _, half in found]
    return Choice(
        "insure",
        rules.clauses.insurance_amount,
        min(sums),
        max(sums),
        spots=tuple([spot for spot, _ in found]),
        bounds=tuple([(half, half) for half in sums]),
    )


def follow(rules: BlackjackRules, s: Round, seat: Seat) -> Choice | Refusal:
    """As much again behind a hand that was doubled or split."""
    hand = s.hands[s.turn]
    stake = staked(s.bets[seat], hand_spot(hand.number, hand.seat))
    doubled = ":double:" in s.follow
    clause = rules.clauses.follow_double if doubled else rules.clauses.follow_split
    return Choice("follow", clause, stake, stake)


def hit(rules: BlackjackRules, s: Round, hand: Hand) -> Choice | Refusal:
    """One more card."""
    if hand.is_split and is_ace(hand.cards[0]) and not rules.hit_split_aces:
        return refuse("split_aces_take_one_card", rules.clauses.hit)
    return plain("hit", rules.clauses.hit)


def stand(rules: BlackjackRules, s: Round, hand: Hand) -> Choice | Refusal:
    """No more cards."""
    return plain("stand", rules.clauses.stand)


def auto(rules: BlackjackRules, s: Round, hand: Hand) -> Choice | Refusal:
    """The system finishes the hand as it does for an absent player."""
    return plain("auto", rules.clauses.auto)


def double(rules: BlackjackRules, s: Round, hand: Hand) -> Choice | Refusal:
    """A further stake and exactly one card, on the first two cards."""
    clause = rules.clauses.double
    if len(hand.cards) != 2:
        return refuse("not_first_two_cards", clause)
    if hand.is_split and not rules.double_after_split:
        return refuse("no_double_after_split", rules.clauses.double_after_split)
    if hand.is_split and is_ace(hand.cards[0]) and not rules.hit_split_aces:
        return refuse("split_aces_take_one_card", clause)
    if not may_double_on(rules, hand):
        return refuse("total_not_doubled", clause, total=points(hand.cards))
    stake, stack = staked(s.bets[hand.seat], hand_spot(hand.number)), s.stacks[hand.seat]
    low = 1 if rules.double_for_less else stake
    if stack < low:
        return refuse("insufficient_funds", rules.clauses.bets.funds, stack=stack, low=low)
    return Choice("double", clause, low, min(stake, stack))


def may_double_on(rules: BlackjackRules, hand: Hand) -> bool:
    """Do these totals double at this table?"""
    if rules.double_on == "any":
        return True
    lows = {"hard 9-11": 9, "hard 10-11": 10, "none": 22}
    return not is_soft(hand.cards) and lows[rules.double_on] <= points(hand.cards) <= 11


def split(rules: BlackjackRules, s: Round, hand: Hand) -> Choice | Refusal:
    """A pair becomes two hands with a second, equal stake."""
    if len(hand.cards) != 2:
        return refuse("not_first_two_cards", rules.clauses.split)
    if not is_pair(rules, hand):
        return refuse("not_a_pair", rules.clauses.split)
    if hands_of(s.hands, hand.seat) >= rules.max_hands:
        return refuse("split_limit", rules.clauses.split_once, most=rules.max_hands)
    if hand.is_split and is_ace(hand.cards[0]) and not rules.resplit_aces:
        return refuse("split_limit", rules.clauses.split_once, most=2)
    stake, stack = staked(s.bets[hand.seat], hand_spot(hand.number)), s.stacks[hand.seat]
    if stack < stake:
        return refuse("insufficient_funds", rules.clauses.split_funds, stack=stack, low=stake)
    return plain("split", rules.clauses.split)


def is_pair(rules: BlackjackRules, hand: Hand) -> bool:
    """Are the two cards of equal point value, or of equal rank where the house says so?"""
    first, second = hand.cards
    if rules.split_by == "rank":
        return first[0] == second[0]
    return WORTH[first] == WORTH[second]


def surrender(rules: BlackjackRules, s: Round, hand: Hand) -> Choice | Refusal:
    """Half the stake back and the hand is over: the first decision only."""
    if len(hand.cards) != 2 or hand.is_split:
        return refuse("not_first_decision", rules.clauses.surrender_first)
    if not rules.may_surrender(s.dealer[0]):
        return refuse("surrender_not_offered", rules.clauses.surrender, up=s.dealer[0])
    return plain("surrender", rules.clauses.surrender)


HandGuard = Callable[[BlackjackRules, Round, Hand], Choice | Refusal]
SeatGuard = Callable[[BlackjackRules, Round, Seat], Choice | Refusal]

ON_HAND: dict[str, HandGuard] = {
    "hit": hit,
    "stand": stand,
    "double": double,
    "split": split,
    "surrender": surrender,
    "auto": auto,
}
BEFORE: dict[str, SeatGuard] = {"place": place, "remove": remove}
