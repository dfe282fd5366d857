"""Exact returns of games that one result decides: every outcome with its weight, in fractions."""

from __future__ import annotations

from fractions import Fraction

from msgspec import Struct

from squaredeal.bank import Layout, Verdict
from squaredeal.games.wheel import WheelLayout
from squaredeal.kernel import Outcome


class BetReturn(Struct, frozen=True):
    """One bet: probability of winning, return and variance per unit staked, exact.

    Probability and variance are absent where they have not been counted.
    """

    bet: str
    probability: Fraction | None
    rtp: Fraction
    variance: Fraction | None = None

    @property
    def edge(self) -> Fraction:
        """What the house keeps of a unit staked, on average."""
        return 1 - self.rtp


def returns(layout: Layout) -> tuple[BetReturn, ...]:
    """Every bet of the layout, by enumeration of what its device can say."""
    if isinstance(layout, WheelLayout):
        return tuple(_wheel(layout, spot) for spot in layout.spots)
    return tuple(_enumerated(layout, spot) for spot in layout.spots)


def results(layout: Layout, spot: str) -> list[tuple[Outcome, Fraction]]:
    """Every complete result of a round with a stake on this spot, with its probability."""
    found: list[tuple[Outcome, Fraction]] = []
    bets = (((spot, 1),),)
    going: list[tuple[Outcome, Fraction]] = [((), Fraction(1))]
    while going:
        result, chance = going.pop()
        if not layout.owes(result, bets):
            found.append((result, chance))
            continue
        for item, weight in layout.outcomes(result, None):
            going.append((result + item, chance * weight))
    return found


def _enumerated(layout: Layout, spot: str) -> BetReturn:
    law = results(layout, spot)
    judged = [(weight, layout.verdict(spot, result)) for result, weight in law]
    return _summed(spot, judged)


def _summed(spot: str, judged: list[tuple[Fraction, Verdict]]) -> BetReturn:
    probability = sum((w for w, v in judged if v.odds > 0), Fraction(0))
    mean = sum((w * v.mean() for w, v in judged), Fraction(0))
    square = sum((w * (v.mean() - 1) ** 2 for w, v in judged), Fraction(0))
    return BetReturn(spot, probability, mean, square - (mean - 1) ** 2)


def _wheel(layout: WheelLayout, spot: str) -> BetReturn:
    """A chain of multipliers by recursion: what is won is linear in the product so far.

    `back`, `won` and `square` are the chance of a win, its mean and its mean square at product one.
    """
    segments = layout.rules.segments
    each = Fraction(1, len(segments))
    hit = each * segments.count(spot)
    odds = layout.pays[spot]
    back = won = square = Fraction(0)
    factors = [(each * segments.count(name), factor) for name, factor in layout.factors.items()]
    for _ in range(layout.draws_max):
        back = hit + sum((p * back for p, _ in factors), Fraction(0))
        won = hit * odds + sum((p * f * won for p, f in factors), Fraction(0))
        square = hit * odds**2 + sum((p * f**2 * square for p, f in factors), Fraction(0))
    net = won - (1 - back)
    return BetReturn(spot, back, back + won, square + (1 - back) - net**2)


__all__ = ["BetReturn", "results", "returns"]
