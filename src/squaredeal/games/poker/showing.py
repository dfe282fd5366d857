"""Showing and mucking, where the rules leave a choice."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.games.poker.hand import EYES, Hand, hole_cards
from squaredeal.games.poker.showdown import (
    go_on_showing,
    made_by,
    may_muck,
    muck,
    score_all,
    turn_up,
)
from squaredeal.games.poker.stub import unseen
from squaredeal.games.poker.terms import Terms
from squaredeal.kernel import UNSEEN, Act, Choice, Refusal, Seat, Veiled

SHOW_CLAUSE = "floor.player.show-all-cards"


def guard_show(terms: Terms, hand: Hand, seat: Seat) -> Choice | Refusal:
    """All cards are turned up. A hand that nobody knows names all its cards, known ones too."""
    cards = hole_cards(hand, seat)
    if UNSEEN not in cards:
        return Choice("show", SHOW_CLAUSE)
    known = tuple([card for card in cards if card != UNSEEN])
    among = (*known, *unseen(terms, hand))
    return Choice("show", SHOW_CLAUSE, cards=(len(cards), len(cards)), among=among)


def guard_muck(terms: Terms, hand: Hand, seat: Seat) -> Choice | Refusal:
    """Giving up unseen is for beaten hands and hands that nobody knows, never for an all-in."""
    if UNSEEN in hole_cards(hand, seat):
        return Choice("muck", terms.rules.losers_may_muck.clause)
    if not hand.stacks[seat]:
        return Refusal("all_in_must_show", "floor.all-in.no-muck")
    if may_muck(terms, hand, seat):
        return Choice("muck", terms.rules.losers_may_muck.clause)
    return Refusal("must_show", SHOW_CLAUSE)


def show(terms: Terms, hand: Hand, act: Act, events: list[Struct]) -> Hand:
    """The hand is tabled; the next in order speaks or is opened."""
    seat = act.seat
    if act.cards:
        held = list(hand.cards)
        held[seat] = (Veiled(act.cards, EYES[seat]),)
        hand = replace(hand, cards=tuple(held))
    hand = replace(hand, queue=hand.queue[1:])
    hand = turn_up(hand, seat, made_by(terms, seat, score_all(terms, hand)), events)
    return go_on_showing(terms, hand, events)


def muck_act(terms: Terms, hand: Hand, act: Act, events: list[Struct]) -> Hand:
    """The hand is given up unseen."""
    return go_on_showing(terms, muck(hand, act.seat, events), events)


__all__ = ["guard_muck", "guard_show", "muck_act", "show"]
