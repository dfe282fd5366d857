"""Every ranking orders random hands as a slow, independent statement of it does."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from itertools import pairwise

import pytest

from squaredeal.cards import (
    ACE_FIVE,
    ACE_SIX,
    BADUGI,
    BADUGI_ACE_HIGH,
    DEUCE_SEVEN,
    EIGHT_OR_BETTER,
    FULL_52,
    HIGH,
    KUHN,
    RANKINGS,
    SHORT_HIGH,
    SHORT_HIGH_TRIPS,
    SIX_PLUS_36,
    STUD_PE,
    STUD_PE_ACE_HIGH,
    CardError,
    Deck,
    Made,
    Ranking,
    Use,
    best_cards,
    card_index,
    parse_cards,
    ranking,
)
from tests.unit.cards import naive

FIVES: list[tuple[Ranking, Deck, Callable[[tuple[str, ...]], naive.Key | None]]] = [
    (HIGH, FULL_52, naive.high),
    (STUD_PE, FULL_52, naive.high),
    (STUD_PE_ACE_HIGH, FULL_52, naive.high_without_wheel),
    (SHORT_HIGH, SIX_PLUS_36, naive.short),
    (SHORT_HIGH_TRIPS, SIX_PLUS_36, naive.short_trips),
    (EIGHT_OR_BETTER, FULL_52, naive.eight_or_better),
    (ACE_FIVE, FULL_52, naive.ace_five),
    (ACE_SIX, FULL_52, naive.ace_six),
    (DEUCE_SEVEN, FULL_52, naive.deuce_seven),
]
NAMES = [known.code for known, _, _ in FIVES]


def narrow_deck(deck: Deck, rng: random.Random) -> list[str]:
    """Cards of two suits or of few ranks, so that flushes, straights and full houses are common."""
    ranks = "".join(sorted({card[0] for card in deck.cards}))
    some = rng.sample(ranks, 5)
    suits = rng.sample("cdhs", 2)
    by_suit = [card for card in deck.cards if card[1] in suits]
    return rng.choice([list(deck.cards), by_suit, [card for card in deck.cards if card[0] in some]])


def orders_agree(pairs: list[tuple[int | None, naive.Key | None]]) -> bool:
    """Equal scores for equal keys and the same order; None exactly where the slow rule has none."""
    if any((score is None) != (key is None) for score, key in pairs):
        return False
    known = sorted((key, score) for score, key in pairs if score is not None and key is not None)
    return all(
        (a_score < b_score) == (a_key < b_key) and (a_score == b_score) == (a_key == b_key)
        for (a_key, a_score), (b_key, b_score) in pairwise(known)
    )


@pytest.mark.parametrize(("rule", "deck", "slow"), FIVES, ids=NAMES)
@pytest.mark.parametrize("size", [5, 6, 7])
def test_the_best_five_of_a_hand_win(
    rule: Ranking, deck: Deck, slow: Callable[[tuple[str, ...]], naive.Key | None], size: int
) -> None:
    rng = random.Random(size)
    hands = [tuple(rng.sample(narrow_deck(deck, rng), size)) for _ in range(400)]
    assert orders_agree([(rule.evaluate(hand), naive.best(slow, hand)) for hand in hands])


@pytest.mark.parametrize(("rule", "deck", "slow"), FIVES, ids=NAMES)
def test_two_of_the_hand_and_three_of_the_board_are_used(
    rule: Ranking, deck: Deck, slow: Callable[[tuple[str, ...]], naive.Key | None]
) -> None:
    rng = random.Random(8)
    pairs = []
    for size in (4, 5, 6):
        for _ in range(60):
            two_suits = [card for card in deck.cards if card[1] in "ds"]
            cards = rng.sample(two_suits if size == 4 else deck.cards, 5 + 2 * size)
            board, hands = tuple(cards[:5]), [tuple(cards[5 : 5 + size]), tuple(cards[5 + size :])]
            scores = rule.scores(hands, board, Use.TWO_AND_THREE)
            keys = [naive.best_two_and_three(slow, hand, board) for hand in hands]
            pairs += list(zip(scores, keys, strict=True))
    assert orders_agree(pairs)


@pytest.mark.parametrize(
    ("rule", "slow"),
    [(BADUGI, naive.badugi), (BADUGI_ACE_HIGH, naive.badugi_ace_high)],
    ids=["badugi", "badugi-ace-high"],
)
def test_most_cards_of_different_rank_and_suit_win_at_badugi(
    rule: Ranking, slow: Callable[[tuple[str, ...]], naive.Key]
) -> None:
    rng = random.Random(4)
    hands = [tuple(rng.sample(FULL_52.cards, 4)) for _ in range(2000)]
    assert orders_agree([(rule.evaluate(hand), slow(hand)) for hand in hands])


def test_contenders_score_together_as_alone() -> None:
    rng = random.Random(5)
    for rule in RANKINGS:
        for _ in range(50):
            cards = rng.sample(FULL_52.cards, 11)
            board, hands = cards[:5], [tuple(cards[place : place + 2]) for place in (5, 7, 9)]
            alone = [rule.evaluate((*hand, *board)) for hand in hands]
            assert alone == rule.scores(hands, tuple(board))


def test_places_in_the_deck_score_as_cards() -> None:
    rng = random.Random(6)
    for rule in (HIGH, DEUCE_SEVEN, EIGHT_OR_BETTER):
        for _ in range(300):
            cards = rng.sample(FULL_52.cards, 7)
            assert rule.evaluate(cards) == rule.evaluate_indices([card_index(c) for c in cards])


@pytest.mark.parametrize(
    ("rule", "cards", "made"),
    [
        (HIGH, "Kc Kd Kh 9c 9d 2s 2h", Made("full-house", ("K", "9"))),
        (HIGH, "As Ks Qs Js Ts 2h 2d", Made("royal-flush", ("A",))),
        (HIGH, "5s 4s 3s 2s As Kd", Made("straight-flush", ("5",))),
        (HIGH, "4c 4d Kh Kc 2s 2h 9d", Made("two-pair", ("K", "4", "9"))),
        (HIGH, "Tc Td Ac 5h 3s", Made("pair", ("T", "A", "5", "3"))),
        (HIGH, "9c 9d", Made("pair", ("9",))),
        (SHORT_HIGH, "Ac 6d 7h 8s 9c", Made("straight", ("9",))),
        (ACE_FIVE, "Ac 2d 3h 4s 5c Kd Kh", Made("high-card", ("5", "4", "3", "2", "A"))),
        (DEUCE_SEVEN, "Ac 2d 3h 4s 5c", Made("high-card", ("A", "5", "4", "3", "2"))),
        (DEUCE_SEVEN, "Ac 2c 3c 4c 5c", Made("flush", ("A", "5", "4", "3", "2"))),
        (ACE_SIX, "Ac 2d 3h 4s 6c", Made("high-card", ("6", "4", "3", "2", "A"))),
        (BADUGI, "Ac 2c 3d 4h", Made("three-card", ("4", "3", "A"))),
        (KUHN, "Ks", Made("high-card", ("K",))),
    ],
)
def test_a_score_says_what_the_hand_makes(rule: Ranking, cards: str, made: Made) -> None:
    score = rule.evaluate(parse_cards(cards))
    assert score is not None
    assert made == rule.describe(score)


def test_the_cards_that_make_the_hand_are_named() -> None:
    hand, board = ("Ah", "Kh"), ("Qh", "Jh", "2c", "Th", "2d")
    assert best_cards(HIGH, hand, board) == ("Ah", "Kh", "Qh", "Jh", "Th")
    assert best_cards(EIGHT_OR_BETTER, hand, board) == ()
    omaha = best_cards(HIGH, ("Ah", "2h", "3c", "3d"), board, Use.TWO_AND_THREE)
    assert omaha[:2] == ("Ah", "2h")
    assert best_cards(HIGH, ("9c", "9d")) == ("9c", "9d")


@pytest.mark.parametrize("rule", RANKINGS, ids=[known.code for known in RANKINGS])
def test_an_unknown_card_is_refused(rule: Ranking) -> None:
    with pytest.raises(CardError, match="unknown card"):
        rule.evaluate(("Ah", "??", "Kd", "2c"))
    with pytest.raises(CardError, match="'Xx' at position"):
        rule.scores([("Ah", "Xx")], ("Kd", "2c", "3c"))
    with pytest.raises(CardError):
        rule.scores([("Ah", "??")], ("Kd", "2c", "3c"), Use.TWO_AND_THREE)


def test_omaha_needs_two_and_three_cards() -> None:
    with pytest.raises(CardError, match="three cards on the board"):
        HIGH.scores([("Ah", "Kh")], ("2c", "3c"), Use.TWO_AND_THREE)
    with pytest.raises(CardError):
        HIGH.evaluate(())


def test_a_ranking_is_found_by_its_code_and_is_one_value() -> None:
    for rule in RANKINGS:
        assert rule is ranking(rule.code)
        assert rule is copy.deepcopy(rule)
        assert rule is copy.copy(rule)
        assert rule is pickle.loads(pickle.dumps(rule))
        assert rule.code in repr(rule)
    with pytest.raises(CardError, match="not a ranking"):
        ranking("highest")
