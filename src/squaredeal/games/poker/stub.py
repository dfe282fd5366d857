"""What the deck still holds, and how a spent one is made up."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.games.poker.events import Reshuffled
from squaredeal.games.poker.hand import Hand
from squaredeal.games.poker.terms import Terms


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


def unseen(terms: Terms, hand: Hand) -> tuple[str, ...]:
    """The cards of the deck that nobody holds and no board shows, in deck order."""
    gone = {*_out(hand), *hand.floor.aside}
    return tuple([card for card in terms.variant.deck.cards if card not in gone])


def refill(terms: Terms, hand: Hand, events: list[Struct]) -> Hand:
    """An empty stub with cards still owed: folded hands and earlier discards make a new one, and if
    that is not enough this draw's discards too.
    """
    if stub(terms, hand):
        return hand
    out = set(hand.live)
    missing = max(1, sum(hand.noted) - len(hand.pending.value))
    cards = tuple([veils if seat in out else () for seat, veils in enumerate(hand.cards)])
    folded = sum(
        [len(v) for seat, veils in enumerate(hand.cards) if seat not in out for v in veils]
    )
    fresh = len(hand.noted) - hand.noted.count(0)
    earlier = sum([len(veil) for veil in hand.muck[: len(hand.muck) - fresh]])
    muck = hand.muck[len(hand.muck) - fresh :] if folded + earlier >= missing else ()
    back = folded + sum([len(veil) for veil in hand.muck]) - sum([len(veil) for veil in muck])
    events.append(Reshuffled(back + hand.burned))
    return replace(hand, cards=cards, muck=muck, burned=0)


__all__ = ["refill", "stub", "unseen"]
