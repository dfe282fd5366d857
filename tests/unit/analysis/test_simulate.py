"""The compiled hold'em plays what the engine plays: same chances, same stacks after every hand."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import pytest

from squaredeal import registry
from squaredeal.analysis.simulate import play_holdem
from squaredeal.cards import FULL_52
from squaredeal.games.poker.hand import HandSetup, Stakes
from squaredeal.kernel import Act, BadInput, Chance, Choice, Lapse, Over, ToAct, ToDeal, apply
from squaredeal.rules import standard

numpy = pytest.importorskip("numpy")
pytest.importorskip("numba")

from squaredeal.analysis.kernels.chance import below, generator  # noqa: E402 (needs numba)

GAME = registry.game("nlhe@1", standard().room("online"))
BIG = 2


def engine_stacks(stacks: list[int], deck: list[str], state: Any) -> list[int]:
    """One hand through the engine's door, its chances from the kernel's generator.

    The deck is shuffled from where the last hand left it, as the kernel does.
    """
    seats = tuple(range(len(stacks)))
    for place in range(2 * len(seats) + 5):
        other = place + below(state, 52 - place)
        deck[place], deck[other] = deck[other], deck[place]
    dealt = iter(deck)
    hand, _ = GAME.start(
        HandSetup(
            stacks=tuple(stacks),
            seats=seats,
            button=seats[-1],
            stakes=Stakes(small_blind=1, big_blind=BIG, small_bet=BIG, big_bet=2 * BIG),
            auto_muck=seats,
        )
    )
    while not isinstance(awaited := GAME.awaits(hand), Over):
        if isinstance(awaited, ToDeal):
            hand, _ = apply(GAME, hand, Chance(tuple(islice(dealt, awaited.count))))
        elif isinstance(awaited, ToAct) and awaited.window:
            hand, _ = apply(GAME, hand, Lapse(awaited.seats[0]))
        else:
            hand, _ = apply(GAME, hand, turn(hand, awaited.seats[0], below(state, 10)))
    return list(hand.stacks)


def turn(hand: Any, seat: int, drawn: int) -> Act:
    """The policy's act, from the engine's own choices."""
    if drawn >= 8:
        for verb in ("bet", "raise_to"):
            choice = GAME.guard(hand, seat, verb)
            if isinstance(choice, Choice):
                return Act(seat, verb, choice.low)
    if isinstance(GAME.guard(hand, seat, "check"), Choice):
        return Act(seat, "check")
    if drawn < 2:
        return Act(seat, "fold")
    call = GAME.guard(hand, seat, "call")
    assert isinstance(call, Choice)
    return Act(seat, "call", call.low)


@pytest.mark.parametrize("seats", range(2, 10))
@pytest.mark.parametrize("deepest", [6, 40, 200], ids=["tiny", "short", "deep"])
def test_kernel_and_engine_end_every_hand_with_the_same_stacks(seats: int, deepest: int) -> None:
    rng = random.Random(seats * deepest)
    hands = 80
    before = [[rng.randint(1, deepest) for _ in range(seats)] for _ in range(hands)]
    after = play_holdem(numpy.array(before), small_blind=1, big_blind=BIG, seed=seats)
    state, deck = generator(seats), list(FULL_52.cards)
    for place, stacks in enumerate(before):
        assert engine_stacks(stacks, deck, state) == after[place].tolist(), (place, stacks)


def test_every_chip_is_kept_and_a_seed_repeats() -> None:
    before = numpy.full((5000, 6), 200)
    after = play_holdem(before, seed=9)
    assert (after.sum(axis=1) == 1200).all()
    assert (after == play_holdem(before, seed=9)).all()
    assert not (after == play_holdem(before, seed=10)).all()
    assert (after != 200).any(axis=1).all()


def test_stacks_and_blinds_that_cannot_be_are_refused() -> None:
    with pytest.raises(BadInput, match="shape"):
        play_holdem(numpy.full((5, 1), 200))
    with pytest.raises(BadInput, match="at least 1 chip"):
        play_holdem(numpy.zeros((5, 6), dtype=numpy.int32))
    with pytest.raises(BadInput, match="blinds"):
        play_holdem(numpy.full((5, 6), 200), small_blind=3, big_blind=2)
