"""The one way money moves: a batch of transfers that happens whole or not at all."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.ledger.account import CHIPS_MOST, Account, Limit
from squaredeal.ledger.transfer import Closing, Code, Denied, Status, Transfer

FindAccount: TypeAlias = Callable[[str], Account | None]
FindTransfer: TypeAlias = Callable[[str], Transfer | None]
Order: TypeAlias = Transfer | Closing


class Posted(Struct, frozen=True):
    """What a batch changed: accounts and transfers as they are now, `new` the ids just made."""

    accounts: tuple[Account, ...]
    transfers: tuple[Transfer, ...]
    new: frozenset[str]


class Books(Struct, frozen=True):
    """A whole ledger as a value."""

    accounts: dict[str, Account] = {}
    transfers: dict[str, Transfer] = {}


def post(books: Books, orders: Iterable[Order]) -> Books | Denied:
    """The books after the batch, or Denied with the first order that cannot be."""
    done = settle(books.accounts.get, books.transfers.get, orders)
    if isinstance(done, Denied):
        return done
    return Books(
        books.accounts | {account.id: account for account in done.accounts},
        books.transfers | {transfer.id: transfer for transfer in done.transfers},
    )


def open_account(books: Books, account: Account) -> Books:
    """The books with an empty account more; an account that exists stays as it is."""
    return Books({account.id: account} | books.accounts, books.transfers)


def settle(
    account: FindAccount, transfer: FindTransfer, orders: Iterable[Order]
) -> Posted | Denied:
    """What the batch changes in a ledger that is looked up piece by piece."""
    batch = _Batch(account, transfer)
    for order in orders:
        code = batch.close(order) if isinstance(order, Closing) else batch.open(order)
        if code is not None:
            return Denied(order.transfer if isinstance(order, Closing) else order.id, code)
    return Posted(
        tuple(batch.accounts.values()), tuple(batch.transfers.values()), frozenset(batch.new)
    )


class _Batch:
    """Changes not yet visible outside."""

    def __init__(self, account: FindAccount, transfer: FindTransfer) -> None:
        self._account, self._transfer = account, transfer
        self.accounts: dict[str, Account] = {}
        self.transfers: dict[str, Transfer] = {}
        self.new: set[str] = set()

    def open(self, order: Transfer) -> Code | None:
        known = self.transfers.get(order.id) or self._transfer(order.id)
        if known is not None and order.id:
            return None if _same(known, order) else Code.ID_TAKEN
        code = _malformed(order)
        if code is not None:
            return code
        debit, credit = self._find(order.debit), self._find(order.credit)
        if debit is None:
            return Code.DEBIT_ACCOUNT_UNKNOWN
        if credit is None:
            return Code.CREDIT_ACCOUNT_UNKNOWN
        if not debit.unit == credit.unit == order.unit:
            return Code.UNIT_DIFFERS
        if order.status is Status.PENDING:
            debit = replace(debit, debits_pending=debit.debits_pending + order.amount)
            credit = replace(credit, credits_pending=credit.credits_pending + order.amount)
        else:
            debit = replace(debit, debits_posted=debit.debits_posted + order.amount)
            credit = replace(credit, credits_posted=credit.credits_posted + order.amount)
        return self._keep(order, debit, credit, is_new=True)

    def close(self, order: Closing) -> Code | None:
        if order.status is Status.PENDING:
            return Code.STATUS_NOT_CLOSING
        known = self.transfers.get(order.transfer) or self._transfer(order.transfer)
        if known is None:
            return Code.PENDING_UNKNOWN
        amount = known.amount if order.amount is None else order.amount
        if known.status is not Status.PENDING:
            return _already(known, order, amount)
        if known.expires_ms and (order.at_ms >= known.expires_ms) != (
            order.status is Status.EXPIRED
        ):
            late = order.at_ms >= known.expires_ms
            return Code.PENDING_EXPIRED if late else Code.PENDING_NOT_YET_EXPIRED
        if amount > known.amount:
            return Code.PENDING_AMOUNT_EXCEEDED
        if amount < 1:
            return Code.AMOUNT_NOT_POSITIVE
        posted = amount if order.status is Status.POSTED else 0
        debit, credit = self._find(known.debit), self._find(known.credit)
        if debit is None:
            return Code.DEBIT_ACCOUNT_UNKNOWN
        if credit is None:
            return Code.CREDIT_ACCOUNT_UNKNOWN
        debit = replace(
            debit,
            debits_pending=debit.debits_pending - known.amount,
            debits_posted=debit.debits_posted + posted,
        )
        credit = replace(
            credit,
            credits_pending=credit.credits_pending - known.amount,
            credits_posted=credit.credits_posted + posted,
        )
        closed = replace(known, status=order.status, amount=posted or known.amount)
        return self._keep(closed, debit, credit, is_new=False)

    def _find(self, id_: str) -> Account | None:
        return self.accounts.get(id_) or self._account(id_)

    def _keep(
        self, order: Transfer, debit: Account, credit: Account, *, is_new: bool
    ) -> Code | None:
        if debit.debits_posted + debit.debits_pending > CHIPS_MOST:
            return Code.COUNTER_OVERFLOW
        if credit.credits_posted + credit.credits_pending > CHIPS_MOST:
            return Code.COUNTER_OVERFLOW
        if debit.limit is Limit.DEBITS_WITHIN_CREDITS and debit.available < 0:
            return Code.CREDITS_EXCEEDED
        owed = credit.balance + credit.credits_pending
        if credit.limit is Limit.CREDITS_WITHIN_DEBITS and owed > 0:
            return Code.DEBITS_EXCEEDED
        self.accounts[debit.id], self.accounts[credit.id] = debit, credit
        self.transfers[order.id] = order
        if is_new:
            self.new.add(order.id)
        return None


def _malformed(order: Transfer) -> Code | None:
    if not order.id:
        return Code.ID_EMPTY
    if order.amount < 1:
        return Code.AMOUNT_NOT_POSITIVE
    if order.debit == order.credit:
        return Code.ACCOUNTS_EQUAL
    if order.status not in (Status.PENDING, Status.POSTED):
        return Code.STATUS_NOT_OPENING
    return None


def _same(known: Transfer, order: Transfer) -> bool:
    """Is this the transfer that was made before, whatever became of it since?"""
    started_pending = known.status is not Status.POSTED or order.status is Status.PENDING
    shape = (known.debit, known.credit, known.unit, known.why)
    if shape != (order.debit, order.credit, order.unit, order.why):
        return False
    return known.amount == order.amount or (started_pending and known.amount < order.amount)


def _already(known: Transfer, order: Closing, amount: int) -> Code | None:
    if known.status is order.status and known.amount == amount:
        return None
    match known.status:
        case Status.POSTED:
            return Code.PENDING_ALREADY_POSTED
        case Status.VOIDED:
            return Code.PENDING_ALREADY_VOIDED
        case _:
            return Code.PENDING_EXPIRED


__all__ = [
    "Books",
    "FindAccount",
    "FindTransfer",
    "Order",
    "Posted",
    "open_account",
    "post",
    "settle",
]
