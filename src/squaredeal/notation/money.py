"""Amounts as written, read without rounding: decimals in, integers of one unit out."""

from __future__ import annotations

import re
from collections.abc import Iterable
from decimal import Decimal

AMOUNT = r"[$€£¥₹]?(?:\d[\d,]*)?\.?\d+ ?[$€£¥₹]?(?: [A-Z]{3})?"
"""A pattern for an amount of money or chips: `$1,289.63`, `0.05€`, `$10 USD`, `3000`."""

SYMBOLS = {"$": "USD", "€": "EUR", "£": "GBP", "¥": "CNY", "₹": "INR"}

_DECIMAL_COMMA = re.compile(r"\d+,\d{1,2}")
_NUMBER = re.compile(r"\d[\d,]*\.?\d*|\.\d+")


def amount(text: str) -> Decimal:
    """The number in an amount. Raises ValueError without one.

    A comma marks thousands, or decimals when one or two digits end the number after it.
    """
    found = _NUMBER.search(text)
    if not found:
        raise ValueError(f"{text!r} is no amount")
    if _DECIMAL_COMMA.fullmatch(found[0]):
        return Decimal(found[0].replace(",", "."))
    return Decimal(found[0].replace(",", ""))


def places(amounts: Iterable[Decimal]) -> int:
    """How many decimal places write all of them exactly; zeros at the end do not count."""
    deepest = 0
    for value in amounts:
        exponent = value.normalize().as_tuple().exponent
        if isinstance(exponent, int):
            deepest = max(deepest, -exponent)
    return deepest


def units(value: Decimal, scale: int) -> int:
    """The amount in units of `1 / scale`. Raises ValueError if that is not a whole number."""
    scaled = value * scale
    whole = int(scaled)
    if whole != scaled:
        raise ValueError(f"{value} is not a whole number of 1/{scale}")
    return whole


def decimal(chips: int, scale: int) -> Decimal:
    """The amount as a decimal of one, without zeros at the end; the inverse of `units`."""
    digits = len(str(scale)) - 1
    value = Decimal(chips).scaleb(-digits)
    whole = value.to_integral_value()
    return whole if whole == value else value.normalize()


__all__ = ["AMOUNT", "SYMBOLS", "amount", "decimal", "places", "units"]
