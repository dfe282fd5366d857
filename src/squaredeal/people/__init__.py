"""People and the house: pure policies over accounts. Each answers with a refusal, or with None."""

from squaredeal.people.access import (
    age_min,
    countries_refused,
    may_log_in,
    may_play,
    may_register,
)
from squaredeal.people.account import Account, Standing
from squaredeal.people.day import Day, parse_day, years_between
from squaredeal.people.leaving import Departure, is_refusal, may_join
from squaredeal.people.nickname import (
    LENGTH_MAX,
    LENGTH_MIN,
    Ground,
    may_be_called,
    may_change,
    skeleton,
    taken,
)
from squaredeal.people.returning import Passage, to_bring_back

__all__ = [
    "LENGTH_MAX",
    "LENGTH_MIN",
    "Account",
    "Day",
    "Departure",
    "Ground",
    "Passage",
    "Standing",
    "age_min",
    "countries_refused",
    "is_refusal",
    "may_be_called",
    "may_change",
    "may_join",
    "may_log_in",
    "may_play",
    "may_register",
    "parse_day",
    "skeleton",
    "taken",
    "to_bring_back",
    "years_between",
]
