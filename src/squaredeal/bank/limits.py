"""How much may lie on a spot."""

from __future__ import annotations

from msgspec import Struct

from squaredeal.bank.bets import Bets, staked


class KindLimit(Struct, frozen=True):
    """Bounds of one kind of spot, chips: `straight` covers `straight:0` to `straight:36`."""

    kind: str
    low: int
    high: int


class Limits(Struct, frozen=True):
    """Least and most chips of one seat on one spot, both inclusive (live.bet.limits-shown).

    `kinds` overrides them for kinds of spots. `opposites` false refuses stakes on both sides of an
    even chance by one seat.
    """

    low: int = 1
    high: int = 100_000
    kinds: tuple[KindLimit, ...] = ()
    opposites: bool = True

    def of(self, spot: str) -> tuple[int, int]:
        """Bounds of one spot, chips, whatever lies there already."""
        if self.kinds:
            kind = spot.partition(":")[0]
            for limit in self.kinds:
                if limit.kind == kind:
                    return limit.low, limit.high
        return self.low, self.high


def room_on(limits: Limits, spot: str, held: int, stack: int) -> tuple[int, int]:
    """What may be added to a spot that holds `held` chips, from a stack: low and high, chips.

    Nothing may be added when high is below low.
    """
    low, high = limits.of(spot)
    return max(1, low - held), min(high - held, stack)


class Room(Struct, frozen=True):
    """The spots where a seat may add chips, their bounds, and the widest bounds over all."""

    spots: tuple[str, ...]
    bounds: tuple[tuple[int, int], ...]
    low: int
    high: int


def room(
    limits: Limits,
    spots: tuple[str, ...],
    bets: Bets,
    stack: int,
    opposites: tuple[tuple[str, str], ...] = (),
) -> Room:
    """Where and how much one seat may add now; no spots when nothing fits."""
    barred = set() if limits.opposites else _barred(bets, opposites)
    free: list[str] = []
    bounds: list[tuple[int, int]] = []
    for spot in spots:
        low, high = room_on(limits, spot, staked(bets, spot), stack)
        if low <= high and spot not in barred:
            free.append(spot)
            bounds.append((low, high))
    if not free:
        return Room((), (), 0, 0)
    low, high = min(b[0] for b in bounds), max(b[1] for b in bounds)
    same = all(b == (low, high) for b in bounds)
    return Room(tuple(free), () if same else tuple(bounds), low, high)


def _barred(bets: Bets, opposites: tuple[tuple[str, str], ...]) -> set[str]:
    held = {spot for spot, _ in bets}
    return {b for a, b in opposites if a in held} | {a for a, b in opposites if b in held}
