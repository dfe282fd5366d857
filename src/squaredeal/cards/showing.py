"""Who opens a stud street: compares the cards that lie face up.

Hands are given in the order their players were dealt; a tie goes to the first dealt, or by suit
where the house says so (clubs lowest, then diamonds, hearts, spades). Source: stud7.bring-in.*,
stud7.open.*.
"""

from __future__ import annotations

from collections.abc import Sequence

from squaredeal.cards.card import rank_of, suit_of
from squaredeal.cards.ranking import Ranking


def lowest_door(doors: Sequence[str], *, by_suit: bool = False, ace_low: bool = False) -> int:
    """Place of the lowest door card; the ace is high unless `ace_low`."""
    return min(range(len(doors)), key=lambda place: _order(doors[place], by_suit, ace_low))


def highest_door(doors: Sequence[str], *, by_suit: bool = False, ace_low: bool = True) -> int:
    """Place of the highest door card, which brings in at razz; the ace is low unless said
    otherwise.
    """
    return max(range(len(doors)), key=lambda place: _order(doors[place], by_suit, ace_low))


def best_showing(ups: Sequence[Sequence[str]], ranking: Ranking, *, by_suit: bool = False) -> int:
    """Place of the hand whose face-up cards, one to four each and as many for all, rank best.

    Pairs, trips and quads count; straights and flushes need five cards. With `by_suit` a tie goes
    to the higher suit of the highest card.
    """
    scores = [score or 0 for score in ranking.scores(ups)]
    best = max(scores)
    tied = [place for place, score in enumerate(scores) if score == best]
    if by_suit:
        return max(tied, key=lambda place: highest_card(ups[place]))
    return tied[0]


def highest_card(cards: Sequence[str]) -> tuple[int, int]:
    """(rank, suit) of the highest card by rank, then suit: what decides an odd chip by suit."""
    return max((rank_of(card), suit_of(card)) for card in cards)


def _order(card: str, by_suit: bool, ace_low: bool) -> tuple[int, int]:
    rank = rank_of(card)
    if ace_low and rank == 12:
        rank = -1
    return rank, suit_of(card) if by_suit else 0
