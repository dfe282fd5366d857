"""How five of a hand's cards are ranked: the rules that every five-card ranking shares."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from msgspec import Struct

from squaredeal.cards.made import pack

STANDARD = (
    "high-card",
    "pair",
    "two-pair",
    "trips",
    "straight",
    "flush",
    "full-house",
    "quads",
    "straight-flush",
    "royal-flush",
)


class Rules(Struct, frozen=True):
    """Order of the categories, worst first; ranks in each straight and its top; what an ace
    counts.
    """

    order: tuple[str, ...] = STANDARD
    straights: tuple[tuple[int, int], ...] = ()
    ace: int = 14

    def category(self, name: str) -> int:
        """The place of a category in the order."""
        return self.order.index(name)


def runs(lowest: int = 2, *, wheel: int = 0) -> tuple[tuple[int, int], ...]:
    """Straights as (rank bits, top rank), best first: from an ace high down to the `lowest` bottom
    rank.

    `wheel` is the top of the straight that an ace begins (5, or 9 without twos to fives), 0 for
    none.
    """
    found = [(0b11111 << (top - 6), top) for top in range(14, lowest + 3, -1)]
    if wheel:
        found.append((1 << 12 | 0b1111 << (wheel - 5), wheel))
    return tuple(found)


def best_by_ranks(counts: Sequence[int], rules: Rules) -> int:
    """The best hand of up to five cards when suits do not matter, packed. `counts` runs from twos
    to aces.
    """
    grouped = _grouped(counts, rules.ace)
    ranks = [rank for _, rank in grouped]
    first = grouped[0][0]
    second = grouped[1][0] if len(grouped) > 1 else 0
    if first == 4:
        made = pack(rules.category("quads"), (ranks[0], *sorted(ranks[1:], reverse=True)[:1]))
    elif first == 3 and second >= 2:
        pair = max(rank for count, rank in grouped[1:] if count >= 2)
        made = pack(rules.category("full-house"), (ranks[0], pair))
    elif first == 3:
        made = pack(rules.category("trips"), ranks[:3])
    elif first == 2 and second == 2:
        kicker = sorted(ranks[2:], reverse=True)[:1]
        made = pack(rules.category("two-pair"), (*ranks[:2], *kicker))
    elif first == 2:
        made = pack(rules.category("pair"), ranks[:4])
    else:
        made = pack(rules.category("high-card"), ranks[:5])
    top = _straight_top(sum([1 << place for place, count in enumerate(counts) if count]), rules)
    return max(made, pack(rules.category("straight"), (top,))) if top else made


def best_of_suit(mask: int, rules: Rules) -> int:
    """The best hand of five cards of one suit, packed. `mask` has a bit for each rank, at least
    five.
    """
    top = _straight_top(mask, rules)
    if top == 14 and "royal-flush" in rules.order:
        return pack(rules.category("royal-flush"), (top,))
    if top:
        return pack(rules.category("straight-flush"), (top,))
    ranks = [rules.ace if place == 12 else place + 2 for place in range(13) if mask >> place & 1]
    return pack(rules.category("flush"), sorted(ranks, reverse=True)[:5])


def fives(counts: Sequence[int]) -> Iterator[list[int]]:
    """Every way to take five cards from so many of each rank; the whole if there are no more than
    five.
    """
    if sum(counts) <= 5:
        yield list(counts)
        return
    for taken in product(*(range(count + 1) for count in counts)):
        if sum(taken) == 5:
            yield list(taken)


def _grouped(counts: Sequence[int], ace: int) -> list[tuple[int, int]]:
    """(how many, rank), most first, then highest first."""
    groups = [(count, place + 2) for place, count in enumerate(counts[:12]) if count]
    if counts[12]:
        groups.append((counts[12], ace))
    groups.sort(reverse=True)
    return groups


def _straight_top(mask: int, rules: Rules) -> int:
    for run, top in rules.straights:
        if mask & run == run:
            return top
    return 0
