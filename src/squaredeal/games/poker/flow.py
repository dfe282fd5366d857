"""What follows when a stage of the hand is done: collect, go on, open the next street, end."""

from __future__ import annotations

from operator import add

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.cards import best_showing, highest_door, lowest_door
from squaredeal.games.poker.forced import first_to_act, minimum_bet
from squaredeal.games.poker.hand import (
    BET,
    NO_SEAT,
    STACK,
    Hand,
    Phase,
    changed,
    clockwise,
    up_cards,
)
from squaredeal.games.poker.paying import uncontested
from squaredeal.games.poker.pots import uncalled
from squaredeal.games.poker.runouts import may_run, open_vote
from squaredeal.games.poker.showdown import begin_showdown, turn_all_up
from squaredeal.games.poker.stub import refill
from squaredeal.games.poker.terms import Part, Terms
from squaredeal.games.poker.variant import Forced, Opener, Street
from squaredeal.kernel import Moved, Seat, Swept


def close_street(terms: Terms, hand: Hand, events: list[Struct]) -> Hand:
    """The betting of a street is done: the uncalled part goes back, the rest into the pot."""
    bets = hand.bets
    stacks = hand.stacks
    paid = hand.paid
    able = hand.able
    at = hand.at
    top = uncalled(bets, hand.live)
    if top:
        seat, chips = top
        events.append(Moved(BET[seat], STACK[seat], chips, "uncalled"))
        able += not stacks[seat]
        stacks = changed(stacks, seat, stacks[seat] + chips)
        bets = changed(bets, seat, bets[seat] - chips)
    if any(bets):
        events.append(Swept("bet:*", "pot", bets, "collect"))
        paid = tuple(map(add, paid, bets))
        bets = (0,) * len(bets)
    goes_on = able > 1 and len(hand.live) > 1 and terms.deals_next[at]
    hand = replace(
        hand,
        stacks=stacks,
        bets=bets,
        paid=paid,
        price=0,
        able=able,
        queue=(),
        at=at + 1 if goes_on else at,
        phase=Phase.DEAL,
    )
    if goes_on:
        return hand
    if len(hand.live) == 1:
        return uncontested(terms, hand, events)
    if able < 2 and at >= terms.discards_end:
        hand = turn_all_up(terms, hand, events)
        if may_run(terms, hand):
            return open_vote(hand)
    return go_on(terms, hand, events, at + 1)


def go_on(terms: Terms, hand: Hand, events: list[Struct], at: int) -> Hand:
    """The hand at the first stage from `at` on where somebody or the deck must speak."""
    program = terms.program
    while at < len(program):
        part = program[at].part
        if part is Part.BET:
            if hand.able < 2 and not any(hand.bets):
                return close_street(terms, replace(hand, at=at), events)
            if hand.setup.bomb and not program[at].street and not terms.rules.bomb_preflop.value:
                at += 1
                continue
            return _open_street(terms, hand, events, at)
        if part is Part.DISCARD:
            zeros = (0,) * len(hand.stacks)
            return replace(hand, at=at, phase=Phase.DISCARD, queue=hand.live, noted=zeros)
        if part is Part.REPLACE and not any(hand.noted):
            at += 1
            continue
        if part is Part.BURN and hand.floor.spare_burn:
            at += 1
            hand = replace(hand, floor=replace(hand.floor, spare_burn=False))
            continue
        hand = replace(hand, at=at, phase=Phase.DEAL)
        return refill(terms, hand, events) if terms.discards_end >= 0 else hand
    return begin_showdown(terms, hand, events)


def _open_street(terms: Terms, hand: Hand, events: list[Struct], at: int) -> Hand:
    """The betting of a street begins, unless nobody can bet against anybody."""
    number = terms.program[at].street
    street = terms.variant.streets[number]
    queue = _order(terms, hand, street)
    if hand.able < len(hand.live):
        queue = tuple([seat for seat in queue if hand.stacks[seat]])
    if street.opener is Opener.AFTER_BLINDS:
        hand = replace(hand, at=at, phase=Phase.BET, queue=queue)
    else:
        phase = Phase.BET
        if terms.variant.forced is Forced.BRING_IN and not number:
            phase, queue = Phase.BRING_IN, queue[:1]
        hand = replace(
            hand,
            at=at,
            phase=phase,
            queue=queue,
            acted=0,
            price=0,
            least=minimum_bet(terms, hand.setup, at),
            full=0,
            raises=0,
            aggressor=NO_SEAT,
        )
    return settle_alone(terms, hand, events) if hand.able < 2 else hand


def open_from_left(terms: Terms, hand: Hand, boards: tuple[tuple[str, ...], ...]) -> Hand:
    """The common case in one step: board cards have come and the first living seat opens."""
    at = hand.at + 1
    live = hand.live
    stacks = hand.stacks
    if hand.able < len(live):
        live = tuple([seat for seat in live if stacks[seat]])
    return replace(
        hand,
        boards=boards,
        at=at,
        phase=Phase.BET,
        queue=live,
        acted=0,
        least=(terms.is_no_limit and hand.setup.stakes.big_blind)
        or minimum_bet(terms, hand.setup, at),
        full=0,
        raises=0,
        aggressor=NO_SEAT,
        floor=replace(hand.floor, aside=()) if hand.floor.aside else hand.floor,
    )


def settle_alone(terms: Terms, hand: Hand, events: list[Struct]) -> Hand:
    """With at most one seat able to bet, it acts only if it owes chips that another has put in."""
    bets = hand.bets
    owes = [
        seat
        for seat in hand.queue
        if any(bets[other] > bets[seat] for other in hand.live if other != seat)
    ]
    if owes:
        return hand if len(owes) == len(hand.queue) else replace(hand, queue=tuple(owes))
    return close_street(terms, hand, events)


def _order(terms: Terms, hand: Hand, street: Street) -> tuple[Seat, ...]:
    """The living seats in the order in which they act on this street."""
    opener = street.opener
    live = hand.live
    if opener is Opener.LEFT_OF_BUTTON:
        return live
    if opener is Opener.AFTER_BLINDS:
        return first_to_act(terms, hand)
    rules = terms.rules
    pe = terms.is_stud_pe
    ups = [up_cards(hand, seat) for seat in live]
    if any("??" in up for up in ups):
        return live
    if opener is Opener.BEST_UP:
        by_suit = pe and rules.stud_open_tie.value == "by_suit"
        place = best_showing(ups, terms.variant.pot[0].ranking, by_suit=by_suit)
    else:
        by_suit = not pe or rules.stud_bring_in_tie.value == "by_suit"
        doors = [up[0] for up in ups]
        if opener is Opener.LOWEST_UP:
            place = lowest_door(doors, by_suit=by_suit)
        else:
            ace_low = opener is Opener.HIGHEST_UP
            place = highest_door(doors, by_suit=by_suit, ace_low=ace_low)
    return clockwise(live, live[place] - 1)


__all__ = ["close_street", "go_on", "open_from_left", "settle_alone"]
