"""Hands of no-limit hold'em by the million, through compiled kernels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squaredeal.kernel import BadInput

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


def play_holdem(
    stacks: NDArray[np.integer], *, small_blind: int = 1, big_blind: int = 2, seed: int = 1
) -> NDArray[np.int32]:
    """Stacks after one hand each: (hands, seats) in chips before -> the same shape after.

    Columns run clockwise from the button's left; the last is the button. At every turn two seats
    of ten fold if there is something to call, two raise by the least amount if they may, all
    others check or call. No antes, no rake. Raises BadInput for 1 or more than 10 seats, a stack
    below one chip, or blinds that are not 0 < small <= big.
    """
    import numpy as np

    from squaredeal.analysis.kernels.chance import generator
    from squaredeal.analysis.kernels.holdem import play_hands
    from squaredeal.analysis.kernels.tables import CARD_KEYS, CARD_MASKS, tables

    if stacks.ndim != 2 or not 2 <= stacks.shape[1] <= 10:
        raise BadInput(f"stacks must have the shape (hands, 2 to 10 seats), not {stacks.shape}")
    if not 0 < small_blind <= big_blind:
        raise BadInput(f"blinds of {small_blind} and {big_blind} cannot be")
    if stacks.size and not 1 <= int(stacks.min()) <= int(stacks.max()) < 2**26:
        raise BadInput("a stack is at least 1 chip and below 2 ** 26")
    before = np.ascontiguousarray(stacks, dtype=np.int32)
    known = tables("high", 7)
    return play_hands(before, small_blind, big_blind, generator(seed), known, CARD_KEYS, CARD_MASKS)
