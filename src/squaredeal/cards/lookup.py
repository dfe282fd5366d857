"""Card keys: numbers whose sum says which ranks and how many of each suit a hand holds.

The low 31 bits count ranks in base 5 (a deck holds at most four of a rank); above them lie four
nibbles that count suits. A key that starts from `EMPTY` carries 3 in every nibble, so that five of
a suit set the nibble's top bit: one `&` asks for a flush. Up to nine different cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NoReturn

from squaredeal.cards.card import RANKS, SUITS, CardError
from squaredeal.cards.deck import FULL_52

SUIT_SHIFT = 31
RANK_PART = (1 << SUIT_SHIFT) - 1
EMPTY = 0x3333 << SUIT_SHIFT
FLUSH = 0x8888 << SUIT_SHIFT
TWO_MORE = 0x2222 << SUIT_SHIFT
"""Added to a board's key it sets a flush bit where two more cards could make one."""

RANK_KEYS_BY_RANK = tuple(5**place for place in range(13))
RANK_KEYS = {card: RANK_KEYS_BY_RANK[RANKS.index(card[0])] for card in FULL_52.cards}
KEYS = {
    card: key + (1 << (SUIT_SHIFT + 4 * SUITS.index(card[1]))) for card, key in RANK_KEYS.items()
}
KEYS_BY_INDEX = tuple(KEYS.values())
RANK_BITS = {card: 1 << RANKS.index(card[0]) for card in FULL_52.cards}
FLUSH_SUITS = {0x8 << (SUIT_SHIFT + 4 * index): suit for index, suit in enumerate(SUITS)}


class Remembered(dict[int, int]):
    """A table filled as it is asked: the rule is applied once to each key."""

    def __init__(self, rule: Callable[[int], int]) -> None:
        super().__init__()
        self._rule = rule

    def __missing__(self, key: int) -> int:
        value = self[key] = self._rule(key)
        return value


def counts_of(key: int) -> list[int]:
    """How many cards of each rank, twos first, a sum of rank keys stands for."""
    counts = []
    for _ in RANKS:
        key, count = divmod(key, 5)
        counts.append(count)
    return counts


def suited_mask(cards: Iterable[str], suit: str) -> int:
    """The ranks held in one suit, as bits: 1 for the two to 1 << 12 for the ace."""
    return sum([RANK_BITS[card] for card in cards if card[1] == suit])


def refuse_cards(cards: Sequence[str]) -> NoReturn:
    """Raises the CardError that names the first card no ranking can read."""
    for place, card in enumerate(cards):
        if card not in KEYS:
            reason = "an unknown card has no rank" if card == "??" else "not a card"
            raise CardError(card, place, reason)
    raise CardError(" ".join(cards), 0, "these cards cannot be ranked")
