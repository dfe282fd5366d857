"""Hands that were really played end as recorded, in every game and from every site."""

from __future__ import annotations

import json
from collections import Counter
from decimal import Decimal
from pathlib import Path

import pytest

from squaredeal.notation.formats import read_file
from squaredeal.notation.money import decimal
from squaredeal.notation.play import replay_record
from squaredeal.notation.record import Fault, Record
from squaredeal.notation.report import Report, history_files, replay_file

KNOWN_OTHERWISE = {"232772509770"}
"""Hands whose payments are printed as cash-outs only: the summary says what the pot paid."""


def report_of(folder: Path) -> Report:
    report = Report()
    for file in history_files([folder]):
        replay_file(file, report)
    return report


def test_every_hand_in_the_poker_hand_history_format_is_matched_or_contradicts_itself(
    shared: Path,
) -> None:
    report = report_of(shared / "hands" / "phh")
    assert ([], []) == (report.lists["failed"], report.lists["unsupported"])
    assert [] == report.lists["unreadable"]
    assert 2374 == report.hands
    reasons = Counter(item["why"].split(":")[0] for item in report.lists["inconsistent"])
    assert 6 == reasons["a chip is split"]
    assert 8 == sum(reasons.values())


def test_at_least_95_of_100_hands_of_the_sites_match(shared: Path) -> None:
    report = report_of(shared / "hands" / "text")
    assert [] == report.lists["failed"]
    assert report.reconciled * 100 >= report.hands * 95
    assert report.matched * 100 >= report.hands * 95
    listed = sum(len(found) for found in report.lists.values())
    assert report.hands == report.matched + listed
    assert all(item["line"] and item["why"] for found in report.lists.values() for item in found)


def test_what_the_histories_print_is_what_is_read(shared: Path) -> None:
    expected = json.loads((shared / "hands" / "text_expected.json").read_text())
    seen = 0
    for name, hands in expected.items():
        found = {
            record.source.hand: record
            for record in read_file(shared / "hands" / "text" / name)
            if isinstance(record, Record)
        }
        for hand in hands:
            record = found.get(hand["hand"])
            if record is None or record.is_cancelled or hand["hand"] in KNOWN_OTHERWISE:
                continue
            seen += 1
            _same(record, hand)
    assert seen >= 68


def _same(record: Record, hand: dict[str, object]) -> None:
    def said(chips: int | None) -> Decimal | None:
        return None if chips is None else decimal(chips, record.scale)

    stated, names = record.stated, [player.name for player in record.players]
    assert said(stated.total_pot) == Decimal(str(hand["total_pot"]))
    assert said(stated.rake) == Decimal(str(hand["rake"]))
    assert [[names[pay.seat], said(pay.chips)] for pay in stated.paid] == [
        [who, Decimal(chips)] for who, chips in _pairs(hand["collected"])
    ]
    assert [[names[seat], said(chips)] for seat, chips in stated.returned] == [
        [who, Decimal(chips)] for who, chips in _pairs(hand["uncalled"])
    ]
    assert [" ".join(board) for board in stated.boards] == hand["boards"]


def _pairs(found: object) -> list[tuple[str, str]]:
    assert isinstance(found, list)
    return [(str(who), str(chips)) for who, chips in found]


@pytest.mark.parametrize("change", [1, -1])
def test_one_chip_moved_in_a_real_hand_is_noticed(shared: Path, change: int) -> None:
    file = shared / "hands" / "phh" / "pluribus" / "100_1.phh"
    if not file.exists():
        file = sorted((shared / "hands" / "phh" / "pluribus").glob("*.phh"))[1]
    text = file.read_text()
    (record,) = read_file(file)
    assert isinstance(record, Record)
    assert "matched" == replay_record(record).kind
    end = text.rindex("[") + 1
    first = text[end:].split(",")[0]
    wrong = text[:end] + str(Decimal(first) + change) + text[end + len(first) :]
    from squaredeal.notation.phh import read_phh

    (changed,) = read_phh(wrong)
    assert not isinstance(changed, Fault)
    assert "matched" != replay_record(changed).kind
