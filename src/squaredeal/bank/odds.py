"""What a result does to a stake, and the chips that follow from it."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from msgspec import Struct

from squaredeal.bank.bets import BANK, bet_place, stack_place
from squaredeal.kernel import Moved, pay_odds, percent


class Verdict(Struct, frozen=True):
    """What happens to one stake: the share of it given back, and what it earns to one.

    `commission` is the share of the winnings that the house keeps (bac.commission.when).
    """

    back: Fraction
    odds: Fraction = Fraction(0)
    commission: Fraction = Fraction(0)

    def mean(self) -> Fraction:
        """What one staked unit brings back, before any chip is cut off."""
        return self.back + self.odds * (1 - self.commission)


WHOLE: Final = Fraction(1)
LOSS: Final = Verdict(Fraction(0))
PUSH: Final = Verdict(WHOLE)
HALF: Final = Verdict(Fraction(1, 2))


def win(to_one: Fraction | int, commission: Fraction = Fraction(0)) -> Verdict:
    """A stake that wins at these odds."""
    return Verdict(WHOLE, Fraction(to_one), commission)


class Paid(Struct, frozen=True, gc=False):
    """Chips of one settled stake: given back, won from the bank, kept as commission."""

    back: int
    won: int
    commission: int


_NOTHING = Paid(0, 0, 0)


def pay(stake: int, verdict: Verdict) -> Paid:
    """The chips of a verdict. Share given back and net winnings are each cut toward zero."""
    if verdict is LOSS:
        return _NOTHING
    if verdict is PUSH:
        return Paid(stake, 0, 0)
    won = pay_odds(stake, verdict.odds)
    kept = 0
    if verdict.commission:
        kept = won - pay_odds(stake, verdict.odds * (1 - verdict.commission))
    back = stake if verdict.back is WHOLE else percent(stake, verdict.back)
    return Paid(back, won, kept)


def settle(seat: int, spot: str, stake: int, verdict: Verdict) -> tuple[Paid, tuple[Moved, ...]]:
    """One stake leaves the layout: what the seat gets, and every movement of chips on the way."""
    place, stack = bet_place(seat, spot), stack_place(seat)
    if verdict is LOSS:
        return _NOTHING, (Moved(place, BANK, stake, "lost"),)
    paid = pay(stake, verdict)
    moves: list[Moved] = []
    if paid.back < stake:
        moves.append(Moved(place, BANK, stake - paid.back, "lost"))
    if paid.back:
        moves.append(Moved(place, stack, paid.back, "returned"))
    if paid.won:
        moves.append(Moved(BANK, stack, paid.won, "won"))
    if paid.commission:
        moves.append(Moved(stack, BANK, paid.commission, "commission"))
    return paid, tuple(moves)
