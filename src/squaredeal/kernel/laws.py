"""What every game must obey. Each law raises AssertionError naming what broke it.

A law is checked at one state of one playing; `walk` plays a round at random and yields every state,
so that a test holds a whole game to all of them. Chance and choice come from `pick(n)`, an integer
from 0 to n - 1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any, TypeAlias

from squaredeal.kernel.apply import apply, check, choices
from squaredeal.kernel.awaits import ToAct, ToDeal
from squaredeal.kernel.choices import ANY_SPOT, Choice, Refusal
from squaredeal.kernel.errors import Illegal
from squaredeal.kernel.events import balances
from squaredeal.kernel.game import Game
from squaredeal.kernel.moves import FLOOR, Act, Chance, Lapse, Move, Seat

Pick: TypeAlias = Callable[[int], int]
Turn: TypeAlias = tuple[Any, tuple[Any, ...], Move | None]


def walk(game: Game[Any], setup: Any, pick: Pick) -> Iterator[Turn]:
    """A round played at random: every state, the events that led to it, the move before them."""
    s, events = game.start(setup)
    move: Move | None = None
    yield s, events, move
    for _ in range(game.bound(setup)):
        move = next_move(game, s, pick)
        if move is None:
            return
        s, events = apply(game, s, move)
        yield s, events, move
    assert next_move(game, s, pick) is None, f"{game.code} went on beyond its declared bound"


def next_move(game: Game[Any], s: Any, pick: Pick) -> Move | None:
    """A legal move at random; None when the round is over."""
    awaited = game.awaits(s)
    if isinstance(awaited, ToDeal):
        return Chance(_draw(game, s, pick))
    if not isinstance(awaited, ToAct):
        return None
    seat = awaited.seats[pick(len(awaited.seats))]
    offered = choices(game, s, seat)
    if not offered or (awaited.window and pick(3) == 0):
        return Lapse(seat)
    return chosen(offered[pick(len(offered))], seat, pick)


def chosen(choice: Choice, seat: Seat, pick: Pick) -> Act:
    """An act inside a choice, at random: amounts lean toward both ends."""
    spot, low, high = None, choice.low, choice.high
    if choice.spots:
        index = pick(len(choice.spots))
        spot = "anybody" if choice.spots == (ANY_SPOT,) else choice.spots[index]
        low, high = choice.bounds[index] if choice.bounds else (low, high)
    amount = None
    if low is not None:
        top = low + 10 * choice.unit if high is None else high
        steps = (top - low) // choice.unit
        amount = (low, top, low + choice.unit * pick(steps + 1))[pick(3)]
    least, most = choice.cards
    left = list(choice.among)
    count = least + pick(most - least + 1) if most else 0
    cards = tuple(left.pop(pick(len(left))) for _ in range(count))
    return Act(seat, choice.verb, amount, spot, cards)


def _draw(game: Game[Any], s: Any, pick: Pick) -> tuple[str, ...]:
    law = [(outcome, weight) for outcome, weight in game.outcomes(s) if weight]
    whole = 1_000_003
    ticket = Fraction(pick(whole), whole)
    for outcome, weight in law:
        ticket -= weight
        if ticket < 0:
            return outcome
    return law[-1][0]


def conserves(game: Game[Any], before: Any, after: Any, events: tuple[Any, ...]) -> None:
    """No step makes or loses a chip, and the events alone tell where each one went."""
    was, now = game.chips(before), game.chips(after)
    assert sum(was.values()) == sum(now.values()), f"{game.code}: chips {was} became {now}"
    held = {place: chips for place, chips in now.items() if chips}
    assert held == balances(dict(was), events), f"{game.code}: events do not explain {was} to {now}"


def offers_what_it_accepts(game: Game[Any], s: Any, seats: tuple[Seat, ...], pick: Pick) -> None:
    """A seat that is not awaited is offered nothing; one step beyond an offer is refused."""
    awaited = game.awaits(s)
    open_to = awaited.seats if isinstance(awaited, ToAct) else ()
    for seat in seats:
        for verb in game.verbs:
            answer = game.guard(s, seat, verb)
            if isinstance(answer, Refusal):
                assert answer.clause, f"{game.code}: {answer.code} names no clause"
                _refused(game, s, Act(seat, verb))
                continue
            assert seat in open_to, f"{game.code}: {verb} is offered to seat {seat} out of turn"
            act = chosen(answer, seat, pick)
            check(game, s, act)
            _edges(game, s, answer, act)
    _refused(game, s, Act(0, "no_such_verb"))


def _edges(game: Game[Any], s: Any, choice: Choice, act: Act) -> None:
    low, high = choice.low, choice.high
    if low is None:
        _refused(game, s, Act(act.seat, act.verb, 1, act.spot, act.cards))
        return
    if choice.bounds:
        low, high = choice.bounds[choice.spots.index(act.spot or "")]
    _refused(game, s, Act(act.seat, act.verb, low - 1, act.spot, act.cards))
    if high is not None:
        _refused(game, s, Act(act.seat, act.verb, high + 1, act.spot, act.cards))


def _refused(game: Game[Any], s: Any, act: Act) -> None:
    try:
        check(game, s, act)
    except Illegal:
        return
    raise AssertionError(f"{game.code} accepted {act}, which it does not offer")


def silence_is_legal(game: Game[Any], s: Any) -> None:
    """The clock of every awaited seat may run out."""
    awaited = game.awaits(s)
    if isinstance(awaited, ToAct):
        for seat in awaited.seats:
            if seat != FLOOR:
                check(game, s, Lapse(seat))


def chance_is_lawful(game: Game[Any], s: Any, items: tuple[str, ...]) -> None:
    """Outcomes sum to one; just those with weight are admitted; parts and whole agree."""
    awaited = game.awaits(s)
    if not isinstance(awaited, ToDeal):
        assert not game.admits(s, items[:1]), f"{game.code} admits chance that nobody asked for"
        return
    law = dict(game.outcomes(s))
    assert sum(law.values()) == 1, f"{game.code}: outcomes sum to {sum(law.values())}"
    for outcome, weight in law.items():
        likely = f"{game.code}: {outcome} has weight {weight}"
        assert game.admits(s, outcome) == (weight > 0), likely
    assert not game.admits(s, ("no such thing",))
    if awaited.count > 1:
        _parts_and_whole(game, s, awaited.count)


def _parts_and_whole(game: Game[Any], s: Any, count: int) -> None:
    part = s
    items: list[str] = []
    for _ in range(count):
        outcome = next(o for o, weight in game.outcomes(part) if weight)
        items += outcome
        part = game.step(part, Chance(outcome))[0]
    assert game.admits(s, tuple(items)), f"{game.code} does not admit {items} at once"
    assert part == game.step(s, Chance(tuple(items)))[0], f"{game.code}: parts and whole differ"


__all__ = [
    "chance_is_lawful",
    "chosen",
    "conserves",
    "next_move",
    "offers_what_it_accepts",
    "silence_is_legal",
    "walk",
]
