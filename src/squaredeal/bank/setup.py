"""What a round against the house starts from."""

from __future__ import annotations

from msgspec import Struct

from squaredeal.bank.limits import Limits
from squaredeal.bank.shoe import Shoe
from squaredeal.kernel import BadInput


class Setup(Struct, frozen=True, omit_defaults=True):
    """Seats, limits and what the round before left.

    `stacks` is chips by seat, 0 for a free seat. `bank` is what the house's place starts at; it may
    go below zero. `shoe` absent means a fresh one.
    """

    stacks: tuple[int, ...]
    limits: Limits = Limits()
    bank: int = 0
    shoe: Shoe | None = None


def check_setup(stacks: tuple[int, ...], limits: Limits, seats_max: int) -> None:
    """Raises BadInput for a table that cannot be opened."""
    if not 1 <= len(stacks) <= seats_max:
        raise BadInput(f"the table has {len(stacks)} seats; 1 to {seats_max} can play")
    if min(stacks) < 0:
        raise BadInput("a stack cannot be negative")
    if not 1 <= limits.low <= limits.high:
        raise BadInput(f"limits of {limits.low} to {limits.high} chips allow no bet")
