"""The betting window of blackjack: main bets, Pair, bets behind."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.bank import Bets, add, bet_place, stack_place, staked, swap, swap_bets
from squaredeal.games.blackjack.round import Round, Setup
from squaredeal.games.blackjack.rules import BlackjackRules
from squaredeal.games.blackjack.spots import MAIN, behind_of, hand_spot, pair_spot
from squaredeal.kernel import Moved, Seat

MAIN_ONLY = (MAIN,)
_MAIN_AND_PAIR = (MAIN, pair_spot())


def bet_spots(rules: BlackjackRules, setup: Setup, seat: Seat, bets: Bets) -> tuple[str, ...]:
    """Where a participant may put chips: Pair only beside a confirmed main bet (bjl.pair.who)."""
    if seat < setup.seats:
        has_main = bool(rules.pair_pays) and staked(bets, MAIN) > 0
        return _MAIN_AND_PAIR if has_main else MAIN_ONLY
    if not rules.behind:
        return ()
    spots: list[str] = []
    for box in range(setup.seats):
        if setup.stacks[box]:
            spots.append(hand_spot(0, box))
            if rules.pair_pays and staked(bets, hand_spot(0, box)):
                spots.append(pair_spot(box))
    return tuple(spots)


def place(s: Round, seat: Seat, spot: str, chips: int) -> tuple[Round, tuple[Struct, ...]]:
    """Chips go onto a spot."""
    told = Moved(stack_place(seat), bet_place(seat, spot), chips, "place")
    stacks = swap(s.stacks, seat, s.stacks[seat] - chips)
    bets = swap_bets(s.bets, seat, add(s.bets[seat], spot, chips))
    changes = swap(s.changes, seat, s.changes[seat] + 1)
    return replace(s, stacks=stacks, bets=bets, changes=changes), (told,)


def remove(s: Round, seat: Seat, spot: str) -> tuple[Round, tuple[Struct, ...]]:
    """Chips leave a spot; a main bet takes its Pair along."""
    gone = {spot}
    if spot in (MAIN, hand_spot(0, behind_of(spot))):
        gone.add(pair_spot(behind_of(spot)))
    s = replace(s, changes=swap(s.changes, seat, s.changes[seat] + 1))
    return give_back(s, seat, frozenset(gone), "remove")


def give_back(
    s: Round, seat: Seat, spots: frozenset[str], why: str
) -> tuple[Round, tuple[Struct, ...]]:
    """These stakes of one participant return to the stack."""
    told: list[Struct] = []
    kept, chips = [], 0
    for spot, stake in s.bets[seat]:
        if spot in spots:
            told.append(Moved(bet_place(seat, spot), stack_place(seat), stake, why))
            chips += stake
        else:
            kept.append((spot, stake))
    stacks = swap(s.stacks, seat, s.stacks[seat] + chips)
    return replace(s, stacks=stacks, bets=swap_bets(s.bets, seat, tuple(kept))), tuple(told)


def return_orphans(s: Round, mains: tuple[Seat, ...]) -> tuple[Round, list[Struct]]:
    """Bets behind a seat without a main bet go back (bjl.behind.occupied-only)."""
    told: list[Struct] = []
    for seat in range(s.setup.seats, len(s.bets)):
        orphans = frozenset(spot for spot, _ in s.bets[seat] if behind_of(spot) not in mains)
        if orphans:
            s, moved = give_back(s, seat, orphans, "returned")
            told.extend(moved)
    return s, told


def followers(s: Round, seat: Seat, spot: str) -> tuple[tuple[Seat, int], ...]:
    """Who has chips on this spot behind a seat and could lay the same again: (who, chips)."""
    found = []
    for other in range(s.setup.seats, len(s.bets)):
        stake = staked(s.bets[other], spot)
        if stake and s.stacks[other] >= stake:
            found.append((other, stake))
    return tuple(found)
