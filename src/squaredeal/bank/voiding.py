"""A round that does not count."""

from __future__ import annotations

from msgspec import Struct

from squaredeal.bank.bets import BANK, Bets, bet_place, stack_place, total
from squaredeal.bank.events import Voided
from squaredeal.kernel import Moved


def void(
    before: tuple[int, ...], stacks: tuple[int, ...], bets: tuple[Bets, ...]
) -> tuple[tuple[int, ...], tuple[Struct, ...]]:
    """Every seat has again what it had before the round; the events say how.

    Stakes on the layout go back; what was already paid or collected is reversed
    (live.malfunction-void).
    """
    told: list[Struct] = [Voided()]
    for seat, lying in enumerate(bets):
        for spot, chips in lying:
            told.append(Moved(bet_place(seat, spot), stack_place(seat), chips, "void"))
        owed = before[seat] - stacks[seat] - total(lying)
        if owed > 0:
            told.append(Moved(BANK, stack_place(seat), owed, "void"))
        elif owed < 0:
            told.append(Moved(stack_place(seat), BANK, -owed, "void"))
    return before, tuple(told)
