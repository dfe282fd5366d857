"""Double entry, pure: accounts, transfers, and the checks that any ledger must pass."""

from squaredeal.ledger.account import CHIPS_MOST, Account, Limit
from squaredeal.ledger.checks import CHECKS, faults
from squaredeal.ledger.post import Books, Order, Posted, open_account, post, settle
from squaredeal.ledger.transfer import Closing, Code, Denied, Status, Transfer

__all__ = [
    "CHECKS",
    "CHIPS_MOST",
    "Account",
    "Books",
    "Closing",
    "Code",
    "Denied",
    "Limit",
    "Order",
    "Posted",
    "Status",
    "Transfer",
    "faults",
    "open_account",
    "post",
    "settle",
]
