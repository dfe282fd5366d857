"""What is paid before anybody may choose: antes, blinds, posts, straddles."""

from __future__ import annotations

from operator import add, sub

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.games.poker.hand import (
    BET,
    NO_SEAT,
    STACK,
    Hand,
    HandSetup,
    Rake,
    changed,
    clockwise,
)
from squaredeal.games.poker.terms import Terms
from squaredeal.games.poker.variant import Betting, Forced
from squaredeal.kernel import Moved, Seat, Swept


def post_all(terms: Terms, setup: HandSetup) -> tuple[Hand, list[Struct]]:
    """The hand with everything posted and no card dealt. Short stacks post what they have."""
    size = len(setup.stacks)
    zeros = (0,) * size
    order = clockwise(setup.seats, setup.button)
    blinds = nominal_blinds(terms, setup, order)
    price = max(*blinds, setup.stakes.big_blind if any(blinds) else 0)
    least = minimum_bet(terms, setup, 0)
    cap = setup.stakes.cap
    stacks = tuple([min(each, cap) for each in setup.stacks]) if cap else setup.stacks
    hand = Hand(
        setup=setup,
        stacks=stacks,
        bets=zeros,
        paid=zeros,
        acted=0,
        cards=((),) * size,
        live=order,
        able=0,
        price=price,
        least=least,
        total=sum(stacks),
        boards=((),) * max(setup.boards, terms.variant.boards),
    )
    events: list[Struct] = []
    antes = nominal_antes(terms, setup, order)
    if setup.stakes.ante_by == "each" or setup.antes:
        hand = _ante(hand, antes, events)
        hand = _bet(hand, blinds, "blind", events)
    else:
        hand = _bet(hand, blinds, "blind", events)
        hand = _ante(hand, antes, events)
    if setup.dead:
        hand = _into_pot(hand, setup.dead, "dead_post", events, nobodys=True)
    if setup.live:
        hand = _bet(hand, setup.live, "post", events)
    for seat, chips in setup.straddles:
        hand = straddle(hand, seat, chips, events)
    price = hand.price
    if terms.betting is not Betting.FIXED_LIMIT:
        least = max(price, least)
    left = hand.stacks
    able = len([seat for seat in order if left[seat]])
    return replace(hand, least=least, full=price, able=able), events


def nominal_blinds(terms: Terms, setup: HandSetup, order: tuple[Seat, ...]) -> tuple[int, ...]:
    """What each seat should post as a blind, short or not.

    Source: hand.blinds.positions, floor.heads-up.
    """
    size = len(setup.stacks)
    if setup.bomb:
        return (0,) * size
    if setup.blinds:
        return setup.blinds
    blinds = [0] * size
    stakes = setup.stakes
    if terms.variant.forced is Forced.BUTTON_BLIND:
        blinds[order[-1]] = stakes.button_blind
    elif terms.variant.forced is Forced.BLINDS:
        places = (order[1], order[0]) if len(order) == 2 else order
        due = (stakes.small_blind, stakes.big_blind, stakes.third_blind)
        for seat, chips in zip(places, due, strict=False):
            blinds[seat] = chips
    return tuple(blinds)


def nominal_antes(terms: Terms, setup: HandSetup, order: tuple[Seat, ...]) -> tuple[int, ...]:
    """What each seat should ante, by itself or for the table; empty when nobody does."""
    size = len(setup.stacks)
    stakes = setup.stakes
    if not (setup.bomb or setup.antes or stakes.ante):
        return ()
    if setup.bomb:
        return tuple([setup.bomb if seat in order else 0 for seat in range(size)])
    if setup.antes:
        return setup.antes
    antes = [0] * size
    if stakes.ante:
        match stakes.ante_by:
            case "big_blind":
                antes[big_blind_seat(nominal_blinds(terms, setup, order), order)] = stakes.ante
            case "button":
                antes[order[-1]] = stakes.ante
            case _:
                for seat in order:
                    antes[seat] = stakes.ante
    return tuple(antes)


def big_blind_seat(blinds: tuple[int, ...], order: tuple[Seat, ...]) -> Seat:
    """The seat with the highest blind; of equal ones the last to post."""
    most = max(blinds)
    payers = [seat for seat in order if blinds[seat] == most]
    return payers[0] if len(order) == 2 else payers[-1]


