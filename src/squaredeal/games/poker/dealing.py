"""Cards: how many are owed, which could come, with what probability, and where they go."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.games.poker.events import Board, Burned, Dealt, Reshuffled
from squaredeal.games.poker.flow import go_on
from squaredeal.games.poker.hand import EVERYBODY, EYES, NO_CARDS, Hand
from squaredeal.games.poker.terms import Part, Terms, to_deal
from squaredeal.kernel import NOBODY, UNSEEN, Outcome, Seat, ToDeal, Veiled

FACES = {
    Part.BURN: "burn",
    Part.DOWN: "down",
    Part.REPLACE: "down",
    Part.UP: "up",
    Part.BOARD: "up",
}


def owed(terms: Terms, hand: Hand) -> ToDeal:
    """How many cards the deck owes now, less those that have come."""
    stage = terms.program[hand.at]
    part = stage.part
    if part is Part.BOARD:
        count = stage.count * len(hand.boards)
    elif part is Part.BURN:
        count = 1
    elif part is Part.REPLACE:
        count = _replacements(terms, hand)
    else:
        count = stage.count * len(hand.live)
        if terms.variant.common and count > stub(terms, hand):
            return to_deal(1, "up")
    return to_deal(count - len(hand.pending.value), FACES[part])


def _replacements(terms: Terms, hand: Hand) -> int:
    """Cards to be replaced: no more at a time than the stub holds before it is made up anew."""
    return min(sum(hand.noted), stub(terms, hand) + len(hand.pending.value))


def stub(terms: Terms, hand: Hand) -> int:
    """How many cards the stub still holds."""
    return len(terms.variant.deck) - hand.burned - len(list(_out(hand)))


def _out(hand: Hand) -> Iterator[str]:
    """Every card that has left the stub, unknown ones among them; burns are not."""
    for veils in hand.cards:
        for veil in veils:
            yield from veil.value
    for veil in hand.muck:
        yield from veil.value
    yield from hand.pending.value
    shared: tuple[str, ...] = ()
    for board in hand.boards:
        same = 0
        while same < min(len(shared), len(board)) and shared[same] == board[same]:
            same += 1
        yield from board[same:]
        shared = board


def admits(terms: Terms, hand: Hand, outcome: Outcome) -> bool:
    """Could these cards come now, all that is owed or a first part of it?"""
    count = len(outcome)
    if not 0 < count <= owed(terms, hand).count:
        return False
    if terms.program[hand.at].part is Part.BURN:
        return outcome == (UNSEEN,)
    fresh = set(outcome)
    if len(fresh) != count or not fresh <= terms.cards:
        if not hand.setup.has_unknown:
            return False
        known = [card for card in outcome if card != UNSEEN]
        fresh = set(known)
        if len(fresh) != len(known) or not fresh <= terms.cards:
            return False
    for veils in hand.cards:
        for veil in veils:
            if not fresh.isdisjoint(veil.value):
                return False
    for board in hand.boards:
        if not fresh.isdisjoint(board):
            return False
    for veil in hand.muck:
        if not fresh.isdisjoint(veil.value):
            return False
    return fresh.isdisjoint(hand.pending.value)


def outcomes(terms: Terms, hand: Hand) -> Iterator[tuple[Outcome, Fraction]]:
    """The exact law of the next card: every card not seen is as likely as another."""
    if terms.program[hand.at].part is Part.BURN:
        yield (UNSEEN,), Fraction(1)
        return
    left = unseen(terms, hand)
    each = Fraction(1, len(left))
    for card in left:
        yield (card,), each


def unseen(terms: Terms, hand: Hand) -> tuple[str, ...]:
    """The cards of the deck that nobody holds and no board shows, in deck order."""
    gone = set(_out(hand))
    return tuple([card for card in terms.variant.deck.cards if card not in gone])


def deal(terms: Terms, hand: Hand, outcome: Outcome, events: list[Struct]) -> Hand:
    """Cards came; when all that was owed is there they go to their places and the hand goes on."""
    wanted = owed(terms, hand).count
    pending = hand.pending.value
    cards = (*pending, *outcome) if pending else outcome
    if len(outcome) < wanted:
        return replace(hand, pending=Veiled(cards, NOBODY))
    stage = terms.program[hand.at]
    part = stage.part
    if part is Part.REPLACE and len(cards) < sum(hand.noted):
        return _reshuffle(replace(hand, pending=Veiled(cards, NOBODY)), events)
    if pending:
        hand = replace(hand, pending=NO_CARDS)
    if part is Part.BURN:
        events.append(Burned(terms.variant.streets[stage.street].name))
        return go_on(terms, replace(hand, burned=hand.burned + 1), events, hand.at + 1)
    if part is Part.BOARD:
        boards = _to_boards(terms, hand, cards, events)
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


def _reshuffle(hand: Hand, events: list[Struct]) -> Hand:
    """The stub is empty: folded hands and earlier discards make a new one, and if that is not
    enough this draw's discards too.
    """
    out = set(hand.live)
    missing = sum(hand.noted) - len(hand.pending.value)
    cards = tuple([veils if seat in out else () for seat, veils in enumerate(hand.cards)])
    folded = sum(
        [len(v) for seat, veils in enumerate(hand.cards) if seat not in out for v in veils]
    )
    fresh = sum([1 for seat in hand.live if hand.noted[seat]])
    earlier = sum([len(veil) for veil in hand.muck[: len(hand.muck) - fresh]])
    muck = hand.muck[len(hand.muck) - fresh :] if folded + earlier >= missing else ()
    back = folded + sum([len(veil) for veil in hand.muck]) - sum([len(veil) for veil in muck])
    events.append(Reshuffled(back + hand.burned))
    return replace(hand, cards=cards, muck=muck, burned=0)


def seats_in_order(hand: Hand) -> tuple[Seat, ...]:
    """Who gets the first card of a deal to the seats, the second, and so on."""
    return hand.live


__all__ = ["admits", "deal", "outcomes", "owed", "seats_in_order", "stub", "unseen"]
