"""Dates of birth, without a clock: today is always told."""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct

from squaredeal.kernel import BadInput

_FORM: Final = re.compile(r"(\d{4})-(\d{2})-(\d{2})")
_DAYS: Final = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


class Day(Struct, frozen=True, order=True):
    """A day of the calendar. Earlier days are smaller."""

    year: int
    month: int
    day: int

    def __str__(self) -> str:
        return f"{self.year:04}-{self.month:02}-{self.day:02}"


def parse_day(text: str) -> Day:
    """The day written as `1990-05-31`. Raises BadInput for anything that is no day."""
    found = _FORM.fullmatch(text)
    if not found:
        raise BadInput(f"{text!r} is not a date such as 1990-05-31")
    day = Day(*(int(part) for part in found.groups()))
    if day.year < 1 or not 1 <= day.month <= 12 or not 1 <= day.day <= _length(day):
        raise BadInput(f"there is no day {text}")
    return day


def years_between(born: Day, today: Day) -> int:
    """Full years of life today. Born on 29 February means older on 1 March of other years."""
    had_birthday = (today.month, today.day) >= (born.month, born.day)
    return today.year - born.year - (0 if had_birthday else 1)


def _length(day: Day) -> int:
    if day.month != 2:
        return _DAYS[day.month - 1]
    is_leap = day.year % 4 == 0 and (day.year % 100 != 0 or day.year % 400 == 0)
    return 29 if is_leap else 28


__all__ = ["Day", "parse_day", "years_between"]
