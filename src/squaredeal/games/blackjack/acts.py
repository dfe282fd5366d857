"""What a participant's choice does."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.bank import HALF, add, bet_place, stack_place, staked, swap, swap_bets
from squaredeal.games.blackjack import bets
from squaredeal.games.blackjack.deal import (
    Table,
    check_hole,
    hands_of,
    next_turn,
    with_status,
)
from squaredeal.games.blackjack.hand import AUTO, STOOD, SURRENDERED, Hand, points
from squaredeal.games.blackjack.insurance import insurance_spots
from squaredeal.games.blackjack.round import FOLLOW, PLAY, Decided, HandDone, Round
from squaredeal.games.blackjack.settle import pay_hand
from squaredeal.games.blackjack.spots import double_spot, hand_spot
from squaredeal.kernel import Act, Broken, Moved, Seat


def act(table: Table, s: Round, move: Act, told: list[Struct]) -> Round:
    """The round after a choice that its guard offered."""
    match move.verb:
        case "hit":
            return replace(_decided(s, move, told), due=(s.turn,))
        case "stand":
            s = _decided(s, move, told)
            return next_turn(table, replace(s, hands=with_status(s.hands, s.turn, STOOD)), told)
        case "auto":
            told.append(Decided(move.seat, s.hands[s.turn].number, "auto"))
            return next_turn(table, replace(s, hands=with_status(s.hands, s.turn, AUTO)), told)
        case "double":
            return _double(_decided(s, move, told), move.amount or 0, told)
        case "split":
            return _split(_decided(s, move, told), told)
        case "surrender":
            return _surrender(table, _decided(s, move, told), told)
        case "place":
            s, moved = bets.place(s, move.seat, move.spot or "", move.amount or 0)
        case "remove":
            s, moved = bets.remove(s, move.seat, move.spot or "")
        case "insure":
            return _insure(table, s, move, told)
        case "follow":
            return _follow(s, move.seat, told)
        case _:
            raise Broken(f"{table.rules.code} knows no {move.verb}")
    told.extend(moved)
    return s


def _decided(s: Round, move: Act, told: list[Struct]) -> Round:
    told.append(Decided(move.seat, s.hands[s.turn].number, move.verb))
    return s if move.seat in s.acted else replace(s, acted=(*s.acted, move.seat))


def _stake(s: Round, seat: Seat, spot: str, chips: int, why: str, told: list[Struct]) -> Round:
    told.append(Moved(stack_place(seat), bet_place(seat, spot), chips, why))
    stacks = swap(s.stacks, seat, s.stacks[seat] - chips)
    return replace(s, stacks=stacks, bets=swap_bets(s.bets, seat, add(s.bets[seat], spot, chips)))


def _double(s: Round, chips: int, told: list[Struct]) -> Round:
    hand = s.hands[s.turn]
    s = _stake(s, hand.seat, double_spot(hand.number), chips, "double", told)
    s = replace(s, hands=with_status(s.hands, s.turn, STOOD), due=(s.turn,))
    return _ask_followers(s, hand, double_spot(hand.number, hand.seat))


def _split(s: Round, told: list[Struct]) -> Round:
    """Both hands get their second card at once (bj.split.second-cards)."""
    hand = s.hands[s.turn]
    number = hands_of(s.hands, hand.seat)
    chips = staked(s.bets[hand.seat], hand_spot(hand.number))
    s = _stake(s, hand.seat, hand_spot(number), chips, "split", told)
    first = replace(hand, cards=hand.cards[:1], is_split=True)
    second = Hand(hand.seat, number, hand.cards[1:], is_split=True)
    hands = (*s.hands[: s.turn], first, second, *s.hands[s.turn + 1 :])
    s = replace(s, hands=hands, due=(s.turn, s.turn + 1))
    return _ask_followers(s, hand, hand_spot(number, hand.seat))


def _ask_followers(s: Round, hand: Hand, spot: str) -> Round:
    """Those who bet behind the hand may lay as much again before the next card."""
    if len(s.bets) == s.setup.seats:
        return s
    able = bets.followers(s, hand.seat, hand_spot(hand.number, hand.seat))
    if not able:
        return s
    return replace(s, phase=FOLLOW, open=tuple([seat for seat, _ in able]), follow=spot)


def _follow(s: Round, seat: Seat, told: list[Struct]) -> Round:
    hand = s.hands[s.turn]
    chips = staked(s.bets[seat], hand_spot(hand.number, hand.seat))
    s = _stake(s, seat, s.follow, chips, "follow", told)
    left = tuple([other for other in s.open if other != seat])
    return replace(s, open=left) if left else _unfollowed(s)


def _unfollowed(s: Round) -> Round:
    return replace(s, open=(), phase=PLAY, follow="")


def _surrender(table: Table, s: Round, told: list[Struct]) -> Round:
    """Half back at once; a late surrender waits for the dealer's second card."""
    hand = s.hands[s.turn]
    s = replace(s, hands=with_status(s.hands, s.turn, SURRENDERED))
    if table.rules.surrender != "late":
        done = HandDone(hand.seat, hand.number, points(hand.cards), 0, "surrendered")
        told.append(done)
        s = pay_hand(s, hand, HALF, HALF, told)
    return next_turn(table, s, told)


def _insure(table: Table, s: Round, move: Act, told: list[Struct]) -> Round:
    s = _stake(s, move.seat, move.spot or "", move.amount or 0, "insure", told)
    if move.seat not in s.acted:
        s = replace(s, acted=(*s.acted, move.seat))
    if insurance_spots(table.rules, s, move.seat):
        return s
    left = tuple([other for other in s.open if other != move.seat])
    return replace(s, open=left) if left else check_hole(table, replace(s, open=()), told)
