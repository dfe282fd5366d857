"""Outcomes without arrays: the rankings themselves, a deal at a time. Slow, and always there."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import combinations

from squaredeal.analysis.contest import Contest
from squaredeal.cards import ranking

POT = 5040
"""Units in a pot: a half divides evenly among one to ten hands."""

Combo = tuple[tuple[str, ...], int]
"""Cards of a hand and its whole-number weight."""


class Tally:
    """Wins, ties and units of pots by player, as they are added up."""

    def __init__(self, players: int) -> None:
        self.deals = 0
        self.wins = [0] * players
        self.ties = [0] * players
        self.units = [0] * players
        self.squares = [0] * players

    def add(self, rules: Contest, hands: Sequence[tuple[str, ...]], board: tuple[str, ...]) -> None:
        """Settles one showdown."""
        self.deals += 1
        halves = [ranking(code).scores(hands, board, rules.use) for code in rules.rankings]
        best = [max((score or 0 for score in scores), default=0) for scores in halves]
        shared = [scores.count(top) if top else 0 for scores, top in zip(halves, best, strict=True)]
        live = sum(1 for count in shared if count)
        for player in range(len(hands)):
            units = 0
            for scores, top, count in zip(halves, best, shared, strict=True):
                if top and scores[player] == top:
                    units += POT // live // count
            self.wins[player] += units == POT
            self.ties[player] += 0 < units < POT
            self.units[player] += units
            self.squares[player] += units * units


def exact(
    rules: Contest, hands: Sequence[tuple[str, ...]], board: tuple[str, ...], left: Sequence[str]
) -> Tally:
    """Every way the missing cards can come from `left`."""
    tally = Tally(len(hands))
    for more in combinations(left, rules.board - len(board)):
        rest = [card for card in left if card not in more]
        for full in _completed(rules, hands, rest):
            tally.add(rules, full, board + more)
    return tally


def sampled(
    rules: Contest,
    ranges: Sequence[Sequence[Combo]],
    board: tuple[str, ...],
    left: Sequence[str],
    deals: int,
    seed: int,
) -> Tally:
    """So many random deals: hands by weight, then the missing cards from `left`."""
    rng = random.Random(seed)
    tally = Tally(len(ranges))
    cards = [[combo for combo, _ in combos] for combos in ranges]
    weights = [[weight for _, weight in combos] for combos in ranges]
    while tally.deals < deals:
        hands = [rng.choices(some, share)[0] for some, share in zip(cards, weights, strict=True)]
        held = {card for hand in hands for card in hand}
        if len(held) < sum(map(len, hands)):
            continue
        missing = [rules.size - len(hand) for hand in hands]
        free = [card for card in left if card not in held]
        came = rng.sample(free, rules.board - len(board) + sum(missing))
        for player, count in enumerate(missing):
            hands[player] = (*hands[player], *came[:count])
            came = came[count:]
        tally.add(rules, hands, (*board, *came))
    return tally


def _completed(
    rules: Contest, hands: Sequence[tuple[str, ...]], left: Sequence[str]
) -> Iterator[list[tuple[str, ...]]]:
    if not hands:
        yield []
        return
    for more in combinations(left, rules.size - len(hands[0])):
        rest = [card for card in left if card not in more]
        for others in _completed(rules, hands[1:], rest):
            yield [(*hands[0], *more), *others]
