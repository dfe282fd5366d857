"""Names of the places where a blackjack stake lies.

`main`, `split:1` are hands, `double:0` what was added to one, `pair` and `insurance` side bets. A
stake behind seat 3 has the same parts: `behind:3`, `behind:3:double:0`, `behind:3:pair`.
"""

from __future__ import annotations

from functools import cache

from squaredeal.kernel import Seat

MAIN = "main"
PAIR = "pair"
INSURANCE = "insurance"


@cache
def hand_spot(number: int, behind: Seat | None = None) -> str:
    """The stake on a hand, of its own seat or of one who bets behind it."""
    if behind is None:
        return f"split:{number}" if number else MAIN
    return f"behind:{behind}:split:{number}" if number else f"behind:{behind}"


@cache
def double_spot(number: int, behind: Seat | None = None) -> str:
    """What was added to a hand by doubling."""
    return f"double:{number}" if behind is None else f"behind:{behind}:double:{number}"


@cache
def pair_spot(behind: Seat | None = None) -> str:
    """The side bet on the first two cards."""
    return PAIR if behind is None else f"behind:{behind}:pair"


@cache
def insurance_spot(behind: Seat | None = None) -> str:
    """The side bet on a dealer blackjack."""
    return INSURANCE if behind is None else f"behind:{behind}:insurance"


@cache
def behind_of(spot: str) -> Seat | None:
    """The seat that a stake lies behind; None for a stake on one's own hand."""
    kind, _, rest = spot.partition(":")
    return int(rest.partition(":")[0]) if kind == "behind" else None
