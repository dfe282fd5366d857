"""A transfer: an amount of one unit from one account to another, once."""

from __future__ import annotations

from enum import Enum, IntEnum

from msgspec import Struct


class Status(Enum):
    """Where a transfer stands. Only a pending one ever changes."""

    PENDING = "pending"
    POSTED = "posted"
    VOIDED = "voided"
    EXPIRED = "expired"


class Transfer(Struct, frozen=True, gc=False, omit_defaults=True):
    """`debit` gives, `credit` gets `amount` of `unit`.

    `id` makes it happen once: the same transfer again changes nothing. `why` is the reason in the
    field's words, such as `buy_in` or `rake`. `at_ms` is when it was made, `expires_ms` when a
    pending one lapses (0: never).
    """

    id: str
    debit: str
    credit: str
    amount: int
    unit: str
    why: str
    at_ms: int = 0
    status: Status = Status.POSTED
    expires_ms: int = 0


class Closing(Struct, frozen=True, gc=False):
    """Ends a pending transfer: posted (for `amount`, or all of it), voided, or expired."""

    transfer: str
    status: Status
    amount: int | None = None
    at_ms: int = 0


class Code(IntEnum):
    """Why the ledger refuses, in order of precedence: the lowest that applies is given."""

    ID_EMPTY = 1
    ID_TAKEN = 2
    AMOUNT_NOT_POSITIVE = 3
    ACCOUNTS_EQUAL = 4
    STATUS_NOT_OPENING = 5
    STATUS_NOT_CLOSING = 6
    DEBIT_ACCOUNT_UNKNOWN = 7
    CREDIT_ACCOUNT_UNKNOWN = 8
    UNIT_DIFFERS = 9
    PENDING_UNKNOWN = 10
    PENDING_ALREADY_POSTED = 11
    PENDING_ALREADY_VOIDED = 12
    PENDING_EXPIRED = 13
    PENDING_NOT_YET_EXPIRED = 14
    PENDING_AMOUNT_EXCEEDED = 15
    COUNTER_OVERFLOW = 16
    CREDITS_EXCEEDED = 17
    DEBITS_EXCEEDED = 18

    @property
    def is_transient(self) -> bool:
        """May the same transfer succeed later, with nothing about it changed?"""
        return self in _TRANSIENT


_TRANSIENT = frozenset(
    {
        Code.DEBIT_ACCOUNT_UNKNOWN,
        Code.CREDIT_ACCOUNT_UNKNOWN,
        Code.PENDING_UNKNOWN,
        Code.PENDING_NOT_YET_EXPIRED,
        Code.CREDITS_EXCEEDED,
        Code.DEBITS_EXCEEDED,
    }
)


class Denied(Struct, frozen=True):
    """The ledger's refusal: the transfer it stopped at, and why. Nothing of its batch happened."""

    transfer: str
    code: Code


__all__ = ["Closing", "Code", "Denied", "Status", "Transfer"]
