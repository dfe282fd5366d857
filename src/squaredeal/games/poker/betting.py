"""What a seat may do when it is on turn in a betting round, and what its act changes."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.games.poker.events import acted
from squaredeal.games.poker.flow import close_street, settle_alone
from squaredeal.games.poker.forced import limit_bet
from squaredeal.games.poker.hand import BET, NO_SEAT, STACK, Hand
from squaredeal.games.poker.terms import Terms
from squaredeal.games.poker.variant import Betting
from squaredeal.kernel import Act, Choice, Moved, Refusal, Seat, refuse

CALLS_KEPT = 10_000
PLAIN_ACT, CHIP_ACT = 2, 3
"""What an act in turn adds to `substance`: two acts, one with chips, or any three reach 5.

Source: floor.substantial-action.a, floor.substantial-action.b.
"""


def guard_fold(terms: Terms, hand: Hand, seat: Seat) -> Choice | Refusal:
    """A seat on turn may always fold."""
    return terms.fold


def guard_check(terms: Terms, hand: Hand, seat: Seat) -> Choice | Refusal:
    """A check is free: nothing is owed."""
    return terms.check if hand.bets[seat] >= hand.price else terms.no_check


def guard_call(terms: Terms, hand: Hand, seat: Seat) -> Choice | Refusal:
    """What matching the price costs, or the rest of the stack."""
    owed = hand.price - hand.bets[seat]
    if owed <= 0:
        return terms.no_call
    stack = hand.stacks[seat]
    if terms.is_all_in_or_fold and not hand.raises and owed < stack:
        return Refusal("all_in_or_fold", "cash.format.all-in-or-fold")
    if owed > stack:
        owed = stack
    return terms.calls.get(owed) or call_choice(terms, owed)


def call_choice(terms: Terms, price: int) -> Choice:
    """A call: the amount is the price, so that an act says what its seat agreed to pay."""
    choice = Choice("call", terms.call_clause, price, price)
    if len(terms.calls) < CALLS_KEPT:
        terms.calls[price] = choice
    return choice


def guard_bet(terms: Terms, hand: Hand, seat: Seat) -> Choice | Refusal:
    """Amounts of a first bet, in chips."""
    if hand.price:
        return Refusal("bet_made_already", terms.low_clause)
    return _press(terms, hand, seat, "bet")


def guard_raise(terms: Terms, hand: Hand, seat: Seat) -> Choice | Refusal:
    """Totals of this street that a seat may raise to, in chips."""
    if not hand.price:
        return Refusal("nothing_to_raise", terms.low_clause)
    if terms.has_bring_in and _is_incomplete(hand):
        return Refusal("complete_first", terms.limit_clause)
    return _press(terms, hand, seat, "raise_to")


def guard_complete(terms: Terms, hand: Hand, seat: Seat) -> Choice | Refusal:
    """The bring-in made up to the small bet."""
    if not terms.has_bring_in or not _is_incomplete(hand):
        return Refusal("nothing_to_complete", terms.limit_clause)
    return _press(terms, hand, seat, "complete")


def _is_incomplete(hand: Hand) -> bool:
    """Is the price only a bring-in, less than the small bet?"""
    return 0 < hand.price < hand.least and hand.aggressor == NO_SEAT


def _press(terms: Terms, hand: Hand, seat: Seat, verb: str) -> Choice | Refusal:
    """The range of a bet or raise, or why there is none."""
    price = hand.price
    bet, stack = hand.bets[seat], hand.stacks[seat]
    most = bet + stack
    if most <= price:
        return refuse("stack_too_small", "hand.table-stakes.cap", stack=stack)
    if hand.acted >> seat & 1 and (price - bet < hand.least or not terms.reopens_by_sum):
        return terms.no_reopen
    limit = terms.raises
    if limit.value and hand.raises >= limit.value:
        return refuse("raise_limit_reached", limit.clause, raises=limit.value)
    stacks, bets = hand.stacks, hand.bets
    for other in hand.live:
        if other != seat and stacks[other] + bets[other] > price:
            break
    else:
        return terms.not_covered
    if terms.is_no_limit:
        low, high = price + hand.least, most
    else:
        low, high = BOUNDS[terms.bounds](terms, hand, seat)
        if high > most:
            high = most
    if verb == "complete":
        low = hand.least
    if low > most:
        low = most
    return Choice(verb, terms.low_clause, low, high, hand.setup.stakes.chip)


def _pot_limit(terms: Terms, hand: Hand, seat: Seat) -> tuple[int, int]:
    """A raise by as much as the pot after the call (floor.terms.pot-only-pl)."""
    price = hand.price
    low = price + hand.least
    in_pot = sum(hand.paid) + hand.dead + sum(hand.bets) + price - hand.bets[seat]
    return low, max(low, price + in_pot)


def _fixed_limit(terms: Terms, hand: Hand, seat: Seat) -> tuple[int, int]:
    """The next level: a short all-in of half a bet or more counts as full, less is completed."""
    over = hand.price - hand.full
    level = hand.full + hand.least
    if over > 0 and 2 * over >= hand.least and hand.full:
        level += hand.least
    return level, level


def _spread_limit(terms: Terms, hand: Hand, seat: Seat) -> tuple[int, int]:
    """Any amount between the two limits, a raise at least as large as the last."""
    stakes = hand.setup.stakes
    return hand.price + hand.least, hand.price + max(stakes.big_bet, limit_bet(hand.setup))


def _all_in(terms: Terms, hand: Hand, seat: Seat) -> tuple[int, int]:
    most = hand.bets[seat] + hand.stacks[seat]
    return most, most


BOUNDS = {
    Betting.POT_LIMIT.value: _pot_limit,
    Betting.FIXED_LIMIT.value: _fixed_limit,
    Betting.SPREAD_LIMIT.value: _spread_limit,
    Betting.ALL_IN_OR_FOLD.value: _all_in,
}


def fold(terms: Terms, hand: Hand, act: Act, events: list[Struct]) -> Hand:
    """The hand is dead and what was bet stays."""
    seat = act.seat
    events.append(acted(seat, "fold"))
    live = list(hand.live)
    live.remove(seat)
    hand = replace(
        hand,
        live=tuple(live),
        queue=hand.queue[1:],
        able=hand.able - 1,
        substance=hand.substance + PLAIN_ACT,
    )
    if len(live) == 1 or not hand.queue:
        return close_street(terms, hand, events)
    return settle_alone(terms, hand, events) if hand.able < 2 else hand


def check(terms: Terms, hand: Hand, act: Act, events: list[Struct]) -> Hand:
    """Nothing is bet and the seat stays in."""
    seat = act.seat
    events.append(acted(seat, "check"))
    hand = replace(
        hand,
        queue=hand.queue[1:],
        acted=hand.acted | 1 << seat,
        substance=hand.substance + PLAIN_ACT,
    )
    return hand if hand.queue else close_street(terms, hand, events)


def call(terms: Terms, hand: Hand, act: Act, events: list[Struct]) -> Hand:
    """The price is matched, or all that is left put in."""
    seat, chips = act.seat, act.amount or 0
    events.append(Moved(STACK[seat], BET[seat], chips, "call"))
    stacks, bets = list(hand.stacks), list(hand.bets)
    left = stacks[seat] - chips
    stacks[seat] = left
    bets[seat] += chips
    hand = replace(
        hand,
        stacks=tuple(stacks),
        bets=tuple(bets),
        acted=hand.acted | 1 << seat,
        able=hand.able if left else hand.able - 1,
        queue=hand.queue[1:],
        substance=hand.substance + CHIP_ACT,
    )
    if not hand.queue:
        return close_street(terms, hand, events)
    return settle_alone(terms, hand, events) if hand.able < 2 else hand


def press(terms: Terms, hand: Hand, act: Act, events: list[Struct]) -> Hand:
    """A bet, raise or completion: everybody else must speak again, as far as they have chips."""
    seat, to = act.seat, act.amount or 0
    stacks, bets, acts = list(hand.stacks), list(hand.bets), hand.acted
    chips = to - bets[seat]
    events.append(Moved(STACK[seat], BET[seat], chips, act.verb))
    left = stacks[seat] - chips
    stacks[seat] = left
    bets[seat] = to
    is_completion = act.verb == "complete"
    size = to if is_completion else to - hand.price
    least, full = hand.least, hand.full
    if is_completion or (size >= least and not terms.reopens_by_sum):
        acts = 0
    if terms.is_fixed_limit:
        full += (to - full) // least * least
    elif size >= least or terms.rules.raise_basis.value == "last_action":
        least = size
    live = hand.live
    at = live.index(seat)
    queue = live[at + 1 :] + live[:at]
    able = hand.able if left else hand.able - 1
    if able + (not left) < len(live):
        queue = tuple([other for other in queue if stacks[other]])
    hand = replace(
        hand,
        stacks=tuple(stacks),
        bets=tuple(bets),
        acted=acts | 1 << seat,
        price=to,
        least=least,
        full=full,
        able=able,
        queue=queue,
        raises=hand.raises if is_completion or not hand.price else hand.raises + 1,
        aggressor=seat,
        substance=hand.substance + CHIP_ACT,
    )
    if not queue:
        return close_street(terms, hand, events)
    return settle_alone(terms, hand, events) if able < 2 else hand


__all__ = [
    "call",
    "call_choice",
    "check",
    "fold",
    "guard_bet",
    "guard_call",
    "guard_check",
    "guard_complete",
    "guard_fold",
    "guard_raise",
    "press",
]
