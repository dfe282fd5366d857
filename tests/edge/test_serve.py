"""What cannot be opened is said in one sentence, exit 2, with nothing changed."""

from __future__ import annotations

import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-c", "from squaredeal.cli import main; main()", "serve"]


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments], cwd=folder, capture_output=True, text=True, timeout=60, check=False
    )


def refuses(done: subprocess.CompletedProcess[str], *words: str) -> None:
    assert done.returncode == 2, done.stderr
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    assert done.stdout == ""
    for word in words:
        assert word in done.stderr


def test_a_port_in_use_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        refuses(run(tmp_path, "--port", str(port)), str(port), "in use")
    assert list(tmp_path.iterdir()) == []


def test_a_broken_house_file_is_named(tmp_path: Path) -> None:
    house = tmp_path / "corner.toml"
    house.write_text('name = "Corner"\n[room.x]\nproduct = "online-poker"\ndocuments = ["nope"]\n')
    refuses(run(tmp_path, "--port", "0", "--house", str(house)), "corner.toml", "nope")
    refuses(run(tmp_path, "--port", "0", "--house", "missing.toml"), "missing.toml")
    assert [path.name for path in tmp_path.iterdir()] == ["corner.toml"]


def test_an_unknown_database_version_is_named_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    with sqlite3.connect(path) as database:
        database.execute("create table alembic_version (version_num text)")
        database.execute("insert into alembic_version values ('9999')")
    before = path.read_bytes()
    refuses(run(tmp_path, "--port", "0", "--db", f"sqlite:///{path}"), "9999")
    assert path.read_bytes() == before


@pytest.mark.parametrize("told", ["x", "a letter, and not a short one, to somebody else entirely"])
def test_a_file_that_is_no_database_is_named_and_kept(tmp_path: Path, told: str) -> None:
    path = tmp_path / "letter.txt"
    path.write_text(told)
    refuses(run(tmp_path, "--port", "0", "--db", str(path)), "letter.txt is not a database")
    assert told == path.read_text()


@pytest.mark.parametrize("url", ["mysql://x/y", "sqlite:///no/such/folder/house.db"])
def test_a_database_that_cannot_be_is_named(tmp_path: Path, url: str) -> None:
    refuses(run(tmp_path, "--port", "0", "--db", url))


def test_a_first_start_prints_the_address_and_one_password(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*COMMAND, "--port", "0", "--demo"], cwd=tmp_path, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(4)]
        process.terminate()
        assert process.wait(30) == 0
    said = "".join(lines)
    assert "http://127.0.0.1:" in said
    assert "Tables: 20" in said
    assert "one-time password" in said
    assert (tmp_path / "var" / "squaredeal.db").is_file()
