"""The shuffle of every card game: all orders alike, and bounded integers without bias."""

from __future__ import annotations

import re
from collections import Counter
from itertools import permutations

from squaredeal.dealers.generator import OsGenerator, shuffled
from tests.cases.reader import NotUnderstood, Table

SETUP = re.compile(r"shuffle a (\d+)-card list ([\d,]+) times; count all (\d+) orders")
RIGHT = re.compile(r"chi-square with (\d+) degrees of freedom below ([\d.]+) .* (\d) of (\d)")
DECK = 52
DECK_SHUFFLES = 5_200
DECK_LIMIT = 2_601 + 3.1 * (2 * 2_601) ** 0.5
"""Chi-square with 51 × 51 degrees of freedom at the 0.1 % level, normal approximation."""


def play_shuffle(case: Table) -> None:
    """Three independent runs on the generator that shuffles for stakes."""
    setup, right = SETUP.search(case["setup"]), RIGHT.search(case["right"])
    if setup is None or right is None:
        raise NotUnderstood("the shuffle to be counted")
    cards, times, orders = (int(text.replace(",", "")) for text in setup.groups())
    limit, least, runs = float(right[2]), int(right[3]), int(right[4])
    assert orders == len(list(permutations(range(cards)))) == int(right[1]) + 1
    passed = sum(_orders(cards, times, orders) < limit for _ in range(runs))
    assert passed >= least, "the orders are not alike"
    assert sum(_positions() < DECK_LIMIT for _ in range(runs)) >= least
    for bound in range(1, 256):
        hits = Counter(_small_words(bound))
        assert len(hits) == bound
        assert len(set(hits.values())) == 1


def _orders(cards: int, times: int, orders: int) -> float:
    """Chi-square of the orders that shuffles give."""
    generator = OsGenerator()
    seen = Counter(tuple(shuffled(range(cards), generator)) for _ in range(times))
    expected = times / orders
    assert len(seen) == orders
    return sum((count - expected) ** 2 / expected for count in seen.values())


def _positions() -> float:
    """Chi-square of card against place over shuffles of a whole deck."""
    generator = OsGenerator()
    seen: Counter[tuple[int, int]] = Counter()
    for _ in range(DECK_SHUFFLES):
        seen.update(enumerate(shuffled(range(DECK), generator)))
    expected = DECK_SHUFFLES / DECK
    places = [(place, card) for place in range(DECK) for card in range(DECK)]
    return sum((seen[at] - expected) ** 2 / expected for at in places)


class _Words(OsGenerator):
    """The generator with its bytes replaced by one word after another."""

    def __init__(self, word: int) -> None:
        super().__init__()
        self._word = word
        self._more = self._next

    def _next(self) -> bytes:
        """The word under test once; then words that no bound below 256 refuses."""
        given, self._word = self._word, 0
        return bytes((given,))


def _small_words(bound: int) -> list[int]:
    """What each 8-bit word draws if it is not thrown away."""
    bits = (bound - 1).bit_length()
    kept = [word for word in range(256) if word & ((1 << bits) - 1) < bound]
    return [_Words(word).below(bound) for word in kept]
