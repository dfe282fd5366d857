"""Ranges in the usual notation, and their equities."""

from __future__ import annotations

from fractions import Fraction

import pytest

from squaredeal.analysis import class_of, classes, equity, parse_range, range_equity
from squaredeal.cards import SIX_PLUS_36, CardError, parse_cards

pytest.importorskip("numba")


@pytest.mark.parametrize(
    ("text", "count", "names"),
    [
        ("TT+", 30, "TT JJ QQ KK AA"),
        ("AQs+", 8, "AQs AKs"),
        ("KJo", 12, "KJo"),
        ("AK", 16, "AKs AKo"),
        ("76s-54s", 12, "76s 65s 54s"),
        ("54s-76s", 12, "76s 65s 54s"),
        ("A5s-A2s", 16, "A5s A4s A3s A2s"),
        ("99-66", 24, "99 88 77 66"),
        ("T9s+", 20, "T9s JTs QJs KQs AKs"),
        ("AhKd", 1, "AKo"),
        ("22+, A2s+", 126, None),
        ("random", 1326, None),
    ],
)
def test_a_term_names_its_hands(text: str, count: int, names: str | None) -> None:
    hands = parse_range(text).hands
    assert count == len(hands) == len(set(hands))
    if names:
        assert set(names.split()) == {class_of(pair) for pair in hands}


def test_weights_are_exact_and_the_later_one_counts() -> None:
    found = dict(parse_range("AA:0.5, KK, AhAs:1/4").combos)
    assert found["Ah", "As"] == Fraction(1, 4)
    assert found["Ac", "As"] == Fraction(1, 2)
    assert found["Kc", "Ks"] == 1
    assert sorted(weight for _, weight in parse_range("AA:0.5, AhAs:1/4").whole_weights())[0] == 1


@pytest.mark.parametrize(
    ("text", "position", "reason"),
    [
        ("TT+,ZZ", 4, "not a starting hand"),
        ("AA:2", 0, "from 0 to 1"),
        ("AA:x", 0, "not a weight"),
        ("AA,,KK", 3, "empty term"),
        ("TTs", 0, "neither suited nor offsuit"),
        ("76s-54o", 0, "ends must share"),
        ("A9s-K2s", 0, "ends must share"),
    ],
)
def test_a_term_that_cannot_be_read_is_named(text: str, position: int, reason: str) -> None:
    with pytest.raises(CardError, match=reason) as caught:
        parse_range(text)
    assert position == caught.value.position


def test_the_square_of_starting_hands_holds_each_once() -> None:
    square = classes()
    assert [row[0] for row in square][:3] == ["AA", "AKo", "AQo"]
    names = [name for row in square for name in row]
    assert len(set(names)) == 169
    assert sum(len(parse_range(name).hands) for name in names) == 1326
    assert len(classes(SIX_PLUS_36)) == 9


def test_single_hands_as_ranges_give_their_equity() -> None:
    alone = equity([("As", "Ah"), ("Ks", "Kh")])
    assert alone == range_equity(["AsAh", "KsKh"], exact=True)


def test_suits_that_only_change_names_are_counted_together() -> None:
    board = parse_cards("2c 7d 9h")
    whole = range_equity(["QQ:0.5,AKs", "TT+"], board, exact=True)
    wins = deals = 0
    for one, weight in parse_range("QQ:0.5,AKs").combos:
        for other in parse_range("TT+").hands:
            if not set(one) & set(other):
                found = equity([one, other], board, exact=True)
                wins += int(weight * 2) * found.wins[0]
                deals += int(weight * 2) * found.deals
    assert (whole.wins[0], whole.deals) == (wins, deals)


def test_sampled_ranges_come_near_the_exact_share() -> None:
    board = parse_cards("2c 7d 9h")
    ranges = ["QQ+:0.25,AKs", "TT+"]
    exact = range_equity(ranges, board, exact=True)
    drawn = range_equity(ranges, board, exact=False, deals=50_000)
    assert abs(exact.shares[0] - drawn.shares[0]) < 5 * drawn.standard_errors[0]


def test_ranges_that_cannot_both_be_held_are_refused() -> None:
    with pytest.raises(CardError, match="need the same cards"):
        range_equity(["AsAh", "AhAd"], exact=False)
    with pytest.raises(CardError, match="need the same cards"):
        range_equity(["AsAh", "AhAd"], exact=True)
    with pytest.raises(CardError, match="no hand of this range"):
        range_equity(["AA", "KK"], parse_cards("As Ah Ad"))
    with pytest.raises(CardError, match="two-card hands"):
        range_equity(["AA", "KK"], variant="omaha")
