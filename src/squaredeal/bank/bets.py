"""Chips on a layout: what each seat has staked, by spot."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

Bets: TypeAlias = tuple[tuple[str, int], ...]
"""One seat's stakes: (spot, chips above zero), each spot once, in the order first placed."""


def staked(bets: Bets, spot: str) -> int:
    """Chips of one seat on a spot; 0 if there are none."""
    for name, chips in bets:
        if name == spot:
            return chips
    return 0


def add(bets: Bets, spot: str, chips: int) -> Bets:
    """The stakes with chips added: a spot holds one running total (bac.bet.spots)."""
    if not bets:
        return ((spot, chips),)
    for index, (name, held) in enumerate(bets):
        if name == spot:
            return (*bets[:index], (name, held + chips), *bets[index + 1 :])
    return (*bets, (spot, chips))


def without(bets: Bets, spot: str) -> Bets:
    """The stakes without one spot."""
    return tuple([bet for bet in bets if bet[0] != spot])


def total(bets: Bets) -> int:
    """All chips of one seat on the layout."""
    return sum([chips for _, chips in bets])


def swap(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    """Numbers by seat with one of them changed."""
    if len(values) == 1:
        return (value,)
    changed = list(values)
    changed[seat] = value
    return tuple(changed)


def swap_bets(values: tuple[Bets, ...], seat: int, value: Bets) -> tuple[Bets, ...]:
    """Stakes by seat with one seat's changed."""
    if len(values) == 1:
        return (value,)
    changed = list(values)
    changed[seat] = value
    return tuple(changed)


@lru_cache(maxsize=8192)
def bet_place(seat: int, spot: str) -> str:
    """Where a stake lies: `bet:4:corner:0`."""
    return f"bet:{seat}:{spot}"


def stack_place(seat: int) -> str:
    """Where a seat's own chips lie: `stack:4`."""
    return STACKS[seat] if seat < len(STACKS) else f"stack:{seat}"


BANK = "bank"
STACKS = tuple(f"stack:{seat}" for seat in range(16))
