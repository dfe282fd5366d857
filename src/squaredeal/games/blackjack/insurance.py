"""Insurance: a window of its own, half of each stake, before anything else is decided."""

from __future__ import annotations

from squaredeal.bank import staked
from squaredeal.games.blackjack.round import Round
from squaredeal.games.blackjack.rules import BlackjackRules
from squaredeal.games.blackjack.spots import hand_spot, insurance_spot
from squaredeal.kernel import Seat, percent


def insurance_spots(rules: BlackjackRules, s: Round, seat: Seat) -> tuple[tuple[str, int], ...]:
    """What a participant may still insure, with the one sum allowed (bj.insurance.amount)."""
    bets, stack = s.bets[seat], s.stacks[seat]
    backed: tuple[Seat | None, ...] = (None,)
    if seat >= s.setup.seats:
        backed = tuple(range(s.setup.seats))
    found = []
    for behind in backed:
        half = percent(staked(bets, hand_spot(0, behind)), rules.insurance_share)
        spot = insurance_spot(behind)
        if 0 < half <= stack and not staked(bets, spot):
            found.append((spot, half))
    return tuple(found)


def insurable(rules: BlackjackRules, s: Round) -> tuple[Seat, ...]:
    """Everybody who may insure something."""
    return tuple([seat for seat in range(len(s.bets)) if insurance_spots(rules, s, seat)])