def straddle(hand: Hand, seat: Seat, chips: int, events: list[Struct]) -> Hand:
    """A blind raise before the cards; later straddles lie on top of earlier ones."""
    chips = min(chips, hand.stacks[seat] + hand.bets[seat])
    more = chips - hand.bets[seat]
    events.append(Moved(STACK[seat], BET[seat], more, "straddle"))
    return replace(
        hand,
        stacks=changed(hand.stacks, seat, hand.stacks[seat] - more),
        bets=changed(hand.bets, seat, chips),
        price=max(hand.price, chips),
    )


def bomb_rake(terms: Terms, rake: Rake, *, is_extra: bool) -> Rake:
    """The rake of a bomb pot: an additional one in a lap of the button has a multiple of the cap.

    Source: floor.bomb-pot.extra-cap.
    """
    return replace(rake, cap=rake.cap * terms.rules.bomb_cap.value) if is_extra else rake


def minimum_bet(terms: Terms, setup: HandSetup, at: int) -> int:
    """The least bet at a place of the program: the big blind, or the limit of the street."""
    stakes = setup.stakes
    if terms.betting in (Betting.FIXED_LIMIT, Betting.SPREAD_LIMIT):
        street = terms.variant.streets[terms.program[at].street]
        big = street.big and terms.betting is Betting.FIXED_LIMIT
        return stakes.big_bet if big and stakes.big_bet else limit_bet(setup)
    return stakes.big_blind or stakes.button_blind or stakes.small_bet or stakes.ante or 1


def limit_bet(setup: HandSetup) -> int:
    """The small bet of fixed limit; the big blind where it is not stated."""
    return setup.stakes.small_bet or setup.stakes.big_blind


def first_to_act(terms: Terms, hand: Hand) -> tuple[Seat, ...]:
    """The order of action on a street opened after the blinds: the last to post is the last."""
    setup = hand.setup
    order = hand.live
    if setup.first != NO_SEAT:
        return clockwise(order, setup.first - 1)
    stakes = setup.stakes
    if (
        not (setup.straddles or setup.blinds or setup.bomb or stakes.third_blind)
        and terms.variant.forced is Forced.BLINDS
        and stakes.big_blind > stakes.small_blind
    ):
        dealt = clockwise(setup.seats, setup.button)
        return clockwise(order, dealt[0] if len(dealt) == 2 else dealt[1])
    last = NO_SEAT
    if setup.straddles and terms.rules.straddle_option.value == "last_to_act_preflop":
        last = setup.straddles[-1][0]
    else:
        dealt = clockwise(setup.seats, setup.button)
        blinds = nominal_blinds(terms, setup, dealt)
        if not any(blinds):
            return order
        last = big_blind_seat(blinds, dealt)
    return clockwise(order, last)


def _bet(hand: Hand, nominal: tuple[int, ...], why: str, events: list[Struct]) -> Hand:
    """Live chips before the seats."""
    chips = tuple(map(min, nominal, hand.stacks))
    if not any(chips):
        return hand
    events.append(Swept("stack:*", "bet:*", chips, why))
    return replace(
        hand, stacks=tuple(map(sub, hand.stacks, chips)), bets=tuple(map(add, hand.bets, chips))
    )


def _ante(hand: Hand, nominal: tuple[int, ...], events: list[Struct]) -> Hand:
    """Equal antes stay the seats' own for side pots; what one seat pays for all is nobody's."""
    if not any(nominal):
        return hand
    unequal = len({nominal[seat] for seat in hand.live}) > 1
    return _into_pot(hand, nominal, "ante", events, nobodys=unequal)


def _into_pot(
    hand: Hand, nominal: tuple[int, ...], why: str, events: list[Struct], *, nobodys: bool
) -> Hand:
    chips = tuple(map(min, nominal, hand.stacks))
    if not any(chips):
        return hand
    events.append(Swept("stack:*", "pot", chips, why))
    stacks = tuple(map(sub, hand.stacks, chips))
    if nobodys:
        return replace(hand, stacks=stacks, dead=hand.dead + sum(chips))
    return replace(hand, stacks=stacks, paid=tuple(map(add, hand.paid, chips)))


__all__ = [
    "big_blind_seat",
    "bomb_rake",
    "first_to_act",
    "limit_bet",
    "minimum_bet",
    "nominal_antes",
    "nominal_blinds",
    "post_all",
    "straddle",
]
