"""What cards make: for every share of the pot, with every board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TypeAlias

from squaredeal.cards import Made, Use, best_cards
from squaredeal.games.poker import Half, Variant
from squaredeal.kernel import UNSEEN
from squaredeal.server import wire

Boards: TypeAlias = tuple[tuple[str, ...], ...]


def label(made: Made | None) -> wire.HandLabel | None:
    """What a hand makes, for words."""
    return None if made is None else wire.HandLabel(made.category, made.ranks)


@lru_cache(maxsize=4096)
def makings(cards: tuple[str, ...], boards: Boards, variant: Variant) -> tuple[wire.Making, ...]:
    """What cards make so far, share by share within a board; nothing of cards that are unseen."""
    if not cards or UNSEEN in cards:
        return ()
    found = []
    for board, shared in enumerate(boards or ((),)):
        for half in variant.pot:
            made = _made(cards, () if half.own else shared, half)
            if made is not None:
                found.append(wire.Making(half.name, board, made))
    return tuple(found)


def _made(cards: tuple[str, ...], board: tuple[str, ...], half: Half) -> wire.HandLabel | None:
    if half.use is not Use.ANY and (len(board) < 3 or len(cards) < 2):
        return None
    score = half.ranking.scores([cards], board, half.use)[0]
    if score is None:
        return None
    made = half.ranking.describe(score)
    used = best_cards(half.ranking, cards, board, half.use)
    return wire.HandLabel(made.category, made.ranks, used)


def first(makes: Sequence[wire.Making]) -> wire.HandLabel | None:
    """The first of several, for those who show only one."""
    return makes[0].hand if makes else None


def plain(group: object) -> tuple[str, ...]:
    """The cards of a projected veil."""
    assert isinstance(group, tuple), "a view is rendered from what is projected"
    return group


def boards_of(boards: Mapping[int, Sequence[str]]) -> Boards:
    """Boards by number as a tuple."""
    return tuple(tuple(boards[number]) for number in sorted(boards))


__all__ = ["Boards", "boards_of", "first", "label", "makings", "plain"]
