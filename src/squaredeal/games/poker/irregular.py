"""What the floor may rule in a hand, and when it may not: a closed list."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

from squaredeal.games.poker import rulings, rulings_acts, rulings_cards
from squaredeal.games.poker.events import Ruling
from squaredeal.games.poker.hand import Hand, Phase
from squaredeal.games.poker.terms import Terms
from squaredeal.kernel import Act, Choice, Refusal, Rule

Ask: TypeAlias = Callable[[Terms, Hand], Choice | Refusal]
Do: TypeAlias = Callable[[Terms, Hand, Act, list[Struct]], Hand]

RULINGS: dict[str, tuple[Ask, Do]] = {
    "void": (rulings.guard_void, rulings.void),
    "misdeal": (rulings.guard_misdeal, rulings.misdeal),
    "kill_hand": (rulings.guard_kill, rulings.kill_hand),
    "penalise": (rulings.guard_penalise, rulings.penalise),
    "award": (rulings.guard_award, rulings.award),
    "exposed_card": (rulings_cards.guard_exposed, rulings_cards.exposed_card),
    "premature_board": (rulings_cards.guard_premature, rulings_cards.premature_board),
    "boxed_card": (rulings_cards.guard_boxed, rulings_cards.boxed_card),
    "flop_four": (rulings_cards.guard_flop_four, rulings_cards.flop_four),
    "retrieve": (rulings_cards.guard_retrieve, rulings_cards.retrieve),
    "out_of_turn": (rulings_acts.guard_out_of_turn, rulings_acts.out_of_turn),
    "undercall": (rulings_acts.guard_undercall, rulings_acts.undercall),
}


def guard_ruling(terms: Terms, hand: Hand, verb: str) -> Choice | Refusal:
    """May the floor rule this now?"""
    if hand.phase in (Phase.OVER, Phase.RABBIT):
        return Refusal("hand_over", "floor.dispute.claim")
    known = RULINGS.get(verb)
    return known[0](terms, hand) if known else Refusal("no_such_ruling", "floor.director.final")


def may_claim_pot(next_hand: Hand) -> bool:
    """May an error in counting the last pot still be claimed (floor.dispute.pot-count)?"""
    return not rulings.is_substantial(next_hand)


def rule(terms: Terms, hand: Hand, move: Rule, events: list[Struct]) -> Hand:
    """The ruling carried out and put on record."""
    act = move.ruling
    events.append(Ruling(act.seat, act.verb, move.clause, act.cards))
    return RULINGS[act.verb][1](terms, hand, act, events)


__all__ = ["RULINGS", "guard_ruling", "may_claim_pot", "rule"]
