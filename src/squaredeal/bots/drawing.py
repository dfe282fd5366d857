"""Which cards to give up, and what a hand is worth that may still draw.

The worth of a hand is how many of a thousand good hands of a rival it beats, averaged over the
shares of the pot and over cards drawn at random.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from random import Random
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.bots.strength import WHOLE, cards_of, strength
from squaredeal.cards import Ranking
from squaredeal.games.poker import BY_CODE, Hand, Variant
from squaredeal.kernel import Seat

DRAWS: Final = 24
"""How many draws each way to play a hand is tried with."""
REFERENCE: Final = 160


class Draw(Struct, frozen=True):
    """Cards to give up, none to stand pat, and what the hand is then worth of a thousand."""

    gone: tuple[str, ...]
    worth: int


def best_draw(cards: tuple[str, ...], most: int, variant: Variant, chance: Random) -> Draw:
    """The exchange of up to `most` cards that leaves most; 0 says what the hand is worth as it is.

    All ways to play meet the same cards. Between equals the one that gives up fewer.
    """
    rest = [card for card in variant.deck.cards if card not in cards]
    tries = [chance.sample(rest, len(cards)) for _ in range(DRAWS if most else 1)]
    best = Draw((), -1)
    for count in range(most + 1):
        for gone in combinations(cards, count):
            kept = tuple(card for card in cards if card not in gone)
            drawn = tries if count else tries[:1]
            worth = sum(_worth((*kept, *new[:count]), variant) for new in drawn) // len(drawn)
            if worth > best.worth:
                best = Draw(gone, worth)
    return best


def best_kept(
    hand: Hand, seat: Seat, count: int, variant: Variant, chance: Random
) -> tuple[str, ...]:
    """Which `count` cards to give up for nothing: those that a showdown misses least."""
    cards = cards_of(hand, seat)

    def worth(gone: tuple[str, ...]) -> int:
        kept = tuple(card for card in cards if card not in gone)
        return strength(_holding(hand, seat, kept), seat, variant, chance)

    return max(combinations(cards, count), key=worth)


def _holding(hand: Hand, seat: Seat, cards: tuple[str, ...]) -> Hand:
    held: list[object] = [(cards,) if at == seat else kept for at, kept in enumerate(hand.cards)]
    return replace(hand, cards=tuple(held))


def _worth(cards: Sequence[str], variant: Variant) -> int:
    halves = [half for half in variant.pot if half.own or not variant.board_count]
    worth = 0
    for half in halves:
        score = half.ranking.evaluate(cards)
        known = _reference(variant.code, half.name)
        worth += 0 if score is None else bisect_left(known, score) * WHOLE // len(known)
    return worth // max(1, len(halves))


@cache
def _reference(code: str, share: str) -> tuple[int, ...]:
    """Scores of a rival's good hands in this game, worst first: the best of several at random."""
    variant = BY_CODE[code]
    half = next(half for half in variant.pot if half.name == share)
    chance = Random(code)
    count = variant.streets[0].down
    several = _several(half.ranking, sum(street.draw > 0 for street in variant.streets))
    found = []
    for _ in range(REFERENCE):
        hands = [chance.sample(variant.deck.cards, count) for _ in range(several)]
        found.append(max(half.ranking.evaluate(cards) or 0 for cards in hands))
    return tuple(sorted(found))


def _several(ranking: Ranking, draws: int) -> int:
    """Of how many hands dealt at random a drawn one is the best."""
    if ranking.code.startswith("badugi"):
        return 1 + 2 * draws
    return 1 + draws if ranking.code == "high" else 8 * draws


__all__ = ["Draw", "best_draw", "best_kept"]
