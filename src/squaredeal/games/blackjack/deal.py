"""What follows by itself: cards to their places, closed hands, the dealer's play."""

from __future__ import annotations

from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.bank import LOSS, CutCard, Drawn
from squaredeal.games.blackjack.hand import (
    AUTO,
    BUST,
    OPEN,
    STOOD,
    Hand,
    is_ace,
    is_natural,
    is_soft,
    is_ten,
    points,
)
from squaredeal.games.blackjack.insurance import insurable
from squaredeal.games.blackjack.round import (
    DEAL,
    DEALER,
    DONE,
    INSURE,
    PLAY,
    TO_DEALER,
    Checked,
    HandDone,
    HoleDealt,
    HoleShown,
    Idle,
    Round,
)
from squaredeal.games.blackjack.rules import BlackjackRules
from squaredeal.games.blackjack.settle import (
    Odds,
    pay_all,
    pay_hand,
    pay_insurance,
    pay_pairs,
)
from squaredeal.kernel import NOBODY, Outcome, Seat, Veiled


class Table(Struct, frozen=True):
    """The rules of a table and what it pays."""

    rules: BlackjackRules
    odds: Odds


def hear(table: Table, s: Round, outcome: Outcome, told: list[Struct]) -> Round:
    """Cards go where they are due; then everything follows that nobody can choose."""
    if table.rules.cut_card:
        tell_cut_card(table.rules, s, len(outcome), told)
    if s.phase == DEALER:
        return hear_dealer(table, s, outcome[0], told)
    if s.phase == PLAY and len(s.due) == 1:
        return hear_one(table, s, outcome[0], told)
    if s.phase == DEAL and len(outcome) == 2 * len(s.hands) + 1:
        return hear_first(table, s, outcome, told)
    hands, dealer, hole = list(s.hands), s.dealer, s.hole
    for card, target in zip(outcome, s.due, strict=False):
        if target >= 0:
            hand = hands[target]
            hands[target] = replace(hand, cards=(*hand.cards, card))
            told.append(Drawn(hand_place(hand.seat, hand.number), card))
        elif target == TO_DEALER:
            dealer = (*dealer, card)
            told.append(Drawn("dealer", card))
        else:
            hole = Veiled((card,), NOBODY)
            told.append(HoleDealt(hole))
    due = s.due[len(outcome) :]
    heard = replace(s, hands=tuple(hands), dealer=dealer, hole=hole, due=due)
    if due:
        return heard
    if s.phase == DEAL:
        return after_deal(table, heard, told)
    for target in s.due:
        if points(hands[target].cards) > 21:
            heard = bust(table.rules, heard, target, told)
    return next_turn(table, heard, told)


def hear_first(table: Table, s: Round, outcome: Outcome, told: list[Struct]) -> Round:
    """All open cards of the first deal at once."""
    count, hands = len(s.hands), []
    again = outcome[count + 1 :]
    for hand, first, second in zip(s.hands, outcome, again, strict=False):
        told.append(Drawn(hand_place(hand.seat, 0), first))
        hands.append(Hand(hand.seat, 0, (first, second)))
    told.append(Drawn("dealer", outcome[count]))
    told.extend([Drawn(hand_place(hand.seat, 0), hand.cards[1]) for hand in hands])
    due = s.due[len(outcome) :]
    s = replace(s, hands=tuple(hands), dealer=(outcome[count],), due=due)
    return s if due else after_deal(table, s, told)


def hear_one(table: Table, s: Round, card: str, told: list[Struct]) -> Round:
    """The one card that a hit or a double asked for."""
    place = s.due[0]
    hand = s.hands[place]
    told.append(Drawn(hand_place(hand.seat, hand.number), card))
    cards = (*hand.cards, card)
    hands = (*s.hands[:place], replace(hand, cards=cards), *s.hands[place + 1 :])
    s = replace(s, hands=hands, due=())
    if points(cards) > 21:
        s = bust(table.rules, s, place, told)
    return next_turn(table, s, told)


def hear_dealer(table: Table, s: Round, card: str, told: list[Struct]) -> Round:
    """A card of the dealer's own; the next one is due while it can matter."""
    told.append(Drawn("dealer", card))
    dealer = (*s.dealer, card)
    if dealer_draws(table.rules, dealer) and stands_against(s.hands):
        return replace(s, dealer=dealer)
    return finish(table, replace(s, dealer=dealer, due=()), told)


@cache
def hand_place(seat: Seat, number: int) -> str:
    """Where the cards of a hand lie."""
    return f"hand:{seat}:{number}"


def cards_out(s: Round) -> tuple[str, ...]:
    """Every card that this round has taken from the shoe."""
    out = s.dealer if s.hole is None else s.dealer + s.hole.value
    for hand in s.hands:
        out += hand.cards
    return out


def tell_cut_card(rules: BlackjackRules, s: Round, coming: int, told: list[Struct]) -> None:
    """The cut card shows when as many cards are left as lie behind it."""
    before = (len(s.setup.shoe) if s.setup.shoe else 52 * rules.decks) - len(cards_out(s))
    if before - coming < rules.cut_card <= before:
        told.append(CutCard())


def after_deal(table: Table, s: Round, told: list[Struct]) -> Round:
    """Two cards each: Pair is settled, insurance offered, the hole card checked."""
    if table.rules.pair_pays and max(map(len, s.bets)) > 1:
        s = pay_pairs(s, table.odds, told)
    if table.rules.insurance and is_ace(s.dealer[0]):
        seats = insurable(table.rules, s)
        if seats:
            return replace(s, phase=INSURE, open=seats)
    return check_hole(table, s, told)


