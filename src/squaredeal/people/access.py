"""Who may open an account, log in and play."""

from __future__ import annotations

from squaredeal.kernel import Refusal, refuse
from squaredeal.people.account import Account, Standing
from squaredeal.people.day import Day, years_between
from squaredeal.rules import HouseRules, Ruled


def age_min(house: HouseRules, country: str) -> Ruled[int]:
    """The least age in full years: the higher of the house's floor and the country's own age.

    Clause: acct.age-gate.
    """
    floor = house.ruled("account.min_age.floor", int)
    by_country = house["account.min_age.by_jurisdiction"]
    local = dict(_pairs(by_country.value)).get(country, 0)
    return Ruled(local, by_country.clause) if local > floor.value else floor


def may_register(house: HouseRules, born: Day, country: str, today: Day) -> Refusal | None:
    """Why this person may not open an account; None if they may.

    Clauses: acct.restricted.registration-list, acct.age-gate.
    """
    if country in countries_refused(house) or not _is_country(country):
        return refuse("country_refused", "acct.restricted.registration-list", country=country)
    least = age_min(house, country)
    age = years_between(born, today)
    if age < least.value:
        return refuse("too_young", least.clause, age_min=least.value)
    return None


def may_log_in(house: HouseRules, account: Account) -> Refusal | None:
    """Why this person may not log in; None if they may. Clause: acct.minor-ban."""
    if account.standing is Standing.BARRED_MINOR:
        return refuse("barred_minor", house["account.minor_ban.permanent"].clause)
    return None


def may_play(
    house: HouseRules, account: Account, edition: str, *, is_money: bool
) -> Refusal | None:
    """Why this person may not take a seat or place a bet; None if they may.

    `edition` is the one in force, `is_money` whether the chips are money. Clauses: acct.minor-ban,
    acct.rules.acceptance, acct.restricted.presence, acct.minor-safeguards.
    """
    barred = may_log_in(house, account)
    if barred is not None:
        return barred
    asks = house.ruled("rules.require_acceptance", bool)
    if asks.value and account.accepted != edition:
        return refuse("rules_not_accepted", asks.clause, edition=edition)
    if not is_money:
        return None
    if account.country in countries_refused(house):
        clause = house["account.restricted_countries.list"].clause
        return refuse("country_refused", clause, country=account.country)
    verify = house.ruled("account.age_verification.before_play", bool)
    if verify.value and not account.is_age_verified:
        return refuse("age_not_verified", verify.clause)
    return None


def countries_refused(house: HouseRules) -> tuple[str, ...]:
    """The countries whose residents get no account, as two letters each."""
    value = house["account.restricted_countries.list"].value
    return tuple(str(each) for each in value) if isinstance(value, tuple) else ()


def _pairs(value: object) -> tuple[tuple[str, int], ...]:
    return value if isinstance(value, tuple) else ()


def _is_country(country: str) -> bool:
    return len(country) == 2 and country.isascii() and country.isalpha() and country.isupper()


__all__ = ["age_min", "countries_refused", "may_log_in", "may_play", "may_register"]
