"""Batches of hands score as the rankings do, one at a time."""

from __future__ import annotations

import random

import pytest

from squaredeal.cards import FULL_52, HIGH, RANKINGS, SIX_PLUS_36, FiveCard, card_index

numpy = pytest.importorskip("numpy")
pytest.importorskip("numba")

from squaredeal.analysis.kernels.batch import evaluate_batch, packed_scores  # noqa: E402 (needs numba)

FIVES = [known for known in RANKINGS if isinstance(known, FiveCard)]


@pytest.mark.parametrize("known", FIVES, ids=[known.code for known in FIVES])
@pytest.mark.parametrize("size", [5, 6, 7])
def test_a_batch_scores_every_hand_as_its_ranking_does(known: FiveCard, size: int) -> None:
    rng = random.Random(size)
    deck = SIX_PLUS_36.cards if known.code.startswith("short") else FULL_52.cards
    two_suits = [card for card in deck if card[1] in "ch"]
    hands = [rng.sample(two_suits if place % 2 else deck, size) for place in range(3000)]
    cards = numpy.array([[card_index(card) for card in hand] for hand in hands])
    if known.low and known.flushes and size > 5:
        with pytest.raises(ValueError, match="five cards only"):
            evaluate_batch(cards, known.code)
        return
    scores = evaluate_batch(cards, known.code)
    packed = packed_scores(known.code)
    assert [known.evaluate(hand) or 0 for hand in hands] == [packed[score] for score in scores]


def test_a_batch_refuses_what_is_not_hands() -> None:
    with pytest.raises(ValueError, match="shape"):
        evaluate_batch(numpy.zeros((3, 4), dtype=numpy.uint8))
    with pytest.raises(ValueError, match="0 to 51"):
        evaluate_batch(numpy.full((1, 5), 52))
    assert evaluate_batch(numpy.zeros((0, 7), dtype=numpy.uint8)).shape == (0,)
    assert len(packed_scores(HIGH.code)) == 7463
