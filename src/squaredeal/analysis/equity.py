"""How much of the pot each hand takes: counted exactly, or sampled with its error."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from importlib import import_module
from math import comb, prod, sqrt
from types import ModuleType

from msgspec import Struct

from squaredeal.analysis import plain
from squaredeal.analysis.contest import Contest, contest
from squaredeal.cards import UNKNOWN, CardError

EXACT_DEALS = 300_000_000
"""More deals than this are sampled unless exact counting is asked for."""

PLAIN_DEALS = 2_000_000
"""The same without compiled kernels."""


SMALL_COUNT = 10_000
"""Up to so many deals plain Python is done before the kernels are loaded."""


class Equity(Struct, frozen=True):
    """What each hand takes over all `deals`, in the order the hands were given."""

    method: str
    """`exact`: every deal counted once. `sampled`: random deals."""
    deals: int
    wins: tuple[int, ...]
    """Deals in which the hand took the whole pot."""
    ties: tuple[int, ...]
    """Deals in which it took a part: a tie, or half a split pot."""
    units: tuple[int, ...]
    """Pots received, in 5040ths of a pot; they add up to 5040 × deals."""
    standard_errors: tuple[float, ...]
    """One standard deviation of each share when sampled; zero when exact."""
    compiled: bool = True
    """Whether compiled kernels counted, rather than plain Python."""

    @property
    def shares(self) -> tuple[Fraction, ...]:
        """Part of the pot each hand gets on average; they add up to 1."""
        return tuple(Fraction(units, plain.POT * self.deals) for units in self.units)


def equity(
    hands: Sequence[Sequence[str]],
    board: Sequence[str] = (),
    dead: Sequence[str] = (),
    *,
    variant: str = "holdem",
    exact: bool | None = None,
    deals: int = 1_000_000,
    seed: int = 1,
) -> Equity:
    """Equity of two to ten hands whose cards are known, all of them or as many as the variant
    needs.

    Cards are two-character texts. Missing cards of board and hands come from the rest of the deck;
    `dead` ones cannot come. `exact` None counts all deals if there are not too many, else samples
    `deals` of them from `seed`. Raises CardError for cards that cannot be.
    """
    rules = contest(variant)
    held = [tuple(hand) for hand in hands]
    left = remaining(rules, held, tuple(board), tuple(dead))
    count = exact_deals(rules, held, board, left)
    fast = kernels(rules) if exact is False or count > SMALL_COUNT else None
    if exact is None:
        exact = count <= (EXACT_DEALS if fast else PLAIN_DEALS)
    if exact:
        counted = (fast.exact_outcomes if fast else plain.exact)(rules, held, tuple(board), left)
        return stated(counted, "exact", fast is not None)
    ranges = [[(hand, 1)] for hand in held]
    drawn = (fast.sample_outcomes if fast else plain.sampled)(
        rules, ranges, tuple(board), left, deals, seed
    )
    return stated(drawn, "sampled", fast is not None)


def remaining(
    rules: Contest, hands: Sequence[tuple[str, ...]], board: tuple[str, ...], dead: tuple[str, ...]
) -> tuple[str, ...]:
    """Cards that can still come. Raises CardError for too few, too many, unknown or repeated
    cards.
    """
    if not 2 <= len(hands) <= 10:
        raise CardError(str(len(hands)), 0, "odds compare two to ten hands")
    for place, hand in enumerate(hands):
        if not rules.least <= len(hand) <= rules.size:
            least = f"{rules.least} to " if rules.least < rules.size else ""
            reason = f"a hand of {rules.code} has {least}{rules.size} cards"
            raise CardError("".join(hand), place, reason)
    if len(board) > rules.board:
        reason = f"{rules.code} has a board of {rules.board} cards" if rules.board else "no board"
        raise CardError(" ".join(board), 0, reason)
    seen = [*(card for hand in hands for card in hand), *board, *dead]
    for place, card in enumerate(seen):
        if card == UNKNOWN:
            raise CardError(card, place, "odds need known cards; leave unknown ones out")
    return rules.deck.without(seen)


def exact_deals(
    rules: Contest, hands: Sequence[Sequence[str]], board: Sequence[str], left: Sequence[str]
) -> int:
    """In how many ways the missing cards can come. Raises CardError if the deck has too few."""
    size = len(left)
    missing = [rules.board - len(board), *(rules.size - len(hand) for hand in hands)]
    if sum(missing) > size:
        raise CardError(str(size), 0, f"{sum(missing)} cards must come and {size} are left")
    return prod(comb(size - sum(missing[:place]), count) for place, count in enumerate(missing))


def kernels(rules: Contest) -> ModuleType | None:
    """The compiled kernels, or None where they are not installed or do not know the contest."""
    if not rules.is_compiled:
        return None
    try:
        return import_module("squaredeal.analysis.kernels")
    except ImportError:
        return None


def stated(tally: plain.Tally, method: str, compiled: bool) -> Equity:
    """An Equity from counts; the error is that of a mean of independent deals."""
    deals, pot = tally.deals, plain.POT
    errors = []
    for units, squares in zip(tally.units, tally.squares, strict=True):
        mean = units / deals / pot
        spread = max(squares / deals / pot / pot - mean * mean, 0.0)
        errors.append(sqrt(spread / deals) if method == "sampled" else 0.0)
    return Equity(
        method=method,
        deals=deals,
        wins=tuple(tally.wins),
        ties=tuple(tally.ties),
        units=tuple(tally.units),
        standard_errors=tuple(errors),
        compiled=compiled,
    )
