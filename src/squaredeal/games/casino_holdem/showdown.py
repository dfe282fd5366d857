"""Hands against the dealer: who qualifies, who wins, what ante, call and AA+ get."""

from __future__ import annotations

from squaredeal.bank import LOSS, PUSH, Verdict, win
from squaredeal.cards import HIGH, RANKS
from squaredeal.cards.made import Made
from squaredeal.games.casino_holdem.rules import CasinoHoldemRules
from squaredeal.kernel import Broken


def score(cards: tuple[str, ...]) -> int:
    """How good the best five of these cards are; larger is better."""
    found = HIGH.evaluate(cards)
    if found is None:
        raise Broken(f"{cards} has no high hand")
    return found


def made(cards: tuple[str, ...]) -> Made:
    """What the best five of these cards make."""
    return HIGH.describe(score(cards))


def qualifies(rules: CasinoHoldemRules, dealer: Made) -> bool:
    """Does the dealer play: a pair of fours, or better?"""
    if dealer.category == "high-card":
        return False
    if dealer.category != "pair":
        return True
    return RANKS.index(dealer.ranks[0]) >= RANKS.index(rules.qualifies)


def judge(
    rules: CasinoHoldemRules, player: tuple[str, ...], dealer: tuple[str, ...]
) -> tuple[str, Verdict, Verdict]:
    """Of seven cards each: the outcome, the ante's verdict and the call's."""
    mine, its = score(player), score(dealer)
    ante = win(dict(rules.ante_pays).get(HIGH.describe(mine).category, 1))
    if not qualifies(rules, HIGH.describe(its)):
        return "not_qualified", ante, PUSH
    if mine > its:
        return "won", ante, win(1)
    return ("push", PUSH, PUSH) if mine == its else ("lost", LOSS, LOSS)


def bonus(rules: CasinoHoldemRules, cards: tuple[str, ...]) -> Verdict:
    """AA+ on the player's two cards and the flop; it stands whatever becomes of the hand."""
    found = made(cards)
    category = found.category
    if category == "pair":
        category = "aces" if found.ranks[0] == "A" else "pair"
    odds = dict(rules.aa_pays).get(category)
    return LOSS if odds is None else win(odds)


__all__ = ["bonus", "judge", "made", "qualifies", "score"]
