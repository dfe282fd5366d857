"""Who is connected: one guest for all lines of one player, and readers, one for each line."""

from __future__ import annotations

from collections.abc import Callable

from squaredeal import people
from squaredeal.kernel import Refusal
from squaredeal.rules import HouseRules, Ruled
from squaredeal.server.past import Past, level_of, played_at
from squaredeal.tables import TableSetup


class Guest:
    """A player with a line. `balances` are wallets by unit, `refusal` why no seat may be taken.

    `posts` and `mucks`: the player wants entries posted, and beaten hands mucked, unasked. `past`
    is what the player took from tables and left too soon.
    """

    def __init__(self, player: int, nickname: str) -> None:
        self.player, self.nickname = player, nickname
        self.balances: dict[str, int] = {}
        self.refusal: Refusal | None = None
        self.posts = self.mucks = True
        self.past = Past()

    def to_bring_back(
        self, house: HouseRules, table: str, setup: TableSetup, now_ms: int
    ) -> Ruled[int]:
        """The least to sit down with at this table, 0 for the usual range."""
        passages = self.past.passages
        return people.to_bring_back(house, passages, table, played_at(setup), now_ms)

    def left_too_soon(self, house: HouseRules, setup: TableSetup, now_ms: int) -> Refusal | None:
        """Why this guest may not sit down at this blind level yet."""
        level = level_of(setup)
        refusals = [each.at_ms for each in self.past.refusals if each.level == level]
        return people.may_join(house, refusals, now_ms)


class Reader:
    """One line that listens. `put` never waits; `guest` is None for a visitor."""

    def __init__(self, put: Callable[[str], None], guest: Guest | None) -> None:
        self.put, self.guest = put, guest

    @property
    def player(self) -> int | None:
        """Whose line it is."""
        return None if self.guest is None else self.guest.player


__all__ = ["Guest", "Reader"]
