"""Who may open an account, log in and play."""

from __future__ import annotations

from squaredeal.kernel import Refusal
from squaredeal.people import Account, Day, Standing, may_log_in, may_play, may_register
from squaredeal.rules import standard
from tests.marks import clause
from tests.unit.people.house import house

TODAY = Day(2024, 6, 15)
ADULT = Account(1, "Ana", Day(1990, 1, 1), "ES", accepted="2022-09-28")


@clause("acct.age-gate")
def test_nobody_may_register_the_day_before_the_eighteenth_birthday() -> None:
    refusal = may_register(house(), Day(2006, 6, 16), "ES", TODAY)
    assert Refusal("too_young", "acct.age-gate", (("age_min", 18),)) == refusal


@clause("acct.age-gate")
def test_somebody_may_register_on_the_eighteenth_birthday() -> None:
    assert may_register(house(), Day(2006, 6, 15), "ES", TODAY) is None


@clause("acct.age-gate")
def test_twenty_is_too_young_where_the_age_is_twenty_one() -> None:
    strict = house(account__min_age__by_jurisdiction="{ US = 21 }")
    refusal = may_register(strict, Day(2004, 1, 1), "US", TODAY)
    assert refusal is not None
    assert (refusal.code, refusal.facts) == ("too_young", (("age_min", 21),))
    assert may_register(strict, Day(2003, 6, 15), "US", TODAY) is None
    assert may_register(strict, Day(2004, 1, 1), "ES", TODAY) is None


@clause("acct.age-gate")
def test_a_lower_local_age_does_not_lower_the_floor() -> None:
    mild = house(account__min_age__by_jurisdiction="{ AT = 16 }")
    refusal = may_register(mild, Day(2007, 1, 1), "AT", TODAY)
    assert refusal is not None
    assert refusal.facts == (("age_min", 18),)


def test_a_leap_day_child_grows_older_on_the_first_of_march() -> None:
    born = Day(2004, 2, 29)
    assert may_register(house(), born, "ES", Day(2022, 2, 28)) is not None
    assert may_register(house(), born, "ES", Day(2022, 3, 1)) is None


@clause("acct.restricted.registration-list")
def test_a_country_that_is_not_offered_gets_no_account_even_by_a_forged_request() -> None:
    closed = house(account__restricted_countries__list='["XX"]')
    for country in ("XX", "es", "ESP", ""):
        refusal = may_register(closed, Day(1990, 1, 1), country, TODAY)
        assert refusal is not None
        assert refusal.clause == "acct.restricted.registration-list"
    assert may_register(closed, Day(1990, 1, 1), "ES", TODAY) is None


@clause("acct.rules.acceptance")
def test_who_has_not_accepted_the_edition_in_force_may_not_play() -> None:
    newcomer = Account(2, "Bea", Day(1990, 1, 1), "ES")
    refusal = may_play(standard(), newcomer, "2022-09-28", is_money=False)
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("rules_not_accepted", "acct.rules.acceptance")
    assert may_play(standard(), ADULT, "2022-09-28", is_money=False) is None
    assert may_play(standard(), ADULT, "2030-01-01", is_money=False) is not None


@clause("acct.minor-safeguards")
def test_money_tables_need_a_proof_of_age_on_record() -> None:
    refusal = may_play(standard(), ADULT, "2022-09-28", is_money=True)
    assert refusal is not None
    assert refusal.clause == "acct.minor-safeguards"
    proved = Account(1, "Ana", Day(1990, 1, 1), "ES", "2022-09-28", is_age_verified=True)
    assert may_play(standard(), proved, "2022-09-28", is_money=True) is None


def test_a_minor_found_out_is_barred_for_life() -> None:
    barred = Account(3, "Kid", Day(2009, 1, 1), "ES", "2022-09-28", Standing.BARRED_MINOR)
    for refusal in (
        may_log_in(standard(), barred),
        may_play(standard(), barred, "2022-09-28", is_money=False),
    ):
        assert refusal is not None
        assert refusal.clause == "acct.minor-ban"
    assert may_log_in(standard(), ADULT) is None
