"""Stakes meet the dealer's hand."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.bank import (
    BANK,
    HALF,
    LOSS,
    PUSH,
    Settled,
    Verdict,
    bet_place,
    settle,
    staked,
    swap,
    swap_bets,
    win,
    without,
)
from squaredeal.games.blackjack.hand import (
    BUST,
    SURRENDERED,
    Hand,
    is_natural,
    points,
)
from squaredeal.games.blackjack.round import HandDone, Round
from squaredeal.games.blackjack.rules import BlackjackRules
from squaredeal.games.blackjack.spots import (
    double_spot,
    hand_spot,
    insurance_spot,
    pair_spot,
)
from squaredeal.kernel import Moved, Seat


class Odds(Struct, frozen=True):
    """The verdicts of one table, made once."""

    win: Verdict
    natural: Verdict
    insurance: Verdict
    pair: Verdict


def odds_of(rules: BlackjackRules) -> Odds:
    """What this table pays."""
    return Odds(
        win(rules.win_pays),
        win(rules.blackjack_pays),
        win(rules.insurance_pays),
        win(rules.pair_pays),
    )


def pay_spot(s: Round, seat: Seat, spot: str, verdict: Verdict, told: list[Struct]) -> Round:
    """One stake is settled and leaves the layout; nothing happens if it is not there."""
    bets = s.bets[seat]
    stake = staked(bets, spot)
    if not stake:
        return s
    back = 0
    if verdict is LOSS:
        told.append(Moved(bet_place(seat, spot), BANK, stake, "lost"))
    else:
        paid, moves = settle(seat, spot, stake, verdict)
        back = paid.back + paid.won - paid.commission
        told.extend(moves)
    told.append(Settled(seat, spot, stake, back))
    return replace(
        s,
        stacks=swap(s.stacks, seat, s.stacks[seat] + back),
        bets=swap_bets(s.bets, seat, without(bets, spot)),
        bank=s.bank + stake - back,
    )


def pay_hand(
    s: Round, hand: Hand, first: Verdict, added: Verdict | None, told: list[Struct]
) -> Round:
    """What lies on a hand: the stake by `first`, what doubling added by `added`, None to wait."""
    s = pay_spot(s, hand.seat, hand_spot(hand.number), first, told)
    if added is not None and s.bets[hand.seat]:
        s = pay_spot(s, hand.seat, double_spot(hand.number), added, told)
    for other in range(s.setup.seats, len(s.bets)):
        s = pay_spot(s, other, hand_spot(hand.number, hand.seat), first, told)
        if added is not None:
            s = pay_spot(s, other, double_spot(hand.number, hand.seat), added, told)
    return s


def pay_pairs(s: Round, odds: Odds, told: list[Struct]) -> Round:
    """The side bet wins on two cards of equal rank (bjl.pair.rule)."""
    for hand in s.hands:
        verdict = odds.pair if hand.cards[0][0] == hand.cards[1][0] else LOSS
        s = pay_spot(s, hand.seat, pair_spot(), verdict, told)
        for other in range(s.setup.seats, len(s.bets)):
            s = pay_spot(s, other, pair_spot(hand.seat), verdict, told)
    return s


def pay_insurance(s: Round, verdict: Verdict, told: list[Struct]) -> Round:
    """Insurance is settled apart from the hands (bjl.insurance.settle)."""
    for seat in range(s.setup.seats):
        s = pay_spot(s, seat, insurance_spot(), verdict, told)
    for other in range(s.setup.seats, len(s.bets)):
        for seat in range(s.setup.seats):
            s = pay_spot(s, other, insurance_spot(seat), verdict, told)
    return s


def pay_all(rules: BlackjackRules, odds: Odds, s: Round, told: list[Struct]) -> Round:
    """Every hand still open meets the dealer's."""
    total = points(s.dealer)
    dealer_natural = total == 21 and is_natural(s.dealer)
    for hand in s.hands:
        if hand.status == BUST:
            spared = PUSH if dealer_natural else LOSS
            s = pay_hand(s, hand, spared, spared, told)
            continue
        if hand.status == SURRENDERED and rules.surrender != "late":
            continue
        mine = points(hand.cards)
        outcome, first = judge(rules, odds, hand, mine, total, dealer_natural)
        added = first if outcome != "blackjack" else odds.win
        if dealer_natural and rules.dealer_takes == "original":
            added = PUSH
            first = PUSH if hand.number and first is LOSS else first
        told.append(HandDone(hand.seat, hand.number, mine, total, outcome))
        s = pay_hand(s, hand, first, added, told)
    return s


def judge(
    rules: BlackjackRules, odds: Odds, hand: Hand, mine: int, total: int, dealer_natural: bool
) -> tuple[str, Verdict]:
    """How a hand of `mine` that is not bust ends, and what its first stake gets."""
    if hand.status == SURRENDERED:
        return ("lost", LOSS) if dealer_natural else ("surrendered", HALF)
    natural = mine == 21 and is_natural(hand.cards)
    if natural and (not hand.is_split or rules.split_ace_ten_is_blackjack):
        return ("push", PUSH) if dealer_natural else ("blackjack", odds.natural)
    if dealer_natural:
        return "lost", LOSS
    if total > 21 or mine > total:
        return "won", odds.win
    return ("push", PUSH) if mine == total else ("lost", LOSS)
