"""A process in which players stake at their own tables: `python -m tests.worlds.casino DB`.

Prints `ready`, then a line for each command that was acknowledged (`ack`, table, player, envelope,
version) and, with every round that waits for a decision, what lies on the felt (`stands`, table,
round, held, state in hexadecimal). It never ends by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
from random import Random

from squaredeal import registry
from squaredeal.bank import Limits
from squaredeal.journal import encode_value
from squaredeal.kernel import HOUSE, ToAct
from squaredeal.kernel.laws import chosen
from squaredeal.ledger import chart
from squaredeal.rules import standard
from squaredeal.runtime import FAST, Ask, Envelope, Room, TableActor
from squaredeal.store import Store
from squaredeal.tables import BankSetup, BankState
from tests.worlds.house import tell

STAKE = Limits(1, 200)
PURSE = 100_000


def games() -> list[str]:
    """Every game against the house."""
    return [code for code in registry.codes() if registry.family(code) != "poker"]


async def play(url: str, seed: int) -> None:
    """A player a game, each staking at random until the end of the world."""
    with Store(url) as store:
        room = await Room.open(store, standard(), FAST)
        playing = []
        for number, game in enumerate(games()):
            player = (await room.bot(f"Guest{number}")).id
            await room.fund(player, PURSE, chart.PLAY_CHIPS, f"gift:{player}")
            table = await room.own_table(BankSetup(game, STAKE, owner=str(player)))
            await table.present(player, is_here=True)
            playing.append(_play_on(table, player, Random(seed * 100 + number)))
        tell("ready")
        await asyncio.gather(*playing)


async def _play_on(table: TableActor, player: int, chance: Random) -> None:
    tries = itertools.count()
    first = table.now().version
    while True:
        await asyncio.sleep(chance.random() * 0.02)
        state = table.state
        assert isinstance(state, BankState)
        if state.seats[0] is None:
            ask = Ask("sit", seat=0)
        else:
            awaited = table.game.awaits(state)
            verbs = set(table.game.game.verbs)
            open_ = [choice for choice in table.choices(0) if choice.verb in verbs]
            if not open_ or not isinstance(awaited, ToAct) or awaited.seats == (HOUSE,):
                continue
            act = chosen(chance.choice(open_), 0, chance.randrange)
            ask = Ask(act.verb, act.amount, act.spot, act.cards)
        round_, turn, _ = table.turn
        envelope = Envelope(f"c{first}-{next(tries)}", table.id, ask, round_, turn)
        answer = await table.submit(envelope, player)
        if answer.status == "accepted":
            tell(f"ack {table.id} {player} {envelope.id} {answer.version}")
        _tell_what_lies(table)


def _tell_what_lies(table: TableActor) -> None:
    state = table.state
    assert isinstance(state, BankState)
    if state.round is not None and isinstance(table.game.awaits(state), ToAct):
        body = encode_value(state.round).hex()
        tell(f"stands {table.id} {state.number} {state.held[0]} {body}")


def main() -> None:
    """Read the arguments and play."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url")
    parser.add_argument("--seed", type=int, default=1)
    chosen_ = parser.parse_args()
    asyncio.run(play(chosen_.url, chosen_.seed))


if __name__ == "__main__":
    main()
