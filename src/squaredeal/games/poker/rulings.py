"""Rulings on a hand or a seat: void, misdeal, a dead hand, a penalty, the Director's award."""

from __future__ import annotations

from operator import add

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.games.poker.events import Ended, Won
from squaredeal.games.poker.flow import close_street, go_on, settle_alone
from squaredeal.games.poker.hand import NO_CARDS, Hand, Phase, changed, pot_chips
from squaredeal.games.poker.paying import finish
from squaredeal.games.poker.rulings_cards import exposed_cards
from squaredeal.games.poker.showdown import go_on_showing
from squaredeal.games.poker.terms import Terms
from squaredeal.kernel import ANY_SPOT, Act, Choice, Illegal, Refusal, Seat, Swept, refuse

GROUNDS = (
    "exposing_cards",
    "one_player_to_a_hand",
    "abuse",
    "cheating",
    "deliberate_miscall",
    "disclosure",
    "soft_play",
    "team_play",
    "language",
    "throwing_cards",
    "touching",
    "delay",
    "away_from_the_table",
    "phone",
)
"""What may be held against a player in a hand (floor.penalty.grounds, floor.conduct.*)."""
SUBSTANTIAL = 5
"""From here on `Hand.substance` is substantial action."""
MISDEALS = ("first_card_wrong_seat", "unentitled", "omitted", "exposed_two", "count")
"""Why a deal may be taken back; each is a clause `floor.misdeal.*`."""


def is_substantial(hand: Hand) -> bool:
    """Two acts in turn of which one put chips in, or any three (floor.substantial-action.*)."""
    return hand.substance >= SUBSTANTIAL


def guard_void(terms: Terms, hand: Hand) -> Choice | Refusal:
    """The hand never was: cancelled by the house, or the deck is fouled."""
    if terms.rules.fouled_deck.value != "return_all_bets" and is_substantial(hand):
        return Choice("void", "floor.director.fairness", spots=("cancelled",))
    return Choice("void", terms.rules.fouled_deck.clause, spots=("cancelled", "fouled_deck"))


def guard_misdeal(terms: Terms, hand: Hand) -> Choice | Refusal:
    """A new deal with the same button, before substantial action only."""
    if is_substantial(hand) or any(hand.boards[0]):
        return Refusal("substantial_action", "floor.substantial-action.no-misdeal")
    causes = [cause for cause in MISDEALS if cause != "exposed_two" or exposed_cards(hand) > 1]
    return Choice("misdeal", "floor.misdeal.button", spots=tuple(causes))


def guard_kill(terms: Terms, hand: Hand) -> Choice | Refusal:
    """A hand is dead; what it has bet stays in the pot."""
    if hand.pending.value:
        return Refusal("cards_in_the_air", "floor.dead-hand.muck")
    return Choice("kill_hand", "floor.dead-hand.muck")


def guard_penalise(terms: Terms, hand: Hand) -> Choice | Refusal:
    """An infraction is noted; what it costs is for the table to carry out."""
    return Choice("penalise", "floor.penalty.options", spots=GROUNDS)


def guard_award(terms: Terms, hand: Hand) -> Choice | Refusal:
    """Fairness above technique: the Director gives the pot, with a written reason."""
    override = terms.rules.override
    if not override.value:
        return Refusal("no_override", override.clause)
    return Choice("award", override.clause, spots=(ANY_SPOT,))


def void(terms: Terms, hand: Hand, act: Act, events: list[Struct]) -> Hand:
    """Every chip goes back to the stack it came from at the start of the hand."""
    return _take_back(hand, "void", events)


def misdeal(terms: Terms, hand: Hand, act: Act, events: list[Struct]) -> Hand:
    """Chips go back; the next deal has the same button."""
    return _take_back(hand, "misdeal", events)


def _take_back(hand: Hand, why: str, events: list[Struct]) -> Hand:
    cap = hand.setup.stakes.cap
    at_start = tuple([min(each, cap) if cap else each for each in hand.setup.stacks])
    if any(hand.bets):
        events.append(Swept("bet:*", "pot", hand.bets, why))
    back = tuple([was - now for was, now in zip(at_start, hand.stacks, strict=True)])
    if any(back):
        events.append(Swept("pot", "stack:*", back, why))
    events.append(Ended(why))
    zeros = (0,) * len(back)
    return finish(replace(hand, bets=zeros, pending=NO_CARDS), back)


def kill_hand(terms: Terms, hand: Hand, act: Act, events: list[Struct]) -> Hand:
    """The hand leaves the play where it stands."""
    seat = living(hand, act.seat)
    hand = replace(
        hand,
        live=tuple([each for each in hand.live if each != seat]),
        queue=tuple([each for each in hand.queue if each != seat]),
        able=hand.able - (hand.stacks[seat] > 0),
    )
    if hand.noted and hand.phase in (Phase.DEAL, Phase.DISCARD, Phase.RUN):
        hand = replace(hand, noted=changed(hand.noted, seat, 0))
    if hand.phase == Phase.SHOW:
        return go_on_showing(terms, hand, events)
    if len(hand.live) == 1:
        return close_street(terms, hand, events)
    if hand.phase == Phase.DEAL:
        return hand
    if not hand.queue:
        return _past(terms, hand, events)
    return settle_alone(terms, hand, events) if hand.phase == Phase.BET and hand.able < 2 else hand


def _past(terms: Terms, hand: Hand, events: list[Struct]) -> Hand:
    """The dead hand was the last that had to speak."""
    if hand.phase == Phase.BET:
        return close_street(terms, hand, events)
    if hand.phase == Phase.BRING_IN:
        return go_on(terms, hand, events, hand.at)
    return go_on(terms, hand, events, hand.at + 1)


def penalise(terms: Terms, hand: Hand, act: Act, events: list[Struct]) -> Hand:
    """The note is in the record of the hand."""
    penalties = (*hand.floor.penalties, (act.seat, act.spot or ""))
    return replace(hand, floor=replace(hand.floor, penalties=penalties))


def award(terms: Terms, hand: Hand, act: Act, events: list[Struct]) -> Hand:
    """One living seat takes all that lies in the middle."""
    seat = living(hand, act.seat)
    if any(hand.bets):
        events.append(Swept("bet:*", "pot", hand.bets, "collect"))
        paid = tuple(map(add, hand.paid, hand.bets))
        hand = replace(hand, bets=(0,) * len(paid), paid=paid)
    won = [0] * len(hand.stacks)
    won[seat] = pot_chips(hand)
    events.append(Won(0, 0, terms.variant.pot[0].name, (seat,), (won[seat],)))
    events.append(Swept("pot", "stack:*", tuple(won), "won"))
    events.append(Ended("award"))
    return finish(replace(hand, pending=NO_CARDS), tuple(won))


def living(hand: Hand, seat: Seat) -> Seat:
    """The seat itself. Raises Illegal when its hand is not live."""
    if seat not in hand.live:
        raise Illegal(refuse("hand_not_live", "floor.dead-hand.muck", seat=seat))
    return seat
