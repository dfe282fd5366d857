"""Where a hand has come to, from what a seat sees of it."""

from __future__ import annotations

from squaredeal.games.poker import Hand, Variant


def street_of(hand: Hand, variant: Variant) -> int:
    """The street that is played, 0 for the first. A dealer who burns has burned by the second."""
    at = 0
    for number, street in enumerate(variant.streets):
        burns = street.burn and hand.burned
        given = street.discard or street.draw
        parts = (given, burns, street.draw, street.down, street.up, street.board, street.bets)
        at += sum(bool(part) for part in parts)
        if hand.at < at:
            return number
    return len(variant.streets) - 1


def draws_left(hand: Hand, variant: Variant) -> int:
    """How many more times cards may be exchanged once this street is over."""
    return sum(street.draw > 0 for street in variant.streets[street_of(hand, variant) + 1 :])


__all__ = ["draws_left", "street_of"]
