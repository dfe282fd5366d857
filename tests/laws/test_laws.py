"""Every registered game is held to the laws of the kernel, over rounds played at random."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import chain, pairwise
from random import Random
from typing import Any

import msgspec
import pytest

from squaredeal import registry
from squaredeal.journal import decode_value, encode_value
from squaredeal.kernel import FLOOR, HOUSE, RAIL, Act, Chance, Move, Rule, choices, project, replay
from squaredeal.kernel.game import Game
from squaredeal.kernel.laws import (
    chance_is_lawful,
    conserves,
    offers_what_it_accepts,
    silence_is_legal,
    walk,
)
from squaredeal.rules import standard
from tests.laws.setups import ends_of_secrecy, recount, samples

ROUNDS = 5
CASES = [
    pytest.param(code, index, id=f"{code}-{index}")
    for code in registry.codes()
    for index in range(len(samples(code)))
]


@cache
def playings(code: str, index: int) -> tuple[Game[Any], Any, list[list[Any]]]:
    """Rounds played at random from their seeds: the game, its setup, every turn of every round."""
    game, setup = registry.game(code, standard()), samples(code)[index]
    seeds = (Random(f"{code} {index} {seed}") for seed in range(ROUNDS))
    return game, setup, [list(walk(game, setup, random.randrange)) for random in seeds]


def seats_of(setup: Any) -> tuple[int, ...]:
    return (*range(len(setup.stacks)), HOUSE)


@pytest.mark.parametrize("code", registry.codes())
def test_every_game_has_rounds_to_be_tried(code: str) -> None:
    assert len(samples(code)) >= 2


@pytest.mark.parametrize(("code", "index"), CASES)
def test_chips_are_conserved_and_explained_by_events(code: str, index: int) -> None:
    game, setup, rounds = playings(code, index)
    for turns in rounds:
        assert sum(setup.stacks) == sum(game.chips(turns[0][0]).values())
        for (before, _, _), (after, events, _) in pairwise(turns):
            conserves(game, before, after, events)


@pytest.mark.parametrize(("code", "index"), CASES)
def test_what_is_offered_is_what_is_accepted(code: str, index: int) -> None:
    game, setup, rounds = playings(code, index)
    pick = Random(code).randrange
    for state, _, _ in chain(*rounds):
        offers_what_it_accepts(game, state, seats_of(setup), pick)
        silence_is_legal(game, state)


@pytest.mark.parametrize(("code", "index"), CASES)
def test_chance_follows_its_exact_law(code: str, index: int) -> None:
    game, setup, rounds = playings(code, index)
    items = game.deck(setup) or ("0",)
    for state, _, _ in chain(*rounds):
        chance_is_lawful(game, state, items)


@pytest.mark.parametrize(("code", "index"), CASES)
def test_equal_moves_give_equal_states_and_events(code: str, index: int) -> None:
    game, setup, rounds = playings(code, index)
    for turns in rounds:
        moves = [move for _, _, move in turns if move is not None]
        again = list(replay(game, setup, moves))
        assert [(state, events) for state, events, _ in turns] == again


@pytest.mark.parametrize(("code", "index"), CASES)
def test_everything_survives_the_journal(code: str, index: int) -> None:
    game, setup, rounds = playings(code, index)
    assert setup == decode_value(encode_value(setup), game.setup_type)
    union = game.event_types
    for state, events, _ in chain(*rounds):
        assert state == decode_value(encode_value(state), game.state_type)
        for event in events:
            assert isinstance(event, union)
            assert event == decode_value(encode_value(event), type(event))


@pytest.mark.parametrize(("code", "index"), CASES)
def test_nobody_learns_what_is_hidden_from_them(code: str, index: int) -> None:
    """Change every card that a viewer may not see: what it is sent stays the same to the byte."""
    game, setup, rounds = playings(code, index)
    shuffler = Random(code)
    for turns in rounds:
        before = _until_showing(turns, ends_of_secrecy(code))
        for viewer in (*range(len(setup.stacks)), RAIL):
            _sees_the_same(game, setup, before, viewer, shuffler)


def _sees_the_same(
    game: Game[Any], setup: Any, turns: list[Any], viewer: int, shuffler: Random
) -> None:
    sent = [_sent(game, state, events, viewer) for state, events, _ in turns]
    hidden = [card for card in dict.fromkeys(game.deck(setup)) if f'"{card}"' not in str(sent)]
    swapped = dict(zip(hidden, shuffler.sample(hidden, len(hidden)), strict=True))
    moves = [_swap(move, swapped) for _, _, move in turns if move is not None]
    again = [_sent(game, s, events, viewer) for s, events in replay(game, setup, moves)]
    assert sent == again


def _until_showing(turns: list[Any], showing: frozenset[str]) -> list[Any]:
    kept = []
    for turn in turns:
        if any(event.__struct_config__.tag in showing for event in turn[1]):
            break
        kept.append(turn)
    return kept


def _sent(game: Game[Any], state: Any, events: tuple[Any, ...], viewer: int) -> str:
    offered = choices(game, state, viewer) if viewer >= 0 else ()
    seen = (project(state, viewer), project(events, viewer), offered, game.awaits(state))
    return msgspec.json.encode(seen).decode()


def _swap(move: Move, swapped: dict[str, str]) -> Move:
    if isinstance(move, Chance):
        return Chance(tuple(swapped.get(card, card) for card in move.outcome))
    if isinstance(move, Act):
        return msgspec.structs.replace(
            move, cards=tuple(swapped.get(card, card) for card in move.cards)
        )
    return move


@pytest.mark.parametrize(("code", "index"), CASES)
def test_facts_carried_forward_equal_the_same_facts_recounted(code: str, index: int) -> None:
    game, _, rounds = playings(code, index)
    for turns in rounds:
        recount(code)(game, turns)


@pytest.mark.parametrize(
    ("fact", "lie"),
    [
        *[
            (fact, lambda number: number + 1)
            for fact in ("able", "acted", "aggressor", "least", "price", "raises", "substance")
        ],
        ("total", lambda chips: chips + 1),
        ("paid", lambda chips: (chips[0] + 1, *chips[1:])),
        ("live", lambda seats: seats[1:]),
        ("queue", lambda seats: seats[1:]),
        ("queue", lambda seats: seats[::-1]),
    ],
)
def test_the_recount_notices_a_fact_that_is_not_true(fact: str, lie: Callable[[Any], Any]) -> None:
    """Change one fact of one state: a law that would not see it proves nothing."""
    game, _, rounds = playings("nlhe@1", 1)
    turns = list(next(turns for turns in rounds if len(turns) > 3))
    place = next(n for n, (state, _, _) in enumerate(turns) if len(state.queue) > 2)
    state, events, move = turns[place]
    told = msgspec.structs.replace(state, **{fact: lie(getattr(state, fact))})
    turns[place] = (told, events, move)
    with pytest.raises(AssertionError, match=r"counted and carried|after"):
        recount("nlhe@1")(game, turns)


@pytest.mark.parametrize("code", registry.codes())
def test_rulings_are_offered_or_refused_with_a_clause(code: str) -> None:
    game = registry.game(code, standard())
    state, _ = game.start(samples(code)[0])
    for ruling in game.rulings:
        answer = game.guard(state, FLOOR, ruling)
        assert answer.clause, ruling
        assert isinstance(Rule(Act(0, ruling), answer.clause), Rule)
