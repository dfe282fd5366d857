"""Bots at one table, each with its own seat's view and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from squaredeal.bots import Policy
from squaredeal.dealers import Seeded
from squaredeal.games.poker import HandSetup, Stakes, build
from squaredeal.kernel import Act, Over, ToDeal, apply, choices, project

STACK = 1000


def play(code: str, policies: Sequence[Policy], rounds: int, first: int = 0) -> Counter[int]:
    """What every seat won in chips, over rounds with full stacks and a moving button."""
    won: Counter[int] = Counter()
    for number in range(first, first + rounds):
        for seat, chips in enumerate(play_round(code, policies, number)[0]):
            won[seat] += chips - STACK
    return won


def play_round(
    code: str, policies: Sequence[Policy], number: int
) -> tuple[tuple[int, ...], list[Act]]:
    """The stacks after one round and the acts in it."""
    game = build(code)
    seats = len(policies)
    limits = {"small_bet": 10, "big_bet": 20} if code.startswith("fl") else {}
    stakes = Stakes(small_blind=5, big_blind=10, **limits)
    setup = HandSetup((STACK,) * seats, tuple(range(seats)), number % seats, stakes)
    state, _ = game.start(setup)
    dealer = Seeded(number, game.variant.deck.cards)
    acts: list[Act] = []
    while True:
        awaited = game.awaits(state)
        if isinstance(awaited, Over):
            return state.stacks, acts
        if isinstance(awaited, ToDeal):
            state, _ = apply(game, state, dealer.answer(game, state, awaited))
            continue
        seat = awaited.seats[0]
        offered = choices(game, state, seat)
        act = policies[seat].choose(project(state, seat), seat, offered)
        acts.append(act)
        state, _ = apply(game, state, act)
