"""The order of hands and the ties of the Peruvian stud norm, played as its articles say."""

from __future__ import annotations

import pytest

from squaredeal.cards import STUD_PE, STUD_PE_ACE_HIGH, Ranking, parse_cards
from tests.marks import clause


def beats(better: str, worse: str, rule: Ranking = STUD_PE) -> bool:
    one, other = rule.scores([parse_cards(better), parse_cards(worse)])
    assert one is not None
    assert other is not None
    return one > other


def ties(one: str, other: str) -> bool:
    scores = STUD_PE.scores([parse_cards(one), parse_cards(other)])
    return scores[0] == scores[1]


def category(cards: str) -> str:
    score = STUD_PE.evaluate(parse_cards(cards))
    assert score is not None
    return STUD_PE.describe(score).category


@clause("stud7.rank.royal-flush")
def test_a_royal_flush_beats_any_straight_flush() -> None:
    assert beats("As Ks Qs Js Ts", "Kh Qh Jh Th 9h")
    assert category("As Ks Qs Js Ts") == "royal-flush"


@clause("stud7.rank.straight-flush")
def test_a_straight_flush_beats_four_aces() -> None:
    assert beats("9h 8h 7h 6h 5h", "As Ah Ad Ac Kd")
    assert category("9h 8h 7h 6h 5h") == "straight-flush"


@clause("stud7.rank.four")
def test_four_twos_beat_any_full_house() -> None:
    assert beats("2c 2d 2h 2s 3c", "As Ah Ad Kc Kd")


@clause("stud7.rank.full-house")
def test_a_full_house_beats_an_ace_high_flush() -> None:
    assert beats("2c 2d 2h 3s 3c", "Ah Kh Qh Jh 9h")


@clause("stud7.rank.flush")
def test_a_flush_beats_an_ace_high_straight() -> None:
    assert beats("Ac Jc 8c 4c 2c", "As Kh Qd Jd Tc")


@clause("stud7.rank.straight")
def test_a_straight_beats_three_aces_and_an_ace_may_begin_it() -> None:
    assert beats("6c 5d 4h 3s 2c", "As Ah Ad Kc Qd")
    assert category("Ac 2d 3h 4s 5c") == "straight"
    assert beats("6c 5d 4h 3s 2c", "Ac 2d 3h 4s 5c")
    assert beats("2c 2d 3h 4s 5c", "Ac 2d 3h 4s 5c", STUD_PE_ACE_HIGH)


@clause("stud7.rank.trips")
def test_three_twos_beat_aces_up() -> None:
    assert beats("2c 2d 2h 3s 4c", "As Ah Kd Kc Qd")


@clause("stud7.rank.two-pair")
def test_threes_and_twos_beat_a_pair_of_aces() -> None:
    assert beats("3c 3d 2h 2s 4c", "As Ah Kd Qc Jd")


@clause("stud7.rank.pair")
def test_a_pair_of_twos_beats_ace_high() -> None:
    assert beats("2c 2d 7h 5s 3c", "As Kh Qd Jc 9d")


@clause("stud7.rank.high")
def test_high_cards_compare_from_the_top_down() -> None:
    assert beats("Ac Kd 9h 5s 3c", "As Qh Jd 9c 8d")
    assert ties("Ac Kd 9h 5s 3c", "Ad Kc 9s 5h 3d")


@clause("stud7.rank.order")
def test_the_ace_is_highest_and_the_others_count_by_number() -> None:
    for higher, lower in zip("AKQJT9876543", "KQJT98765432", strict=True):
        assert beats(higher + "c", lower + "d")


@clause("stud7.tie.four")
def test_four_nines_beat_four_eights() -> None:
    assert beats("9c 9d 9h 9s 2c", "8c 8d 8h 8s Ac")


@clause("stud7.tie.full-house")
def test_the_higher_three_of_a_kind_win_between_full_houses() -> None:
    assert beats("Kc Kd Kh 2s 2c", "Qc Qd Qh As Ac")


@clause("stud7.tie.flush")
def test_flushes_compare_from_the_top_down() -> None:
    assert beats("Ac 9c 7c 4c 2c", "Kd Qd Jd 9d 2d")
    assert beats("Ac Kc 7c 4c 2c", "Ad Qd Jd 9d 8d")


@clause("stud7.tie.straight")
def test_straights_compare_by_their_top_card() -> None:
    assert beats("9c 8d 7h 6s 5c", "8c 7d 6h 5s 4c")
    assert ties("9c 8d 7h 6s 5c", "9d 8c 7s 6h 5d")
    assert beats("9h 8h 7h 6h 5h", "8s 7s 6s 5s 4s")


@clause("stud7.tie.trips")
def test_three_jacks_beat_three_tens() -> None:
    assert beats("Jc Jd Jh 3s 2c", "Tc Td Th As Kc")


@clause("stud7.tie.two-pair")
def test_two_pairs_compare_by_higher_pair_then_lower_then_last_card() -> None:
    assert beats("Kc Kd 4h 4s 2c", "Qc Qd Jh Js Ac")
    assert beats("Kc Kd 4h 4s 9c", "Kh Ks 4c 4d 8c")


@clause("stud7.tie.pair")
def test_pairs_compare_by_pair_then_the_other_cards() -> None:
    assert beats("Tc Td Ah 5s 3c", "Th Ts Kc Qd Jc")
    assert beats("Tc Td Ah 5s 3c", "Th Ts Ac 4d 3d")


@pytest.mark.parametrize("extra", ["2c 3d", "As Kd"])
def test_the_best_five_of_seven_count(extra: str) -> None:
    assert category(f"9h 8h 7h 6h 5h {extra}") == "straight-flush"
