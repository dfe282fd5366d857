"""A round against the house is checked from what was sealed before the first chip."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from msgspec.json import encode
from sqlalchemy import Connection

from squaredeal import registry
from squaredeal.cli.audit import audit
from squaredeal.cli.verify import check_proof, check_round
from squaredeal.rules import standard
from squaredeal.server.casino import ROOM, casino_fairness
from squaredeal.store import Store
from tests.marks import clause
from tests.unit.runtime.bank_house import BankHouse
from tests.unit.runtime.house import UNIT


def played(folder: Path, game: str) -> str:
    """A database with a finished round of this game in it."""
    url = f"sqlite:///{folder / 'house.db'}"

    async def play() -> None:
        with Store(url) as store:
            house = await BankHouse.open(store, game)
            place = house.table.guards(house.ann)["place"]
            spot = place.spots[-1] if hasattr(place, "spots") else ""
            await house.does("place", 100, spot)
            await house.room.fund(house.ann, 50, UNIT, "more")
            await house.does("close")
            await house.finish("stand")
            await house.room.close()

    asyncio.run(play())
    return url


@pytest.mark.parametrize("game", ["roulette@1", "sic_bo@1", "baccarat@1", "blackjack.house@1"])
@clause("rng.outcomes")
def test_every_kind_of_device_is_verified_from_the_opening(tmp_path: Path, game: str) -> None:
    checks = dict(check_round("p1:1", played(tmp_path, game)))
    assert 6 == len(checks)
    assert all(checks.values())


def test_a_round_whose_secret_was_changed_fails(tmp_path: Path) -> None:
    url = played(tmp_path, "roulette@1")
    with Store(url) as store:

        def change(connection: Connection) -> None:
            forged = encode({"key": "AAAA", "order": []})
            connection.exec_driver_sql("update seals set secret = ? where number = 1", (forged,))

        store.write(change).result()
    checks = dict(check_round("p1:1", url))
    assert not checks["the opened deck gives the seal"]


@pytest.mark.parametrize("game", ["roulette@1", "baccarat@1"])
def test_a_players_own_copy_of_a_proof_is_enough(tmp_path: Path, game: str) -> None:
    url = played(tmp_path, game)
    rules = registry.game(game, standard().room(ROOM))
    with Store(url) as store:
        proof = store.read(casino_fairness, "p1", 1, rules)
    path = tmp_path / "proof.json"
    path.write_bytes(encode(proof))
    assert all(good for _, good in check_proof(path))
    told = json.loads(path.read_text())
    if told["draws"]:
        told["draws"][0]["ticket"] += 1
        path.write_text(json.dumps(told))
        assert not all(good for _, good in check_proof(path))


def test_an_audit_counts_the_tables_against_the_house(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    audit(db=played(tmp_path, "roulette@1"))
    said = capsys.readouterr().out
    assert "p1" in said
