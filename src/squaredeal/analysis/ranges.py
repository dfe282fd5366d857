"""Ranges of hold'em hands in the usual notation: `TT+`, `AQs+`, `KJo`, `76s-54s`, `AA:0.5`,
`random`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from math import lcm

from msgspec import Struct

from squaredeal.cards import FULL_52, RANKS, SUITS, CardError, Deck, card_index, parse_cards

Pair = tuple[str, str]


class Range(Struct, frozen=True):
    """Two-card hands with the weight of each, 0 to 1, in deck order; no hand twice."""

    text: str
    combos: tuple[tuple[Pair, Fraction], ...]

    def without(self, seen: Sequence[str]) -> Range:
        """The hands that hold none of the cards seen."""
        out = set(seen)
        return Range(self.text, tuple(entry for entry in self.combos if out.isdisjoint(entry[0])))

    @property
    def hands(self) -> tuple[Pair, ...]:
        """The hands without their weights."""
        return tuple(pair for pair, _ in self.combos)

    def whole_weights(self) -> list[tuple[Pair, int]]:
        """The same with whole weights, scaled by their least common denominator."""
        scale = lcm(1, *(weight.denominator for _, weight in self.combos))
        return [(pair, int(weight * scale)) for pair, weight in self.combos]


def parse_range(text: str, deck: Deck = FULL_52) -> Range:
    """Reads comma-separated terms, each with an optional weight: `QQ+, AKs, A5s-A2s:0.5, AhKd`.

    `AK` is suited and offsuit; `+` goes up to the pair of aces or, for two ranks, up to one below
    the first (`A9s+` is A9s to AKs); where ranks touch, both climb (`54s+` is 54s to AKs).
    `random` (or `*`) is every hand. A hand named again takes the later weight. Raises CardError
    with the term and its place.
    """
    weights: dict[Pair, Fraction] = {}
    at = 0
    for term in text.split(","):
        start = at + len(term) - len(term.lstrip())
        at += len(term) + 1
        body = term.strip()
        if not body:
            raise CardError(term, start, "an empty term in a range")
        name, _, share = body.partition(":")
        weight = _weight(share, body, start) if _ else Fraction(1)
        for pair in _hands(name.strip(), start, deck):
            weights[pair] = weight
    left = sorted(weights, key=lambda pair: (card_index(pair[0]), card_index(pair[1])))
    return Range(text, tuple((pair, weights[pair]) for pair in left if weights[pair]))


def class_of(pair: Sequence[str]) -> str:
    """The starting hand two cards belong to: `AA`, `AKs` or `AKo`."""
    one, other = sorted((RANKS.index(card[0]) for card in pair), reverse=True)
    if one == other:
        return RANKS[one] * 2
    return RANKS[one] + RANKS[other] + ("s" if pair[0][1] == pair[1][1] else "o")


def classes(deck: Deck = FULL_52) -> list[list[str]]:
    """All starting hands as a square, aces first: pairs on the diagonal, suited above it."""
    ranks = [rank for rank in reversed(RANKS) if any(card[0] == rank for card in deck.cards)]
    return [
        [
            high + low if row == column else high + low + ("s" if row < column else "o")
            for column, _ in enumerate(ranks)
            for high, low in [sorted((ranks[row], ranks[column]), key=ranks.index)]
        ]
        for row, _ in enumerate(ranks)
    ]


def _weight(share: str, term: str, at: int) -> Fraction:
    try:
        weight = Fraction(share.strip())
    except (ValueError, ZeroDivisionError):
        raise CardError(term, at, f"{share!r} is not a weight from 0 to 1") from None
    if not 0 <= weight <= 1:
        raise CardError(term, at, "a weight is from 0 to 1")
    return weight


def _hands(name: str, at: int, deck: Deck) -> Iterator[Pair]:
    if name in ("random", "*"):
        yield from (_ordered(pair) for pair in combinations(deck.cards, 2))
    elif len(name) == 4 and name[1].lower() in SUITS and name[3].lower() in SUITS:
        one, other = parse_cards(name)
        yield _ordered((one, other))
    elif "-" in name:
        first, _, last = name.partition("-")
        for ranks in _between(_kind(first, at), _kind(last, at), name, at):
            yield from _cards(*ranks, deck)
    else:
        high, low, suits = _kind(name.removesuffix("+"), at)
        yield from _cards(high, low, suits, deck)
        while name.endswith("+") and _can_climb(high, low):
            touching = high == low or high - low == 1
            high, low = (high + 1, low + 1) if touching else (high, low + 1)
            yield from _cards(high, low, suits, deck)


def _can_climb(high: int, low: int) -> bool:
    if high == low or high - low == 1:
        return high < 12
    return low < high - 1


def _kind(name: str, at: int) -> tuple[int, int, str]:
    """(higher rank, lower rank, `s`, `o` or both) of a starting hand."""
    text = name.strip()
    ranks = [RANKS.find(letter.upper()) for letter in text[:2]]
    suits = text[2:].lower()
    if len(ranks) < 2 or min(ranks) < 0 or suits not in ("", "s", "o"):
        raise CardError(name, at, "not a starting hand such as TT, AKs, KJo or 76")
    if ranks[0] == ranks[1] and suits:
        raise CardError(name, at, "a pair is neither suited nor offsuit")
    return max(ranks), min(ranks), suits


def _between(
    first: tuple[int, int, str], last: tuple[int, int, str], name: str, at: int
) -> Iterator[tuple[int, int, str]]:
    """From one starting hand to another of the same kind, along a row or along a diagonal."""
    (high, low, suits), (to_high, to_low, to_suits) = first, last
    if (high, low) < (to_high, to_low):
        high, low, to_high, to_low = to_high, to_low, high, low
    same_gap = high - low == to_high - to_low
    if suits != to_suits or not (
        same_gap or (high == to_high and (high == low) == (to_high == to_low))
    ):
        raise CardError(name, at, "the ends must share their first rank or their gap, and be alike")
    for down in range(low - to_low + 1):
        yield (high - down if same_gap else high), low - down, suits


def _cards(high: int, low: int, suits: str, deck: Deck) -> Iterator[Pair]:
    one, other = RANKS[high], RANKS[low]
    for first in SUITS:
        for second in SUITS:
            if high == low:
                wanted = SUITS.index(first) < SUITS.index(second)
            else:
                wanted = suits == "" or (first == second) == (suits == "s")
            pair = (one + first, other + second)
            if wanted and pair[0] in deck.cards and pair[1] in deck.cards:
                yield _ordered(pair)


def _ordered(pair: Sequence[str]) -> Pair:
    one, other = sorted(pair, key=card_index)
    return one, other
