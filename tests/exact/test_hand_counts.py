"""Every hand there is, counted by category: the figures that combinatorics gives by hand."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, combinations_with_replacement
from math import comb, prod

import pytest

from squaredeal.cards import (
    ACE_FIVE,
    ACE_SIX,
    BADUGI,
    DEUCE_SEVEN,
    EIGHT_OR_BETTER,
    FULL_52,
    HIGH,
    RANKS,
    SHORT_HIGH,
    SHORT_HIGH_TRIPS,
    SIX_PLUS_36,
    Ranking,
)

FIVE_CARDS = {
    "high-card": 1_302_540,
    "pair": 1_098_240,
    "two-pair": 123_552,
    "trips": 54_912,
    "straight": 10_200,
    "flush": 5_108,
    "full-house": 3_744,
    "quads": 624,
    "straight-flush": 36,
    "royal-flush": 4,
}
SEVEN_CARDS = {
    "high-card": 23_294_460,
    "pair": 58_627_800,
    "two-pair": 31_433_400,
    "trips": 6_461_620,
    "straight": 6_180_020,
    "flush": 4_047_644,
    "full-house": 3_473_184,
    "quads": 224_848,
    "straight-flush": 37_260,
    "royal-flush": 4_324,
}
SHORT_FIVE_CARDS = {
    "high-card": 122_400,
    "pair": 193_536,
    "two-pair": 36_288,
    "trips": 16_128,
    "straight": 6_120,
    "flush": 480,
    "full-house": 1_728,
    "quads": 288,
    "straight-flush": 20,
    "royal-flush": 4,
}


def score(ranking: Ranking, cards: tuple[str, ...]) -> int:
    """A score that must exist."""
    found = ranking.evaluate(cards)
    assert found is not None
    return found


def scored(ranking: Ranking, cards: tuple[str, ...], size: int) -> Counter[int]:
    """How many hands of `size` cards have each score."""
    evaluate = ranking.evaluate
    return Counter(
        found for hand in combinations(cards, size) if (found := evaluate(hand)) is not None
    )


def by_category(ranking: Ranking, scores: Counter[int]) -> Counter[str]:
    """The same by category."""
    found: Counter[str] = Counter()
    for value, count in scores.items():
        found[ranking.describe(value).category] += count
    return found


def test_every_five_card_hand_has_its_category() -> None:
    scores = scored(HIGH, FULL_52.cards, 5)
    assert scores.total() == comb(52, 5) == 2_598_960
    assert by_category(HIGH, scores) == FIVE_CARDS
    assert len(scores) == 7_462


@pytest.mark.parametrize("ranking", [SHORT_HIGH, SHORT_HIGH_TRIPS], ids=["short", "trips"])
def test_every_short_deck_hand_has_its_category(ranking: Ranking) -> None:
    scores = scored(ranking, SIX_PLUS_36.cards, 5)
    assert scores.total() == comb(36, 5) == 376_992
    assert by_category(ranking, scores) == SHORT_FIVE_CARDS


def rank_sets(size: int) -> list[tuple[int, ...]]:
    """Every multiset of ranks that four suits allow, as places 0 to 12 in order."""
    sets = combinations_with_replacement(range(13), size)
    return [ranks for ranks in sets if all(ranks.count(rank) <= 4 for rank in set(ranks))]


def suited_hands(ranks: tuple[int, ...]) -> tuple[int, int]:
    """(hands with these ranks, those of them with no five cards of one suit)."""
    counts = [ranks.count(rank) for rank in sorted(set(ranks))]
    every = prod(comb(4, count) for count in counts)
    most = dict.fromkeys([0], 1)
    for count in counts:
        after: dict[int, int] = {}
        for held, ways in most.items():
            inside = comb(3, count - 1)
            after[held + 1] = after.get(held + 1, 0) + ways * inside
            after[held] = after.get(held, 0) + ways * (comb(4, count) - inside)
        most = after
    flushes = 4 * sum(ways for held, ways in most.items() if held >= 5)
    return every, every - flushes


def test_seven_card_hands_by_rank_and_suit_patterns_have_their_category() -> None:
    found: Counter[str] = Counter()
    for ranks in rank_sets(7):
        _, unsuited = suited_hands(ranks)
        mixed = unsuited_example(ranks)
        found[HIGH.describe(score(HIGH, mixed)).category] += unsuited
    for size in (5, 6, 7):
        for held in combinations(RANKS, size):
            others = comb(39, 7 - size)
            hand = tuple(rank + "h" for rank in held)
            found[HIGH.describe(score(HIGH, hand)).category] += 4 * others
    assert found == SEVEN_CARDS
    assert found.total() == comb(52, 7) == 133_784_560


def unsuited_example(ranks: tuple[int, ...]) -> tuple[str, ...]:
    """Cards of these ranks with at most four of a suit where that can be (seven cards, four
    suits).
    """
    cards = []
    held = dict.fromkeys("cdhs", 0)
    for rank in sorted(set(ranks), key=ranks.count, reverse=True):
        for suit in sorted(held, key=held.__getitem__)[: ranks.count(rank)]:
            held[suit] += 1
            cards.append(RANKS[rank] + suit)
    return tuple(cards)


def test_badugi_hands_by_the_number_of_cards_that_count() -> None:
    found = by_category(BADUGI, scored(BADUGI, FULL_52.cards, 4))
    assert found.total() == comb(52, 4) == 270_725
    assert found == {
        "four-card": prod((13, 12, 11, 10)),
        "three-card": 154_440,
        "two-card": 96_252,
        "one-card": 13 + 4 * comb(13, 4),
    }


def test_every_ace_to_five_low_has_its_category() -> None:
    found: Counter[str] = Counter()
    best = 0
    for ranks in rank_sets(5):
        every, _ = suited_hands(ranks)
        hand = unsuited_example(ranks)
        found[ACE_FIVE.describe(score(ACE_FIVE, hand)).category] += every
        best += every * (EIGHT_OR_BETTER.evaluate(hand) is not None)
    assert found == {
        "high-card": 1_317_888,
        "pair": 1_098_240,
        "two-pair": 123_552,
        "trips": 54_912,
        "full-house": 3_744,
        "quads": 624,
    }
    assert best == comb(8, 5) * 4**5 == 57_344


@pytest.mark.parametrize(
    ("ranking", "straights", "best"),
    [(DEUCE_SEVEN, 9, "7d 5c 4c 3c 2c"), (ACE_SIX, 9, "6d 4c 3c 2c Ac")],
    ids=["deuce-seven", "ace-six"],
)
def test_every_low_where_straights_and_flushes_count_has_its_category(
    ranking: Ranking, straights: int, best: str
) -> None:
    scores = scored(ranking, FULL_52.cards, 5)
    assert by_category(ranking, scores) == {
        "high-card": (comb(13, 5) - straights) * (4**5 - 4),
        "pair": 1_098_240,
        "two-pair": 123_552,
        "trips": 54_912,
        "straight": straights * (4**5 - 4),
        "flush": (comb(13, 5) - straights) * 4,
        "full-house": 3_744,
        "quads": 624,
        "straight-flush": straights * 4,
    }
    assert max(scores) == score(ranking, tuple(best.split()))
    assert scores[max(scores)] == 4**5 - 4
