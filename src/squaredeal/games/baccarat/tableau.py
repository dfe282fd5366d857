"""The tableau: what cards are worth and who draws a third one."""

from __future__ import annotations

from collections.abc import Sequence

VALUES = {rank: value for value, rank in enumerate("A23456789", 1)} | dict.fromkeys("TJQK", 0)


def value(card: str) -> int:
    """Points of a card: ace 1, two to nine their pips, ten and pictures 0 (bac.cards.values.*)."""
    return VALUES[card[0]]


def points(values: Sequence[int]) -> int:
    """The point count: the last digit of the sum (bac.point-count)."""
    return sum(values) % 10


def player_draws(player: int, banker: int) -> bool:
    """Does Player take a third card, on two-card counts? Not against a natural.

    Sources: bac.natural.stand, bac.third-card.player-draw, bac.third-card.player-stand.
    """
    return player <= 5 and banker < 8


def banker_draws(player: int, banker: int, third: int | None) -> bool:
    """Does Banker take a third card? `third` is the points of Player's third card, or None.

    Sources: bac.natural.stand, bac.third-card.banker-*.
    """
    if player >= 8 or banker >= 8:
        return False
    if third is None:
        return banker <= 5
    return third in _DRAWS_AGAINST[banker]


_ANY = frozenset(range(10))
_DRAWS_AGAINST: tuple[frozenset[int], ...] = (
    _ANY,
    _ANY,
    _ANY,
    _ANY - {8},
    frozenset(range(2, 8)),
    frozenset(range(4, 8)),
    frozenset((6, 7)),
    frozenset(),
)


def owed(values: Sequence[int]) -> int:
    """Cards still to come, given those dealt in order; 0 when both hands are complete.

    The order is Player, Banker, Player, Banker (bac.deal.order), then the third cards.
    """
    dealt = len(values)
    if dealt < 4:
        return 4 - dealt
    player, banker = points((values[0], values[2])), points((values[1], values[3]))
    if not player_draws(player, banker):
        return int(dealt == 4 and banker_draws(player, banker, None))
    if dealt == 4:
        return 1
    return int(dealt == 5 and banker_draws(player, banker, values[4]))


def hands(values: Sequence[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The points of Player's cards and of Banker's, from a complete deal in order."""
    player, banker = [values[0], values[2]], [values[1], values[3]]
    thirds = list(values[4:])
    if thirds and player_draws(points(player), points(banker)):
        player.append(thirds.pop(0))
    return tuple(player), tuple(banker + thirds)
