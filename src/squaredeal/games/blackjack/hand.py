"""One blackjack hand and what its cards are worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct

from squaredeal.bank import CARDS
from squaredeal.kernel import Seat

ACE_MARK: Final = 256
WORTH: Final = {
    card: ACE_MARK + 1 if card[0] == "A" else 10 if card[0] in "TJQK" else int(card[0])
    for card in CARDS
}
"""Points of a card, an ace as one and marked, so that one sum tells total and softness."""

_worth = WORTH.__getitem__
KEPT_TOTALS: Final = 1 << 14

OPEN, STOOD, BUST, SURRENDERED, AUTO = range(5)


class Hand(Struct, frozen=True, gc=False):
    """A hand of a seat. `number` 0 is the first; splits get the next numbers.

    `status`: OPEN may still choose, AUTO is finished by the system, the others are closed.
    """

    seat: Seat
    number: int
    cards: tuple[str, ...] = ()
    is_split: bool = False
    status: int = OPEN


@lru_cache(KEPT_TOTALS)
def points(cards: tuple[str, ...]) -> int:
    """The total, an ace as 11 unless that passes 21 (bj.cards.ace). Recent totals are kept."""
    found = sum(map(_worth, cards))
    low = found & 255
    return low + 10 if found >= ACE_MARK and low <= 11 else low


def is_soft(cards: Sequence[str]) -> bool:
    """Is an ace counted as 11 (bj.def.soft-total)?"""
    found = sum(map(_worth, cards))
    return found >= ACE_MARK and found & 255 <= 11


def is_natural(cards: Sequence[str]) -> bool:
    """An ace with a card worth ten, on two cards (bj.def.blackjack)."""
    return len(cards) == 2 and WORTH[cards[0]] + WORTH[cards[1]] == ACE_MARK + 11


def is_ten(card: str) -> bool:
    """Is the card worth ten?"""
    return WORTH[card] == 10


def is_ace(card: str) -> bool:
    """Is the card an ace?"""
    return WORTH[card] > ACE_MARK
