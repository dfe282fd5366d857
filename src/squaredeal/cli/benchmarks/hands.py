"""Whole hands a second through the engine's one door, under a policy that a peer can play too.

Six seats of 100 big blinds; at every turn 20 % fold if there is a bet to match, 20 % raise by the
least amount if they may, everybody else checks or calls.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from squaredeal import registry
from squaredeal.games.poker.hand import HandSetup, Stakes
from squaredeal.kernel import Act, Chance, Choice, Game, Lapse, Over, ToAct, ToDeal, apply
from squaredeal.rules import standard

SEATS = 6
STACK = 200
SMALL, BIG = 1, 2
FOLD, RAISE = 0.2, 0.8
HOLE = {"nlhe@1": 2, "plo@1": 4}
BOARD = 5


def setup() -> HandSetup:
    """Six stacks of 100 big blinds."""
    seats = tuple(range(SEATS))
    return HandSetup(
        stacks=(STACK,) * SEATS,
        seats=seats,
        button=SEATS - 1,
        stakes=Stakes(small_blind=SMALL, big_blind=BIG, small_bet=BIG, big_bet=2 * BIG),
        auto_muck=seats,
    )


def ours(code: str) -> Callable[[int], int]:
    """Plays so many hands of a variant through `apply`."""
    game = registry.game(code, standard().room("online"))
    start = setup()
    deck = game.deck(start)
    random = Random(1)
    needed = SEATS * HOLE[code] + BOARD

    def work(hands: int) -> int:
        for _ in range(hands):
            play(game, start, random.sample(deck, needed), random)
        return hands

    return work


def play(game: Game[Any], start: HandSetup, deck: list[str], random: Random) -> Any:
    """One hand to its end; returns the last state."""
    state, _ = game.start(start)
    at = 0
    while True:
        awaited = game.awaits(state)
        if type(awaited) is ToAct:
            move = chosen(game, state, awaited.seats[0], random.random())
            state, _ = apply(game, state, move)
        elif type(awaited) is ToDeal:
            end = at + awaited.count
            state, _ = apply(game, state, Chance(tuple(deck[at:end])))
            at = end
        elif type(awaited) is Over:
            return state


def chosen(game: Game[Any], state: Any, seat: int, drawn: float) -> Act | Lapse:
    """What the policy does when it draws this number from 0 to 1."""
    if drawn >= RAISE:
        choice = game.guard(state, seat, "raise_to")
        if type(choice) is not Choice:
            choice = game.guard(state, seat, "bet")
        if type(choice) is Choice:
            return Act(seat, choice.verb, choice.low)
    call = game.guard(state, seat, "call")
    if type(call) is Choice:
        return Act(seat, "fold") if drawn < FOLD else Act(seat, "call", call.low)
    if type(game.guard(state, seat, "check")) is Choice:
        return Act(seat, "check")
    return Lapse(seat)


def pokerkits(code: str) -> Callable[[int], int]:
    """The same hands played by PokerKit. Raises ImportError without the `bench` extra."""
    from pokerkit import Automation, NoLimitTexasHoldem, PotLimitOmahaHoldem

    kinds: dict[str, Any] = {"nlhe@1": NoLimitTexasHoldem, "plo@1": PotLimitOmahaHoldem}
    automations = tuple(Automation)
    random = Random(1)

    def work(hands: int) -> int:
        for _ in range(hands):
            state = kinds[code].create_state(
                automations, True, 0, (SMALL, BIG), BIG, (STACK,) * SEATS, SEATS
            )
            while state.status:
                _peer_turn(state, random.random())
        return hands

    return work


def _peer_turn(state: Any, drawn: float) -> None:
    if drawn >= RAISE and state.can_complete_bet_or_raise_to():
        state.complete_bet_or_raise_to(state.min_completion_betting_or_raising_to_amount)
    elif drawn < FOLD and state.can_fold():
        state.fold()
    else:
        state.check_or_call()


__all__ = ["chosen", "ours", "play", "pokerkits", "setup"]
