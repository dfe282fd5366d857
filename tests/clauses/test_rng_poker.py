"""Casino hold'em and Russian poker, by the rule sets that the catalogue adopts for them."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from squaredeal.games import casino_holdem, russian_poker
from squaredeal.kernel import (
    HOUSE,
    RAIL,
    UNSEEN,
    Act,
    Choice,
    Illegal,
    Over,
    Refusal,
    ToAct,
    ToDeal,
    apply,
    choices,
    parse_move,
    project,
)
from squaredeal.rules import standard
from tests.casino import play, returned
from tests.marks import clause

HOLDEM = casino_holdem.build("casino_holdem@1", standard())
RUSSIAN = russian_poker.build("russian_poker@1", standard())
RICH = (100_000,)


def holdem(cards: str, flop: str, *lines: str, aa: bool = False) -> tuple[Any, list[Any]]:
    """Ante 10; the player's two cards and the dealer's, the flop, then what is given."""
    bonus = ("0: place 10 on aa",) if aa else ()
    start = ("0: place 10 on ante", *bonus, "0: close", f"deal {cards}", f"deal {flop}")
    return play(HOLDEM, RICH, *start, *lines)


def brought(events: list[Any], *spots: str) -> int:
    return sum(returned(events, spot) for spot in spots)


@clause("rng.game.casino-poker")
@pytest.mark.parametrize(
    ("cards", "flop", "last", "paid"),
    [
        ("9h 9d Kc Qd", "2c 5h 7s", "Js 4d", 40),  # a pair against no pair
        ("9h 8h Kc 3d", "2h 5h Th", "Js 4d", 50),  # a flush against no pair
        ("9h 8d Kc Kd", "2c 5h 7s", "Js 4d", 0),  # the dealer's kings win
        ("9h 9d 8c 8d", "2c 5h 7s", "Js 4d", 60),  # nines against eights: both paid
        ("9h 9d 9c 9s", "2c 5h 7s", "Js 4d", 30),  # equal hands: all returned
        ("Ah Ad 3c 3d", "2c 5h 7s", "Js Td", 40),  # threes do not qualify
    ],
)
def test_ante_and_call_against_the_dealer(cards: str, flop: str, last: str, paid: int) -> None:
    _, events = holdem(cards, flop, "0: call 20", f"deal {last}")
    assert brought(events, "ante", "call") == paid


@clause("rng.game.casino-poker")
def test_a_fold_after_the_flop_loses_the_ante() -> None:
    state, events = holdem("9h 8d Kc Kd", "2c 5h 7s", "0: fold")
    assert returned(events, "ante") == 0
    assert HOLDEM.awaits(state) == Over()
    assert not [e for e in events if type(e).__name__ == "Shown"]


@clause("rng.game.casino-poker")
@pytest.mark.parametrize(
    ("cards", "flop", "paid"),
    [
        ("Ah Ad", "2c 5h 7s", 80),
        ("Kh Kd", "2c 5h 7s", 0),
        ("Kh Kd", "Kc 5h 7s", 80),
        ("Ah Kh", "Qh Jh Th", 1010),
        ("Ah 9h", "Qh Jh 2h", 210),
    ],
)
def test_the_bonus_counts_two_cards_and_the_flop(cards: str, flop: str, paid: int) -> None:
    _, events = holdem(f"{cards} 3c 4d", flop, "0: fold", aa=True)
    assert returned(events, "aa") == paid
    assert [e.cards for e in events if type(e).__name__ == "Shown"] == [tuple(cards.split())]


def test_nobody_sees_the_cards_of_others() -> None:
    lines = ("0: place 10 on ante", "1: place 10 on ante", "house: close")
    state, _ = play(HOLDEM, (100, 100), *lines, "deal 2c 3c 4c 5c 6c 7c", "deal 8d 9d Td")
    assert [cards for hand in project(state, 1).hands for (cards,) in hand] == [
        UNSEEN,
        UNSEEN,
        "4c",
        "5c",
    ]
    assert project(state, RAIL).dealer == ((UNSEEN,), (UNSEEN,))
    assert HOLDEM.awaits(state) == ToAct((0, 1, HOUSE), "rng.pending_hours", window=True)
    state, _ = apply(HOLDEM, state, parse_move("1: fold"))
    assert {c.verb for c in choices(HOLDEM, state, 0)} == {"call", "fold"}
    assert choices(HOLDEM, state, 1) == ()


def test_a_call_costs_two_antes_and_needs_them() -> None:
    state, _ = holdem("9h 9d Kc Qd", "2c 5h 7s")
    for amount in (10, 21, 40):
        with pytest.raises(Illegal):
            apply(HOLDEM, state, Act(0, "call", amount))
    lines = ("0: place 10 on ante", "0: close", "deal 9h 9d Kc Qd", "deal 2c 5h 7s")
    poor, _ = play(HOLDEM, (25,), *lines)
    answer = HOLDEM.guard(poor, 0, "call")
    assert isinstance(answer, Refusal)
    assert answer.code == "insufficient_funds"


def test_the_bonus_needs_an_ante_and_leaves_with_it() -> None:
    state, _ = HOLDEM.start(HOLDEM.setup_type(RICH))
    with pytest.raises(Illegal):
        apply(HOLDEM, state, parse_move("0: place 10 on aa"))
    lines = ("0: place 10 on ante", "0: place 10 on aa", "0: remove on ante")
    state, _ = play(HOLDEM, RICH, *lines)
    assert state.stacks == RICH


PLAYER_KINGS = "Kh Kd 9c 5d 3s"
ACE_KING_DEALER = ("deal Ac", "deal Ks 8d 6h 2c")
NO_HAND_DEALER = ("deal Qc", "deal Js 8d 6h 2c")


def russian(
    cards: str, dealer: tuple[str, ...], *lines: str, game: Any = RUSSIAN
) -> tuple[Any, list[Any]]:
    """Ante 10, five cards, the dealer's open card and four others, then what is given."""
    start = ("0: place 10 on ante", "0: close", f"deal {cards}", *dealer)
    return play(game, RICH, *start, *lines)


