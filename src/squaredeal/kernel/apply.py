"""The only door in, and what follows from it for every game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from msgspec import Struct

from squaredeal.kernel.awaits import Over, ToAct, ToDeal
from squaredeal.kernel.choices import ANY_SPOT, Choice, Refusal, refuse
from squaredeal.kernel.errors import Broken, Illegal
from squaredeal.kernel.game import Game, Step
from squaredeal.kernel.moves import FLOOR, Act, Chance, Lapse, Move, Rule, Seat

S = TypeVar("S", bound=Struct)
_NAME = re.compile(r"\S{1,200}")


def apply(game: Game[S], s: S, move: Move) -> Step[S]:
    """The next state and what happened. Raises Illegal with a clause; `s` is never changed."""
    if type(move) is Act:
        fits(game.guard(s, move.seat, move.verb), move)
        return game.step(s, move)
    return game.step(s, check(game, s, move))


def check(game: Game[S], s: S, move: Move) -> Act | Chance | Rule:
    """The move that `step` may take: a lapse becomes the act it means. Raises Illegal."""
    if type(move) is Act:
        fits(game.guard(s, move.seat, move.verb), move)
        return move
    if type(move) is Chance:
        if not game.admits(s, move.outcome):
            said = " ".join(move.outcome)
            raise Illegal(refuse("outcome_impossible", "rng.outcomes", outcome=said))
        return move
    if type(move) is Lapse:
        awaited = game.awaits(s)
        if not isinstance(awaited, ToAct) or move.seat not in awaited.seats:
            raise Illegal(refuse("no_clock_running", "hand.clock.expiry", seat=move.seat))
        act = game.lapse(s, move.seat)
        fits(game.guard(s, act.seat, act.verb), act)
        return act
    if type(move) is Rule:
        fits(game.guard(s, FLOOR, move.ruling.verb), move.ruling)
        return move
    raise Broken(f"{move!r} is not a move")


def fits(choice: Choice | Refusal, act: Act) -> None:
    """Is the act inside what was offered? Raises Illegal with the clause that set the limit."""
    if type(choice) is Refusal:
        raise Illegal(choice)
    amount, low = act.amount, choice.low
    if choice.spots or act.spot is not None:
        _fits_spot(choice, act)
    elif low is None:
        if amount is not None:
            raise Illegal(refuse("amount_not_taken", choice.clause, amount=amount))
    elif type(amount) is not int or amount != low:
        _fits_amount(choice, amount, low, choice.high)
    if choice.cards[1] or act.cards:
        _fits_cards(choice, act)


def _fits_spot(choice: Choice, act: Act) -> None:
    free = choice.spots == (ANY_SPOT,) and act.spot is not None and _NAME.fullmatch(act.spot)
    if not free and (act.spot is None or act.spot not in choice.spots):
        raise Illegal(refuse("spot_unknown", choice.clause, spot=act.spot or ""))
    if choice.low is None:
        if act.amount is not None:
            raise Illegal(refuse("amount_not_taken", choice.clause, amount=act.amount))
        return
    low, high = choice.low, choice.high
    if choice.bounds:
        low, high = choice.bounds[choice.spots.index(act.spot)]
    _fits_amount(choice, act.amount, low, high)


def _fits_amount(choice: Choice, amount: int | None, low: int, high: int | None) -> None:
    if type(amount) is not int:
        raise Illegal(refuse("amount_missing", choice.clause, low=low))
    if amount < low:
        raise Illegal(refuse("below_minimum", choice.clause, asked=amount, low=low))
    if high is not None and amount > high:
        raise Illegal(refuse("above_maximum", choice.clause, asked=amount, high=high))
    if amount % choice.unit and amount != high:
        raise Illegal(refuse("not_a_multiple", choice.clause, asked=amount, unit=choice.unit))


def _fits_cards(choice: Choice, act: Act) -> None:
    least, most = choice.cards
    if not least <= len(act.cards) <= most:
        raise Illegal(
            refuse("card_count", choice.clause, asked=len(act.cards), least=least, most=most)
        )
    if any(act.cards.count(card) > choice.among.count(card) for card in act.cards):
        raise Illegal(refuse("card_not_held", choice.clause, cards=" ".join(act.cards)))


def guards(game: Game[S], s: S, seat: Seat) -> dict[str, Choice | Refusal]:
    """Every verb of one seat with its choice, or the reason why it is closed."""
    verbs = game.rulings if seat == FLOOR else game.verbs
    return {verb: game.guard(s, seat, verb) for verb in verbs}


def choices(
    game: Game[S], s: S, seat: Seat, verbs: Sequence[str] | None = None
) -> tuple[Choice, ...]:
    """What this seat may do now, of all verbs or those named; nothing for a seat not awaited."""
    if verbs is None:
        verbs = game.rulings if seat == FLOOR else game.verbs
    asked = [game.guard(s, seat, verb) for verb in verbs]
    return tuple([choice for choice in asked if type(choice) is Choice])


def replay(game: Game[S], setup: Any, moves: Iterable[Move]) -> Iterator[Step[S]]:
    """Every step of a round from its setup: equal moves give equal states and events."""
    s, events = game.start(setup)
    yield s, events
    for move in moves:
        s, events = apply(game, s, move)
        yield s, events


def is_over(game: Game[S], s: S) -> bool:
    """Is the round finished?"""
    return type(game.awaits(s)) is Over


def owes(game: Game[S], s: S) -> ToDeal | None:
    """What a device must say next, if it is a device's turn."""
    awaited = game.awaits(s)
    return awaited if type(awaited) is ToDeal else None


def total(chips: Mapping[str, int]) -> int:
    """All chips of a state, the house's bank among them: the same before and after every step."""
    return sum(chips.values())


__all__ = [
    "apply",
    "check",
    "choices",
    "fits",
    "guards",
    "is_over",
    "owes",
    "replay",
    "total",
]
