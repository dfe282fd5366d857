"""What share of the pot a hand would win from here, by dealing the rest at random.

Nothing hidden is used: a bot sees what its seat sees.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from squaredeal.cards import Use
from squaredeal.games.poker import Half, Hand, Variant
from squaredeal.kernel import UNSEEN, Seat

WHOLE: Final = 1000
SAMPLES: Final = 120
RIVALS_MAX: Final = 3
CARDS_MOST: Final = 9
"""So many cards a ranking compares at once."""


def strength(hand: Hand, seat: Seat, variant: Variant, chance: Random) -> int:
    """The share of the pot, in thousandths, that this seat wins on average at a showdown.

    Every share of the pot on every board counts as much as it pays; a tie is divided. Rivals hold
    what they show and any other cards; more than three count as three.
    """
    own = cards_of(hand, seat)
    rivals = [other for other in hand.live if other != seat][:RIVALS_MAX]
    held = [own, *(cards_of(hand, other) for other in rivals)]
    count = max(len(own), variant.hole_count)
    if any(half.use is Use.ANY and not half.own for half in variant.pot):
        count = min(count, CARDS_MOST - variant.board_count)
    known = {*own, *(card for board in hand.boards for card in board), *_seen(hand)}
    rest = [card for card in variant.deck.cards if card not in known]
    missing = [max(0, variant.board_count - len(board)) for board in hand.boards]
    samples = samples_of(variant) // len(hand.boards)
    won = 0
    for _ in range(samples):
        hands, boards = _deal(held, count, hand.boards, missing, rest, chance)
        for board in boards:
            won += _share(hands, board, variant.pot)
    return won // (samples * len(hand.boards))


def samples_of(variant: Variant) -> int:
    """How many deals are worth their time: fewer where hands take longer to compare."""
    if any(half.use is Use.TWO_AND_THREE for half in variant.pot):
        return SAMPLES // 3
    slow = any(half.ranking.code not in ("high", "pe", "short-high") for half in variant.pot)
    return SAMPLES // 4 if slow else SAMPLES


def _deal(
    held: Sequence[tuple[str, ...]],
    count: int,
    boards: Sequence[tuple[str, ...]],
    missing: Sequence[int],
    rest: Sequence[str],
    chance: Random,
) -> tuple[list[tuple[str, ...]], list[tuple[str, ...]]]:
    """Every hand of `count` cards and every board complete, from the cards not seen."""
    known = [[card for card in cards if card != UNSEEN][:count] for cards in held]
    wanted = sum(missing) + sum(count - len(cards) for cards in known)
    drawn = iter(chance.sample(rest, min(wanted, len(rest))))
    whole = [
        (*board, *(card for _, card in zip(range(short), drawn, strict=False)))
        for board, short in zip(boards, missing, strict=True)
    ]
    hands = [
        (*cards, *(card for _, card in zip(range(count - len(cards)), drawn, strict=False)))
        for cards in known
    ]
    return hands, whole


def _share(hands: Sequence[tuple[str, ...]], board: tuple[str, ...], pot: Sequence[Half]) -> int:
    """What the first of these hands takes of a pot of WHOLE with this board."""
    claims = []
    for half in pot:
        scores = half.ranking.scores(hands, () if half.own else board, half.use)
        best = max(score or 0 for score in scores)
        if best:
            claims.append(0 if scores[0] != best else WHOLE // scores.count(best))
    return sum(claims) // max(1, len(claims))


def cards_of(hand: Hand, seat: Seat) -> tuple[str, ...]:
    """The cards of a seat in a projected hand."""
    groups: tuple[object, ...] = hand.cards[seat]
    found: list[str] = []
    for group in groups:
        assert isinstance(group, tuple), "a bot sees a projected hand"
        found += group
    return tuple(found)


def _seen(hand: Hand) -> set[str]:
    """Every card that the view shows, whoever holds it."""
    return {
        card for seat in range(len(hand.cards)) for card in cards_of(hand, seat) if card != UNSEEN
    }


__all__ = ["WHOLE", "cards_of", "samples_of", "strength"]
