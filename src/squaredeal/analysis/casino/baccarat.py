"""Baccarat by full enumeration: every ordered deal of six cards, counted in integers."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import lru_cache
from itertools import combinations_with_replacement

from msgspec import Struct

from squaredeal.analysis.casino.layouts import BetReturn
from squaredeal.games.baccarat import (
    BaccaratLayout,
    BaccaratRules,
    banker_draws,
    player_draws,
    points,
    winner,
)


class Deals(Struct, frozen=True):
    """Ordered six-card deals by result: (Player's count, Banker's count, cards used) -> deals."""

    total: int
    by_result: tuple[tuple[tuple[int, int, int], int], ...]
    naturals: int

    def won_by(self, side: str) -> int:
        """Deals that `player`, `banker` or `tie` wins."""
        return sum(n for (p, b, _), n in self.by_result if winner(p, b) == side)

    def with_cards(self, cards: int) -> int:
        """Deals that use so many cards."""
        return sum(n for (_, _, used), n in self.by_result if used == cards)

    def share(self, deals: int) -> Fraction:
        """A number of deals as a probability."""
        return Fraction(deals, self.total)


@lru_cache(maxsize=16)
def deals(decks: int) -> Deals:
    """Every deal from a full shoe of so many decks, 1 to 8."""
    left = [16 * decks] + [4 * decks] * 9
    whole = 52 * decks
    found: Counter[tuple[int, int, int]] = Counter()
    naturals = 0
    for a, b in combinations_with_replacement(range(10), 2):
        first = _take(left, a) * _take(left, b) * (1 if a == b else 2)
        for c, d in combinations_with_replacement(range(10), 2):
            ways = first * _take(left, c) * _take(left, d) * (1 if c == d else 2)
            player, banker = points((a, b)), points((c, d))
            _thirds(found, left, whole, player, banker, ways)
            if max(player, banker) >= 8:
                naturals += ways * (whole - 4) * (whole - 5)
            left[c] += 1
            left[d] += 1
        left[a] += 1
        left[b] += 1
    total = 1
    for taken in range(6):
        total *= whole - taken
    return Deals(total, tuple(sorted(found.items())), naturals)


def _take(left: list[int], value: int) -> int:
    """How many cards of this value can come; one of them is out afterwards."""
    left[value] -= 1
    return left[value] + 1


def _thirds(
    found: Counter[tuple[int, int, int]],
    left: list[int],
    whole: int,
    player: int,
    banker: int,
    ways: int,
) -> None:
    """Third cards by the tableau; cards that nobody draws may be any."""
    if not player_draws(player, banker):
        if not banker_draws(player, banker, None):
            found[player, banker, 4] += ways * (whole - 4) * (whole - 5)
            return
        for card in range(10):
            found[player, points((banker, card)), 5] += ways * left[card] * (whole - 5)
        return
    for third in range(10):
        more = ways * left[third]
        after = points((player, third))
        if not banker_draws(player, banker, third):
            found[after, banker, 5] += more * (whole - 5)
            continue
        left[third] -= 1
        for card in range(10):
            found[after, points((banker, card)), 6] += more * left[card]
        left[third] += 1


def baccarat_returns(rules: BaccaratRules) -> tuple[BetReturn, ...]:
    """Every bet of the table, exact."""
    counted, layout = deals(rules.decks), BaccaratLayout(rules)
    found = []
    for spot in layout.spots:
        if spot.endswith("pair"):
            same = Fraction(4 * rules.decks - 1, 52 * rules.decks - 1)
            found.append(_of(spot, [(same, 1 + rules.pair_pays), (1 - same, Fraction(0))], same))
            continue
        parts = [
            (counted.share(n), back_of(rules, spot, p, b)) for (p, b, _), n in counted.by_result
        ]
        found.append(_of(spot, parts, counted.share(counted.won_by(spot))))
    return tuple(found)


def back_of(rules: BaccaratRules, spot: str, player: int, banker: int) -> Fraction:
    """What one unit on a spot brings back."""
    won = winner(player, banker)
    if won != spot:
        return Fraction(int(won == "tie" and spot != "tie"))
    if spot == "banker":
        return BaccaratLayout(rules).banker_win(banker).mean()
    return 1 + (rules.tie_pays if spot == "tie" else rules.player_pays)


def _of(spot: str, parts: list[tuple[Fraction, Fraction]], chance: Fraction) -> BetReturn:
    mean = sum((w * back for w, back in parts), Fraction(0))
    square = sum((w * back**2 for w, back in parts), Fraction(0))
    return BetReturn(spot, chance, mean, square - mean**2)


__all__ = ["Deals", "baccarat_returns", "back_of", "deals"]
