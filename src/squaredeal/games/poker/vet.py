"""May a hand start like this? Who may be dealt in, and what the house allows before the cards."""

from __future__ import annotations

from functools import lru_cache

from squaredeal.games.poker.hand import HandSetup
from squaredeal.games.poker.terms import Terms
from squaredeal.kernel import BadInput, Refusal, Seat, refuse


def refusal_to_start(terms: Terms, setup: HandSetup) -> Refusal | None:
    """Why the house does not play this hand; None if it does.

    Source: stud7.players.minimum, stud7.deal.seven, floor.bomb-pot.*, floor.straddle.*.
    """
    count = len(setup.seats)
    if count < 2:
        return refuse("too_few_players", "stud7.players.minimum", players=count, least=2)
    most = terms.variant.seats_most
    if count > most:
        clause = "stud7.deal.seven" if terms.is_stud_pe else "hand.blinds.positions"
        return refuse("too_many_players", clause, players=count, most=most)
    need = terms.needs(count, max(setup.boards, terms.variant.boards))
    if need > len(terms.variant.deck):
        return refuse("deck_too_small", "floor.misdeal.count", need=need)
    if setup.bomb:
        return refusal_of_bomb_pot(terms, setup.stakes.big_blind, setup.bomb, setup.boards)
    if setup.straddles and not setup.has_unknown:
        return _refusal_of_straddles(terms, setup)
    return None


def refusal_of_bomb_pot(terms: Terms, big_blind: int, ante: int, boards: int) -> Refusal | None:
    """Why a bomb pot of this ante and so many boards is not played; None if it is."""
    rules = terms.rules
    if not rules.bomb.value:
        return Refusal("bomb_pot_not_agreed", rules.bomb.clause)
    high = rules.bomb_bb.value * big_blind
    if ante > high:
        return refuse("above_maximum", rules.bomb_bb.clause, asked=ante, high=high)
    if boards > rules.bomb_boards.value:
        most = rules.bomb_boards.value
        return refuse("too_many_boards", rules.bomb_boards.clause, asked=boards, high=most)
    return None


def _refusal_of_straddles(terms: Terms, setup: HandSetup) -> Refusal | None:
    rules = terms.rules
    if not rules.straddle.value:
        return Refusal("straddle_not_allowed", rules.straddle.clause)
    if len(setup.straddles) > rules.straddle_count.value:
        most = rules.straddle_count.value
        return refuse("too_many_straddles", rules.straddle_count.clause, high=most)
    high = rules.straddle_bb.value * setup.stakes.big_blind
    for _, chips in setup.straddles:
        if chips > high:
            return refuse("above_maximum", rules.straddle_bb.clause, asked=chips, high=high)
    return None


def check_setup(terms: Terms, setup: HandSetup) -> None:
    """Raises BadInput naming what no table could mean: a seat without chips, a seat twice."""
    size = len(setup.stacks)
    where = terms.variant.code
    if not _are_seats(setup.seats, size):
        raise BadInput(f"{where}: a hand deals to seats {setup.seats} of a table of {size}")
    if min([setup.stacks[seat] for seat in setup.seats], default=1) <= 0:
        raise BadInput(f"{where}: a hand deals to a seat without chips: {setup.stacks}")
    if setup.boards < 1 or setup.stakes.chip < 1:
        raise BadInput(f"{where}: a hand needs a board and a smallest chip of at least 1")
    if not (setup.blinds or setup.antes or setup.live or setup.dead):
        return
    for name in ("blinds", "antes", "live", "dead"):
        by_seat = getattr(setup, name)
        if by_seat and (len(by_seat) != size or min(by_seat) < 0):
            raise BadInput(f"{where}: {name} of {size} seats, none negative, not {by_seat}")


@lru_cache(4096)
def _are_seats(seats: tuple[Seat, ...], size: int) -> bool:
    """Different seats of a table of this size?"""
    return len(set(seats)) == len(seats) and set(seats) <= set(range(size))


__all__ = ["check_setup", "refusal_of_bomb_pot", "refusal_to_start"]
