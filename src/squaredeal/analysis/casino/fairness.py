"""Is the generator fair in each game? Chi-square tests of final outcomes against exact odds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import islice
from math import comb, erfc, sqrt
from typing import Any

from msgspec import Struct

from squaredeal.analysis.casino import baccarat, layouts
from squaredeal.analysis.casino.patterns import patterns
from squaredeal.analysis.casino.report import LAYOUTS
from squaredeal.analysis.casino.targets import Target
from squaredeal.bank import CARDS
from squaredeal.dealers.generator import Generator, shuffled
from squaredeal.games.baccarat import counts, owed, value, winner
from squaredeal.games.blackjack import is_natural
from squaredeal.games.casino_holdem import made
from squaredeal.games.slots import judge, window
from squaredeal.games.wheel import WheelLayout

Odds = dict[str, Fraction]
LEVEL = 0.001
"""A fair generator fails one test in a thousand."""
BOUNDS = (37, 52, 54, 216, 416)


class Test(Struct, frozen=True):
    """One chi-square test: what was counted, how often, the statistic and its chance."""

    name: str
    samples: int
    degrees: int
    chi_square: float
    chance: float

    @property
    def passed(self) -> bool:
        """Could a fair generator have given this?"""
        return self.chance > LEVEL


def chance_above(chi_square: float, degrees: int) -> float:
    """The chance that a fair source gives this or more; Wilson and Hilferty's approximation."""
    if degrees < 1:
        return 1.0
    part = 2 / (9 * degrees)
    normal = ((chi_square / degrees) ** (1 / 3) - (1 - part)) / sqrt(part)
    return erfc(normal / sqrt(2)) / 2


def chi_square_test(name: str, seen: Counter[str], odds: Odds) -> Test:
    """Counts against exact odds; outcomes that nobody can expect five of are put together."""
    samples = sum(seen.values())
    rare = [key for key, chance in odds.items() if float(chance) * samples < 5]
    groups: dict[str, tuple[int, float]] = {}
    for key, chance in odds.items():
        group = "rare" if key in rare else key
        count, expected = groups.get(group, (0, 0.0))
        groups[group] = (count + seen[key], expected + float(chance) * samples)
    statistic = sum((n - e) ** 2 / e for n, e in groups.values() if e)
    degrees = len(groups) - 1
    impossible = sum(count for key, count in seen.items() if key not in odds)
    above = 0.0 if impossible else chance_above(statistic, degrees)
    return Test(name, samples, degrees, statistic, above)


def bounded_tests(generator: Generator, samples: int) -> tuple[Test, ...]:
    """Whole numbers below the sizes that our games draw from."""
    found = []
    for bound in BOUNDS:
        seen = Counter(str(generator.below(bound)) for _ in range(samples))
        odds = {str(number): Fraction(1, bound) for number in range(bound)}
        found.append(chi_square_test(f"numbers below {bound}", seen, odds))
    return tuple(found)


def outcome_test(target: Target, generator: Generator, samples: int) -> Test:
    """Final outcomes of a game, drawn as they are drawn for stakes."""
    what, odds, outcomes = _OUTCOMES[target.family](target.rules, generator)
    seen = Counter(islice(outcomes, samples))
    return chi_square_test(f"{target.family}: {what}", seen, odds)


Drawn = tuple[str, Odds, Iterator[str]]


def _layout(family: str, key: str, rules: Any, generator: Generator) -> Drawn:
    layout = LAYOUTS[family](rules)
    bet = layout.spots[0]
    odds: Odds = {}
    if isinstance(layout, WheelLayout):
        for symbol in rules.segments:
            odds[symbol] = odds.get(symbol, Fraction(0)) + Fraction(1, len(rules.segments))

        def spins() -> Iterator[str]:
            while True:
                yield rules.segments[generator.below(len(rules.segments))]

        return "segments", odds, spins()
    law = layouts.results(layout, bet)
    for result, chance in law:
        name = str(dict(layout.facts(result))[key])
        odds[name] = odds.get(name, Fraction(0)) + chance
    items = layout.decks and CARDS * layout.decks

    def outcomes() -> Iterator[str]:
        while True:
            result: tuple[str, ...] = ()
            while count := layout.owes(result, (((bet, 1),),)):
                if items:
                    result += _cards(items, count, generator)
                else:
                    choices = list(layout.outcomes(result, None))
                    result += choices[generator.below(len(choices))][0]
            yield str(dict(layout.facts(result))[key])

    return key, odds, outcomes()


def _cards(deck: tuple[str, ...], count: int, generator: Generator) -> tuple[str, ...]:
    """The first cards of a shuffle, drawn one by one."""
    taken: list[int] = []
    while len(taken) < count:
        place = generator.below(len(deck))
        if place not in taken:
            taken.append(place)
    return tuple(deck[place] for place in taken)


def _baccarat(rules: Any, generator: Generator) -> Drawn:
    counted = baccarat.deals(rules.decks)
    odds = {s: counted.share(counted.won_by(s)) for s in ("player", "banker", "tie")}
    deck = CARDS * rules.decks

    def coups() -> Iterator[str]:
        while True:
            cards = _cards(deck, 6, generator)
            used = 4
            while more := owed([value(card) for card in cards[:used]]):
                used += more
            yield winner(*counts(cards[:used]))

    return "winner", odds, coups()


def _blackjack(rules: Any, generator: Generator) -> Drawn:
    from squaredeal.analysis.casino.blackjack import naturals

    chances = naturals(rules.decks)
    one = 2 * (chances.player - chances.both)
    odds = {"both": chances.both, "one": one, "neither": 1 - chances.both - one}
    deck = CARDS * rules.decks

    def deals() -> Iterator[str]:
        while True:
            cards = _cards(deck, 4, generator)
            found = is_natural(cards[:2]) + is_natural(cards[2:])
            yield ("neither", "one", "both")[found]

    return "blackjacks dealt", odds, deals()


def _hands(rules: Any, generator: Generator) -> Drawn:
    odds: Odds = {}
    for cards, ways in patterns(5):
        category = made(cards).category
        odds[category] = odds.get(category, Fraction(0)) + Fraction(ways, comb(52, 5))

    def deals() -> Iterator[str]:
        while True:
            yield made(tuple(shuffled(CARDS, generator)[:5])).category

    return "five-card hands", odds, deals()


def _slots(rules: Any, generator: Generator) -> Drawn:
    from squaredeal.analysis.casino.slots import par_sheet

    sheet = par_sheet(rules)
    odds = {str(c): Fraction(n, sheet.stops) for c, n in enumerate(sheet.scatter_counts) if n}

    def spins() -> Iterator[str]:
        while True:
            stops = tuple(generator.below(len(reel)) for reel in rules.reels)
            yield str(judge(rules, window(rules, stops)).scatters)

    return "scatters shown", odds, spins()


_OUTCOMES: dict[str, Any] = {
    "roulette": lambda rules, generator: _layout("roulette", "pocket", rules, generator),
    "sic_bo": lambda rules, generator: _layout("sic_bo", "total", rules, generator),
    "dragon_tiger": lambda rules, generator: _layout("dragon_tiger", "winner", rules, generator),
    "wheel": lambda rules, generator: _layout("wheel", "symbol", rules, generator),
    "baccarat": _baccarat,
    "blackjack": _blackjack,
    "casino_holdem": _hands,
    "russian_poker": _hands,
    "slots": _slots,
}

__all__ = ["LEVEL", "Test", "bounded_tests", "chance_above", "chi_square_test", "outcome_test"]
