"""The only place where money is divided. Every function says who gets what is left over."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from squaredeal.kernel.errors import Broken


def split(chips: int, shares: int) -> tuple[int, ...]:
    """Share chips equally: at most one odd chip a share, the first shares first. Sums to `chips`.

    The caller orders the shares as its clause says (floor.odd-chip). Raises Broken for no share or
    a debt.
    """
    if shares < 1 or chips < 0:
        raise Broken(f"cannot split {chips} chips into {shares} shares")
    each, odd = divmod(chips, shares)
    return tuple(each + 1 if index < odd else each for index in range(shares))


def split_by_weight(chips: int, weights: Sequence[int]) -> tuple[int, ...]:
    """Share chips in proportion, each share cut to a whole chip; what is left goes to the largest
    cuts.

    Equal cuts are served in order. Sums to `chips`. Raises Broken if no weight is positive.
    """
    whole = sum(weights)
    if whole <= 0 or chips < 0 or min(weights) < 0:
        raise Broken(f"cannot split {chips} chips by weights {tuple(weights)}")
    shares = [chips * weight // whole for weight in weights]
    cuts = sorted(range(len(weights)), key=lambda i: -(chips * weights[i] % whole))
    for index in cuts[: chips - sum(shares)]:
        shares[index] += 1
    return tuple(shares)


def percent(chips: int, rate: Fraction) -> int:
    """A rate of an amount, cut toward zero to a whole chip (tourn.prize.no-cent-fractions)."""
    return _times(chips, rate)


def pay_odds(stake: int, odds: Fraction) -> int:
    """What a winning stake earns, without the stake, cut toward zero to a whole chip."""
    return _times(stake, odds)


def _times(chips: int, rate: Fraction) -> int:
    """Integers only: a product of fractions costs ten times as much."""
    product = chips * rate.numerator
    return product // rate.denominator if product >= 0 else -(-product // rate.denominator)


def truncate(amount: Fraction | int) -> int:
    """An exact amount cut toward zero (tourn.prize.no-cent-fractions)."""
    exact = Fraction(amount)
    whole = abs(exact.numerator) // exact.denominator
    return whole if exact >= 0 else -whole


__all__ = ["pay_odds", "percent", "split", "split_by_weight", "truncate"]
