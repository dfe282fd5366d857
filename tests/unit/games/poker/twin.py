"""A second, naive statement of pots and re-opening, to compare the engine with."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from squaredeal.games.poker import Acted
from squaredeal.kernel import Moved, Swept


def naive_pots(
    paid: tuple[int, ...], live: tuple[int, ...], dead: int
) -> dict[frozenset[int], int]:
    """Who can win how much, chip by chip: a chip on level n is won by a living seat that reached n.

    Chips above the highest living seat belong to the topmost pot, dead money to the lowest.
    """
    won: dict[frozenset[int], int] = defaultdict(int)
    top = max(paid[seat] for seat in live)
    for chips in paid:
        for level in range(1, chips + 1):
            reach = min(level, top)
            won[frozenset(other for other in live if paid[other] >= reach)] += 1
    lowest = min(paid[seat] for seat in live)
    won[frozenset(seat for seat in live if paid[seat] >= lowest)] += dead
    return {seats: chips for seats, chips in won.items() if chips}


class Street:
    """What has been bet on one street, as a list of raises."""

    def __init__(self, bets: tuple[int, ...], price: int, full: int) -> None:
        self.bets = list(bets)
        self.price = price
        self.full = full
        self.raises_since: dict[int, int | None] = dict.fromkeys(range(len(bets)))

    def may_raise(self, seat: int) -> bool:
        """A seat that has not acted may; one that has needs raises of a full raise since."""
        since = self.raises_since[seat]
        return since is None or since >= self.full

    def put_in(self, seat: int, chips: int) -> None:
        """Chips of a call, bet or raise."""
        self.bets[seat] += chips
        over = self.bets[seat] - self.price
        if over > 0:
            if over >= self.full:
                self.full = over
            self.price = self.bets[seat]
            for other, since in self.raises_since.items():
                if since is not None:
                    self.raises_since[other] = since + over
        self.raises_since[seat] = 0

    def pass_by(self, seat: int) -> None:
        """A check."""
        self.raises_since[seat] = 0


def read_street(street: Street, events: tuple[Any, ...], big_blind: int) -> Street:
    """The street after these events; a new one once the bets are collected or a card comes."""
    for event in events:
        if isinstance(event, Moved) and event.why in ("call", "bet", "raise_to"):
            street.put_in(int(event.src.partition(":")[2]), event.chips)
        elif isinstance(event, Acted) and event.verb == "check":
            street.pass_by(event.seat)
        elif isinstance(event, Swept) and event.why == "collect":
            street = Street((0,) * len(event.chips), 0, big_blind)
        elif type(event).__name__ == "Board":
            street = Street((0,) * len(street.bets), 0, big_blind)
    return street
