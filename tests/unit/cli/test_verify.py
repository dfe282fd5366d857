"""A hand of poker is checked from what was sealed before the deal, by the house and by players."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.json import encode
from sqlalchemy import Connection

from squaredeal.cli import main
from squaredeal.dealers import Sealed
from squaredeal.runtime import Ask, Envelope
from squaredeal.server.fairness import fairness
from squaredeal.store import Store
from tests.marks import clause
from tests.unit.runtime.house import TestHouse
from tests.unit.runtime.test_publish import play_to_showdown


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database in which both players gave a seed, and a hand went to showdown."""
    path = tmp_path_factory.mktemp("house") / "house.db"

    async def play() -> None:
        with Store(f"sqlite:///{path}") as store:
            house = await TestHouse.open(store)
            for number, player in enumerate(await house.seat(5000, 5000)):
                word = Ask("seed", spot=f"word-{number}")
                answer = await house.table.submit(Envelope(f"seed{number}", "t1", word), player)
                assert answer.status == "accepted", answer
            await house.start()
            await play_to_showdown(house)
            await house.room.close()

    asyncio.run(play())
    return path


@pytest.fixture
def copy(played: Path, tmp_path: Path) -> Path:
    """The same database, to be changed."""
    other = tmp_path / "changed.db"
    other.write_bytes(played.read_bytes())
    return other


Told = tuple[int, dict[str, bool]]


def verify(capsys: pytest.CaptureFixture[str], *words: str) -> Told:
    """Exit code and checks of `squaredeal verify --json`."""
    with pytest.raises(SystemExit) as ended:
        main(["verify", *words, "--json"])
    printed = json.loads(capsys.readouterr().out)
    return int(ended.value.code or 0), printed["checks"]


def change(path: Path, sql: str, *values: object) -> None:
    """One row of the database, rewritten by somebody with a key to the cellar."""
    with Store(f"sqlite:///{path}") as store:

        def write(connection: Connection) -> None:
            assert connection.exec_driver_sql(sql, values).rowcount == 1

        store.write(write).result()


def read(path: Path, sql: str) -> Any:
    with Store(f"sqlite:///{path}") as store:
        return store.read(lambda connection: connection.exec_driver_sql(sql).scalar_one())


@clause("rng.outcomes")
def test_a_finished_hand_holds(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, checks = verify(capsys, "t1:1", "--db", str(played))
    assert 0 == code
    assert 6 == len(checks)
    assert all(checks.values())


def test_people_read_a_line_for_each_check(
    played: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["verify", "t1:1", "--db", str(played)])
    assert not ended.value.code
    assert 6 == capsys.readouterr().out.count("holds")


def test_another_seal_than_the_one_published_fails(
    copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(copy, "update rounds set commitment = ? where number = 1", "ab" * 32)
    code, checks = verify(capsys, "t1:1", "--db", str(copy))
    assert 1 == code
    assert not checks["the seal was published before the deal"]


def test_a_deck_put_in_another_order_afterwards_fails(
    copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = Sealed.decode(read(copy, "select secret from seals where number = 1"))
    order = (kept.order[1], kept.order[0], *kept.order[2:])
    forged = Sealed(kept.key, order).encode()
    change(copy, "update seals set secret = ? where number = 1", forged)
    code, checks = verify(capsys, "t1:1", "--db", str(copy))
    assert 1 == code
    assert not checks["the opened deck gives the seal"]


@pytest.mark.parametrize(
    ("lie", "fails"),
    [
        (lambda told: told["seeds"].append("later"), "every seed was given after the seal"),
        (lambda told: told["seeds"].reverse(), "every card lay at its place"),
        (lambda told: told["after"].reverse(), "the round plays out as recorded"),
    ],
)
def test_a_record_that_tells_otherwise_fails(
    copy: Path, capsys: pytest.CaptureFixture[str], lie: Callable[[Any], None], fails: str
) -> None:
    told = json.loads(read(copy, "select record from rounds where number = 1"))
    lie(told)
    change(copy, "update rounds set record = ? where number = 1", encode(told))
    code, checks = verify(capsys, "t1:1", "--db", str(copy))
    assert 1 == code
    assert not checks[fails]


def test_a_card_changed_in_the_journal_fails(
    copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    board = "select body from journal where cast(body as text) like '%chance%'"
    body = read(copy, f"{board} order by sequence desc limit 1")
    (river,) = json.loads(body)["outcome"]
    other = "As" if river != "As" else "Ks"
    swapped = body.replace(river.encode(), other.encode())
    change(copy, "update journal set body = ? where body = ?", swapped, body)
    code, checks = verify(capsys, "t1:1", "--db", str(copy))
    assert 1 == code
    assert not checks["every card lay at its place"]


@pytest.fixture
def proof(played: Path, tmp_path: Path) -> Path:
    """What the first player may download of the hand."""
    with Store(f"sqlite:///{played}") as store:
        player = store.read(lambda c: c.exec_driver_sql("select min(id) from players").scalar_one())
        found = store.read(fairness, "t1", 1, player)
    assert found is not None
    assert found.is_over
    path = tmp_path / "proof.json"
    path.write_bytes(encode(found))
    return path


def test_a_players_own_proof_holds(proof: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, checks = verify(capsys, str(proof))
    assert 0 == code
    assert 3 == len(checks)
    assert all(checks.values())


@pytest.mark.parametrize(
    ("field", "lie"),
    [
        ("commitment", lambda seal: "0" + seal[1:] if seal[0] != "0" else "1" + seal[1:]),
        ("seeds", lambda seeds: [*seeds, "later"]),
        ("used", lambda used: used[::-1]),
        ("leaves", lambda leaves: [{**leaves[0], "card": leaves[1]["card"]}, *leaves[1:]]),
        ("leaves", lambda leaves: leaves[1:]),
    ],
)
def test_a_proof_with_anything_changed_fails(
    proof: Path, capsys: pytest.CaptureFixture[str], field: str, lie: Callable[[Any], Any]
) -> None:
    told = json.loads(proof.read_text())
    told[field] = lie(told[field])
    proof.write_text(json.dumps(told))
    code, checks = verify(capsys, str(proof))
    assert 1 == code
    assert not all(checks.values())


@pytest.mark.parametrize(
    ("which", "said"),
    [
        ("t1", "neither a file nor TABLE:HAND"),
        ("t1:99", "there is no hand 99"),
        ("nowhere:1", "there is no hand 1 at a table 'nowhere'"),
    ],
)
def test_what_is_not_there_is_one_sentence(
    played: Path, capsys: pytest.CaptureFixture[str], which: str, said: str
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["verify", which, "--db", str(played)])
    assert 2 == ended.value.code
    assert said in capsys.readouterr().err.replace("\n", " ")


def test_a_file_that_is_no_proof_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "shopping.json"
    other.write_text('{"bread": 2}')
    with pytest.raises(SystemExit) as ended:
        main(["verify", str(other)])
    assert 2 == ended.value.code
    assert "is not a proof of a round" in capsys.readouterr().err.replace("\n", " ")
