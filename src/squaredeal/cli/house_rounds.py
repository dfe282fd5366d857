"""Check rounds against the house: the sealed secret must give every card, pocket, die and stop."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from squaredeal.dealers import Sealed, SealedDeck, draws
from squaredeal.kernel import (
    Act,
    Broken,
    Chance,
    Game,
    Illegal,
    Move,
    ToDeal,
    apply,
    is_over,
)
from squaredeal.tables import with_stack

Check = tuple[str, bool]


def check_house_round(
    game: Game[Any], setup: Any, moves: list[Move], sealed: Sealed, record: Mapping[str, Any]
) -> Iterator[Check]:
    """Dealt again from the opening, move by move, and settled as recorded."""
    dealer = SealedDeck(sealed, tuple(record["seeds"]))
    state: Any = game.start(setup)[0]
    follows, plays = True, True
    try:
        for move in moves:
            if isinstance(move, Chance):
                owed = game.awaits(state)
                assert isinstance(owed, ToDeal)
                follows = follows and dealer.answer(game, state, owed) == move
            state = _after(game, state, move)
    except (Illegal, Broken, AssertionError):
        plays = False
    yield "every card, pocket, die and stop follows from the opening and the seeds", follows
    chips = game.chips(state)
    after = [chips.get(f"stack:{seat}", 0) for seat in range(len(setup.stacks))]
    yield (
        "the round plays out as recorded",
        plays and is_over(game, state) and (after == list(record["after"])),
    )


def _after(game: Game[Any], state: Any, move: Move) -> Any:
    """The round after a move; of the table's own moves only a changed wallet concerns it."""
    if isinstance(move, Act) and move.verb == "purse":
        seat = int(move.spot or "0")
        return with_stack(state, seat, (move.amount or 0) - state.stacks[seat])
    if isinstance(move, Act) and move.verb not in game.verbs:
        return state
    return apply(game, state, move)[0]


def check_house_proof(proof: Mapping[str, Any]) -> Iterator[Check]:
    """What a player's own copy of a proof shows of a wheel, dice or reels. Raises ValueError."""
    sealed = Sealed(bytes.fromhex(proof["key"]), ())
    yield "the key gives the seal", sealed.seal() == proof["commitment"]
    stream = draws(sealed.key, tuple(proof["seeds"]))
    tickets = [stream.below(int(draw["of"])) for draw in proof["draws"]]
    told = [int(draw["ticket"]) for draw in proof["draws"]]
    yield f"{len(told)} draws follow from the key and the seeds", tickets == told and bool(told)


__all__ = ["check_house_proof", "check_house_round"]
