"""The best composition-dependent play, and what it returns."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement

from msgspec import Struct

from squaredeal.analysis.casino.blackjack.dealer import removed
from squaredeal.analysis.casino.blackjack.hands import ACE, RANKS, TEN, Array
from squaredeal.analysis.casino.blackjack.split import Split, doubles, start_values
from squaredeal.analysis.casino.blackjack.values import Values
from squaredeal.analysis.casino.keys import SolverRules


class Row(Struct, frozen=True):
    """One start: dealer's card, two cards, their probability, the best action and its worth.

    `ev` is net per initial stake, `extra` the further stakes laid on average, `worth` every action
    that may be chosen.
    """

    dealer: str
    first: str
    second: str
    probability: float
    action: str
    ev: float
    extra: float
    worth: dict[str, float]


def solve(rules: SolverRules) -> tuple[Row, ...]:
    """All 550 starts with their best action; equal starts are listed once."""
    return tuple(row for up in range(10) for row in solve_up(rules, up))


@lru_cache(maxsize=256)
def solve_up(rules: SolverRules, up: int) -> tuple[Row, ...]:
    """The 55 starts against one dealer card."""
    values = start_values(rules, up)
    hands = values.hands
    _, hit = values.play()
    splits = {rank: Split(rules, up, rank) for rank in range(10)} if rules.max_hands > 1 else {}
    shoe = removed(rules.decks)
    rows = []
    for first, second in combinations_with_replacement(range(10), 2):
        chance = start_chance(shoe, up, first, second)
        place = hands.pair(first, second)
        worth = start_worth(rules, values, hit, place, up)
        extra = {"double": 1.0}
        if first == second and first in splits and chance > 0:
            worth["split"] = splits[first].ev
            extra["split"] = splits[first].extra
        if {first, second} == {ACE, TEN}:
            worth = {"blackjack": natural_worth(rules, values, place)}
        action = max(worth, key=lambda name: worth[name])
        names = (RANKS[up], RANKS[first], RANKS[second])
        more = extra.get(action, 0.0)
        rows.append(Row(*names, chance, action, worth[action], more, worth))
    return tuple(rows)


def natural_worth(rules: SolverRules, values: Values, place: int) -> float:
    """A blackjack is paid unless the dealer has one too."""
    return rules.blackjack_pays * (1 - float(values.natural[place]))


def start_chance(shoe: Array, up: int, first: int, second: int) -> float:
    """Probability of a dealer card with these two, in either order."""
    left = shoe.astype(float)
    chance = 1.0 if first == second else 2.0
    for rank in (up, first, second):
        chance *= max(left[rank], 0.0) / left.sum()
        left[rank] -= 1
    return float(chance)


def start_worth(
    rules: SolverRules, values: Values, hit: Array, place: int, up: int
) -> dict[str, float]:
    """What each action but a split is worth on two cards."""
    worth = {"stand": float(values.stand[place]), "hit": float(hit[place])}
    if values.hands.total[place] == 21:
        return {"stand": worth["stand"]}
    if doubles(rules, values.hands)[place]:
        worth["double"] = float(values.double[place])
    surrendered = surrender_worth(rules, values, place, up)
    if surrendered is not None:
        worth["surrender"] = surrendered
    return worth


def surrender_worth(rules: SolverRules, values: Values, place: int, up: int) -> float | None:
    """Half the stake; a late surrender still loses all to a dealer blackjack."""
    natural = float(values.natural[place])
    match rules.surrender:
        case "late":
            return -0.5 - 0.5 * natural
        case "early":
            return -0.5
        case "2-9" if up not in (ACE, TEN):
            return -0.5
        case "2-T" if up != ACE:
            return -0.5
    return None


def rtp(rows: tuple[Row, ...]) -> float:
    """One plus the mean net, per initial stake."""
    return 1.0 + sum(row.probability * row.ev for row in rows)


def average_total_stake(rows: tuple[Row, ...]) -> float:
    """The initial stake and what is laid beside it on average."""
    return 1.0 + sum(row.probability * row.extra for row in rows)
