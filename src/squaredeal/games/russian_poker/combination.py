"""Combinations of five or six cards: the best hand, and a second one with a card of its own."""

from __future__ import annotations

from itertools import combinations

from msgspec import Struct

from squaredeal.cards import HIGH, RANKS
from squaredeal.games.russian_poker.rules import RussianPokerRules
from squaredeal.kernel import Broken

STRAIGHTS = ("straight", "straight-flush", "royal-flush")
INSURABLE = ("trips", "straight", "flush", "full-house", "quads", "straight-flush", "royal-flush")


class Combination(Struct, frozen=True):
    """What pays: its category, the cards that make it, the top of a straight, odds to one."""

    category: str
    cards: frozenset[str]
    top: str
    odds: int


def score(cards: tuple[str, ...]) -> int:
    """How good the best five of these cards are; larger is better."""
    found = HIGH.evaluate(cards)
    if found is None:
        raise Broken(f"{cards} has no high hand")
    return found


def combination(rules: RussianPokerRules, five: tuple[str, ...]) -> Combination | None:
    """What five cards make as a whole, None below ace-king."""
    made = HIGH.describe(score(five))
    category, top = made.category, made.ranks[0]
    counted = {"pair": 1, "two-pair": 2, "trips": 1, "quads": 1}.get(category, 0)
    if category == "high-card":
        if made.ranks[:2] != ("A", "K"):
            return None
        category, counted = "ace-king", 2
    ranks = made.ranks[:counted]
    cards = frozenset(card for card in five if not counted or card[0] in ranks)
    return Combination(category, cards, top, dict(rules.pays)[category])


def combinations_paid(rules: RussianPokerRules, cards: tuple[str, ...]) -> tuple[Combination, ...]:
    """The best hand of five or six cards and the second combination; at most two, or none."""
    best = max(combinations(cards, 5), key=score)
    first = combination(rules, best)
    if first is None or not rules.second_combination:
        return () if first is None else (first,)
    others = [_ for five in combinations(cards, 5) if (_ := combination(rules, five)) is not None]
    others += ace_kings(rules, cards)
    fits = [other for other in others if may_be_second(first, other)]
    if not fits:
        return (first,)
    order = [category for category, _ in rules.pays]
    return first, max(fits, key=lambda other: (other.odds, order.index(other.category)))


def ace_kings(rules: RussianPokerRules, cards: tuple[str, ...]) -> list[Combination]:
    """Every ace with every king."""
    odds = dict(rules.pays)["ace-king"]
    aces = [card for card in cards if card[0] == "A"]
    kings = [card for card in cards if card[0] == "K"]
    return [Combination("ace-king", frozenset((a, k)), "A", odds) for a in aces for k in kings]


def may_be_second(first: Combination, other: Combination) -> bool:
    """A card that is not in the first; two straights must end in different ranks."""
    if other.cards <= first.cards:
        return False
    both = first.category in STRAIGHTS and other.category in STRAIGHTS
    return not (both and first.top == other.top)


def qualifies(cards: tuple[str, ...]) -> bool:
    """The dealer plays with ace-king or better."""
    made = HIGH.describe(score(cards))
    return made.category != "high-card" or made.ranks[:2] == ("A", "K")


def highest(cards: tuple[str, ...]) -> str:
    """The highest card of a hand without a pair."""
    return max(cards, key=lambda card: RANKS.index(card[0]))


__all__ = [
    "INSURABLE",
    "Combination",
    "combination",
    "combinations_paid",
    "highest",
    "may_be_second",
    "qualifies",
    "score",
]
