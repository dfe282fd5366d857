"""Who a person is to the house."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from squaredeal.people.day import Day


class Standing(Enum):
    """What the house lets an account do."""

    OPEN = "open"
    BARRED_MINOR = "barred_minor"
    """For life (acct.minor-ban)."""


class Account(Struct, frozen=True):
    """One person's account. `accepted` is the edition of the house rules last accepted, if any.

    `verified_name` is the legal name proved by documents; `is_age_verified` says that a proof of
    age is on record.
    """

    player: int
    nickname: str
    born: Day
    country: str
    accepted: str = ""
    standing: Standing = Standing.OPEN
    is_staff: bool = False
    is_age_verified: bool = False
    verified_name: str = ""


__all__ = ["Account", "Standing"]
