"""A slow second statement of every ranking, sharing no code or number with the package."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import combinations

ORDER = "23456789TJQKA"
SHAPES = {
    "high-card": (1, 1, 1, 1, 1),
    "pair": (2, 1, 1, 1),
    "two-pair": (2, 2, 1),
    "trips": (3, 1, 1),
    "full-house": (3, 2),
    "quads": (4, 1),
}
Key = tuple[int, ...]


def shape(cards: Iterable[str], straights: list[str]) -> str:
    """The category of exactly five cards."""
    ranks = [card[0] for card in cards]
    is_flush = len({card[1] for card in cards}) == 1
    is_straight = any(sorted(ranks) == sorted(run) for run in straights)
    if is_flush or is_straight:
        if is_flush and is_straight:
            return "royal-flush" if set(ranks) == set("TJQKA") else "straight-flush"
        return "flush" if is_flush else "straight"
    counts = tuple(sorted(Counter(ranks).values(), reverse=True))
    return next(name for name, pattern in SHAPES.items() if pattern == counts)


def strength(
    cards: Iterable[str], categories: list[str], straights: list[str], low_ace: bool
) -> Key:
    """Larger is the higher hand; categories are listed worst first."""
    name = shape(cards, straights)
    order = "A" + ORDER[:-1] if low_ace else ORDER
    value = {rank: place for place, rank in enumerate(order)}
    counts = Counter(card[0] for card in cards)
    if "straight" in name or name == "royal-flush":
        run = next(run for run in straights if sorted(run) == sorted(counts))
        return categories.index(name), ORDER.index(run[-1])
    ranks = sorted(counts, key=lambda rank: (counts[rank], value[rank]), reverse=True)
    return (categories.index(name), *(value[rank] for rank in ranks))


def straights_of(order: str) -> list[str]:
    """Five ranks in a row of `order`, each from the bottom to the top."""
    return [order[start : start + 5] for start in range(len(order) - 4)]


HIGH_ORDER = [
    *("high-card", "pair", "two-pair", "trips", "straight"),
    *("flush", "full-house", "quads", "straight-flush", "royal-flush"),
]
SHORT_ORDER = [
    *("high-card", "pair", "two-pair", "trips", "straight"),
    *("full-house", "flush", "quads", "straight-flush", "royal-flush"),
]
SHORT_TRIPS_ORDER = [
    *("high-card", "pair", "two-pair", "straight", "trips"),
    *("full-house", "flush", "quads", "straight-flush", "royal-flush"),
]
ACE_BOTH = straights_of("A" + ORDER)
SHORT_RUNS = straights_of("A6789TJQKA")


def high(cards: tuple[str, ...]) -> Key:
    return strength(cards, HIGH_ORDER, ACE_BOTH, low_ace=False)


def high_without_wheel(cards: tuple[str, ...]) -> Key:
    return strength(cards, HIGH_ORDER, straights_of(ORDER), low_ace=False)


def short(cards: tuple[str, ...]) -> Key:
    return strength(cards, SHORT_ORDER, SHORT_RUNS, low_ace=False)


def short_trips(cards: tuple[str, ...]) -> Key:
    return strength(cards, SHORT_TRIPS_ORDER, SHORT_RUNS, low_ace=False)


def _negative(key: Key) -> Key:
    return tuple(-part for part in key)


def deuce_seven(cards: tuple[str, ...]) -> Key:
    return _negative(high_without_wheel(cards))


def ace_six(cards: tuple[str, ...]) -> Key:
    return _negative(strength(cards, HIGH_ORDER, straights_of("A23456789TJQK"), low_ace=True))


def ace_five(cards: tuple[str, ...]) -> Key:
    return (
        _negative(strength(cards, HIGH_ORDER, [], low_ace=True))
        if not _suited(cards)
        else _negative(strength(_unsuited(cards), HIGH_ORDER, [], low_ace=True))
    )


def eight_or_better(cards: tuple[str, ...]) -> Key | None:
    ranks = {card[0] for card in cards}
    return ace_five(cards) if len(ranks) == 5 and ranks <= set("A2345678") else None


def _suited(cards: tuple[str, ...]) -> bool:
    return len({card[1] for card in cards}) == 1


def _unsuited(cards: tuple[str, ...]) -> tuple[str, ...]:
    other = "c" if cards[0][1] != "c" else "d"
    return (cards[0][0] + other, *cards[1:])


def badugi(cards: tuple[str, ...], order: str = "A23456789TJQK") -> Key:
    """Most cards with no rank or suit twice, then the lowest from the top down."""
    found = []
    for size in (1, 2, 3, 4):
        for some in combinations(cards, size):
            if len({card[0] for card in some}) == size == len({card[1] for card in some}):
                ranks = sorted((order.index(card[0]) for card in some), reverse=True)
                found.append((size, *_negative(tuple(ranks))))
    return max(found)


def badugi_ace_high(cards: tuple[str, ...]) -> Key:
    return badugi(cards, ORDER)


def best(rule: Callable[[tuple[str, ...]], Key | None], cards: Iterable[str]) -> Key | None:
    """The best of every five."""
    return max(filter(None, map(rule, combinations(cards, 5))), default=None)


def best_two_and_three(
    rule: Callable[[tuple[str, ...]], Key | None], hand: tuple[str, ...], board: tuple[str, ...]
) -> Key | None:
    """The best of every two of the hand with every three of the board."""
    made = [
        rule((*two, *three)) for two in combinations(hand, 2) for three in combinations(board, 3)
    ]
    return max(filter(None, made), default=None)
