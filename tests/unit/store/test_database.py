"""A database is opened only when its version is known, and has exactly the tables of the code."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import insert

from squaredeal.kernel import BadInput, Unavailable
from squaredeal.store import Store
from squaredeal.store.schema import house_values, metadata


def test_the_migrations_make_exactly_the_tables_of_the_schema(store: Store) -> None:
    with store.reading() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, metadata) == []


def test_a_database_of_an_unknown_version_is_left_alone(url: str, tmp_path: Path) -> None:
    Store(url).close()
    with sqlite3.connect(tmp_path / "house.db") as raw:
        raw.execute("update alembic_version set version_num = '9999'")
    with pytest.raises(BadInput, match="version 9999, which this release does not know") as raised:
        Store(url)
    assert raised.value.exit_code == 2
    with sqlite3.connect(tmp_path / "house.db") as raw:
        assert raw.execute("select version_num from alembic_version").fetchall() == [("9999",)]


def test_a_database_of_something_else_is_left_alone(url: str, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "house.db") as raw:
        raw.execute("create table songs (title text)")
    with pytest.raises(BadInput, match="something else: it has songs"):
        Store(url)


def test_a_file_that_is_no_database_is_named(url: str, tmp_path: Path) -> None:
    (tmp_path / "house.db").write_text("this is a letter, not a database" * 100)
    with pytest.raises(BadInput, match="is not a database"):
        Store(url)


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("mysql://host/db", "mysql is not supported"),
        ("sqlite://", "needs a file"),
        ("sqlite:////nowhere/at/all.db", "no folder"),
    ],
)
def test_an_address_that_cannot_be_used_says_why(address: str, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        Store(address)


def test_a_database_that_is_not_there_is_not_made_by_a_reader(url: str, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="there is no database"):
        Store(url, upgrade=False)
    assert not (tmp_path / "house.db").exists()


def test_an_empty_database_is_not_upgraded_by_a_reader(url: str, tmp_path: Path) -> None:
    (tmp_path / "house.db").touch()
    with pytest.raises(BadInput, match="older version"):
        Store(url, upgrade=False)


def test_a_reader_cannot_write(store: Store) -> None:
    with pytest.raises(Unavailable, match=r"read-?only"), store.reading() as connection:
        connection.execute(insert(house_values), {"name": "x", "value": b""})
