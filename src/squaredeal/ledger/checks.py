"""What must be true of any ledger, each thing by its name."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from squaredeal.ledger.account import Account, Limit
from squaredeal.ledger.post import Books
from squaredeal.ledger.transfer import Status

Check: TypeAlias = Callable[[Books], Iterator[str]]


def sum_is_zero(books: Books) -> Iterator[str]:
    """All balances of a unit sum to zero: nothing was made or lost."""
    sums: dict[str, int] = defaultdict(int)
    for account in books.accounts.values():
        sums[account.unit] += account.balance
    for unit, total in sums.items():
        if total:
            yield f"the balances in {unit} sum to {total}"


def within_limits(books: Books) -> Iterator[str]:
    """No account exceeds what it must not exceed."""
    for account in books.accounts.values():
        if account.limit is Limit.DEBITS_WITHIN_CREDITS and account.available < 0:
            yield f"{account.id} is overdrawn by {-account.available} {account.unit}"
        owed = account.balance + account.credits_pending
        if account.limit is Limit.CREDITS_WITHIN_DEBITS and owed > 0:
            yield f"{account.id} was given {owed} {account.unit} too much"


def counters_match_transfers(books: Books) -> Iterator[str]:
    """Every counter is the sum of the transfers that it counts."""
    summed: dict[tuple[str, str], int] = defaultdict(int)
    for transfer in books.transfers.values():
        if transfer.status in (Status.POSTED, Status.PENDING):
            kind = transfer.status.value
            summed[transfer.debit, f"debits_{kind}"] += transfer.amount
            summed[transfer.credit, f"credits_{kind}"] += transfer.amount
    for account in books.accounts.values():
        for name in ("debits_posted", "debits_pending", "credits_posted", "credits_pending"):
            have, want = getattr(account, name), summed.pop((account.id, name), 0)
            if have != want:
                yield f"{account.id} says {name} {have}, its transfers say {want}"
    for id_, name in summed:
        yield f"transfers name the account {id_} ({name}), which does not exist"


def amounts_are_positive(books: Books) -> Iterator[str]:
    """No transfer moves nothing, backwards, or from an account to itself."""
    for transfer in books.transfers.values():
        if transfer.amount < 1 or transfer.debit == transfer.credit:
            yield f"transfer {transfer.id} moves {transfer.amount} to {transfer.credit}"


def units_agree(books: Books) -> Iterator[str]:
    """Both sides of a transfer are kept in its unit."""
    unknown = Account("", "")
    for transfer in books.transfers.values():
        sides = (transfer.debit, transfer.credit)
        units = {books.accounts.get(side, unknown).unit for side in sides}
        if units != {transfer.unit}:
            yield f"transfer {transfer.id} is in {transfer.unit}, its accounts in {sorted(units)}"


CHECKS: Final[dict[str, Check]] = {
    "accounts sum to zero": sum_is_zero,
    "accounts within limits": within_limits,
    "counters match transfers": counters_match_transfers,
    "amounts positive": amounts_are_positive,
    "units agree": units_agree,
}


def faults(books: Books) -> Iterator[tuple[str, str]]:
    """Every fault of every check: the check's name and what is wrong."""
    for name, check in CHECKS.items():
        for fault in check(books):
            yield name, fault


__all__ = [
    "CHECKS",
    "Check",
    "amounts_are_positive",
    "counters_match_transfers",
    "faults",
    "sum_is_zero",
    "units_agree",
    "within_limits",
]