@clause("rng.game.russian-poker")
def test_ante_and_bet_against_the_dealer() -> None:
    _, none = russian(PLAYER_KINGS, NO_HAND_DEALER, "0: bet 20", "0: close")
    assert brought(none, "ante", "bet") == 40
    _, won = russian(PLAYER_KINGS, ACE_KING_DEALER, "0: bet 20", "0: close")
    assert brought(won, "ante", "bet") == 50
    _, lost = russian("Qh Jd 9c 5d 3s", ACE_KING_DEALER, "0: bet 20", "0: close")
    assert brought(lost, "ante", "bet") == 0
    _, folded = russian(PLAYER_KINGS, ACE_KING_DEALER, "0: fold")
    assert returned(folded, "ante") == 0


@clause("rng.game.russian-poker")
def test_one_to_five_cards_are_exchanged_once_for_a_fee() -> None:
    for cards, new in (("3s", "Kc"), ("Kh Kd 9c 5d 3s", "Ah Ad 4c 5h 7s")):
        lines = (f"0: exchange {cards}", f"deal {new}")
        state, events = russian(PLAYER_KINGS, ACE_KING_DEALER, *lines)
        assert [e.chips for e in events if getattr(e, "why", "") == "fee"] == [10]
        assert len(state.hands[0]) == 5
        with pytest.raises(Illegal, match="second_exchange"):
            apply(RUSSIAN, state, parse_move("0: exchange 5d"))
        assert isinstance(RUSSIAN.guard(state, 0, "bet"), Choice)
    state, _ = russian(PLAYER_KINGS, ACE_KING_DEALER)
    for line in ("0: exchange", "0: exchange 2h", "0: exchange 3s 3s"):
        with pytest.raises(Illegal):
            apply(RUSSIAN, state, parse_move(line))


@clause("rng.game.russian-poker")
def test_a_sixth_card_may_make_a_second_combination() -> None:
    lines = ("0: buy", "deal Ah", "0: bet 20", "0: close")
    _, events = russian(PLAYER_KINGS, ("deal 4c", "deal Ks Ad 6h 2c"), *lines)
    shown = {e.seat: e.combinations for e in events if type(e).__name__ == "Shown"}
    assert shown[0] == ("pair", "ace-king")
    assert brought(events, "ante", "bet") == 10 + 60
    one = replace(RUSSIAN.rules, second_combination=False)
    _, events = russian(
        PLAYER_KINGS,
        ("deal 4c", "deal Ks Ad 6h 2c"),
        *lines,
        game=russian_poker.game_of(one),
    )
    assert brought(events, "ante", "bet") == 10 + 40


@clause("rng.game.russian-poker")
def test_trips_may_be_insured_against_a_dealer_who_does_not_play() -> None:
    state, _ = russian("Kh Kd Kc 5d 3s", NO_HAND_DEALER, "0: bet 20")
    choice = RUSSIAN.guard(state, 0, "insure")
    assert isinstance(choice, Choice)
    assert (choice.low, choice.high) == (5, 30)
    _, events = russian("Kh Kd Kc 5d 3s", NO_HAND_DEALER, "0: bet 20", "0: insure 30")
    assert returned(events, "insurance") == 60
    pair, _ = russian(PLAYER_KINGS, NO_HAND_DEALER, "0: bet 20")
    answer = RUSSIAN.guard(pair, 0, "insure")
    assert isinstance(answer, Refusal)
    assert answer.code == "hand_not_insurable"
    assert RUSSIAN.awaits(pair) == RUSSIAN.awaits(state)


@clause("rng.game.russian-poker")
def test_a_house_may_sell_the_dealers_highest_card() -> None:
    game = russian_poker.game_of(replace(RUSSIAN.rules, buy_dealer_card=True))
    lines = ("0: bet 20", "0: close", "0: replace")
    state, _ = russian(PLAYER_KINGS, NO_HAND_DEALER, *lines, game=game)
    assert game.awaits(state) == ToDeal("deck")
    _, won = russian(PLAYER_KINGS, NO_HAND_DEALER, *lines, "deal 8c", game=game)
    assert brought(won, "ante", "bet") == 50
    _, nothing = russian(PLAYER_KINGS, NO_HAND_DEALER, *lines, "deal 9h", game=game)
    assert brought(nothing, "ante", "bet") == 30
    _, kept = russian(PLAYER_KINGS, NO_HAND_DEALER, "0: bet 20", "0: close", "0: close", game=game)
    assert brought(kept, "ante", "bet") == 40


def test_the_dealer_shows_one_card_until_the_end() -> None:
    state, _ = russian(PLAYER_KINGS, ACE_KING_DEALER)
    assert (state.up, project(state, 0).dealer) == ("Ac", ((UNSEEN,),) * 4)
    silent, _ = apply(RUSSIAN, state, parse_move("lapse 0"))
    assert RUSSIAN.awaits(silent) == Over()
