"""The laws of every game, held to tables that the standard house does not open."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from squaredeal.bank import Setup, fresh
from squaredeal.games import (
    baccarat,
    blackjack,
    casino_holdem,
    dragon_tiger,
    roulette,
    russian_poker,
    sicbo,
    wheel,
)
from squaredeal.kernel import HOUSE, Act, Game, Lapse, Over, apply, replay
from squaredeal.kernel.laws import (
    Pick,
    Turn,
    chance_is_lawful,
    conserves,
    next_move,
    offers_what_it_accepts,
    silence_is_legal,
)
from tests.laws.casino_setups import BLACKJACK, TABLES

LIVE, HOUSE_TABLE = blackjack.LIVE, blackjack.HOUSE_TABLE_RULES
DAS = replace(LIVE, double_after_split=True, max_hands=4, resplit_aces=True)
OPTIONS: dict[str, tuple[Game[Any], list[Any]]] = {
    "blackjack-resplit": (blackjack.game_of(DAS), BLACKJACK),
    "blackjack-original": (blackjack.game_of(replace(DAS, dealer_takes="original")), BLACKJACK),
    "blackjack-late": (
        blackjack.game_of(replace(LIVE, surrender="late", hit_split_aces=True, hit_on_21=True)),
        BLACKJACK,
    ),
    "blackjack-early": (
        blackjack.game_of(replace(LIVE, surrender="early", split_by="rank", decks=6)),
        BLACKJACK,
    ),
    "blackjack-hole": (
        blackjack.game_of(replace(HOUSE_TABLE, peek="ace_ten", surrender="late", behind=True)),
        BLACKJACK,
    ),
    "blackjack-cut": (blackjack.game_of(replace(LIVE, cut_card=208)), BLACKJACK),
    "roulette-calls": (
        roulette.game_of(roulette.RouletteRules(call_bets=True, zero_outside="imprison")),
        TABLES,
    ),
    "roulette-two-zeros": (roulette.game_of(roulette.RouletteRules(zeros=2)), TABLES),
    "baccarat": (
        baccarat.game_of(baccarat.BaccaratRules(pairs=True, no_commission=True, cut_card=7)),
        [*TABLES, Setup((500,), shoe=fresh(1))],
    ),
    "dragon-tiger": (
        dragon_tiger.game_of(dragon_tiger.DragonTigerRules(sevens=True)),
        TABLES,
    ),
    "sic-bo": (sicbo.game_of(sicbo.SicBoRules(four_numbers=7)), TABLES),
    "wheel": (wheel.game_of(wheel.MULTIPLIER), TABLES),
    "casino-holdem": (
        casino_holdem.game_of(casino_holdem.CasinoHoldemRules(aa_bonus=False, qualifies="A")),
        TABLES,
    ),
    "russian-poker": (
        russian_poker.game_of(
            russian_poker.RussianPokerRules(buy_dealer_card=True, exchange_max=2)
        ),
        TABLES,
    ),
}
ROUNDS = 30


@pytest.mark.parametrize("name", OPTIONS)
def test_every_option_obeys_the_laws(name: str) -> None:
    game, setups = OPTIONS[name]
    for setup in setups:
        for seed in range(ROUNDS):
            _round(game, setup, f"{name} {seed}", with_chance=seed < 4)


def _round(game: Game[Any], setup: Any, seed: str, *, with_chance: bool) -> None:
    pick = Random(seed).randrange
    turns = list(staked(game, setup, Random(seed).randrange))
    seats = (*range(len(setup.stacks)), HOUSE)
    for (before, _, _), (after, events, _) in pairwise(turns):
        conserves(game, before, after, events)
        offers_what_it_accepts(game, after, seats, pick)
        silence_is_legal(game, after)
        if with_chance:
            chance_is_lawful(game, after, game.deck(setup) or ("0",))
    moves = [move for _, _, move in turns if move is not None]
    assert [(s, e) for s, e, _ in turns] == list(replay(game, setup, moves))
    last = turns[-1][0]
    assert isinstance(game.awaits(last), Over)
    assert not any(chips for place, chips in game.chips(last).items() if place.startswith("bet"))


def staked(game: Game[Any], setup: Any, pick: Pick) -> Iterator[Turn]:
    """A round played at random in which something lies on the layout before bets are closed."""
    state, events = game.start(setup)
    yield state, events, None
    while (move := next_move(game, state, pick)) is not None:
        closes = isinstance(move, Lapse) or (isinstance(move, Act) and move.verb == "close")
        if closes and game.chips(state) == game.chips(game.start(setup)[0]) and not is_late(state):
            continue
        state, events = apply(game, state, move)
        yield state, events, move


def is_late(state: Any) -> bool:
    """Are the bets of the round over?"""
    return not state.open or bool(getattr(state, "phase", 0))


def test_a_shoe_is_dealt_round_after_round_to_its_cut_card() -> None:
    """What a round leaves is what the next one finds, until the card shows."""
    game = blackjack.game_of(replace(LIVE, cut_card=52, decks=2))
    shoe, lengths = None, []
    for number in range(40):
        setup = blackjack.Setup((1_000,), shoe=shoe)
        *_, (last, _, _) = staked(game, setup, Random(number).randrange)
        awaited = game.awaits(last)
        assert isinstance(awaited, Over)
        shoe = awaited.carry
        lengths.append(len(shoe) if shoe is not None else 0)
        if shoe is None:
            break
    assert lengths[-1] == 0
    assert lengths == sorted(lengths, reverse=True)
    assert min(length for length in lengths if length) >= 52
