"""A stake whose request is sent again and again: one stake, one round, one answer."""

from __future__ import annotations

import asyncio
import re
import tempfile
from pathlib import Path

from squaredeal.runtime import Answer
from squaredeal.store import Store
from tests.cases.reader import NotUnderstood, Table
from tests.unit.runtime.bank_house import BankHouse
from tests.unit.runtime.house import rest

GAME = "blackjack.house@1"
SETUP = re.compile(r"balance (\d+); .*stake (\d+)\) arrives (\d+) times at once")
RIGHT = re.compile(r"one stake of (\d+).*the same answer (\d+) times.*never below (\d+)")
TRIES = 20


def play_repeat(case: Table) -> None:
    """Plays rounds until one stays open, so that a second stake can be tried inside it."""
    setup, right = SETUP.search(case["setup"]), RIGHT.search(case["right"])
    if setup is None or right is None or "refused" not in case["then"]:
        raise NotUnderstood("which request is repeated")
    balance, stake, copies = (int(text) for text in setup.groups())
    assert (int(right[1]), int(right[2]), int(right[3])) == (stake, copies + 1, balance - stake)
    for _ in range(TRIES):
        with tempfile.TemporaryDirectory() as folder:
            if asyncio.run(_one_round(Path(folder), balance, stake, copies)):
                return
    raise AssertionError("every round ended before anything could be decided")


async def _one_round(folder: Path, balance: int, stake: int, copies: int) -> bool:
    """Did the round stay open, so that everything could be asserted?"""
    with Store(f"sqlite:///{folder / 'house.db'}") as store:
        house = await BankHouse.open(store, GAME)
        assert house.wallet == balance
        request = house.envelope("place", stake, "main")
        answers = await asyncio.gather(
            *(house.table.submit(request, house.ann) for _ in range(copies))
        )
        await rest(house.table)
        assert len({_said(answer) for answer in answers}) == 1
        assert answers[0].status == "accepted"
        assert (house.wallet, house.held) == (balance - stake, stake)
        await house.does("close")
        if house.round is None or house.round.hands == ():
            return False
        number = house.state.number
        second = await house.say("place", stake, "main")
        assert second.status == "refused"
        assert house.wallet == balance - stake
        while house.held:
            await house.does("close" if house.round.open else "stand")
        settled = house.wallet
        again = await house.table.submit(request, house.ann)
        assert _said(again) == _said(answers[0])
        assert (house.wallet, house.state.number) == (settled, number)
        assert house.faults() == []
        return True


def _said(answer: Answer) -> tuple[object, ...]:
    """The answer without the mark that it is a repeated one."""
    return (answer.id, answer.status, answer.version, answer.refusal)
