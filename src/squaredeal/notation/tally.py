"""Chips in front of every seat while a history is read: what a call or a raise means."""

from __future__ import annotations

from decimal import Decimal
from typing import Generic, TypeVar

K = TypeVar("K")

NOTHING = Decimal(0)


class Tally(Generic[K]):
    """Bets of the street and chips behind, by any name of a seat; an unknown stack is None."""

    def __init__(self) -> None:
        self.front: dict[K, Decimal] = {}
        self.behind: dict[K, Decimal | None] = {}
        self.held: dict[K, int] = {}
        self.has_acted = False
        self.due = NOTHING

    def sit(self, key: K, stack: Decimal | None) -> None:
        """A seat with its chips at the start of the hand."""
        self.front[key] = NOTHING
        self.behind[key] = stack

    @property
    def high(self) -> Decimal:
        """The bet to match; a blind that is `due` counts whole, though a stack posted less."""
        return max(self.due, *self.front.values())

    def put(self, key: K, chips: Decimal) -> Decimal:
        """More chips go in front of the seat; what lies there afterwards."""
        self._take(key, chips)
        self.front[key] += chips
        return self.front[key]

    def to(self, key: K, total: Decimal) -> Decimal:
        """The seat makes what lies in front of it `total`."""
        return self.put(key, total - self.front[key])

    def call(self, key: K) -> Decimal:
        """The seat matches the bet as far as its chips go; what lies in front of it afterwards."""
        missing = self.high - self.front[key]
        behind = self.behind[key]
        return self.put(key, missing if behind is None else min(missing, behind))

    def sink(self, key: K, chips: Decimal) -> None:
        """Chips go straight into the pot: an ante or a dead blind."""
        self._take(key, chips)

    def give_back(self, key: K, chips: Decimal) -> None:
        """An uncalled bet returns."""
        self._take(key, -chips)

    def next_street(self) -> None:
        """The bets go into the pot; a card that falls before anybody acted ends no street."""
        if not self.has_acted:
            return
        self.has_acted = False
        self.due = NOTHING
        self.front = dict.fromkeys(self.front, NOTHING)

    def _take(self, key: K, chips: Decimal) -> None:
        behind = self.behind[key]
        if behind is not None:
            self.behind[key] = behind - chips


__all__ = ["NOTHING", "Tally"]
