"""A competent bot: position and starting hands before the flop, strength and pot odds after it.

Without a flop the first street is played by how much more than an even share of the pot a hand is
worth; cards are exchanged for those that leave most.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from msgspec import Struct

from squaredeal.bots.drawing import best_draw, best_kept
from squaredeal.bots.policy import among, take
from squaredeal.bots.starting import rank_of_hand
from squaredeal.bots.street import draws_left, street_of
from squaredeal.bots.strength import RIVALS_MAX, WHOLE, cards_of, strength
from squaredeal.games.poker import BY_CODE, Hand, Phase, Variant, pot_chips
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


EDGE: Final = WHOLE
"""What an even part of the pot is worth times the number of those who share it."""
TIGHT: Final = Character("tight", 80, 15, 60, 20, 720, 80, 30)
STEADY: Final = Character("steady", 150, 60, 170, 45, 600, 30, 220)


class Spot(Struct, frozen=True):
    """What a decision is about, all in chips: price to call, pot with all bets, one big blind."""

    price: int
    pot: int
    big: int
    behind: int


class RulePolicy:
    """Plays every poker game. `variant` is the table's, or any when the hands themselves say it."""

    def __init__(self, variant: Variant, seed: int, character: Character = STEADY) -> None:
        self._variant, self._chance = variant, Random(seed)
        self.character = character

    @property
    def name(self) -> str:
        """The character's."""
        return self.character.name

    def choose(self, view: Hand, seat: Seat, choices: Sequence[Choice]) -> Act:
        """Draw, vote and show by phase, else decide by street."""
        variant = BY_CODE[view.setup.game] if view.setup.game else self._variant
        if view.phase == Phase.DISCARD:
            return self._draw(view, seat, choices, variant)
        vote = among(choices, "run")
        if vote is not None:
            return take(seat, vote, self._chance.randint(2, 3))
        shown = among(choices, "muck", "allow", "decline", "show")
        if shown is not None:
            return take(seat, shown)
        spot = _spot(view, seat)
        street = street_of(view, variant)
        if variant.board_count > 2 and not street and not view.setup.bomb:
            return self._before_flop(view, seat, choices, spot, variant)
        wins = self._wins(view, seat, variant)
        if not street:
            return self._first_street(view, seat, choices, spot, wins)
        return self._by_strength(view, seat, choices, spot, wins)

    def _wins(self, hand: Hand, seat: Seat, variant: Variant) -> int:
        """The share of the pot to expect, in thousandths, in any game."""
        draws = [street.draw for street in variant.streets]
        if variant.board_count or not any(draws):
            return strength(hand, seat, variant, self._chance)
        most = draws[-1] if draws_left(hand, variant) else 0
        worth = best_draw(cards_of(hand, seat), most, variant, self._chance).worth
        wins = worth
        for _ in range(min(RIVALS_MAX, len(hand.live) - 1) - 1):
            wins = wins * worth // WHOLE
        return wins

    def _draw(self, hand: Hand, seat: Seat, choices: Sequence[Choice], variant: Variant) -> Act:
        """Give up what is missed least."""
        discard = among(choices, "discard")
        if discard is None:
            return take(seat, choices[0])
        least, most = discard.cards
        if among(choices, "stand_pat") is None:
            return Act(seat, "discard", cards=best_kept(hand, seat, least, variant, self._chance))
        gone = best_draw(cards_of(hand, seat), most, variant, self._chance).gone
        return Act(seat, "discard", cards=gone) if gone else Act(seat, "stand_pat")

    def _first_street(
        self, hand: Hand, seat: Seat, choices: Sequence[Choice], spot: Spot, wins: int
    ) -> Act:
        """Stud's third street, or before the first draw: by what a hand wins above its even part.

        A raise needs a third more, a call an even part and a little more for every raise.
        """
        edge = wins * min(RIVALS_MAX + 1, len(hand.live)) + 2 * (
            STEADY.value - self.character.value
        )
        press = among(choices, "raise_to", "bet", "complete")
        call = among(choices, "call", "check", "post")
        if press is not None and edge >= EDGE + 350 + 150 * hand.raises and hand.raises < 3:
            return take(seat, press, hand.price * 3)
        is_cheap = spot.price * 4 <= spot.big or spot.price * 5 <= spot.pot
        if call is not None and (
            not spot.price or edge >= EDGE + 100 * hand.raises - 150 * is_cheap
        ):
            return take(seat, call)
        return self._check_or_fold(seat, choices)

    def _before_flop(
        self, hand: Hand, seat: Seat, choices: Sequence[Choice], spot: Spot, variant: Variant
    ) -> Act:
        plays = self.character
        has_low = any(half.name == "low" for half in variant.pot)
        better = rank_of_hand(cards_of(hand, seat), has_low=has_low)
        press = among(choices, "raise_to", "bet", "complete")
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

    def _by_strength(
        self, hand: Hand, seat: Seat, choices: Sequence[Choice], spot: Spot, wins: int
    ) -> Act:
        plays = self.character
        wins -= 60 * hand.raises
        press = among(choices, "bet", "raise_to", "complete")
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

    @staticmethod
    def _check_or_fold(seat: Seat, choices: Sequence[Choice]) -> Act:
        return take(seat, among(choices, "check", "fold") or choices[0])


def _spot(hand: Hand, seat: Seat) -> Spot:
    stakes = hand.setup.stakes
    big = stakes.big_blind or stakes.small_bet or stakes.button_blind or max(1, stakes.ante)
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
