"""Hands of five or six cards by rank pattern: one hand to judge for all that look alike."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from math import comb

from squaredeal.cards import RANKS, SUITS

Cards = tuple[str, ...]


def patterns(size: int) -> Iterator[tuple[Cards, int]]:
    """One hand of `size` cards, 5 or 6, for each pattern, and how many hands it stands for.

    Hands of a pattern have the same ranks; five of a suit make a pattern of their own.
    """
    suited: dict[tuple[int, ...], int] = {}
    for ranks, cards, ways in _suited(size):
        suited[ranks] = suited.get(ranks, 0) + ways
        yield cards, ways
    for ranks in combinations_with_replacement(range(13), size):
        counts = [ranks.count(rank) for rank in range(13)]
        if max(counts) > 4:
            continue
        ways = 1
        for count in counts:
            ways *= comb(4, count)
        ways -= suited.get(ranks, 0)
        if ways:
            yield _mixed(ranks), ways


def _suited(size: int) -> Iterator[tuple[tuple[int, ...], Cards, int]]:
    """Hands with five or six of one suit."""
    for five in combinations(range(13), 5):
        cards = tuple(RANKS[rank] + "s" for rank in five)
        if size == 5:
            yield five, cards, 4
            continue
        for other in range(13):
            yield tuple(sorted((*five, other))), (*cards, RANKS[other] + "h"), 12
    if size == 6:
        for six in combinations(range(13), 6):
            yield six, tuple(RANKS[rank] + "s" for rank in six), 4


def _mixed(ranks: tuple[int, ...]) -> Cards:
    """These ranks with no five of a suit: equal ranks in different suits, the rest in turn."""
    cards: list[str] = []
    for place, rank in enumerate(ranks):
        taken = {card[1] for card in cards if card[0] == RANKS[rank]}
        free = [suit for suit in SUITS if suit not in taken]
        cards.append(RANKS[rank] + min(free, key=lambda s: (_held(cards, s), (place + ord(s)) % 4)))
    return tuple(cards)


def _held(cards: list[str], suit: str) -> int:
    return sum(card[1] == suit for card in cards)


__all__ = ["Cards", "patterns"]
