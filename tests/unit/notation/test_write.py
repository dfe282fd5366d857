"""What is written is read again as the same hand, in every format that is written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from squaredeal.kernel import BadInput
from squaredeal.notation.convert import TARGETS, convert
from squaredeal.notation.formats import read_file, read_text
from squaredeal.notation.phh_write import write_phh
from squaredeal.notation.play import replay_record
from squaredeal.notation.reconcile import account
from squaredeal.notation.record import Acted, Fault, Record
from squaredeal.notation.report import history_files
from squaredeal.notation.stars_write import write_stars
from tests.unit.notation import hands


def one(text: str, suffix: str = "") -> Record:
    (found,) = read_text(text, "a", suffix)
    assert isinstance(found, Record), found
    return found


@pytest.mark.parametrize("to", TARGETS)
def test_a_hand_keeps_its_bets_cards_and_results(to: str) -> None:
    record = one(hands.STARS)
    again = one(convert([record], to).text, ".phhs" if to == "phh" else "")
    assert account(record) == account(again)
    assert record.boards() == again.boards()
    assert [player.name for player in record.players] == [player.name for player in again.players]
    acts = [entry for entry in record.entries if isinstance(entry, Acted)]
    assert acts == [entry for entry in again.entries if isinstance(entry, Acted)]
    assert "matched" == replay_record(again).kind


def test_a_phh_hand_is_written_as_it_stood_to_the_last_comment() -> None:
    text = hands.PHH.replace("min_bet", "# blinds 5 and 10\nmin_bet") + "_mine = 1_000\n"
    assert text == write_phh([one(text)], several=False)


def test_a_file_of_several_is_written_as_it_stood() -> None:
    text = f"[1]\n{hands.PHH}\n[2]\n{hands.HEADS_UP}"
    found = [record for record in read_text(text, "a", ".phhs") if isinstance(record, Record)]
    assert text == write_phh(found, several=True)


def test_a_changed_record_is_written_anew() -> None:
    record = replace(one(hands.PHH), fields=(), game="omaha")
    assert 'variant = "NO"' in write_phh([record], several=False)


def test_pokerstars_text_says_what_each_act_adds() -> None:
    lines = write_stars(one(hands.STARS)).splitlines()
    assert "Cyd: raises $6 to $9" in lines
    assert "Bob: raises $31 to $40 and is all-in" in lines
    assert "Cyd: calls $31" in lines
    assert "Total pot $81 | Rake $2" in lines


def test_open_hand_history_says_what_each_raise_adds() -> None:
    hand = json.loads(convert([one(hands.STARS)], "ohh").text)["ohh"]
    raises = [
        action["amount"]
        for street in hand["rounds"]
        for action in street["actions"]
        if action["action"] == "Raise"
    ]
    assert [3, 8.5, 37] == raises
    assert ["Preflop", "Flop", "Turn", "River", "Showdown"] == [r["street"] for r in hand["rounds"]]
    assert (81, 2) == (hand["pots"][0]["amount"], hand["pots"][0]["rake"])


def test_an_open_hand_history_with_a_fault_is_named() -> None:
    text = convert([one(hands.STARS)], "ohh").text
    (fault,) = read_text(text.replace('"player_id": 0', '"player_id": "x"', 1))
    assert isinstance(fault, Fault)
    assert "Expected `int`, got `str`" in fault.why


def test_a_hand_that_the_format_cannot_hold_is_left_out_by_name() -> None:
    done = convert([replace(one(hands.STARS), game="razz"), one(hands.STARS)], "ohh")
    assert 1 == done.hands
    assert ["Open Hand History has no no-limit razz"] == [fault.why for fault in done.left_out]


def test_one_file_of_one_hand_takes_no_second() -> None:
    with pytest.raises(BadInput, match=r"name it \.phhs"):
        convert([one(hands.STARS)] * 2, "phh", several=False)


@pytest.mark.parametrize("to", TARGETS)
def test_real_hands_that_match_still_match_when_written(shared: Path, to: str) -> None:
    kept = 0
    for file in history_files([shared / "hands" / "text"]):
        for record in read_file(file):
            if not isinstance(record, Record) or "matched" != replay_record(record).kind:
                continue
            done = convert([record], to)
            if done.hands:
                again = one(done.text, ".phhs" if to == "phh" else "")
                assert "matched" == replay_record(again).kind, record.source
                kept += 1
    assert kept >= (100 if to != "ohh" else 60)


def test_real_phh_files_are_written_byte_for_byte(shared: Path) -> None:
    for file in history_files([shared / "hands" / "phh"]):
        found = [record for record in read_file(file) if isinstance(record, Record)]
        several = file.suffix == ".phhs"
        assert file.read_bytes().decode() == write_phh(found, several=several), file


def test_another_program_ends_the_written_hand_with_the_same_stacks() -> None:
    pokerkit = pytest.importorskip("pokerkit")
    record = replace(one(hands.PHH), fields=())
    *_, state = pokerkit.HandHistory.loads(write_phh([record], several=False))
    assert not state.status
    assert [1200, 490, 610] == list(state.stacks)
