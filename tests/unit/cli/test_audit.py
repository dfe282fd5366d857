"""The audit finds whatever was changed behind the house's back, and nothing else."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import msgspec
import pytest

from squaredeal.bots import RandomPolicy
from squaredeal.cli import main
from squaredeal.games.poker.hand import Stakes
from squaredeal.rules import standard
from squaredeal.runtime import FAST, Room, seat_robot
from squaredeal.store import Store
from squaredeal.tables import TableSetup


async def play(url: str) -> None:
    """Three bots play eight hands."""
    with Store(url) as store:
        room = await Room.open(store, standard(), FAST)
        stakes = Stakes(small_blind=50, big_blind=100)
        table = await room.open_table(TableSetup("nlhe@1", stakes, 3, (4000, 20000)))
        for seat in range(3):
            await seat_robot(room, table, f"Bot {seat}", RandomPolicy(seat), (0, 0))
        async with asyncio.timeout(60):
            while table.state.number < 8:
                await asyncio.sleep(0.01)
        await room.close()


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("played") / "house.db"
    asyncio.run(play(f"sqlite:///{path}"))
    with sqlite3.connect(path) as raw:
        raw.execute("pragma wal_checkpoint(truncate)")
    return path.read_bytes()


def audited(path: Path, capsys: pytest.CaptureFixture[str]) -> dict[str, set[str]]:
    """What the audit finds wrong: checks by subject."""
    code = 0
    try:
        main(["audit", "--db", f"sqlite:///{path}", "--json"])
    except SystemExit as end:
        code = end.code  # type: ignore[assignment]  # ours exits with ints
    told = msgspec.json.decode(capsys.readouterr().out)
    wrong: dict[str, set[str]] = {}
    for finding in told["checks"]:
        if finding["faults"]:
            wrong.setdefault(finding["subject"], set()).add(finding["check"])
    assert (told["clean"], code) == (not wrong, 1 if wrong else 0)
    return wrong


ESCROW = "like 'escrow:t1:%'"
TAMPERS = {
    "": {},
    "update journal set at_ms = at_ms + 1 where sequence = 5": {"t1": {"chain"}},
    "delete from journal where sequence = 5": {"t1": {"chain"}},
    f"update accounts set credits_posted = credits_posted + 1 where id {ESCROW}": {
        "ledger": {"accounts sum to zero", "counters match transfers"},
        "t1": {"escrows"},
    },
    "update transfers set amount = amount + 1 where why = 'won'": {
        "ledger": {"counters match transfers"},
        "t1": {"money"},
    },
    "update rounds set status = 'void' where number = 1": {"t1": {"rounds"}},
    "update rounds set commitment = '00' where number = 2": {"t1": {"rounds"}},
    "update seals set secret = (select secret from seals where number = 1) where number = 2": {
        "t1": {"rounds"}
    },
    "update answers set version = version + 1 where version = 1": {"t1": {"commands"}},
    "update streams set checkpoint = replace(checkpoint, '\"number\":', '\"number\":1')": {
        "t1": {"checkpoint"}
    },
}


@pytest.mark.parametrize(("tamper", "expected"), TAMPERS.items())
def test_every_change_is_found_where_it_was_made(
    tamper: str,
    expected: dict[str, set[str]],
    played: bytes,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "house.db"
    path.write_bytes(played)
    with sqlite3.connect(path) as raw:
        raw.execute(tamper)
    assert audited(path, capsys) == expected


def test_each_check_is_one_line_for_people(
    played: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "house.db"
    path.write_bytes(played)
    with pytest.raises(SystemExit) as ended:
        main(["audit", "--db", str(path)])
    assert ended.value.code == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 5 + 8 + 1
    assert all(line.startswith("ok ") for line in lines)


def test_a_database_that_is_not_there_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["audit", "--db", f"sqlite:///{tmp_path / 'none.db'}"])
    assert ended.value.code == 2
    assert capsys.readouterr().err.startswith("squaredeal: there is no database")
