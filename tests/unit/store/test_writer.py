"""Commits stand whole or not at all, and one cannot hurt another that shares its sync."""

from __future__ import annotations

from concurrent.futures import wait

import pytest
from sqlalchemy import Connection, insert, select

from squaredeal.ledger import Closing, Code, Denied, Status, Transfer, chart, faults
from squaredeal.ledger.chart import PLAY_CHIPS
from squaredeal.store import Change, Commit, Conflict, StaleEpoch, Store, answers, streams
from squaredeal.store.schema import house_values, journal, rounds

MINT, ANN, BOB = chart.mint(PLAY_CHIPS), chart.wallet(1, PLAY_CHIPS), chart.wallet(2, PLAY_CHIPS)


def pay(id_: str, debit: str, credit: str, amount: int, status: Status = Status.POSTED) -> Transfer:
    return Transfer(id_, debit, credit, amount, PLAY_CHIPS, "test", status=status)


def fund(store: Store, amount: int = 100) -> None:
    gift = pay("gift", MINT.id, ANN.id, amount)
    assert store.submit(Commit(accounts=(MINT, ANN, BOB), orders=(gift,))).result() is None


def balance(store: Store, account: str) -> int:
    found = store.account(account)
    assert found is not None
    return found.balance


def open_stream(store: Store, id_: str = "t1") -> None:
    row = {"id": id_, "kind": "table", "name": "", "spec": b"", "epoch": 1, "opened_ms": 0}
    store.submit(Commit(changes=(Change("stream", row),))).result()


def entry(sequence: int) -> Change:
    row = dict.fromkeys(("body", "digest", "previous", "hash"), b"")
    rest = {"epoch": 1, "at_ms": 0, "pin": "", "player": None, "envelope": ""}
    return Change("entry", {"stream": "t1", "sequence": sequence} | row | rest)


def count_entries(connection: Connection) -> int:
    return len(connection.execute(select(journal.c.sequence)).all())


def test_money_moves_with_the_rows_of_its_commit(store: Store) -> None:
    fund(store)
    assert (balance(store, MINT.id), balance(store, ANN.id)) == (-100, 100)
    assert list(faults(store.books())) == []


def test_a_commit_that_the_ledger_denies_leaves_no_row(store: Store) -> None:
    fund(store)
    open_stream(store)
    done = store.submit(
        Commit(changes=(entry(0),), orders=(pay("t", ANN.id, BOB.id, 101),), stream="t1", epoch=1)
    )
    assert done.result() == Denied("t", Code.CREDITS_EXCEEDED)
    assert store.read(count_entries) == 0
    assert balance(store, ANN.id) == 100


def test_the_same_transfer_in_two_commits_is_made_once(store: Store) -> None:
    fund(store)
    for _ in range(2):
        done = store.submit(Commit(orders=(pay("t", ANN.id, BOB.id, 60),)))
        assert done.result() is None
    assert (balance(store, ANN.id), balance(store, BOB.id)) == (40, 60)


def test_two_commits_of_one_batch_cannot_spend_the_same_chips(store: Store) -> None:
    fund(store)
    done = [store.submit(Commit(orders=(pay(f"t{i}", ANN.id, BOB.id, 30),))) for i in range(5)]
    wait(done)
    denied = [future.result() for future in done if future.result() is not None]
    assert denied == [Denied("t3", Code.CREDITS_EXCEEDED), Denied("t4", Code.CREDITS_EXCEEDED)]
    assert balance(store, BOB.id) == 90


def test_a_pending_transfer_is_closed_in_a_later_commit(store: Store) -> None:
    fund(store)
    store.submit(Commit(orders=(pay("p", ANN.id, BOB.id, 70, Status.PENDING),))).result()
    store.submit(Commit(orders=(Closing("p", Status.POSTED, 20),))).result()
    assert (balance(store, ANN.id), balance(store, BOB.id)) == (80, 20)
    assert list(faults(store.books())) == []


def test_money_written_by_somebody_else_is_noticed(store: Store) -> None:
    fund(store)
    with Store(store.url) as other:
        other.submit(Commit(orders=(pay("o", ANN.id, BOB.id, 90),))).result()
    done = store.submit(Commit(orders=(pay("t", ANN.id, BOB.id, 11),)))
    assert done.result() == Denied("t", Code.CREDITS_EXCEEDED)


def test_a_commit_that_breaks_a_constraint_fails_alone(store: Store) -> None:
    open_stream(store)
    good = [store.submit(Commit(changes=(entry(i),), stream="t1", epoch=1)) for i in range(3)]
    twice = store.submit(Commit(changes=(entry(1),), stream="t1", epoch=1))
    last = store.submit(Commit(changes=(entry(3),), stream="t1", epoch=1))
    wait([*good, twice, last])
    assert isinstance(twice.exception(), Conflict)
    assert last.result() is None
    assert store.read(count_entries) == 4


def test_a_stale_epoch_is_refused_by_the_store(store: Store) -> None:
    open_stream(store)
    assert store.write(streams.raise_epoch, "t1").result() == 2
    with pytest.raises(StaleEpoch, match="epoch 2, not 1"):
        store.submit(Commit(changes=(entry(0),), stream="t1", epoch=1)).result()
    assert store.read(count_entries) == 0


def test_work_that_raises_undoes_its_commit_and_no_other(store: Store) -> None:
    def fail(connection: Connection) -> None:
        connection.execute(insert(house_values), {"name": "half", "value": b""})
        raise ValueError("no")

    bad, good = store.write(fail), store.write(streams.keep_house_value, "whole", b"1")
    with pytest.raises(ValueError, match="no"):
        bad.result()
    assert good.result() == b"1"
    assert store.read(streams.house_value, "half") is None


def keep_round(store: Store, stream: str, number: int, last: int, ended_ms: int | None) -> None:
    row = {"stream": stream, "number": number, "first_sequence": last - 1, "started_ms": 0}
    rest = {"status": "open" if ended_ms is None else "done", "commitment": ""}
    store.write(
        lambda connection: connection.execute(
            insert(rounds).values(row | rest | {"last_sequence": last, "ended_ms": ended_ms})
        )
    ).result()


def keep_answer(store: Store, stream: str, version: int) -> None:
    row = {"stream": stream, "player": 1, "envelope": f"c{version}", "version": version}
    store.submit(Commit(changes=(Change("answer", row | {"body": b"{}"}),))).result()


def test_answers_of_rounds_that_ended_long_ago_are_forgotten(store: Store) -> None:
    open_stream(store, "t1")
    open_stream(store, "t2")
    for number, last, ended_ms in ((1, 4, 100), (2, 8, 900), (3, 12, None)):
        keep_round(store, "t1", number, last, ended_ms)
    keep_round(store, "t2", 1, 4, None)
    for version in (3, 4, 5, 11):
        keep_answer(store, "t1", version)
    keep_answer(store, "t2", 3)
    assert 2 == store.write(answers.prune, 500).result()
    left = [row["version"] for row in store.read(lambda c: list(streams.iter_answers(c, "t1")))]
    assert [5, 11] == sorted(left)
    assert 1 == len(store.read(lambda c: list(streams.iter_answers(c, "t2"))))
    assert 0 == store.write(answers.prune, 500).result()
