"""Cards, decks, reading them from text, and who opens a stud street."""

from __future__ import annotations

import pytest

from squaredeal.cards import (
    ACE_FIVE,
    FULL_52,
    HIGH,
    KUHN_3,
    LEDUC_6,
    SIX_PLUS_36,
    STUD_PE,
    CardError,
    best_showing,
    card_index,
    highest_card,
    highest_door,
    indexed_card,
    lowest_door,
    parse_card,
    parse_cards,
    shoe,
)
from tests.marks import clause


def test_places_and_cards_are_inverse() -> None:
    assert tuple(range(52)) == tuple(card_index(card) for card in FULL_52.cards)
    assert FULL_52.cards == tuple(indexed_card(place) for place in range(52))
    with pytest.raises(CardError):
        indexed_card(52)
    with pytest.raises(CardError, match="not a known card"):
        card_index("??")


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("AhKd", ("Ah", "Kd")),
        (" 10h, tC [2♠ ??] ", ("Th", "Tc", "2s", "??")),
        ("????", ("??", "??")),
        ("", ()),
    ],
)
def test_cards_are_read_as_people_write_them(text: str, cards: tuple[str, ...]) -> None:
    assert cards == parse_cards(text)


@pytest.mark.parametrize(
    ("text", "position", "reason"),
    [
        ("AhXd", 2, "not a rank"),
        ("Ah Kx", 3, "not a suit"),
        ("Ah K", 3, "suit is missing"),
        ("Ah Kd Ah", 6, "appears twice"),
        ("?", 0, "not a rank"),
        ("1h", 0, "not a rank"),
    ],
)
def test_a_mistake_is_named_with_its_place(text: str, position: int, reason: str) -> None:
    with pytest.raises(CardError, match=reason) as caught:
        parse_cards(text)
    assert position == caught.value.position


def test_one_card_is_one_card() -> None:
    assert parse_card("as") == "As"
    with pytest.raises(CardError, match="one card expected, 2 found"):
        parse_card("AsAd")


def test_decks_hold_what_their_games_use() -> None:
    assert (len(FULL_52), len(SIX_PLUS_36), len(KUHN_3), len(LEDUC_6)) == (52, 36, 3, 6)
    assert not any(card[0] in "2345" for card in SIX_PLUS_36.cards)
    assert len(shoe(8)) == 416
    assert shoe(1) is FULL_52
    with pytest.raises(CardError):
        shoe(9)


def test_the_deck_is_laid_out_by_suit_for_inspection() -> None:
    assert len(set(FULL_52.cards)) == 52
    assert [FULL_52.cards[13 * place][1] for place in range(4)] == ["c", "d", "h", "s"]
    assert tuple(rank + "s" for rank in "23456789TJQKA") == FULL_52.cards[39:]


def test_cards_leave_the_deck_once_each() -> None:
    left = FULL_52.without(("Ah", "??", "2c"))
    assert len(left) == 50
    assert "Ah" not in left
    assert shoe(2).without(["Ah"]).count("Ah") == 1
    with pytest.raises(CardError, match="cannot give this card"):
        FULL_52.without(("Ah", "Ah"))
    with pytest.raises(CardError, match="six-plus-36"):
        SIX_PLUS_36.without(("2c",))


def test_the_lowest_door_card_brings_in() -> None:
    assert lowest_door(("Kc", "4d", "9h")) == 1
    assert lowest_door(("Ac", "2d")) == 1
    assert lowest_door(("4h", "Jd", "4c")) == 0
    assert lowest_door(("4h", "Jd", "4c"), by_suit=True) == 2
    assert highest_door(("Kc", "Ad", "Kh")) == 0
    assert highest_door(("Kc", "Ad", "Kh"), by_suit=True) == 2


@clause("stud7.open.best-visible")
def test_the_best_cards_showing_open() -> None:
    assert best_showing((("Ac", "Kd"), ("9c", "9d")), STUD_PE) == 1
    assert best_showing((("Kc", "Qd"), ("Kd", "Qc")), STUD_PE) == 0
    assert best_showing((("Kc", "Qd"), ("Kd", "Qc")), STUD_PE, by_suit=True) == 1
    assert best_showing((("Kh", "Qh", "Jh", "Th"), ("2c", "2d", "3c", "4c")), STUD_PE) == 1
    assert best_showing((("9c", "9d"), ("Ah", "3c"), ("4h", "2c")), ACE_FIVE) == 1
    assert highest_card(("9c", "Kd", "Kh")) == (11, 2)
    assert best_showing((("2c",), ("Ad",)), HIGH) == 1
