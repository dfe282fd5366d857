"""Cards: how many are owed, which could come, with what probability, and where they go."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.games.poker.events import Board, Burned, Dealt
from squaredeal.games.poker.flow import go_on, open_from_left
from squaredeal.games.poker.hand import EVERYBODY, EYES, NO_CARDS, Hand, Phase
from squaredeal.games.poker.rabbit import missing, reveal
from squaredeal.games.poker.stub import refill, stub, unseen
from squaredeal.games.poker.terms import Part, Terms, to_deal
from squaredeal.kernel import NOBODY, UNSEEN, Outcome, ToDeal, Veiled

BOARD, BURN, REPLACE, RABBIT = Part.BOARD, Part.BURN, Part.REPLACE, int(Phase.RABBIT)


def owed(terms: Terms, hand: Hand) -> ToDeal:
    """How many cards the deck owes now, less those that have come; no more than the stub holds."""
    count = _left(terms, hand)
    if hand.phase == RABBIT:
        return to_deal(count, "up")
    face = terms.faces[hand.at]
    if terms.variant.common and face == "down" and _is_shared(terms, hand):
        face = "up"
    return to_deal(count, face)


def _left(terms: Terms, hand: Hand) -> int:
    """How many cards may still come in this stage."""
    if hand.phase == RABBIT:
        return missing(terms, hand)
    count = _needed(terms, hand) - len(hand.pending.value)
    return min(count, stub(terms, hand)) if terms.discards_end >= 0 else count


def _needed(terms: Terms, hand: Hand) -> int:
    """All cards of this stage, those that have come among them."""
    stage = terms.program[hand.at]
    part = stage.part
    if part is BOARD:
        return stage.count * len(hand.boards)
    if part is BURN:
        return 1
    if part is REPLACE:
        return sum(hand.noted)
    if terms.variant.common and _is_shared(terms, hand):
        return 1
    return stage.count * len(hand.live)


def _is_shared(terms: Terms, hand: Hand) -> bool:
    """Can the stub no longer serve every seat, so that one card serves all?"""
    wanted = terms.program[hand.at].count * len(hand.live)
    return wanted > stub(terms, hand) + len(hand.pending.value)


def admits(terms: Terms, hand: Hand, outcome: Outcome) -> bool:
    """Could these cards come now, all that is owed or a first part of it?"""
    count = len(outcome)
    if not 0 < count <= _left(terms, hand):
        return False
    if terms.program[hand.at].part is BURN:
        return outcome == (UNSEEN,)
    fresh = set(outcome)
    if len(fresh) != count or not fresh <= terms.cards:
        if not hand.setup.has_unknown:
            return False
        known = [card for card in outcome if card != UNSEEN]
        fresh = set(known)
        if len(fresh) != len(known) or not fresh <= terms.cards:
            return False
    apart = fresh.isdisjoint
    for veils in hand.cards:
        for veil in veils:
            if not apart(veil.value):
                return False
    for board in hand.boards:
        if not apart(board):
            return False
    for veil in hand.muck:
        if not apart(veil.value):
            return False
    return apart(hand.pending.value) and apart(hand.floor.aside)


def outcomes(terms: Terms, hand: Hand) -> Iterator[tuple[Outcome, Fraction]]:
    """The exact law of the next card: every card not seen is as likely as another."""
    if terms.program[hand.at].part is Part.BURN:
        yield (UNSEEN,), Fraction(1)
        return
    left = unseen(terms, hand)
    each = Fraction(1, len(left))
    for card in left:
        yield (card,), each


def deal(terms: Terms, hand: Hand, outcome: Outcome, events: list[Struct]) -> Hand:
    """Cards came; when all that was owed is there they go to their places and the hand goes on."""
    if hand.phase == RABBIT:
        return reveal(terms, hand, outcome, events)
    stage = terms.program[hand.at]
    part = stage.part
    pending = hand.pending.value
    cards = (*pending, *outcome) if pending else outcome
    if len(cards) < _needed(terms, hand):
        hand = replace(hand, pending=Veiled(cards, NOBODY))
        return refill(terms, hand, events) if terms.discards_end >= 0 else hand
    if pending:
        hand = replace(hand, pending=NO_CARDS)
    if part is Part.BURN:
        events.append(Burned(terms.variant.streets[stage.street].name))
        return go_on(terms, replace(hand, burned=hand.burned + 1), events, hand.at + 1)
    if part is Part.BOARD:
        boards = _to_boards(terms, hand, cards, events)
        if hand.able > 1 and terms.opens_next[hand.at]:
            return open_from_left(terms, hand, boards)
        if hand.floor.aside:
            hand = replace(hand, floor=replace(hand.floor, aside=()))
        return go_on(terms, replace(hand, boards=boards), events, hand.at + 1)
    if part is Part.REPLACE:
        return go_on(terms, _to_drawers(hand, cards, events), events, hand.at + 1)
    if len(cards) < stage.count * len(hand.live):
        name = terms.variant.streets[stage.street].name
        events.append(Board(name, cards))
        common = ((*hand.boards[0], *cards), *hand.boards[1:])
        return go_on(terms, replace(hand, boards=common), events, hand.at + 1)
    return go_on(terms, _to_seats(hand, cards, part, events), events, hand.at + 1)


def _to_boards(
    terms: Terms, hand: Hand, cards: tuple[str, ...], events: list[Struct]
) -> tuple[tuple[str, ...], ...]:
    """The first cards for the first board, and so on."""
    stage = terms.program[hand.at]
    name = terms.variant.streets[stage.street].name
    count = stage.count
    if len(hand.boards) == 1:
        events.append(Board(name, cards))
        return ((*hand.boards[0], *cards),)
    boards = []
    for number, board in enumerate(hand.boards):
        new = cards[number * count : (number + 1) * count]
        events.append(Board(name, new, number))
        boards.append((*board, *new))
    return tuple(boards)


def _to_seats(hand: Hand, cards: tuple[str, ...], part: Part, events: list[Struct]) -> Hand:
    """One card at a time, in turn from the button's left."""
    live = hand.live
    size = len(live)
    is_up = part is Part.UP
    held = list(hand.cards)
    for place, seat in enumerate(live):
        veil = Veiled(cards[place::size], EVERYBODY if is_up else EYES[seat])
        held[seat] = (*held[seat], veil)
        events.append(Dealt(seat, veil, is_up))
    return replace(hand, cards=tuple(held))


def _to_drawers(hand: Hand, cards: tuple[str, ...], events: list[Struct]) -> Hand:
    """Each seat in turn gets all its replacements at once."""
    held = list(hand.cards)
    at = 0
    for seat in hand.live:
        count = hand.noted[seat]
        if count:
            veil = Veiled(cards[at : at + count], EYES[seat])
            at += count
            held[seat] = (*held[seat], veil)
            events.append(Dealt(seat, veil))
    return replace(hand, cards=tuple(held), noted=())


__all__ = ["admits", "deal", "outcomes", "owed"]
