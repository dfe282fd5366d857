"""The ledger inside the writer: balances in memory, every change in the same commit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from sqlalchemy import Connection, bindparam, insert, select, update

from squaredeal.ledger import Account, Closing, Denied, Limit, Order, Status, Transfer, settle
from squaredeal.store import schema

_COUNTERS: Final = ("debits_pending", "debits_posted", "credits_pending", "credits_posted")
_accounts, _transfers = schema.accounts, schema.transfers
_find_accounts: Final = select(_accounts).where(
    _accounts.c.id.in_(bindparam("ids", expanding=True))
)
_lock_accounts: Final = _find_accounts.order_by(_accounts.c.id).with_for_update()
_find_transfers: Final = select(_transfers).where(
    _transfers.c.id.in_(bindparam("ids", expanding=True))
)
_new_accounts: Final = insert(_accounts)
_new_transfers: Final = insert(_transfers)
_change_accounts: Final = (
    update(_accounts)
    .where(_accounts.c.id == bindparam("of"))
    .values({name: bindparam(name) for name in _COUNTERS})
)
_change_transfers: Final = (
    update(_transfers)
    .where(_transfers.c.id == bindparam("of"))
    .values(status=bindparam("status"), amount=bindparam("amount"))
)


class Purse:
    """Accounts and transfers that the batch in hand has touched, over those known before it."""

    def __init__(self) -> None:
        self._known: dict[str, Account] = {}
        self._reset()

    def begin(self, connection: Connection, orders: Iterable[Order], accounts: set[str]) -> None:
        """Fetch what the orders name; from here on no look-up asks the database."""
        self._reset()
        ids, transfers = set(accounts), set()
        for order in orders:
            if isinstance(order, Closing):
                transfers.add(order.transfer)
            else:
                transfers.add(order.id)
                ids |= {order.debit, order.credit}
        if transfers:
            found = connection.execute(_find_transfers, {"ids": sorted(transfers)}).mappings()
            self._transfers.update({row["id"]: transfer_of(row) for row in found})
            for transfer in self._transfers.values():
                ids |= {transfer.debit, transfer.credit}
        missing = ids - self._known.keys()
        if missing:
            query = _find_accounts if connection.dialect.name == "sqlite" else _lock_accounts
            rows = connection.execute(query, {"ids": sorted(missing)}).mappings()
            self._known.update({row["id"]: account_of(row) for row in rows})

    def settle(self, orders: Iterable[Order], accounts: Iterable[Account]) -> Denied | None:
        """Open what is missing of the accounts and carry the orders out, or change nothing."""
        fresh = {account.id: account for account in accounts if self._account(account.id) is None}
        done = settle(lambda id_: fresh.get(id_) or self._account(id_), self._transfers.get, orders)
        if isinstance(done, Denied):
            return done
        self._accounts |= fresh
        self._accounts.update({account.id: account for account in done.accounts})
        self._transfers.update({transfer.id: transfer for transfer in done.transfers})
        self._fresh |= fresh.keys()
        self._made |= done.new
        self._changed |= {transfer.id for transfer in done.transfers} - self._made
        return None

    def write(self, connection: Connection) -> None:
        """Everything that changed, as at most four statements."""
        new = [_account_row(self._accounts[id_]) for id_ in sorted(self._fresh)]
        old = [
            _counters(self._accounts[id_]) for id_ in sorted(self._accounts.keys() - self._fresh)
        ]
        made = [_transfer_row(self._transfers[id_]) for id_ in sorted(self._made)]
        changed = [_closing_row(self._transfers[id_]) for id_ in sorted(self._changed)]
        for statement, rows in (
            (_new_accounts, new),
            (_change_accounts, old),
            (_new_transfers, made),
            (_change_transfers, changed),
        ):
            if rows:
                connection.execute(statement, rows)

    def keep(self) -> None:
        """The commit stood: what it changed is what is known."""
        self._known.update(self._accounts)
        self._reset()

    def forget(self) -> None:
        """The commit failed, or somebody else wrote: know nothing."""
        self._known.clear()
        self._reset()

    def _account(self, id_: str) -> Account | None:
        return self._accounts.get(id_) or self._known.get(id_)

    def _reset(self) -> None:
        self._accounts: dict[str, Account] = {}
        self._transfers: dict[str, Transfer] = {}
        self._fresh: set[str] = set()
        self._made: set[str] = set()
        self._changed: set[str] = set()


def account_of(row: Any) -> Account:
    """An account from its row."""
    counters = {name: row[name] for name in _COUNTERS}
    return Account(row["id"], row["unit"], Limit(row["bound"]), **counters)


def transfer_of(row: Any) -> Transfer:
    """A transfer from its row."""
    fields = {name: row[name] for name in row if name != "status"}
    return Transfer(**fields, status=Status(row["status"]))


def find_account(connection: Connection, account: str) -> Account | None:
    """One account as it is now."""
    row = connection.execute(_find_accounts, {"ids": [account]}).mappings().first()
    return None if row is None else account_of(row)


def transfers_of(connection: Connection, account: str, most: int = 100) -> tuple[Transfer, ...]:
    """The last transfers from or to an account, newest first."""
    sides = (_transfers.c.debit == account) | (_transfers.c.credit == account)
    query = select(_transfers).where(sides).order_by(_transfers.c.at_ms.desc()).limit(most)
    return tuple(transfer_of(row) for row in connection.execute(query).mappings())


def transfers_since(
    connection: Connection, account: str, whys: Iterable[str], since_ms: int
) -> tuple[Transfer, ...]:
    """Transfers from or to an account for one of these reasons, later than a time, oldest first."""
    sides = (_transfers.c.debit == account) | (_transfers.c.credit == account)
    asked = _transfers.c.why.in_(tuple(whys)) & (_transfers.c.at_ms > since_ms)
    query = select(_transfers).where(sides & asked).order_by(_transfers.c.at_ms, _transfers.c.id)
    return tuple(transfer_of(row) for row in connection.execute(query).mappings())


def all_accounts(connection: Connection, start: str = "") -> Iterator[Account]:
    """Every account whose id starts so, by id."""
    query = select(_accounts).order_by(_accounts.c.id)
    if start:
        query = query.where(_accounts.c.id.startswith(start, autoescape=True))
    for row in connection.execute(query).mappings():
        yield account_of(row)


def all_transfers(connection: Connection) -> Iterator[Transfer]:
    """Every transfer, by id."""
    for row in connection.execute(select(_transfers).order_by(_transfers.c.id)).mappings():
        yield transfer_of(row)


def _account_row(account: Account) -> dict[str, object]:
    counters = {name: getattr(account, name) for name in _COUNTERS}
    return {"id": account.id, "unit": account.unit, "bound": account.limit.value, **counters}


def _counters(account: Account) -> dict[str, object]:
    return {"of": account.id} | {name: getattr(account, name) for name in _COUNTERS}


def _closing_row(transfer: Transfer) -> dict[str, object]:
    return {"of": transfer.id, "status": transfer.status.value, "amount": transfer.amount}


def _transfer_row(transfer: Transfer) -> dict[str, object]:
    return {
        "id": transfer.id,
        "debit": transfer.debit,
        "credit": transfer.credit,
        "amount": transfer.amount,
        "unit": transfer.unit,
        "why": transfer.why,
        "at_ms": transfer.at_ms,
        "status": transfer.status.value,
        "expires_ms": transfer.expires_ms,
    }


__all__ = [
    "Purse",
    "account_of",
    "all_accounts",
    "all_transfers",
    "find_account",
    "transfer_of",
    "transfers_of",
]
