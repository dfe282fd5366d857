"""Equity of ranges: every pair of hands they hold, once for each pattern of suits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import permutations, product
from math import prod

from squaredeal.analysis import plain
from squaredeal.analysis.contest import Contest, contest
from squaredeal.analysis.equity import (
    EXACT_DEALS,
    PLAIN_DEALS,
    Equity,
    exact_deals,
    kernels,
    remaining,
    stated,
)
from squaredeal.analysis.ranges import Pair, Range, parse_range
from squaredeal.cards import SUITS, CardError

EXACT_MATCHUPS = 20_000
"""More matchups of single hands than this are sampled unless exact counting is asked for."""

Matchup = tuple[Pair, ...]


def range_equity(
    ranges: Sequence[str | Range],
    board: Sequence[str] = (),
    dead: Sequence[str] = (),
    *,
    variant: str = "holdem",
    exact: bool | None = None,
    deals: int = 1_000_000,
    seed: int = 1,
) -> Equity:
    """Equity of two to ten ranges of two-card hands, each hand by its weight, no card dealt twice.

    Exact counts are weighted: `deals` is the sum of the weights, scaled to whole numbers, of all
    matchups times their boards. Raises CardError for a variant of other hands, or a range that
    cannot be held.
    """
    rules = contest(variant)
    if rules.size != 2:
        raise CardError(variant, 0, "ranges are of two-card hands")
    seen = (*board, *dead)
    held = [_possible(entry, rules, seen) for entry in ranges]
    fast = kernels(rules)
    if exact or (exact is None and prod(len(one.combos) for one in held) <= EXACT_MATCHUPS):
        patterns = _patterns(held, seen)
        if exact or _work(rules, patterns, board, dead) <= (EXACT_DEALS if fast else PLAIN_DEALS):
            return _exact(rules, patterns, tuple(board), tuple(dead))
    weighted = [one.whole_weights() for one in held]
    if not any(_disjoint(hands) for hands in product(*(one.hands for one in held))):
        raise CardError(", ".join(one.text for one in held), 0, "these ranges need the same cards")
    left = rules.deck.without(seen)
    draw = fast.sample_outcomes if fast else plain.sampled
    drawn = draw(rules, weighted, tuple(board), left, deals, seed)
    return stated(drawn, "sampled", fast is not None)


def _possible(entry: str | Range, rules: Contest, seen: Sequence[str]) -> Range:
    named = parse_range(entry, rules.deck) if isinstance(entry, str) else entry
    held = named.without(seen)
    if not held.combos:
        raise CardError(named.text, 0, "no hand of this range is possible with the cards seen")
    return held


def _disjoint(hands: Sequence[Pair]) -> bool:
    return len({card for hand in hands for card in hand}) == 2 * len(hands)


def _work(
    rules: Contest, patterns: Counter[Matchup], board: Sequence[str], dead: Sequence[str]
) -> int:
    """Deals to count, matchups times boards."""
    if not patterns:
        return 0
    hands = next(iter(patterns))
    left = remaining(rules, hands, tuple(board), tuple(dead))
    return len(patterns) * exact_deals(rules, hands, board, left)


def _exact(
    rules: Contest, patterns: Counter[Matchup], board: tuple[str, ...], dead: tuple[str, ...]
) -> Equity:
    if not patterns:
        raise CardError(" ".join(board), 0, "these ranges need the same cards")
    fast = kernels(rules)
    count = fast.exact_outcomes if fast else plain.exact
    players = len(next(iter(patterns)))
    total = plain.Tally(players)
    for hands, weight in patterns.items():
        one = count(rules, hands, board, remaining(rules, hands, board, dead))
        total.deals += weight * one.deals
        for player in range(players):
            total.wins[player] += weight * one.wins[player]
            total.ties[player] += weight * one.ties[player]
            total.units[player] += weight * one.units[player]
    return stated(total, "exact", fast is not None)


def _patterns(held: Sequence[Range], seen: Sequence[str]) -> Counter[Matchup]:
    """Weight of every matchup, those that differ only by a renaming of suits as one."""
    renamings = [
        table
        for suits in permutations(SUITS)
        for table in [str.maketrans(SUITS, "".join(suits))]
        if sorted(card.translate(table) for card in seen) == sorted(seen)
    ]
    renamed = {
        pair: [tuple(sorted(card.translate(table) for card in pair)) for table in renamings]
        for one in held
        for pair, _ in one.combos
    }
    found: Counter[Matchup] = Counter()
    for entries in product(*(one.whole_weights() for one in held)):
        hands = [pair for pair, _ in entries]
        if not _disjoint(hands):
            continue
        weight = 1
        for _, share in entries:
            weight *= share
        least = min(zip(*(renamed[pair] for pair in hands), strict=True))
        found[least] += weight
    return found
