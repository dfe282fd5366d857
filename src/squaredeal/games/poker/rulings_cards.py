"""Rulings on cards: exposed, boxed, turned too early, one too many, thrown away and found again."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.games.poker.dealing import deal, owed
from squaredeal.games.poker.hand import EVERYBODY, Hand, Phase, clockwise, hole_cards
from squaredeal.games.poker.stub import unseen
from squaredeal.games.poker.terms import Part, Terms
from squaredeal.kernel import Act, Choice, Illegal, Refusal, Veiled, refuse


def exposed_cards(hand: Hand) -> int:
    """Cards dealt down that everybody has seen while their hands live."""
    return sum(
        [len(veil) for seat in hand.live for veil in hand.cards[seat] if veil.eyes == EVERYBODY]
    )


def guard_exposed(terms: Terms, hand: Hand) -> Choice | Refusal:
    """Cards of a living hand have been seen by all."""
    held = [card for seat in hand.live for card in hole_cards(hand, seat)]
    clause = "floor.misdeal.exposed-two"
    if not held:
        return Refusal("no_cards_held", clause)
    return Choice("exposed_card", clause, cards=(1, min(2, len(held))), among=tuple(held))


def guard_premature(terms: Terms, hand: Hand) -> Choice | Refusal:
    """Board cards turned while somebody had still to act go back to the stub."""
    premature = terms.rules.premature_board
    if hand.phase != Phase.BET or not _next_board(terms, hand):
        return Refusal("no_board_to_come", premature.clause)
    count = _next_board(terms, hand)
    return Choice(
        "premature_board", premature.clause, cards=(count, count), among=unseen(terms, hand)
    )


def guard_boxed(terms: Terms, hand: Hand) -> Choice | Refusal:
    """A card found face up in the stub does not exist."""
    left = unseen(terms, hand)
    if hand.phase != Phase.DEAL or len(left) <= owed(terms, hand).count:
        return Refusal("no_card_owed", "floor.boxed-card")
    return Choice("boxed_card", "floor.boxed-card", cards=(1, 1), among=left)


def guard_flop_four(terms: Terms, hand: Hand) -> Choice | Refusal:
    """Four cards on the flop: three stay, the one picked at random burns. It is named last."""
    clause = terms.rules.flop_four.clause
    owes_flop = hand.phase == Phase.DEAL and terms.program[hand.at].part is Part.BOARD
    if not owes_flop or terms.program[hand.at].count != 3 or len(hand.boards) > 1:
        return Refusal("no_flop_owed", clause)
    return Choice("flop_four", clause, cards=(4, 4), among=unseen(terms, hand))


def guard_retrieve(terms: Terms, hand: Hand) -> Choice | Refusal:
    """Cards thrown away at showdown that can be identified may be tabled after all."""
    if hand.phase != Phase.SHOW or not hand.noted:
        return Refusal("nothing_to_retrieve", "floor.dead-hand.identifiable")
    return Choice("retrieve", "floor.dead-hand.identifiable")


def _next_board(terms: Terms, hand: Hand) -> int:
    for stage in terms.program[hand.at + 1 :]:
        if stage.part is Part.BOARD:
            return stage.count
        if stage.part is Part.BET:
            return 0
    return 0


def exposed_card(terms: Terms, hand: Hand, act: Act, events: list[Struct]) -> Hand:
    """From now on everybody sees these cards; the hand lives on."""
    seat = act.seat
    shown = set(act.cards)
    if seat not in hand.live or not shown <= set(hole_cards(hand, seat)):
        raise Illegal(refuse("card_not_held", "floor.misdeal.exposed-two", seat=seat))
    veils = []
    for veil in hand.cards[seat]:
        open_now = tuple([card for card in veil.value if card in shown])
        closed = tuple([card for card in veil.value if card not in shown])
        if closed:
            veils.append(Veiled(closed, veil.eyes))
        if open_now:
            veils.append(Veiled(open_now, EVERYBODY))
    held = list(hand.cards)
    held[seat] = tuple(veils)
    return replace(hand, cards=tuple(held))


def premature_board(terms: Terms, hand: Hand, act: Act, events: list[Struct]) -> Hand:
    """The stub is as it was, with one burn made already."""
    aside = act.cards if terms.rules.premature_board.value == "set_aside_turn" else ()
    floor = replace(hand.floor, spare_burn=True, aside=aside)
    return replace(hand, floor=floor, burned=hand.burned + terms.rules.burns)


def boxed_card(terms: Terms, hand: Hand, act: Act, events: list[Struct]) -> Hand:
    """The card is out of the play, seen by all."""
    return replace(hand, muck=(*hand.muck, Veiled(act.cards, EVERYBODY)))


def flop_four(terms: Terms, hand: Hand, act: Act, events: list[Struct]) -> Hand:
    """The first three are the flop; the fourth is the next burn."""
    picked = Veiled(act.cards[3:], EVERYBODY)
    spare = terms.rules.flop_four.value
    hand = replace(hand, muck=(*hand.muck, picked), floor=replace(hand.floor, spare_burn=spare))
    return deal(terms, hand, act.cards[:3], events)


def retrieve(terms: Terms, hand: Hand, act: Act, events: list[Struct]) -> Hand:
    """The hand lives again and is the next to be tabled."""
    seat = act.seat
    if seat not in hand.noted:
        raise Illegal(refuse("nothing_to_retrieve", "floor.dead-hand.identifiable", seat=seat))
    live = clockwise((*hand.live, seat), hand.setup.button)
    noted = tuple([each for each in hand.noted if each != seat])
    return replace(hand, live=live, noted=noted, queue=(seat, *hand.queue))
