"""Bets before the choice is free: the bring-in of stud, and straddles offered before the cards."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.games.poker.betting import guard_complete, press
from squaredeal.games.poker.events import acted
from squaredeal.games.poker.flow import settle_alone
from squaredeal.games.poker.forced import minimum_bet, nominal_blinds, straddle
from squaredeal.games.poker.hand import BET, STACK, Hand, Phase, changed, clockwise
from squaredeal.games.poker.terms import Terms
from squaredeal.games.poker.variant import Forced
from squaredeal.kernel import HOUSE, Act, Choice, Moved, Refusal, Seat, refuse


def bring_in_chips(hand: Hand) -> int:
    """What the opener of the first street must bet."""
    return hand.setup.stakes.bring_in or hand.setup.stakes.small_bet


def guard_bring_in(terms: Terms, hand: Hand, seat: Seat) -> Choice | Refusal:
    """The bring-in, or all that the opener has (stud7.bring-in.lowest)."""
    chips = min(bring_in_chips(hand), hand.stacks[seat])
    return Choice("post", terms.bring_in_clause, chips, chips)


def guard_full_bring_in(terms: Terms, hand: Hand, seat: Seat) -> Choice | Refusal:
    """The opener may bet the whole small bet instead of the bring-in."""
    return guard_complete(terms, replace(hand, price=bring_in_chips(hand)), seat)


def guard_compulsory(terms: Terms, hand: Hand, seat: Seat) -> Choice | Refusal:
    """The opener may neither check nor fold."""
    return terms.compulsory


def bring_in(terms: Terms, hand: Hand, act: Act, events: list[Struct]) -> Hand:
    """The bring-in is made; it is forced, so the opener may still raise."""
    seat, chips = act.seat, act.amount or 0
    events.append(Moved(STACK[seat], BET[seat], chips, "bring_in"))
    at = hand.live.index(seat)
    left = hand.stacks[seat] - chips
    stacks = changed(hand.stacks, seat, left)
    others = hand.live[at + 1 :] + hand.live[:at]
    price = bring_in_chips(hand)
    hand = replace(
        hand,
        stacks=stacks,
        bets=changed(hand.bets, seat, chips),
        price=price,
        full=price if price >= minimum_bet(terms, hand.setup, hand.at) else 0,
        able=hand.able - (not left),
        queue=tuple([other for other in others if stacks[other]]),
        phase=Phase.BET,
    )
    return settle_alone(terms, hand, events) if hand.able < 2 else hand


def complete(terms: Terms, hand: Hand, act: Act, events: list[Struct]) -> Hand:
    """The small bet is made, also by the opener in place of the bring-in: now everybody may act."""
    if hand.phase == Phase.BRING_IN:
        hand = replace(hand, phase=Phase.BET)
    return press(terms, hand, act, events)


def may_straddle(terms: Terms, hand: Hand) -> bool:
    """Does the table offer straddles in this hand, and does the house allow them?"""
    return (
        "straddle" in hand.setup.offers
        and terms.rules.straddle.value
        and terms.variant.forced is Forced.BLINDS
        and not hand.setup.bomb
        and bool(straddlers(terms, hand))
    )


def straddlers(terms: Terms, hand: Hand) -> tuple[Seat, ...]:
    """Who may straddle next: the seats after the blinds or the last straddle, up to the button."""
    setup = hand.setup
    order = clockwise(setup.seats, setup.button)
    blinds = nominal_blinds(terms, setup, order)
    made = _made(hand, blinds)
    free = [seat for seat in order if not blinds[seat] and hand.stacks[seat]]
    if len(made) >= terms.rules.straddle_count.value or len(order) == 2:
        return ()
    if made:
        free = [seat for seat in free if order.index(seat) > order.index(made[-1])]
    return tuple(free)


def _made(hand: Hand, blinds: tuple[int, ...]) -> list[Seat]:
    """The seats that have straddled, lowest first."""
    seats = [seat for seat in hand.live if hand.bets[seat] > max(blinds)]
    return sorted(seats, key=lambda seat: hand.bets[seat])


def straddle_refusal(terms: Terms, hand: Hand, seat: Seat) -> Refusal | None:
    """Why this seat may not straddle."""
    rules = terms.rules
    if "straddle" not in hand.setup.offers:
        return Refusal("straddle_not_authorised", "floor.straddle.director")
    if not rules.straddle.value:
        return Refusal("straddle_not_allowed", rules.straddle.clause)
    order = clockwise(hand.setup.seats, hand.setup.button)
    if seat in order and nominal_blinds(terms, hand.setup, order)[seat]:
        return Refusal("blind_may_not_straddle", "floor.straddle.position")
    if seat not in hand.queue:
        return Refusal("straddle_not_open", rules.straddle_count.clause)
    return None


def guard_straddle(terms: Terms, hand: Hand, seat: Seat) -> Choice | Refusal:
    """A straddle is twice the blind or straddle before it, at most so many big blinds."""
    refused = straddle_refusal(terms, hand, seat)
    if refused:
        return refused
    rules = terms.rules
    cap = rules.straddle_bb.value * hand.setup.stakes.big_blind
    low = 2 * hand.price
    if low > cap:
        if rules.straddle_over.value == "refuse" or hand.price >= cap:
            return refuse("straddle_cap", rules.straddle_bb.clause, cap=cap)
        low = cap
    most = hand.stacks[seat] + hand.bets[seat]
    if most < low:
        return refuse("stack_too_small", "hand.table-stakes.cap", stack=most, low=low)
    return Choice("straddle", rules.straddle_bb.clause, low, min(cap, most))


def guard_decline(terms: Terms, hand: Hand, seat: Seat) -> Choice | Refusal:
    """Nobody has to straddle."""
    if seat not in hand.queue:
        return Refusal("not_your_turn", "floor.straddle.position")
    return Choice("decline", "floor.straddle.position")


def guard_deal(terms: Terms, hand: Hand, seat: Seat) -> Choice | Refusal:
    """The house closes the window and deals."""
    if seat != HOUSE:
        return Refusal("house_only", "floor.straddle.director")
    return Choice("close", "floor.straddle.director")


def open_straddles(terms: Terms, hand: Hand) -> Hand:
    """The window before the cards."""
    return replace(hand, phase=Phase.STRADDLE, queue=straddlers(terms, hand))


def make_straddle(terms: Terms, hand: Hand, act: Act, events: list[Struct]) -> Hand:
    """A straddle is live: it raises the price and is the last to act."""
    hand = straddle(hand, act.seat, act.amount or 0, events)
    setup = replace(hand.setup, straddles=(*hand.setup.straddles, (act.seat, hand.bets[act.seat])))
    able = hand.able - (not hand.stacks[act.seat])
    hand = replace(hand, setup=setup, able=able, least=max(hand.least, hand.price))
    left = straddlers(terms, hand)
    return replace(hand, queue=tuple([seat for seat in left if seat in hand.queue]))


def decline(terms: Terms, hand: Hand, act: Act, events: list[Struct]) -> Hand:
    """A seat does not want to straddle."""
    events.append(acted(act.seat, "decline"))
    return replace(hand, queue=tuple([seat for seat in hand.queue if seat != act.seat]))


__all__ = [
    "bring_in",
    "bring_in_chips",
    "complete",
    "decline",
    "guard_bring_in",
    "guard_compulsory",
    "guard_deal",
    "guard_decline",
    "guard_full_bring_in",
    "guard_straddle",
    "make_straddle",
    "may_straddle",
    "open_straddles",
    "straddle_refusal",
    "straddlers",
]
