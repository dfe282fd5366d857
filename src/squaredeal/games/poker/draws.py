"""Cards given up: exchanged in draw games, only thrown away in pineapple."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.games.poker.events import Discarded, acted
from squaredeal.games.poker.flow import go_on
from squaredeal.games.poker.hand import EYES, Hand, changed, hole_cards
from squaredeal.games.poker.terms import Terms
from squaredeal.kernel import UNSEEN, Act, Choice, Refusal, Seat, Veiled

CLAUSE = "floor.terms.official"


def guard_discard(terms: Terms, hand: Hand, seat: Seat) -> Choice | Refusal:
    """How many cards may or must be given up, from those the seat holds.

    A seat whose cards nobody knows names as many `??`.
    """
    street = terms.variant.streets[terms.program[hand.at].street]
    held = hole_cards(hand, seat)
    if street.discard:
        count = (street.discard, street.discard)
    else:
        count = (1, min(street.draw, len(held)))
    return Choice("discard", CLAUSE, cards=count, among=held)


def guard_stand_pat(terms: Terms, hand: Hand, seat: Seat) -> Choice | Refusal:
    """Keeping every card, where nothing must be given up."""
    if terms.variant.streets[terms.program[hand.at].street].discard:
        return Refusal("must_discard", CLAUSE)
    return Choice("stand_pat", CLAUSE)


def discard(terms: Terms, hand: Hand, act: Act, events: list[Struct]) -> Hand:
    """The cards go to the muck; how many is known to all."""
    seat = act.seat
    gone = list(act.cards)
    kept = []
    for veil in hand.cards[seat]:
        stay = []
        for card in veil.value:
            if card in gone:
                gone.remove(card)
            else:
                stay.append(card)
        if len(stay) == len(veil.value):
            kept.append(veil)
        elif stay:
            kept.append(Veiled(tuple(stay), veil.eyes))
    out = Veiled(act.cards, EYES[seat])
    events.append(Discarded(seat, out))
    held = list(hand.cards)
    held[seat] = tuple(kept)
    hand = replace(
        hand,
        cards=tuple(held),
        muck=(*hand.muck, out),
        noted=changed(hand.noted, seat, len(act.cards)),
        queue=hand.queue[1:],
    )
    return _next(terms, hand, events)


def stand_pat(terms: Terms, hand: Hand, act: Act, events: list[Struct]) -> Hand:
    """The seat keeps its cards."""
    events.append(acted(act.seat, "stand_pat"))
    return _next(terms, replace(hand, queue=hand.queue[1:]), events)


def _next(terms: Terms, hand: Hand, events: list[Struct]) -> Hand:
    if hand.queue:
        return hand
    if terms.variant.streets[terms.program[hand.at].street].discard:
        hand = replace(hand, noted=())
    return go_on(terms, hand, events, hand.at + 1)


def lapsed_discard(terms: Terms, hand: Hand, seat: Seat) -> Act:
    """Silence keeps all cards; where some must go, the last dealt go."""
    street = terms.variant.streets[terms.program[hand.at].street]
    if not street.discard:
        return Act(seat, "stand_pat")
    held = hole_cards(hand, seat)
    known = [card for card in held if card != UNSEEN] or list(held)
    return Act(seat, "discard", cards=tuple(known[-street.discard :]))


__all__ = ["discard", "guard_discard", "guard_stand_pat", "lapsed_discard", "stand_pat"]
