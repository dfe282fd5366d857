"""Rulings on acts: out of turn, and too little put in by mistake."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.games.poker.hand import BET, STACK, Hand, Phase, changed
from squaredeal.games.poker.terms import Terms
from squaredeal.kernel import Act, Choice, Illegal, Moved, Refusal, Seat, refuse

PLAYED = ("fold", "check", "call", "bet", "raise_to")


def guard_out_of_turn(terms: Terms, hand: Hand) -> Choice | Refusal:
    """Somebody acted before the turn came: it binds if nothing changes until then."""
    if hand.phase != Phase.BET or len(hand.queue) < 2:
        return Refusal("nobody_waits_for_a_turn", "floor.oot.unchanged")
    return Choice("out_of_turn", "floor.oot.unchanged", spots=PLAYED, low=0, high=hand.total)


def guard_undercall(terms: Terms, hand: Hand) -> Choice | Refusal:
    """The seat on turn put in less than the price, unaware of a raise; the chips stay."""
    undercall = terms.rules.undercall
    if hand.phase != Phase.BET or not hand.queue:
        return Refusal("no_bet_to_call", undercall.clause)
    seat = hand.queue[0]
    owed = min(hand.price - hand.bets[seat], hand.stacks[seat])
    if owed < 2:
        return Refusal("no_bet_to_call", undercall.clause)
    return Choice("undercall", undercall.clause, low=1, high=owed - 1)


def out_of_turn(terms: Terms, hand: Hand, act: Act, events: list[Struct]) -> Hand:
    """The act waits for its turn; chips stay where they are until it binds."""
    seat = act.seat
    if seat not in hand.queue[1:]:
        raise Illegal(refuse("not_waiting", "floor.oot.unchanged", seat=seat))
    verb = act.spot or "check"
    amount = act.amount if verb in ("call", "bet", "raise_to") else None
    ahead = (Act(seat, verb, amount), hand.price)
    kept = tuple([each for each in hand.floor.ahead if each[0].seat != seat])
    return replace(hand, floor=replace(hand.floor, ahead=(*kept, ahead)))


def undercall(terms: Terms, hand: Hand, act: Act, events: list[Struct]) -> Hand:
    """The chips stay in; the seat may fold or pay in full, but not raise."""
    seat, chips = hand.queue[0], act.amount or 0
    if act.seat != seat:
        raise Illegal(refuse("not_your_turn", terms.rules.undercall.clause, seat=act.seat))
    events.append(Moved(STACK[seat], BET[seat], chips, "undercall"))
    floor = replace(hand.floor, undercalls=(*hand.floor.undercalls, seat))
    return replace(
        hand,
        stacks=changed(hand.stacks, seat, hand.stacks[seat] - chips),
        bets=changed(hand.bets, seat, hand.bets[seat] + chips),
        floor=floor,
    )


def binding(hand: Hand, seat: Seat) -> Act | None:
    """The act out of turn that now binds this seat: a fold always, anything else if no bet or raise
    came in between (floor.oot.unchanged, floor.oot.changed, floor.oot.fold).
    """
    for act, price in hand.floor.ahead:
        if act.seat == seat and (act.verb == "fold" or price == hand.price):
            return act
    return None


def bound(terms: Terms, hand: Hand, seat: Seat, verb: str, answer: Choice) -> Choice | Refusal:
    """What is left of an open verb after the seat acted out of turn or put in too little."""
    act = binding(hand, seat)
    if act is not None:
        if act.verb != verb:
            clause = "floor.oot.fold" if act.verb == "fold" else "floor.oot.unchanged"
            return Refusal("bound_by_act_out_of_turn", clause)
        return replace(answer, low=act.amount, high=act.amount)
    if seat in hand.floor.undercalls:
        undercall = terms.rules.undercall
        if verb not in ("fold", "call") or (verb == "fold" and undercall.value == "tda"):
            return Refusal("undercall", undercall.clause)
    return answer


def forget(hand: Hand, seat: Seat) -> Hand:
    """The seat has acted in its turn: what it did before is settled."""
    floor = hand.floor
    ahead = tuple([each for each in floor.ahead if each[0].seat != seat])
    undercalls = tuple([each for each in floor.undercalls if each != seat])
    return replace(hand, floor=replace(floor, ahead=ahead, undercalls=undercalls))
