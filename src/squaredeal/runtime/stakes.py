"""What a step at a table against the house does in the ledger: stakes, returns, winnings.

A stake goes from the wallet into the player's escrow at the table: held, and seen as held. What a
round then takes goes from there to the house's bank, what it gives comes from both. The bank may
owe; a wallet or an escrow never does.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from squaredeal.kernel import Broken
from squaredeal.ledger import Account, Transfer, chart
from squaredeal.tables import BankState, RoundEnded

FLOWS: Final = (
    ("wallet", "escrow", "stake"),
    ("wallet", "bank", "fee"),
    ("escrow", "wallet", "returned"),
    ("escrow", "bank", "lost"),
    ("bank", "wallet", "won"),
    ("bank", "escrow", "won"),
)


def held_by_player(table: BankState) -> dict[str, int]:
    """What each player has in the round in progress, as the ledger sees it."""
    if table.round is None:
        return {}
    pairs = zip(table.seats, table.held, strict=True)
    return {guest.player: chips for guest, chips in pairs if guest is not None and chips}


def stake_orders(
    stream: str,
    sequence: int,
    before: BankState,
    events: Iterable[Struct],
    after: BankState,
    at_ms: int,
) -> tuple[tuple[Account, ...], tuple[Transfer, ...]]:
    """Accounts and transfers of one step, seat by seat. Raises Broken when the chips do not sum."""
    ended = next((event for event in events if isinstance(event, RoundEnded)), None)
    held = before.held or (0,) * len(before.seats)
    holds = after.held or (0,) * len(before.seats)
    if held == holds and before.bank == after.bank:
        return (), ()
    accounts: dict[str, Account] = {}
    orders: list[Transfer] = []
    for seat, guest in enumerate(before.seats):
        if guest is None:
            continue
        left = after.seats[seat]
        purse = ended.after[seat] if ended is not None else 0 if left is None else left.purse
        change = {"wallet": purse - guest.purse, "escrow": holds[seat] - held[seat]}
        change["bank"] = -sum(change.values())
        books = {
            "wallet": chart.wallet(int(guest.player), before.setup.unit),
            "escrow": chart.escrow(stream, int(guest.player), before.setup.unit),
            "bank": chart.bank(before.setup.unit),
        }
        for source, target, why in FLOWS:
            chips = min(-change[source], change[target])
            if chips > 0:
                change[source] += chips
                change[target] -= chips
                debit, credit = books[source], books[target]
                accounts |= {debit.id: debit, credit.id: credit}
                id_, unit = f"{stream}:{sequence}:{len(orders)}", before.setup.unit
                orders.append(Transfer(id_, debit.id, credit.id, chips, unit, why, at_ms))
    to_bank = sum(order.amount for order in orders if order.credit.startswith("bank:"))
    from_bank = sum(order.amount for order in orders if order.debit.startswith("bank:"))
    if to_bank - from_bank != after.bank - before.bank:
        raise Broken(f"{stream}: the bank of the table and the ledger differ at {sequence}")
    return tuple(accounts.values()), tuple(orders)


__all__ = ["held_by_player", "stake_orders"]
