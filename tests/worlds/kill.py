"""Kill a playing house again and again: `python -m tests.worlds.kill --kills 200`.

Each time: start it, kill it with SIGKILL at a random moment (now and then before it is ready), and
audit what is left. Nothing that was acknowledged or told may be missing. A new database is begun
every `--fresh` kills, so that the audits stay short. The seed is printed first; the moment of a
kill cannot be repeated exactly, but the order of delays and policies can.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterable
from pathlib import Path
from random import Random

from msgspec import Struct
from sqlalchemy import Connection

from squaredeal.rules import standard
from squaredeal.runtime.audit import audit
from squaredeal.store import Store, streams

READY_SECONDS = 60
EARLY_SHARE = 5


class Tally(Struct):
    """What the kills have shown so far."""

    kills: int = 0
    early: int = 0
    acknowledged: int = 0
    told: int = 0
    void: int = 0
    checks: int = 0
    faults: list[str] = []


class House:
    """A running house in a process of its own, and the commands that it has acknowledged."""

    def __init__(self, url: str, tables: int, seed: int) -> None:
        command = [sys.executable, "-m", "tests.worlds.house", url]
        command += ["--tables", str(tables), "--seed", str(seed)]
        self.lines: list[str] = []
        self.ready = threading.Event()
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def kill(self) -> None:
        """SIGKILL, and read to the end what it had said."""
        self._process.kill()
        self._process.wait()
        self._reader.join()

    @property
    def has_ended(self) -> bool:
        """Did it end by itself? It never should."""
        return self._process.poll() is not None

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line == "ready\n":
                self.ready.set()
            elif line.endswith("\n"):
                self.lines.append(line.strip())


def run(kills: int, tables: int, seed: int, fresh: int, folder: Path, longest_s: float) -> Tally:
    """So many kills; stops at the first that leaves a fault."""
    chance, tally = Random(seed), Tally()
    url, said = "", list[str]()
    for number in range(kills):
        if number % fresh == 0:
            url, said = f"sqlite:///{folder / f'house{number}.db'}", []
        house = House(url, tables, seed + number)
        is_early = bool(said) and chance.randrange(EARLY_SHARE) == 0
        if is_early:
            time.sleep(chance.random())
        elif not house.ready.wait(READY_SECONDS):
            tally.faults.append("the house was not ready in time")
        else:
            time.sleep(chance.random() * longest_s)
        if house.has_ended:
            tally.faults.append("the house ended by itself")
        house.kill()
        said += house.lines
        tally.kills += 1
        tally.early += is_early
        acknowledged = sum(line.startswith("ack ") for line in house.lines)
        tally.acknowledged += acknowledged
        tally.told += len(house.lines) - acknowledged
        check(url, said, tally)
        print(
            f"kill {number + 1}: {acknowledged} acknowledged, {len(tally.faults)} faults",
            flush=True,
        )
        if tally.faults:
            break
    return tally


def check(url: str, said: Iterable[str], tally: Tally) -> None:
    """Everything the audit checks, and that every acknowledged command stands in its journal."""
    with Store(url, upgrade=False) as store:
        for finding in audit(store, standard()):
            tally.checks += 1
            name = f"{finding.subject}: {finding.check}"
            tally.faults += [f"{name}: {fault}" for fault in finding.faults]
        tally.faults += store.read(lost, said)
        tally.void = store.read(count_void)


def lost(connection: Connection, said: Iterable[str]) -> list[str]:
    """What was acknowledged or told, and no journal has; what was told as paid, and is not."""
    kept, lasts, ends = set[str](), dict[str, int](), set[tuple[str, int]]()
    for stream in streams.list_streams(connection):
        for row in streams.entries(connection, stream.id):
            lasts[stream.id] = row["sequence"]
            if row["envelope"]:
                command = (row["player"], row["envelope"], row["sequence"])
                kept.add(f"ack {stream.id} {' '.join(map(str, command))}")
        for kept_round in streams.iter_rounds(connection, stream.id):
            if kept_round.last_sequence is not None:
                ends.add((stream.id, kept_round.last_sequence))
    return [f"lost: {line}" for line in said if not _stands(line, kept, lasts, ends)]


def _stands(line: str, kept: set[str], lasts: dict[str, int], ends: set[tuple[str, int]]) -> bool:
    kind, table, *rest = line.split()
    if kind == "ack":
        return line in kept
    version, paid = int(rest[0]), rest[1] == "paid"
    return version <= lasts[table] and (not paid or (table, version) in ends)


def count_void(connection: Connection) -> int:
    """How many rounds are void."""
    return sum(
        row.status == "void"
        for stream in streams.list_streams(connection)
        for row in streams.iter_rounds(connection, stream.id)
    )


def main() -> None:
    """Read the arguments, kill, and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--fresh", type=int, default=20)
    parser.add_argument("--longest", type=float, default=1.5, help="seconds before a kill")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    chosen = parser.parse_args()
    print(f"seed {chosen.seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        tally = run(
            chosen.kills, chosen.tables, chosen.seed, chosen.fresh, Path(folder), chosen.longest
        )
    print(
        f"{tally.kills} kills ({tally.early} while starting), {tally.acknowledged} commands "
        f"acknowledged, {tally.told} updates told, {tally.checks} checks, "
        f"{len(tally.faults)} faults"
    )
    for fault in tally.faults:
        print(f"  {fault}")
    sys.exit(1 if tally.faults else 0)


if __name__ == "__main__":
    main()
