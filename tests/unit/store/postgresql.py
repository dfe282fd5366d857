"""A PostgreSQL server of the tests' own, where its programs are installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg

_numbers = count(1)


def programs() -> Path | None:
    """The folder of `initdb` and `pg_ctl`, if PostgreSQL is installed."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    return folders[-1] if folders else None


@contextmanager
def server(bin_: Path) -> Iterator[Path]:
    """A running server; gives its socket's folder. It refuses root, who lends it a user."""
    who = {"user": "postgres", "group": "postgres"} if os.geteuid() == 0 else {}
    folder = Path(tempfile.mkdtemp(prefix="pg"))
    try:
        if who:
            shutil.chown(folder, "postgres", "postgres")
        data, quiet = folder / "data", {"check": True, "stdout": subprocess.DEVNULL, "cwd": folder}
        init = [bin_ / "initdb", "-D", data, "-U", "postgres", "-A", "trust", "--no-sync"]
        subprocess.run(init, **quiet, **who)  # type: ignore[call-overload]
        control = [bin_ / "pg_ctl", "-D", data, "-w", "-l", folder / "log"]
        listen = ["-o", f"-k {folder} -c listen_addresses='' -c fsync=off", "start"]
        subprocess.run([*control, *listen], **quiet, **who)  # type: ignore[call-overload]
        try:
            yield folder
        finally:
            stop = [*control, "-m", "immediate", "stop"]
            subprocess.run(stop, **quiet, **who)  # type: ignore[call-overload]
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def new_database(socket: Path) -> str:
    """The address of an empty database."""
    name = f"house{next(_numbers)}"
    place = f"host={socket} user=postgres dbname=postgres"
    with psycopg.connect(place, autocommit=True) as connection:
        connection.execute(f"create database {name}".encode())
    return f"postgresql://postgres@/{name}?host={socket}"
