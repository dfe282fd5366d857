"""The chart of accounts: which accounts a house keeps and what each must not exceed."""

from __future__ import annotations

from typing import Final

from squaredeal.ledger.account import Account, Limit

PLAY_CHIPS: Final = "play_chips"
EUR_CENTS: Final = "eur_cents"
TOURNAMENT_CENTS: Final = "tournament_cents"
UNITS: Final = (PLAY_CHIPS, EUR_CENTS, TOURNAMENT_CENTS)

_HOLDS = Limit.DEBITS_WITHIN_CREDITS
_ISSUES = Limit.CREDITS_WITHIN_DEBITS
_LIMITS: Final = {
    "wallet": _HOLDS,
    "escrow": _HOLDS,
    "pot": _HOLDS,
    "rake": _HOLDS,
    "jackpot": _HOLDS,
    "suspense": _HOLDS,
    "pool": _HOLDS,
    "bank": Limit.NONE,
    "mint": _ISSUES,
    "deposits": Limit.NONE,
}


def event_chips(event: str) -> str:
    """The unit of a tournament's own chips."""
    return f"chips:{event}"


def wallet(player: int, unit: str) -> Account:
    """What a player may use or take out."""
    return _account(f"wallet:{player}:{unit}", unit)


def escrow(table: str, player: int, unit: str) -> Account:
    """What a player has on a table. Between rounds it is exactly the stack."""
    return _account(f"escrow:{table}:{player}:{unit}", unit)


def pot(table: str, unit: str) -> Account:
    """What a round's losers have given and its winners not yet got: empty between commits."""
    return _account(f"pot:{table}:{unit}", unit)


def rake(unit: str) -> Account:
    """What the house has taken from pots (cash.rake.per-pot)."""
    return _account(f"rake:{unit}", unit)


def jackpot(unit: str, name: str = "main") -> Account:
    """What players have put by for a jackpot."""
    return _account(f"jackpot:{name}:{unit}", unit)


def bank(unit: str) -> Account:
    """The house's own money in games that it plays against its guests."""
    return _account(f"bank:{unit}", unit)


def mint(unit: str) -> Account:
    """Where play chips come from: the other side of every gift."""
    return _account(f"mint:{unit}", unit)


def deposits(unit: str) -> Account:
    """The outside world: money paid in, less money paid out."""
    return _account(f"deposits:{unit}", unit)


def suspense(unit: str) -> Account:
    """Money whose owner is not settled yet."""
    return _account(f"suspense:{unit}", unit)


def kind_of(account: str) -> str:
    """The first word of an account's id."""
    return account.partition(":")[0]


def table_of(account: str) -> str:
    """The table of an escrow, from the account's id; empty for every other kind."""
    return account.split(":")[1] if kind_of(account) == "escrow" else ""


def _account(id_: str, unit: str) -> Account:
    return Account(id_, unit, _LIMITS[kind_of(id_)])


__all__ = [
    "EUR_CENTS",
    "PLAY_CHIPS",
    "TOURNAMENT_CENTS",
    "UNITS",
    "bank",
    "deposits",
    "escrow",
    "event_chips",
    "jackpot",
    "kind_of",
    "mint",
    "pot",
    "rake",
    "suspense",
    "table_of",
    "wallet",
]
