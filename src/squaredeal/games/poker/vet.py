"""May a hand start like this? Who may be dealt in, and what the house allows before the cards."""

from __future__ import annotations

from squaredeal.games.poker.hand import HandSetup
from squaredeal.games.poker.terms import Terms
from squaredeal.kernel import BadInput, Refusal, refuse


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
    where = f"{terms.variant.code}: a hand"
    if len(set(setup.seats)) < len(setup.seats) or not set(setup.seats) <= set(range(size)):
        raise BadInput(f"{where} deals to seats {setup.seats} of a table of {size}")
    for seat in setup.seats:
        if setup.stacks[seat] <= 0:
            raise BadInput(f"{where} deals to seat {seat}, which has no chips")
    for name in ("blinds", "antes", "live", "dead"):
        by_seat = getattr(setup, name)
        if by_seat and (len(by_seat) != size or min(by_seat) < 0):
            raise BadInput(f"{where} needs {name} of {size} seats, none negative, not {by_seat}")
    if setup.boards < 1 or setup.stakes.chip < 1:
        raise BadInput(f"{where} needs a board and a smallest chip of at least 1")


__all__ = ["check_setup", "refusal_of_bomb_pot", "refusal_to_start"]
