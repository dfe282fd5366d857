"""An account: four counters, a unit, and what it must not exceed."""

from __future__ import annotations

from enum import Enum
from typing import Final

from msgspec import Struct

CHIPS_MOST: Final = 2**62
"""No counter passes this: every database keeps it as a signed 64-bit integer."""


class Limit(Enum):
    """What an account must not do."""

    NONE = "none"
    DEBITS_WITHIN_CREDITS = "debits_within_credits"
    """Never overdrawn: wallets, escrows, pools."""
    CREDITS_WITHIN_DEBITS = "credits_within_debits"
    """Never owed anything: the mint, deposits."""


class Account(Struct, frozen=True, gc=False):
    """Counters only grow, except that a pending amount leaves when it is posted, voided or expires.

    All counters are integers of `unit`.
    """

    id: str
    unit: str
    limit: Limit = Limit.NONE
    debits_pending: int = 0
    debits_posted: int = 0
    credits_pending: int = 0
    credits_posted: int = 0

    @property
    def balance(self) -> int:
        """What the house owes to the holder: posted credits less posted debits."""
        return self.credits_posted - self.debits_posted

    @property
    def available(self) -> int:
        """The balance less what pending transfers hold."""
        return self.balance - self.debits_pending


__all__ = ["CHIPS_MOST", "Account", "Limit"]
