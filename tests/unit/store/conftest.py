"""A store of its own for every test, on each kind of database."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from squaredeal.store import Store
from tests.unit.store import postgresql


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'house.db'}"


@pytest.fixture(scope="session")
def socket() -> Iterator[Path]:
    programs = postgresql.programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed")
    with postgresql.server(programs) as folder:
        yield folder


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, url: str) -> Iterator[Store]:
    if request.param == "postgresql":
        url = postgresql.new_database(request.getfixturevalue("socket"))
    with Store(url) as opened:
        yield opened
