"""Records over the engine: matched, inconsistent, unsupported or failed, and why."""

from __future__ import annotations

from msgspec.structs import replace

from squaredeal.notation.phh import read_phh
from squaredeal.notation.play import Verdict, replay_record
from squaredeal.notation.record import Record
from tests.unit.notation import hands


def verdict(text: str) -> Verdict:
    (record,) = read_phh(text)
    assert isinstance(record, Record), record
    return replay_record(record)


def test_a_true_record_matches() -> None:
    assert Verdict("matched") == verdict(hands.PHH)


def test_finishing_stacks_that_differ_fail_with_both() -> None:
    found = verdict(hands.PHH.replace("[1200, 490, 610]", "[1190, 500, 610]"))
    assert "failed" == found.kind
    assert "1190, 500, 610" in found.why
    assert "1200, 490, 610" in found.why


def test_half_chips_are_inconsistent() -> None:
    found = verdict(hands.PHH.replace("[1200, 490, 610]", "[1199.5, 490, 610.5]"))
    assert "inconsistent" == found.kind
    assert "a chip is split" in found.why


def test_an_ante_that_the_flag_cuts_but_the_stacks_paid_is_inconsistent() -> None:
    text = hands.PHH.replace("antes = [0, 0, 0]", "antes = [0, 10, 0]")
    found = verdict(text.replace("[1200, 490, 610]", "[1210, 480, 610]"))
    assert "inconsistent" == found.kind
    assert "the ante was paid that the flag cuts down" in found.why


def test_an_ante_that_is_cut_down_matches() -> None:
    text = hands.PHH.replace("antes = [0, 0, 0]", "antes = [0, 10, 0]")
    assert "matched" == verdict(text).kind


def test_a_game_that_the_engine_does_not_have_is_named() -> None:
    (record,) = read_phh(hands.PHH)
    assert isinstance(record, Record)
    found = replay_record(replace(record, game="guts"))
    assert Verdict("unsupported", "no-limit guts") == found


def test_with_unknown_stacks_a_hand_that_stops_was_all_in() -> None:
    acts = "'p3 cbr 300', 'p1 cc', 'p2 f', 'd db 2c7d9h', 'p1 cc', 'p3 cc', 'd db Js', 'd db 3c'"
    text = f"""\
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [5, 10, 0]
min_bet = 10
starting_stacks = [inf, inf, inf]
actions = ['d dh p1 AsAd', 'd dh p2 ????', 'd dh p3 ????', {acts}]
"""
    assert Verdict("matched") == verdict(text)


def test_an_act_out_of_turn_fails() -> None:
    found = verdict(
        hands.PHH.replace("'p1 cbr 90', 'p2 f', 'p3 cc'", "'p2 f', 'p1 cbr 90', 'p3 cc'")
    )
    assert "failed" == found.kind
    assert "Bob acts (fold) where Ann is on turn" in found.why


def test_a_raise_that_the_rules_refuse_fails_with_its_clause() -> None:
    found = verdict(hands.PHH.replace("'p1 cbr 90'", "'p1 cbr 31'"))
    assert "failed" == found.kind
    assert "floor.raise.minimum" in found.why


def test_a_bet_below_the_minimum_was_the_last_of_an_unknown_stack() -> None:
    text = """\
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [5, 10, 0]
min_bet = 10
starting_stacks = [inf, inf, inf]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cbr 30', 'p1 cbr 38', 'p2 f', \
'p3 cc', 'd db 2c7d9h', 'd db Js', 'd db 3c', 'p1 sm KsKd', 'p3 sm']
"""
    assert Verdict("matched") == verdict(text)


def test_an_act_that_the_record_left_out_is_inconsistent() -> None:
    found = verdict(hands.PHH.replace("'p2 f', ", ""))
    assert "inconsistent" == found.kind
    assert "the fold of Bob is not recorded" == found.why
