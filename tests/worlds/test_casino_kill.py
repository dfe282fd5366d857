"""Rounds against the house go on where they stood, whenever their process is killed."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
import time
from pathlib import Path
from random import Random

from squaredeal.journal import encode_value
from squaredeal.ledger import chart
from squaredeal.rules import standard
from squaredeal.runtime import FAST, Room
from squaredeal.store import Store, streams
from squaredeal.tables import BankState
from tests.marks import clause
from tests.unit.runtime.house import rest
from tests.worlds.kill import Tally, check

READY_SECONDS = 60


class Casino:
    """The players' process, and everything it has said."""

    def __init__(self, url: str, seed: int) -> None:
        command = [sys.executable, "-m", "tests.worlds.casino", url, "--seed", str(seed)]
        self.lines: list[str] = []
        self.ready = threading.Event()
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def kill(self) -> None:
        """SIGKILL, and read to the end what it had said."""
        assert self._process.poll() is None, "it ended by itself"
        self._process.kill()
        self._process.wait()
        self._reader.join()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line == "ready\n":
                self.ready.set()
            elif line.endswith("\n"):
                self.lines.append(line.strip())


@clause("rng.reconnect-resume")
def test_no_kill_changes_a_stake_a_card_or_a_balance(tmp_path: Path) -> None:
    url, said, chance, tally = f"sqlite:///{tmp_path / 'house.db'}", list[str](), Random(5), Tally()
    resumed = 0
    for number in range(4):
        casino = Casino(url, number)
        assert casino.ready.wait(READY_SECONDS)
        time.sleep(0.3 + chance.random())
        casino.kill()
        said += [line for line in casino.lines if line.startswith("ack ")]
        check(url, said, tally)
        assert [] == tally.faults
        resumed += asyncio.run(stand_where_they_stood(url, casino.lines))
    assert len(said) > 50
    assert resumed > 3


async def stand_where_they_stood(url: str, lines: list[str]) -> int:
    """How many rounds wait in just the state that was last told; the stakes of all are held."""
    stands = {line.split()[1]: line.split()[2:] for line in lines if line.startswith("stands ")}
    found = 0
    with Store(url) as store:
        waiting = store.read(streams.interrupted, "own")
        room = await Room.open(store, standard(), FAST)
        for id_ in waiting:
            table = room.table(id_)
            await rest(table)
            state = table.state
            assert isinstance(state, BankState)
            guest = state.seats[0]
            assert guest is not None
            if state.round is None:
                continue
            escrow = store.account(chart.escrow(id_, int(guest.player), chart.PLAY_CHIPS).id)
            assert state.held[0] == (0 if escrow is None else escrow.balance)
            number, _, body = stands.get(id_, ("0", "0", ""))
            if int(number) == state.number and encode_value(state.round).hex() == body:
                found += 1
        await room.close()
    return found
