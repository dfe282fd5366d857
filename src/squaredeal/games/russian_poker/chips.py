"""Chips of a Russian poker round: stakes, fees, settlements."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.bank import (
    BANK,
    Settled,
    Verdict,
    bet_place,
    settle,
    stack_place,
    staked,
    swap,
    swap_bets,
    without,
)
from squaredeal.games.russian_poker.round import ANTE, Round
from squaredeal.kernel import Moved, Seat


def ante_of(s: Round, seat: Seat) -> int:
    """The seat's ante, chips."""
    return staked(s.bets[seat], ANTE)


def stake(s: Round, seat: Seat, spot: str, chips: int, why: str, told: list[Struct]) -> Round:
    """Chips of a seat go onto a spot."""
    told.append(Moved(stack_place(seat), bet_place(seat, spot), chips, why))
    held = staked(s.bets[seat], spot)
    bets = (*without(s.bets[seat], spot), (spot, held + chips))
    stacks = swap(s.stacks, seat, s.stacks[seat] - chips)
    return replace(s, stacks=stacks, bets=swap_bets(s.bets, seat, bets))


def take_back(s: Round, seat: Seat, spot: str, told: list[Struct]) -> Round:
    """Chips leave a spot before the deal."""
    chips = staked(s.bets[seat], spot)
    told.append(Moved(bet_place(seat, spot), stack_place(seat), chips, "remove"))
    stacks = swap(s.stacks, seat, s.stacks[seat] + chips)
    return replace(s, stacks=stacks, bets=swap_bets(s.bets, seat, without(s.bets[seat], spot)))


def pay_fee(s: Round, seat: Seat, told: list[Struct]) -> Round:
    """One ante to the house, always kept."""
    fee = ante_of(s, seat)
    told.append(Moved(stack_place(seat), BANK, fee, "fee"))
    return replace(s, stacks=swap(s.stacks, seat, s.stacks[seat] - fee), bank=s.bank + fee)


def pay_spot(s: Round, seat: Seat, spot: str, verdict: Verdict, told: list[Struct]) -> Round:
    """One stake is settled and leaves the layout; nothing happens if it is not there."""
    chips = staked(s.bets[seat], spot)
    if not chips:
        return s
    paid, moves = settle(seat, spot, chips, verdict)
    back = paid.back + paid.won - paid.commission
    told.extend(moves)
    told.append(Settled(seat, spot, chips, back))
    return replace(
        s,
        stacks=swap(s.stacks, seat, s.stacks[seat] + back),
        bets=swap_bets(s.bets, seat, without(s.bets[seat], spot)),
        bank=s.bank + chips - back,
    )
