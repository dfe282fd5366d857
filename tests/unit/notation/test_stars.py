"""The PokerStars format: what each line means, and what happens to a line that means nothing."""

from __future__ import annotations

import pytest

from squaredeal.notation.formats import read_text
from squaredeal.notation.play import replay_record
from squaredeal.notation.reconcile import contradictions
from squaredeal.notation.record import Acted, Fault, Record
from tests.unit.notation import hands


def read(text: str) -> Record | Fault:
    (found,) = read_text(text, "a.txt")
    return found


def test_a_hand_reads_from_the_buttons_left_with_those_who_took_part() -> None:
    record = read(hands.STARS)
    assert isinstance(record, Record)
    assert ["Cyd", "Ann: the 1st", "Bob"] == [player.name for player in record.players]
    assert [6150, 10000, 4000] == [player.stack for player in record.players]
    assert Acted(2, "raise_to", 4000) in record.entries
    assert (8100, 200) == (record.stated.total_pot, record.stated.rake)
    assert () == contradictions(record)
    assert "matched" == replay_record(record).kind


def test_the_first_line_that_cannot_be_understood_is_reported() -> None:
    record = read(hands.STARS.replace("Ann: the 1st: folds", "Ann: the 1st: hops"))
    assert isinstance(record, Record)
    verdict = replay_record(record)
    assert ("unreadable", 13) == (verdict.kind, verdict.line)
    assert "Ann: the 1st: hops" in verdict.why


def test_a_line_that_cannot_be_understood_does_no_harm_to_a_hand_that_matches() -> None:
    record = read(hands.STARS.replace('Bob said, "hi"', "Bob sneezes"))
    assert isinstance(record, Record)
    assert ((14, "Bob sneezes"),) == record.unread
    assert "matched" == replay_record(record).kind


def test_a_heading_that_cannot_be_understood_is_named() -> None:
    fault = read(hands.STARS.replace("Hold'em", "Guts"))
    assert isinstance(fault, Fault)
    assert (1, "no game is known") == (fault.line, fault.why[:16])


def test_an_impossible_card_contradicts_the_hand_and_names_its_line() -> None:
    fault = read(hands.STARS.replace("[2c 7d 9h] [Jd]", "[2c 7d 9h] [of]"))
    assert isinstance(fault, Fault)
    assert fault.is_contradiction
    assert 18 == fault.line


def test_a_history_cut_off_is_named_and_the_next_hand_is_read() -> None:
    cut = hands.STARS.partition("*** TURN")[0]
    first, second = read_text(cut + "\n\n" + hands.STARS, "a.txt")
    assert isinstance(first, Fault)
    assert "stops before the hand is over" in first.why
    assert isinstance(second, Record)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("Total pot $81", "Total pot $82", "total pot 82, but the bets make 81"),
        ("Rake $2", "Rake $1", "rake and fees of 1, but the payments leave 2"),
        ("Board [2c 7d 9h Jd 3s]", "Board [2c 7d 9h Jd 4s]", "was not dealt"),
        ("Bob ($40", "Bob ($39", "Bob puts in 40 of a stack of 39"),
    ],
)
def test_sums_that_do_not_agree_are_inconsistent(old: str, new: str, why: str) -> None:
    record = read(hands.STARS.replace(old, new))
    assert isinstance(record, Record)
    verdict = replay_record(record)
    assert "inconsistent" == verdict.kind
    assert why in verdict.why


def test_a_wrong_winner_is_found_by_the_engine() -> None:
    text = hands.STARS.replace("Cyd collected", "Bob collected").replace("won ($79)", "lost")
    record = read(text)
    assert isinstance(record, Record)
    verdict = replay_record(record)
    assert "failed" == verdict.kind
    assert "payments 0, 0, 79" in verdict.why
