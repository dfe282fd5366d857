"""Poker hand history files are read whole, and a faulty hand is named without losing the rest."""

from __future__ import annotations

from decimal import Decimal

import pytest

from squaredeal.notation.phh import read_phh
from squaredeal.notation.record import Acted, Board, Dealt, Fault, Note, Record, Shown
from tests.unit.notation import hands


def one(text: str) -> Record:
    (found,) = read_phh(text, "a.phh")
    assert isinstance(found, Record), found
    return found


def fault(text: str) -> Fault:
    (found,) = read_phh(text, "a.phh")
    assert isinstance(found, Fault), found
    return found


def test_every_action_becomes_an_entry_with_the_total_of_its_street() -> None:
    record = one(hands.PHH)
    assert ("holdem", "no_limit") == (record.game, record.betting)
    acts = [entry for entry in record.entries if isinstance(entry, Acted)]
    assert [Acted(2, "raise_to", 30), Acted(0, "raise_to", 90), Acted(1, "fold")] == acts[:3]
    assert [Acted(2, "call", 90), Acted(0, "bet", 100), Acted(2, "call", 100)] == acts[3:6]
    assert (("2c", "7d", "9h", "Js", "3c"),) == record.boards()
    assert (1200, 490, 610) == record.stated.finishing


def test_unknown_cards_and_comments_are_kept() -> None:
    record = one(hands.PHH)
    assert Dealt(1, ("??", "??")) in record.entries
    assert Note("a tell") in record.entries
    assert Shown(0, ("As", "Ad")) in record.entries


def test_every_field_is_kept_in_order_with_its_form_of_number() -> None:
    record = one(hands.HEADS_UP + "_mood = 'calm'\n")
    assert [name for name, _ in record.fields][-2:] == ["currency", "_mood"]
    assert "99.50" == str(dict(record.fields)["starting_stacks"][1])
    assert Decimal("Infinity") == dict(record.fields)["starting_stacks"][0]


def test_heads_up_the_second_player_has_the_button_and_the_small_blind() -> None:
    record = one(hands.HEADS_UP)
    assert [(0, "big_blind", 100), (1, "small_blind", 50)] == [
        (post.seat, post.kind, post.chips) for post in record.forced
    ]
    assert (None, 9950) == tuple(player.stack for player in record.players)
    assert 100 == record.scale


def test_an_amount_in_halves_makes_the_smallest_chip_in_play_smaller_than_one() -> None:
    record = one(hands.PHH.replace("[1200, 490, 610]", "[1199.5, 490.0, 610.5]"))
    assert (10, 10) == (record.scale, record.chip)
    assert 11995 == record.stated.finishing[0]


def test_a_negative_blind_is_a_post_and_what_exceeds_the_big_blind_is_dead() -> None:
    record = one(hands.PHH.replace("[5, 10, 0]", "[5, 10, -15]"))
    posts = [(post.seat, post.kind, post.chips) for post in record.forced]
    assert [(2, "post", 10), (2, "dead", 5)] == posts[2:]


def test_zero_winnings_mean_that_the_source_printed_none() -> None:
    assert () == one(hands.PHH + "winnings = [0, 0, 0]\n").stated.winnings


def test_a_typo_names_its_line_and_the_other_hands_are_read() -> None:
    several = f"[1]\n{hands.PHH}\n[2]\nvariant = NT'\n\n[3]\n{hands.HEADS_UP}"
    first, second, third = read_phh(several, "b.phhs")
    assert isinstance(first, Record)
    assert isinstance(third, Record)
    assert isinstance(second, Fault)
    assert "variant = NT'" == several.splitlines()[second.line - 1]
    assert "not TOML" in second.why


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("'NT'", "'XX'", "unknown PHH variant code 'XX'"),
        ("antes = [0, 0, 0]", "antes = [0, 0]", "antes has 2 numbers for 3 seats"),
        ("'p2 f'", "'p2 fold'", "action 6 'p2 fold': not an action"),
        ("'p2 f'", "'p9 f'", "there is no p9"),
        ("d db Js", "d db Jx", "'x' is not a suit"),
        ("min_bet = 10\n", "min_bet = 'ten'\n", "min_bet must hold numbers"),
        ("starting_stacks", "stacks", "the field starting_stacks is missing"),
    ],
)
def test_a_faulty_field_is_named(old: str, new: str, why: str) -> None:
    assert why in fault(hands.PHH.replace(old, new)).why


def test_a_board_dealt_before_the_first_act_leaves_the_blinds_in_front() -> None:
    text = hands.PHH.replace("'p3 cbr 30 # a tell'", "'d db Qs', 'p3 cc'").replace("'NT'", "'PC'")
    record = one(text.replace("'d db 2c7d9h'", "'d db 2c7d'"))
    assert Board(("Qs",)) in record.entries
    assert Acted(2, "call", 10) in record.entries
