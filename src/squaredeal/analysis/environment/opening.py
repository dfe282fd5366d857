"""A round to play from a code alone: the usual stakes, full stacks, everybody dealt in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from squaredeal import registry
from squaredeal.games.poker import BY_CODE, Betting, Forced, HandSetup, Stakes, Variant
from squaredeal.kernel import BadInput, Game

BANK_STACK = 1000
"""Chips of a seat against the house."""


def usual_stakes(variant: Variant) -> Stakes:
    """Small round stakes for this variant, in chips: blinds of 1 and 2, or what stands for them."""
    if variant.forced is Forced.BUTTON_BLIND:
        return Stakes(ante=1, button_blind=2)
    if variant.forced is Forced.BRING_IN:
        return Stakes(ante=1, bring_in=2, small_bet=4, big_bet=8)
    if variant.forced is Forced.ANTES:
        is_one_street = len(variant.streets) == 1
        return Stakes(
            ante=1, small_bet=1 if is_one_street else 2, big_bet=1 if is_one_street else 4
        )
    if variant.betting is Betting.FIXED_LIMIT:
        return Stakes(small_blind=1, big_blind=2, small_bet=2, big_bet=4)
    return Stakes(small_blind=1, big_blind=2)


def usual_stack(variant: Variant, stakes: Stakes) -> int:
    """A full stack in chips: 100 big blinds or 40 small bets; all-in or fold has 8 big blinds.

    With nothing but antes, the least stack that can pay every bet and raise of the hand.
    """
    if variant.forced is Forced.ANTES:
        bets = [stakes.big_bet if street.big else stakes.small_bet for street in variant.streets]
        return stakes.ante + sum(bet * (1 + variant.raises) for bet in bets)
    if variant.betting is Betting.ALL_IN_OR_FOLD:
        return 8 * stakes.big_blind
    return 100 * max(stakes.big_blind, stakes.button_blind) or 40 * stakes.small_bet


def opening(
    game: Game[Any],
    seats: int = 2,
    stacks: int | Sequence[int] | None = None,
    stakes: Stakes | None = None,
    button: int = 0,
) -> Any:
    """The setup of a round of this game with all seats taken; stacks in chips, one for all or one
    a seat. In poker, hands that are beaten are mucked without asking.

    Raises BadInput when the stacks are not as many as the seats.
    """
    variant = BY_CODE.get(game.code) if registry.family(game.code) == "poker" else None
    if variant is not None and stakes is None:
        stakes = usual_stakes(variant)
    if stacks is None:
        stacks = BANK_STACK if variant is None or stakes is None else usual_stack(variant, stakes)
    held = (stacks,) * seats if isinstance(stacks, int) else tuple(stacks)
    if len(held) != seats:
        raise BadInput(f"{seats} seats need {seats} stacks, not {len(held)}")
    if variant is None or stakes is None:
        return game.setup_type(stacks=held)
    every = tuple(range(seats))
    return HandSetup(held, every, button, stakes, auto_muck=every)


__all__ = ["opening", "usual_stack", "usual_stakes"]
