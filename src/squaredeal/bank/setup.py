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


def check_setup(setup: Setup, seats_max: int) -> None:
    """Raises BadInput for a table that cannot be opened."""
    if not 1 <= len(setup.stacks) <= seats_max:
        raise BadInput(f"the table has {len(setup.stacks)} seats; 1 to {seats_max} can play")
    if min(setup.stacks) < 0:
        raise BadInput("a stack cannot be negative")
    low, high = setup.limits.low, setup.limits.high
    if not 1 <= low <= high:
        raise BadInput(f"limits of {low} to {high} chips allow no bet")
