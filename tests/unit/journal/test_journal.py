"""A journal repeats what happened, and shows where somebody changed it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from squaredeal.games.poker.hand import Stakes
from squaredeal.journal import (
    Entry,
    decode_move,
    decode_value,
    digest_events,
    encode_move,
    encode_value,
    genesis,
    head_of,
    replay_entries,
    seal,
    verify,
)
from squaredeal.journal.codec import DIGEST_BYTES
from squaredeal.kernel import (
    HOUSE,
    Act,
    BadInput,
    Broken,
    Chance,
    Lapse,
    Move,
    Moved,
    Rule,
    Veiled,
    apply,
)
from squaredeal.rules import standard
from squaredeal.runtime.recover import build
from squaredeal.tables import CashTable, Table, TableSetup

SETUP = TableSetup("nlhe@1", Stakes(small_blind=50, big_blind=100), 6, (1000, 20000))
MOVES: tuple[Move, ...] = (
    Act(0, "sit", 5000, "1"),
    Act(3, "sit", 5000, "2"),
    Act(HOUSE, "seal", spot="00"),
    Act(HOUSE, "start"),
    Chance(("Ah", "Kd", "7c", "2s")),
    Lapse(0),
)


def table() -> CashTable:
    return build(SETUP, standard())


def journal_of(moves: Sequence[Move], stream: str = "t1") -> list[Entry]:
    game = table()
    state, events = game.start(SETUP)
    head = genesis(stream)
    entries = [seal(head, 1, 1000, encode_value(SETUP), digest_events(events), "pin")]
    for number, move in enumerate(moves, 1):
        state, events = apply(game, state, move)
        head = head_of(entries[-1])
        entries.append(
            seal(head, 1, 1000 + number, encode_move(move), digest_events(events), "", 7, "c")
        )
    return entries


def test_the_same_moves_lead_to_the_same_states_and_events() -> None:
    played = list(replay_entries("t1", table(), journal_of(MOVES)))
    assert [each.move for each in played] == [None, *MOVES]
    assert played[-1].state.seats[3].stack == 5050
    game, state = table(), played[0].state
    for each in played[1:]:
        assert each.move is not None
        state, events = apply(game, state, each.move)
        assert (state, events) == (each.state, each.events)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("sequence", 9),
        ("epoch", 2),
        ("at_ms", 1004),
        ("body", encode_move(Act(3, "sit", 5001, "2"))),
        ("digest", bytes(DIGEST_BYTES)),
        ("previous", bytes(32)),
        ("hash", bytes(32)),
        ("pin", "other"),
        ("player", 8),
        ("envelope", "d"),
    ],
)
def test_no_field_of_an_entry_can_be_changed_unnoticed(field: str, value: object) -> None:
    entries = journal_of(MOVES)
    entries[2] = replace(entries[2], **{field: value})
    with pytest.raises(Broken, match="journal of t1: entry"):
        list(verify("t1", entries))


def test_no_entry_can_be_left_out_doubled_or_moved() -> None:
    good = journal_of(MOVES)
    bad = [good[:2] + good[3:], [*good[:3], good[2], *good[3:]], [good[1], good[0], *good[2:]]]
    assert len(list(verify("t1", good))) == len(good)
    for entries in bad:
        with pytest.raises(Broken):
            list(verify("t1", entries))


def test_a_journal_fits_no_other_stream() -> None:
    with pytest.raises(Broken, match="does not continue"):
        list(verify("t2", journal_of(MOVES, "t1")))


def test_a_rewritten_history_with_good_hashes_is_found_by_its_events() -> None:
    game, entries = table(), journal_of(MOVES[:1])
    forged = encode_move(Act(0, "sit", 6000, "1"))
    entries[1] = seal(head_of(entries[0]), 1, 1001, forged, entries[1].digest)
    assert len(list(verify("t1", entries))) == 2
    with pytest.raises(Broken, match="entry 1 led to other events"):
        list(replay_entries("t1", game, entries))


def test_a_move_that_the_rules_refuse_is_no_history() -> None:
    entries = journal_of(MOVES[:1])
    entries.append(seal(head_of(entries[-1]), 1, 1002, encode_move(Act(9, "sit", 1, "x")), b""))
    with pytest.raises(Broken, match="entry 2 cannot be played"):
        list(replay_entries("t1", table(), entries))


def test_where_other_rules_lead_elsewhere_both_are_named() -> None:
    assert list(replay_entries("t1", table(), journal_of(MOVES), "another"))
    entries = journal_of(MOVES[:1])
    forged = encode_move(Act(0, "sit", 6000, "1"))
    entries[1] = seal(head_of(entries[0]), 1, 1001, forged, entries[1].digest)
    with pytest.raises(Broken, match="other events; it was played by pin, here is another"):
        list(replay_entries("t1", table(), entries, "another"))


def test_epochs_never_fall_and_time_never_runs_backwards() -> None:
    first = seal(genesis("t1"), 2, 1000, b"{}", b"")
    for epoch, at_ms, said in ((1, 1000, "epoch 1"), (2, 999, "earlier")):
        with pytest.raises(Broken, match=said):
            list(verify("t1", [first, seal(head_of(first), epoch, at_ms, b"{}", b"")]))


ACTS = st.builds(
    Act,
    st.integers(-2, 9),
    st.text(max_size=12),
    st.none() | st.integers(-(2**53), 2**53),
    st.none() | st.text(max_size=12),
    st.lists(st.text(max_size=3), max_size=4).map(tuple),
)
ANY_MOVE = (
    ACTS
    | st.builds(Chance, st.lists(st.text(max_size=3), max_size=4).map(tuple))
    | st.builds(Lapse, st.integers(-2, 9))
    | st.builds(Rule, ACTS, st.text(max_size=20))
)


@given(ANY_MOVE)
def test_every_move_is_read_back_as_it_was_written(move: Move) -> None:
    assert decode_move(encode_move(move)) == move


def test_a_table_between_rounds_and_its_setup_are_read_back_as_written() -> None:
    state = list(replay_entries("t1", table(), journal_of(MOVES[:3])))[-1].state
    assert decode_value(encode_value(state), Table) == state
    assert decode_value(encode_value(SETUP), TableSetup) == SETUP
    veil = Veiled(("Ah", "Kd"), frozenset({3, 1}))
    assert decode_value(encode_value(veil), Veiled) == veil


def test_what_is_no_move_or_setup_says_so() -> None:
    with pytest.raises(BadInput, match="not a move"):
        decode_move(b'{"type":"act","seat":"x"}')
    with pytest.raises(BadInput, match="not a TableSetup"):
        decode_value(b"[]", TableSetup)


def test_a_digest_sees_hidden_cards_and_eyes() -> None:
    def told(card: str, *eyes: int) -> tuple[Veiled]:
        return (Veiled((card,), frozenset(eyes)),)

    digests = {digest_events(told(*args)) for args in (("Ah", 1), ("As", 1), ("Ah", 2))}  # type: ignore[arg-type]
    assert len(digests) == 3
    assert digest_events((Moved("a", "b", 1, "x"),)) == digest_events((Moved("a", "b", 1, "x"),))
