"""A competent bot: position and starting hands before the flop, strength and pot odds after it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from msgspec import Struct

from squaredeal.bots.policy import among, take
from squaredeal.bots.starting import rank_of_hand
from squaredeal.bots.strength import WHOLE, cards_of, strength
from squaredeal.games.poker import Hand, Variant, pot_chips
from squaredeal.kernel import Act, Choice, Seat


class Character(Struct, frozen=True):
    """How a bot plays. Shares are of a thousand.

    `opens` are the starting hands raised first in from the earliest seat; each seat nearer to the
    button adds `opens_step`. `calls` are hands that meet one raise, `reraises` those that raise it
    again. `value` is the strength that bets, `margin` what a call needs above the pot's odds.
    `bluffs` is how often nothing is bet as if it were something.
    """

    name: str
    opens: int
    opens_step: int
    calls: int
    reraises: int
    value: int
    margin: int
    bluffs: int


TIGHT: Final = Character("tight", 80, 15, 60, 20, 720, 80, 30)
STEADY: Final = Character("steady", 150, 60, 170, 45, 600, 30, 220)


class Spot(Struct, frozen=True):
    """What a decision is about, all in chips: price to call, pot with all bets, one big blind."""

    price: int
    pot: int
    big: int
    behind: int


class RulePolicy:
    """Plays every poker game with a board; without one it checks, calls a little and folds."""

    def __init__(self, variant: Variant, seed: int, character: Character = STEADY) -> None:
        self._variant, self._chance = variant, Random(seed)
        self.character = character

    @property
    def name(self) -> str:
        """The character's."""
        return self.character.name

    def choose(self, view: Hand, seat: Seat, choices: Sequence[Choice]) -> Act:
        """Show at showdown, else decide by street."""
        shown = among(choices, "muck", "decline", "stand_pat", "show", "run")
        if shown is not None:
            return take(seat, shown)
        spot = _spot(view, seat)
        is_holdem = self._variant.hole_count == 2 and self._variant.board_count == 5
        if is_holdem and not view.boards[0]:
            return self._before_flop(view, seat, choices, spot)
        if not self._variant.board_count:
            return self._quietly(seat, choices, spot)
        return self._by_strength(view, seat, choices, spot)

    def _before_flop(self, hand: Hand, seat: Seat, choices: Sequence[Choice], spot: Spot) -> Act:
        plays = self.character
        better = rank_of_hand(cards_of(hand, seat))
        press = among(choices, "raise_to", "bet")
        raises = hand.raises
        if raises == 0:
            limit = plays.opens + plays.opens_step * _nearness(hand, seat)
            if better < limit and press is not None:
                limpers = sum(bet == spot.big for bet in hand.bets) - 1
                return take(seat, press, spot.big * (5 + 2 * max(0, limpers)) // 2)
            return self._check_or_fold(seat, choices)
        again = plays.reraises if raises == 1 else plays.reraises // (2 * raises - 1)
        if better < again and press is not None:
            return take(seat, press, hand.price * 3)
        wide = 2 if len(hand.setup.seats) == 2 else 1
        cheap = spot.price * 12 <= spot.behind
        meets = plays.calls * wide // raises if cheap else again * 2
        call = among(choices, "call")
        if better < meets and call is not None:
            return take(seat, call)
        return self._check_or_fold(seat, choices)

    def _by_strength(self, hand: Hand, seat: Seat, choices: Sequence[Choice], spot: Spot) -> Act:
        plays = self.character
        wins = strength(hand, seat, self._variant, self._chance)
        wins -= 60 * hand.raises
        press = among(choices, "bet", "raise_to")
        if not spot.price:
            bluffs = hand.aggressor == seat and self._chance.randrange(WHOLE) < plays.bluffs
            if press is not None and (wins >= plays.value or bluffs):
                return take(seat, press, self._size(hand, spot, wins))
            return self._check_or_fold(seat, choices)
        if wins >= plays.value + 180 and press is not None and hand.raises < 3:
            return take(seat, press, self._size(hand, spot, wins))
        needs = spot.price * WHOLE // (spot.pot + spot.price) + plays.margin
        call = among(choices, "call")
        if wins >= needs and call is not None:
            return take(seat, call)
        return self._check_or_fold(seat, choices)

    def _size(self, hand: Hand, spot: Spot, wins: int) -> int:
        """A bet of a third of the pot to all of it, larger with a better hand, as the total."""
        pot = spot.pot + spot.price
        thirds = 3 if wins > 850 else 2 if wins > 650 else 1
        return hand.price + pot * thirds // 3

    def _quietly(self, seat: Seat, choices: Sequence[Choice], spot: Spot) -> Act:
        call = among(choices, "call", "post")
        if call is not None and spot.price * 5 <= spot.pot:
            return take(seat, call)
        return self._check_or_fold(seat, choices)

    @staticmethod
    def _check_or_fold(seat: Seat, choices: Sequence[Choice]) -> Act:
        return take(seat, among(choices, "check", "fold") or choices[0])


def _spot(hand: Hand, seat: Seat) -> Spot:
    stakes = hand.setup.stakes
    big = stakes.big_blind or stakes.small_bet or max(1, stakes.ante)
    price = max(0, min(hand.price - hand.bets[seat], hand.stacks[seat]))
    return Spot(price, pot_chips(hand) + sum(hand.bets), big, hand.stacks[seat])


def _nearness(hand: Hand, seat: Seat) -> int:
    """How late this seat acts: 0 for the first of a full table, 5 for the button and heads-up."""
    if len(hand.setup.seats) == 2:
        return 9
    order = hand.live
    after = len(order) - 1 - order.index(seat)
    return max(0, 5 - after)


__all__ = ["STEADY", "TIGHT", "Character", "RulePolicy"]
