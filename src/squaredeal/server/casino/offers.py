"""What a reader may do at a table against the house, every verb open with its bounds or closed."""

from __future__ import annotations

from typing import Any, Final

from squaredeal.bank import staked
from squaredeal.games.blackjack.spots import hand_spot
from squaredeal.kernel import Choice, Refusal, Seat
from squaredeal.server import views, wire
from squaredeal.server.guests import Guest
from squaredeal.server.verbs import SEAT
from squaredeal.tables import BankState, BankTable

OWN: Final = ("leave", "seed")


def verbs_of(
    rules: BankTable, state: BankState, seat: Seat | None, guest: Guest
) -> tuple[wire.CasinoVerb, ...]:
    """The verbs of one seat, those of its round first; without a seat, where to sit."""
    if seat is None:
        return (_sit(rules, state, guest),)
    asked = [*rules.game.verbs, *OWN]
    return tuple(
        _shown(verb, rules.guard(state, seat, verb), state, seat)
        for verb in asked
        if verb != "auto"
    )


def _shown(
    verb: str, said: Choice | Refusal, state: BankState | None = None, seat: Seat = 0
) -> wire.CasinoVerb:
    if isinstance(said, Refusal):
        return wire.CasinoVerb(verb, said.clause, False, reason=views.reason(said))
    price = said.low if said.low is not None and said.low == said.high else None
    if verb in ("split", "exchange", "buy", "replace") and state is not None:
        price = _cost(verb, state.round, seat)
    return wire.CasinoVerb(
        verb,
        said.clause,
        True,
        price=price,
        low=said.low,
        high=said.high,
        unit=said.unit,
        spots=said.spots,
        bounds=said.bounds,
        cards_min=said.cards[0],
        cards_max=said.cards[1],
        among=said.among,
    )


def _cost(verb: str, round_: Any, seat: Seat) -> int:
    """What a verb without an amount takes: as much again on a split hand, or one ante."""
    if verb == "split":
        return staked(round_.bets[seat], hand_spot(round_.hands[round_.turn].number))
    return staked(round_.bets[seat], "ante")


def _sit(rules: BankTable, state: BankState, guest: Guest) -> wire.CasinoVerb:
    if guest.refusal is not None:
        return _shown("sit", guest.refusal)
    said = [rules.guard(state, seat, "sit") for seat in range(len(state.seats))]
    free = [seat for seat, each in enumerate(said) if isinstance(each, Choice)]
    if not free:
        return _shown("sit", said[0])
    spots = tuple(f"{SEAT}{seat}" for seat in free)
    return wire.CasinoVerb("sit", said[free[0]].clause, True, spots=spots)


__all__ = ["verbs_of"]
