"""From what a step did to what the ledger must do, in the same commit."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from squaredeal.kernel import Broken, total
from squaredeal.ledger import Account, Transfer, chart
from squaredeal.runtime.stakes import held_by_player, stake_orders
from squaredeal.tables import BankState, RoundEnded, Table, TableGame, TableState


class Posting(Struct, frozen=True):
    """Accounts to open if they are missing, and transfers: whole or not at all."""

    accounts: tuple[Account, ...] = ()
    orders: tuple[Transfer, ...] = ()


NOTHING: Final = Posting()


def holdings(table: TableState) -> dict[str, int]:
    """What each player has on the table as the ledger sees it: stacks before the round, top-ups;
    against the house, stakes."""
    if isinstance(table, BankState):
        return held_by_player(table)
    assert isinstance(table, Table)
    return {taken.player: taken.stack + taken.top_up for taken in table.seats if taken is not None}


def posting(
    stream: str,
    sequence: int,
    before: TableState,
    events: Iterable[Struct],
    after: TableState,
    at_ms: int,
) -> Posting:
    """Transfers for one step. Their ids follow from stream and sequence: a repeat posts nothing.

    Raises Broken when a round pays out more or less than was put in.
    """
    if isinstance(before, BankState):
        assert isinstance(after, BankState)
        return Posting(*stake_orders(stream, sequence, before, events, after, at_ms))
    assert isinstance(before, Table)
    assert isinstance(after, Table)
    ends = [event for event in events if isinstance(event, RoundEnded)]
    if not ends and before.seats is after.seats:
        return NOTHING
    book = _Book(stream, sequence, before.setup.unit, at_ms)
    held = holdings(before)
    for event in ends:
        for player, chips in _result(event, before).items():
            held[player] = held.get(player, 0) + chips
        book.round(event, before)
    for player, chips in holdings(after).items():
        book.between_wallet(player, chips - held.pop(player, 0))
    for player, chips in held.items():
        book.between_wallet(player, -chips)
    return Posting(tuple(book.accounts.values()), tuple(book.orders))


def check_chips(game: TableGame, table: TableState) -> None:
    """All chips of a table sum to nothing, what players brought being a debt. Raises Broken."""
    left_over = total(game.chips(table))
    if left_over:
        raise Broken(f"the chips of the table sum to {left_over} instead of nothing")


def _result(ended: RoundEnded, table: Table) -> dict[str, int]:
    """What every player won or lost. Raises Broken unless it sums to what the house took."""
    if sum(ended.after) + ended.rake + ended.drop != sum(ended.before) or min(ended.after) < 0:
        raise Broken(
            f"round {ended.number} pays {ended.after} and takes {ended.rake} + {ended.drop} "
            f"out of {ended.before}"
        )
    pairs = zip(table.seats, ended.before, ended.after, strict=True)
    return {taken.player: now - was for taken, was, now in pairs if taken is not None}


class _Book:
    def __init__(self, stream: str, sequence: int, unit: str, at_ms: int) -> None:
        self.stream, self.sequence, self.unit, self.at_ms = stream, sequence, unit, at_ms
        self.accounts: dict[str, Account] = {}
        self.orders: list[Transfer] = []

    def round(self, ended: RoundEnded, table: Table) -> None:
        result = _result(ended, table)
        pot = chart.pot(self.stream, self.unit)
        for player, chips in result.items():
            if chips < 0:
                self._move(self._escrow(player), pot, -chips, "lost")
        for player, chips in result.items():
            if chips > 0:
                self._move(pot, self._escrow(player), chips, "won")
        if ended.rake:
            self._move(pot, chart.rake(self.unit), ended.rake, "rake")
        if ended.drop:
            self._move(pot, chart.jackpot(self.unit), ended.drop, "jackpot")

    def between_wallet(self, player: str, chips: int) -> None:
        wallet, escrow = chart.wallet(int(player), self.unit), self._escrow(player)
        if chips > 0:
            self._move(wallet, escrow, chips, "buy_in")
        elif chips < 0:
            self._move(escrow, wallet, -chips, "cash_out")

    def _escrow(self, player: str) -> Account:
        return chart.escrow(self.stream, int(player), self.unit)

    def _move(self, debit: Account, credit: Account, amount: int, why: str) -> None:
        self.accounts |= {debit.id: debit, credit.id: credit}
        id_ = f"{self.stream}:{self.sequence}:{len(self.orders)}"
        self.orders.append(Transfer(id_, debit.id, credit.id, amount, self.unit, why, self.at_ms))


__all__ = ["Posting", "check_chips", "holdings", "posting"]