def check_hole(table: Table, s: Round, told: list[Struct]) -> Round:
    """The dealer looks under an ace (bj.hole.check-on-ace); a blackjack ends the round."""
    rules, up = table.rules, s.dealer[0]
    looks = (rules.peek != "none" and is_ace(up)) or (rules.peek == "ace_ten" and is_ten(up))
    if looks and s.hole is not None:
        natural = is_natural((up, s.hole.value[0]))
        told.append(Checked(natural))
        if natural:
            return finish(table, turn_hole(s, told), told)
        s = pay_insurance(s, LOSS, told)
    return next_turn(table, s, told)


def next_turn(table: Table, s: Round, told: list[Struct]) -> Round:
    """The next hand with something to choose, or the dealer's play."""
    hands, turn = s.hands, s.turn
    while turn < len(hands):
        hand = hands[turn]
        if hand.status == AUTO and wants_card(table.rules, hand):
            return replace(s, phase=PLAY, hands=hands, turn=turn, due=(turn,))
        if hand.status == OPEN and not is_closed(table.rules, hands, hand):
            asked = s.asked if hand.seat in s.asked else (*s.asked, hand.seat)
            return replace(s, phase=PLAY, hands=hands, turn=turn, asked=asked)
        if hand.status in (OPEN, AUTO):
            hands = with_status(hands, turn, STOOD)
        turn += 1
    return dealer_on(table, turn_hole(replace(s, phase=DEALER, hands=hands, turn=turn), told), told)


def is_closed(rules: BlackjackRules, hands: tuple[Hand, ...], hand: Hand) -> bool:
    """Is there nothing to choose: 21, or one card on a split ace?"""
    total = points(hand.cards)
    if total >= 21:
        return not rules.hit_on_21 or (not hand.is_split and is_natural(hand.cards))
    if not hand.is_split or not is_ace(hand.cards[0]) or rules.hit_split_aces:
        return False
    again = rules.resplit_aces and is_ace(hand.cards[1]) and len(hand.cards) == 2
    return not (again and hands_of(hands, hand.seat) < rules.max_hands)


def wants_card(rules: BlackjackRules, hand: Hand) -> bool:
    """The system plays: to above 11, an ace as 11 unless that busts (bjl.inaction.auto)."""
    takes_one = hand.is_split and is_ace(hand.cards[0]) and not rules.hit_split_aces
    return rules.silence == "hit_to_11" and points(hand.cards) <= 11 and not takes_one


def hands_of(hands: tuple[Hand, ...], seat: Seat) -> int:
    """How many hands a seat plays."""
    return sum([hand.seat == seat for hand in hands])


def with_status(hands: tuple[Hand, ...], place: int, status: int) -> tuple[Hand, ...]:
    """The hands with one of them closed."""
    return (*hands[:place], replace(hands[place], status=status), *hands[place + 1 :])


def bust(rules: BlackjackRules, s: Round, place: int, told: list[Struct]) -> Round:
    """More than 21 loses at once, whatever the dealer gets (bj.bust, bjl.bust-loses).

    Where a dealer blackjack takes the original stake only, what was added waits for the dealer.
    """
    hand = s.hands[place]
    told.append(HandDone(hand.seat, hand.number, points(hand.cards), 0, "bust"))
    s = replace(s, hands=with_status(s.hands, place, BUST))
    if rules.dealer_takes == "all" or not may_be_natural(s.dealer[0]):
        return pay_hand(s, hand, LOSS, LOSS, told)
    return s if hand.number else pay_hand(s, hand, LOSS, None, told)


def may_be_natural(up: str) -> bool:
    """Can a second card make a blackjack of this one?"""
    return is_ace(up) or is_ten(up)


def turn_hole(s: Round, told: list[Struct]) -> Round:
    """The hole card is turned up."""
    if s.hole is None:
        return s
    card = s.hole.value[0]
    told.append(HoleShown(card))
    return replace(s, dealer=(*s.dealer, card), hole=None)


def dealer_on(table: Table, s: Round, told: list[Struct]) -> Round:
    """A card while it can matter (bj.dealer.no-draw-when-moot), else everything is paid."""
    if stands_against(s.hands):
        draws = len(s.dealer) == 1 or dealer_draws(table.rules, s.dealer)
    else:
        draws = len(s.dealer) == 1 and may_be_natural(s.dealer[0]) and any(s.bets)
    return replace(s, due=_TO_DEALER) if draws else finish(table, s, told)


def stands_against(hands: tuple[Hand, ...]) -> bool:
    """Does a hand stand for which the dealer's total counts?"""
    for hand in hands:
        if hand.status == STOOD and (hand.is_split or not is_natural(hand.cards)):
            return True
    return False


_TO_DEALER = (TO_DEALER,)


def dealer_draws(rules: BlackjackRules, cards: tuple[str, ...]) -> bool:
    """The dealer draws to 16 and stands on 17, soft 17 as the house says."""
    total = points(cards)
    return total < 17 or (total == 17 and rules.dealer_hits_soft_17 and is_soft(cards))


def finish(table: Table, s: Round, told: list[Struct]) -> Round:
    """Insurance, then every hand; seats that left all to the system are named."""
    if is_ace(s.dealer[0]):
        won = table.odds.insurance if is_natural(s.dealer) else LOSS
        s = pay_insurance(s, won, told)
    s = pay_all(table.rules, table.odds, s, told)
    if s.asked != s.acted:
        told.extend([Idle(seat) for seat in s.asked if seat not in s.acted])
    setup = s.setup
    assert sum(s.stacks) + s.bank == sum(setup.stacks) + setup.bank, "chips are not conserved"
    return replace(s, phase=DONE, open=())
