"""A process with bots at many tables: `python -m tests.worlds.house DB [--tables N]`.

Prints `ready` when every table runs, then a line for each command that was acknowledged (`ack`,
table, player, envelope, version) and for everything that somebody on the rail was told (`told`,
table, version, and whether a round was paid). It never ends by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import Callable

from msgspec import json

from squaredeal.bots import RandomPolicy
from squaredeal.games.poker.hand import Stakes
from squaredeal.rules import standard
from squaredeal.runtime import FAST, Answer, Envelope, Room, TableActor, seat_robot
from squaredeal.store import Store
from squaredeal.tables import TableSetup, house_rake

SEATS = 6
THINK_MS = (0, 25)


def tell(line: str) -> None:
    """One whole line, past every buffer of ours: it is read even if we are killed."""
    os.write(sys.stdout.fileno(), f"{line}\n".encode())


def acknowledge(player: int) -> Callable[[Envelope, Answer], None]:
    """What a bot does with its answers: says aloud which commands were accepted."""

    def hear(envelope: Envelope, answer: Answer) -> None:
        if answer.status == "accepted":
            tell(f"ack {envelope.table} {player} {envelope.id} {answer.version}")

    return hear


async def watch(table: TableActor) -> None:
    """Somebody on the rail, who repeats what the table says."""
    async for message in table.subscribe():
        update = json.decode(message)
        paid = any(e["type"] == "round_ended" for e in update.get("events", ()))
        tell(f"told {table.id} {update['version']} {'paid' if paid else '-'}")


async def play(url: str, tables: int, seed: int) -> None:
    """Open the house, fill its tables with bots, and let them play until the end of the world."""
    house = standard()
    rake = house_rake(house.room("online"), 100)
    with Store(url) as store:
        room = await Room.open(store, house, FAST)
        for number in range(len(room.tables()), tables):
            stakes = Stakes(small_blind=50, big_blind=100)
            name = f"Table {number + 1}"
            await room.open_table(
                TableSetup("nlhe@1", stakes, SEATS, (4000, 20000), name=name, rake=rake)
            )
        for number, table in enumerate(room.tables().values()):
            for seat in range(SEATS):
                policy = RandomPolicy(seed * 1000 + number * SEATS + seat)
                robot = await seat_robot(room, table, f"bot{number}-{seat}", policy, THINK_MS)
                robot.on_answer = acknowledge(robot.player)
        tell("ready")
        await asyncio.gather(*(watch(table) for table in room.tables().values()))


def main() -> None:
    """Read the arguments and play."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    asyncio.run(play(chosen.url, chosen.tables, chosen.seed))


if __name__ == "__main__":
    main()
