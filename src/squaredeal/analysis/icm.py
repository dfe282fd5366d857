"""The independent chip model: what a stack is worth in prizes.

Malmuth-Harville: the chance to take the next place is a player's part of the chips not yet placed.
Up to `EXACT_PLAYERS` it is exact, over every set of players that can fill the first places.
Beyond, the same law is an exponential race (each player finishes after an exponential time with
the stack as rate; first to finish is first), integrated over time by double-exponential
quadrature: no chance, and an error that is measured by halving the step.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import exp, fsum, log

from msgspec import Struct

from squaredeal.kernel import BadInput

EXACT_PLAYERS = 12
"""Exact work grows as players × 2 ^ players."""

_FIRST = -4.0
"""Where the quadrature's variable starts: a time of e^-58, before anyone finishes."""

_LAST_TIMES = 45
"""It ends when the smallest stack has had so many mean times to finish: e^-45 is left."""


class IcmError(BadInput):
    """The stacks or prizes cannot be those of a tournament."""


class Icm(Struct, frozen=True):
    """Equities in the order of the stacks, in the unit of the prizes."""

    method: str
    """`exact`, or `race` for the integral."""
    equities: tuple[Fraction, ...]
    """Exact, or the integral scaled so that the whole pool is paid."""
    error: float
    """Largest likely error of an equity, in the unit of the prizes; 0 when exact."""

    def shares(self) -> tuple[int, ...]:
        """Whole units that add up to the prizes paid: truncated, spare units by largest fraction.

        Equal fractions go to the larger equity, then to the earlier entry.
        """
        down = [int(value) for value in self.equities]
        spare = round(sum(self.equities)) - sum(down)
        order = sorted(
            range(len(down)),
            key=lambda place: (self.equities[place] - down[place], self.equities[place], -place),
            reverse=True,
        )
        for place in order[:spare]:
            down[place] += 1
        return tuple(down)


def icm(stacks: Sequence[int], prizes: Sequence[int], *, exact: bool | None = None) -> Icm:
    """Equity of every stack. Stacks in chips, prizes in any unit, best place first.

    Prizes beyond the number of players are not paid. Players without chips share the prizes of the
    last places equally. `exact` None is exact up to `EXACT_PLAYERS` with chips. Raises IcmError.
    """
    if len(stacks) < 1 or not any(stacks) or min(stacks) < 0:
        raise IcmError("stacks must be whole numbers of chips, none negative and one above zero")
    if not prizes or min(prizes) < 0 or list(prizes) != sorted(prizes, reverse=True):
        raise IcmError("prizes must run from the first place down, none above the one before")
    paid = [*prizes[: len(stacks)], *[0] * (len(stacks) - len(prizes))]
    alive = [place for place, stack in enumerate(stacks) if stack]
    chips = [stacks[place] for place in alive]
    if exact is None:
        exact = len(alive) <= EXACT_PLAYERS
    if exact:
        method, values, error = "exact", _by_sets(chips, paid[: len(alive)]), 0.0
    else:
        method = "race"
        values, error = _by_race(chips, paid[: len(alive)])
    equities = [Fraction(0)] * len(stacks)
    for place, value in zip(alive, values, strict=True):
        equities[place] = value
    out = len(stacks) - len(alive)
    for place, stack in enumerate(stacks):
        if not stack:
            equities[place] = Fraction(sum(paid[len(alive) :]), out)
    return Icm(method, tuple(equities), error)


def _by_sets(chips: Sequence[int], paid: Sequence[int]) -> list[Fraction]:
    """Chance of every set of players to hold the first places, place by place."""
    total, players = sum(chips), range(len(chips))
    values = [Fraction(0)] * len(chips)
    sets: dict[int, Fraction] = {0: Fraction(1)}
    placed: dict[int, int] = {0: 0}
    for prize in filter(None, paid):
        following: dict[int, Fraction] = {}
        after: dict[int, int] = {}
        for members, chance in sets.items():
            left = chance / (total - placed[members])
            for player in players:
                if not members >> player & 1:
                    taken = left * chips[player]
                    values[player] += taken * prize
                    bigger = members | 1 << player
                    following[bigger] = following.get(bigger, Fraction(0)) + taken
                    after[bigger] = placed[members] + chips[player]
        sets, placed = following, after
    return values


def _by_race(chips: Sequence[int], paid: Sequence[int]) -> tuple[list[Fraction], float]:
    """The integral in steps of 1/12 and 1/24: the finer one, and how far apart they are."""
    coarse, fine = _integral(chips, paid, 12), _integral(chips, paid, 24)
    pool = sum(paid)
    apart = max(abs(a - b) for a, b in zip(coarse, fine, strict=True))
    error = max(apart, abs(fsum(fine) - pool), pool * 1e-15)
    scale = Fraction(pool) / (sum(map(Fraction, fine)) or 1)
    return [Fraction(value) * scale for value in fine], error


def _integral(chips: Sequence[int], paid: Sequence[int], per_unit: int) -> list[float]:
    """Sum over time of each player's density of finishing times the prize of the place it then
    takes.
    """
    rates = [stack / sum(chips) for stack in chips]
    worth = [float(prize) for prize in paid if prize] or [0.0]
    values: list[list[float]] = [[] for _ in chips]
    last = log(_LAST_TIMES / min(rates))
    nodes = int((last - _FIRST) * per_unit) + 1
    for node in range(nodes + 1):
        point = _FIRST + node / per_unit
        when = exp(point - exp(-point))
        weight = when * (1 + exp(-point)) / per_unit
        for player, prize in enumerate(_prize_expected(rates, worth, when)):
            values[player].append(weight * rates[player] * exp(-rates[player] * when) * prize)
    return [fsum(parts) for parts in values]


def _prize_expected(rates: Sequence[float], worth: Sequence[float], when: float) -> list[float]:
    """Each player's expected prize if finishing at this time, the others before it by chance."""
    places = len(worth)
    gone = [1 - exp(-rate * when) for rate in rates]
    later = [[*worth, 0.0]]
    for chance in reversed(gone):
        row = later[-1]
        later.append([row[k] * (1 - chance) + row[k + 1] * chance for k in range(places)] + [0.0])
    found = []
    ahead = [1.0] + [0.0] * (places - 1)
    for player, chance in enumerate(gone):
        row = later[len(gone) - 1 - player]
        found.append(fsum(ahead[k] * row[k] for k in range(places)))
        for k in range(places - 1, -1, -1):
            ahead[k] = ahead[k] * (1 - chance) + (ahead[k - 1] * chance if k else 0.0)
    return found
