"""How often a hand would win from here, by dealing the rest at random: nothing hidden is used."""

from __future__ import annotations

from random import Random
from typing import Final

from squaredeal.games.poker import Hand, Variant
from squaredeal.kernel import UNSEEN, Seat

WHOLE: Final = 1000
SAMPLES: Final = 120
RIVALS_MAX: Final = 3


def strength(hand: Hand, seat: Seat, variant: Variant, chance: Random) -> int:
    """Of a thousand, how many showdowns this seat wins against hands of any two cards.

    A tie counts half. Works for every game with a board; more than three rivals count as three.
    """
    own = cards_of(hand, seat)
    board = hand.boards[0]
    rivals = min(RIVALS_MAX, len(hand.live) - 1)
    known = {*own, *board, *_up(hand)}
    rest = [card for card in variant.deck.cards if card not in known]
    missing = variant.board_count - len(board)
    half = variant.pot[0]
    won = 0
    for _ in range(SAMPLES):
        drawn = chance.sample(rest, missing + rivals * len(own))
        full = (*board, *drawn[:missing])
        hands = [own] + [
            tuple(drawn[missing + n * len(own) : missing + (n + 1) * len(own)])
            for n in range(rivals)
        ]
        mine, *theirs = (score or 0 for score in half.ranking.scores(hands, full, half.use))
        best = max(theirs, default=0)
        won += 2 if mine > best else 1 if mine == best else 0
    return won * WHOLE // (2 * SAMPLES)


def cards_of(hand: Hand, seat: Seat) -> tuple[str, ...]:
    """The cards of a seat in a projected hand."""
    groups: tuple[object, ...] = hand.cards[seat]
    found: list[str] = []
    for group in groups:
        assert isinstance(group, tuple), "a bot sees a projected hand"
        found += group
    return tuple(found)


def _up(hand: Hand) -> set[str]:
    """Every card that the view shows, whoever holds it."""
    return {
        card for seat in range(len(hand.cards)) for card in cards_of(hand, seat) if card != UNSEEN
    }


__all__ = ["WHOLE", "cards_of", "strength"]
