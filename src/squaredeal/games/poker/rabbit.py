"""Rabbit hunting: the cards that would have come, for the winner, or for a fee (floor.rabbit.*)."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.games.poker.events import Rabbit, acted
from squaredeal.games.poker.hand import NO_CARDS, STACK, Hand, Phase, changed
from squaredeal.games.poker.terms import Terms
from squaredeal.kernel import HOUSE, NOBODY, Act, Choice, Moved, Refusal, Seat, Veiled, refuse

FORBIDDEN, FEE = "floor.rabbit.forbidden", "floor.rabbit.fee"


def may_hunt(terms: Terms, hand: Hand) -> bool:
    """Is there anything to see: the table offers it, a hand won unseen, a board not complete."""
    return (
        hand.phase == Phase.OVER
        and "rabbit" in hand.setup.offers
        and terms.rules.rabbit.value
        and len(hand.live) == 1
        and len(hand.boards) == 1
        and missing(terms, hand) > 0
    )


def missing(terms: Terms, hand: Hand) -> int:
    """Board cards that did not come, less those already seen."""
    return terms.variant.board_count - len(hand.boards[0]) - len(hand.pending.value)


def open_hunt(hand: Hand) -> Hand:
    """The winner first, then everybody who was dealt in."""
    winner = hand.live[0]
    others = tuple([seat for seat in hand.setup.seats if seat != winner])
    return replace(hand, phase=Phase.RABBIT, queue=(winner, *others), noted=())


def guard_rabbit(terms: Terms, hand: Hand, seat: Seat) -> Choice | Refusal:
    """Free for the winner; for others at a fee, once the winner has allowed it."""
    if seat == HOUSE:
        return Refusal("players_only", FORBIDDEN)
    if seat == hand.live[0]:
        return Choice("rabbit", FORBIDDEN)
    if not hand.noted:
        return Refusal("winner_must_allow", FORBIDDEN)
    fee = terms.rules.rabbit_fee
    if hand.stacks[seat] < fee.value:
        return refuse("stack_too_small", fee.clause, stack=hand.stacks[seat], low=fee.value)
    return Choice("rabbit", fee.clause, fee.value, fee.value)


def guard_allow(terms: Terms, hand: Hand, seat: Seat) -> Choice | Refusal:
    """The winner lets others look."""
    if seat != hand.live[0] or hand.noted:
        return Refusal("winner_only", FEE)
    return Choice("allow", FEE)


def guard_close(terms: Terms, hand: Hand, seat: Seat) -> Choice | Refusal:
    """The house goes on to the next hand."""
    return Choice("close", FORBIDDEN) if seat == HOUSE else Refusal("house_only", FORBIDDEN)


def guard_decline(terms: Terms, hand: Hand, seat: Seat) -> Choice | Refusal:
    """Nobody has to look."""
    if seat == HOUSE:
        return Refusal("players_only", FORBIDDEN)
    return Choice("decline", FORBIDDEN)


def decline(terms: Terms, hand: Hand, act: Act, events: list[Struct]) -> Hand:
    """A seat does not want to see; when nobody does the hand is over."""
    events.append(acted(act.seat, "decline"))
    queue = tuple([seat for seat in hand.queue if seat != act.seat])
    return replace(hand, queue=queue, phase=Phase.RABBIT if queue else Phase.OVER)


def close(terms: Terms, hand: Hand, act: Act, events: list[Struct]) -> Hand:
    """The time to look is over."""
    return replace(hand, queue=(), phase=Phase.OVER)


def allow(terms: Terms, hand: Hand, act: Act, events: list[Struct]) -> Hand:
    """Others may pay to see."""
    events.append(acted(act.seat, "allow"))
    return replace(hand, noted=(1,))


def rabbit(terms: Terms, hand: Hand, act: Act, events: list[Struct]) -> Hand:
    """The fee is paid, to whom the house says, and the deck owes the rest of the board."""
    seat, fee = act.seat, act.amount or 0
    if fee:
        to = terms.rules.rabbit_fee_to.value
        places = {"house": "rake", "winner": STACK[hand.live[0]], "jackpot": "jackpot"}
        events.append(Moved(STACK[seat], places[to], fee, "rabbit"))
        stacks = changed(hand.stacks, seat, hand.stacks[seat] - fee)
        if to == "winner":
            stacks = changed(stacks, hand.live[0], stacks[hand.live[0]] + fee)
        hand = replace(
            hand,
            stacks=stacks,
            rake=hand.rake + (fee if to == "house" else 0),
            drop=hand.drop + (fee if to == "jackpot" else 0),
        )
    else:
        events.append(acted(seat, "rabbit"))
    return replace(hand, queue=())


def reveal(terms: Terms, hand: Hand, cards: tuple[str, ...], events: list[Struct]) -> Hand:
    """The cards are seen and change nothing."""
    cards = (*hand.pending.value, *cards)
    if len(hand.boards[0]) + len(cards) < terms.variant.board_count:
        return replace(hand, pending=Veiled(cards, NOBODY))
    events.append(Rabbit(cards))
    return replace(hand, phase=Phase.OVER, pending=NO_CARDS)


__all__ = [
    "allow",
    "close",
    "decline",
    "guard_allow",
    "guard_close",
    "guard_decline",
    "guard_rabbit",
    "may_hunt",
    "missing",
    "open_hunt",
    "rabbit",
    "reveal",
]
