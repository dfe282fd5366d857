"""A variant under the rules of a house: everything that can be settled before a hand begins."""

from __future__ import annotations

from enum import Enum
from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from squaredeal.cards import Made
from squaredeal.games.poker.rules import PokerRules
from squaredeal.games.poker.variant import Betting, Forced, Opener, Variant
from squaredeal.kernel import HOUSE, Choice, Refusal, Seat, ToAct, ToDeal
from squaredeal.rules import Ruled


class Part(Enum):
    """One kind of thing that happens in a street."""

    DISCARD = "discard"
    REPLACE = "replace"
    BURN = "burn"
    DOWN = "down"
    UP = "up"
    BOARD = "board"
    BET = "bet"


FACES = {Part.BURN: "burn", Part.UP: "up", Part.BOARD: "up"}
"""How the cards of a stage lie; all others are dealt down."""


class Stage(Struct, frozen=True):
    """A part of a street: `count` cards for each seat or board, or the most to be discarded."""

    part: Part
    street: int
    count: int = 0


class Terms:
    """The variant, the house's rules, and what follows from both. Never changes."""

    def __init__(self, variant: Variant, rules: PokerRules) -> None:
        self.is_stud_pe = variant.code.startswith("stud7.pe@")
        if self.is_stud_pe:
            betting = Betting(rules.stud_betting.value.replace("_", "-"))
            variant = replace(
                variant,
                betting=betting,
                common=rules.stud_common.value or rules.stud_burns.value,
                seats_most=rules.stud_players.value,
            )
        self.variant = variant
        self.rules = rules
        self.betting = variant.betting
        self.bounds: str = variant.betting.value
        self.is_no_limit = variant.betting is Betting.NO_LIMIT
        self.is_fixed_limit = variant.betting is Betting.FIXED_LIMIT
        self.is_all_in_or_fold = variant.betting is Betting.ALL_IN_OR_FOLD
        self.has_bring_in = variant.forced is Forced.BRING_IN
        self.cards = frozenset(variant.deck.cards)
        self.program = _program(variant, rules.stud_burns.value if self.is_stud_pe else rules.burns)
        self.discards_end = max(
            [at for at, stage in enumerate(self.program) if stage.part is Part.DISCARD], default=-1
        )
        parts = [stage.part for stage in self.program]
        self.deals_next = [part in (Part.DOWN, Part.UP, Part.BOARD) for part in parts[1:]] + [False]
        if self.discards_end >= 0:
            self.deals_next = [False] * len(parts)
        self.counts = (
            sum([s.count for s in self.program if s.part in (Part.DOWN, Part.UP)]),
            sum([s.count for s in self.program if s.part is Part.BOARD]),
            parts.count(Part.BURN),
        )
        self.faces = [FACES.get(part, "down") for part in parts]
        self.opens_next = [
            stage.part is Part.BET
            and variant.streets[stage.street].opener is Opener.LEFT_OF_BUTTON
            and stage.street > 0
            for stage in self.program[1:]
        ] + [False]
        self.raises = self._raise_limit()
        self.odd_chip = rules.stud_odd_chip if self.is_stud_pe else rules.odd_chip
        self.reopens_by_sum = rules.short_all_in.value == "cumulative_full_raise"
        self.calls: dict[int, Choice] = {}
        self.made: dict[tuple[str, int], Made] = {}
        self._cite()

    def _cite(self) -> None:
        """The clauses of answers that never change."""
        stud = self.is_stud_pe
        self.turn_clause = "stud7.turn.order" if stud else "floor.player.act-in-turn"
        self.call_clause = "stud7.raise.must-cover" if stud else "floor.bet.methods"
        self.limit_clause = "stud7.bet.limits" if stud else "hand.table-stakes.cap"
        self.low_clause = "stud7.bet.limits" if stud else "floor.raise.minimum"
        self.bring_in_clause = "stud7.bring-in.lowest"
        self.fold = Choice("fold", "stud7.fold.turn" if stud else "floor.terms.official")
        self.check = Choice("check", "stud7.check" if stud else "floor.terms.tap-check")
        self.not_your_turn = Refusal("not_your_turn", self.turn_clause)
        self.over = Refusal("hand_over", self.turn_clause)
        self.no_such_verb = Refusal("not_offered_here", "floor.terms.official")
        self.no_check = Refusal("bet_to_match", self.check.clause)
        self.no_call = Refusal("nothing_to_call", self.call_clause)
        self.no_reopen = Refusal("not_reopened", "floor.raise.minimum")
        self.not_covered = Refusal("nobody_left_to_call", "hand.all-in.short")
        self.compulsory = Refusal("must_open", self.bring_in_clause)

    def needs(self, seats: int, boards: int) -> int:
        """The cards of a hand that nobody folds; 0 where a spent stub is made up or shared."""
        if self.discards_end >= 0 or self.variant.common:
            return 0
        for_seats, for_boards, burns = self.counts
        return for_seats * seats + for_boards * boards + burns

    def _raise_limit(self) -> Ruled[int]:
        """How many raises a street allows after the bet; 0 is without limit."""
        rules = self.rules
        if self.is_stud_pe:
            return rules.stud_raises
        if self.betting is not Betting.FIXED_LIMIT or rules.raises.value:
            return rules.raises
        return Ruled(self.variant.raises, "stud7.raise.cap")


def _program(variant: Variant, burns: bool) -> tuple[Stage, ...]:
    """The streets laid end to end."""
    stages = []
    for number, street in enumerate(variant.streets):
        counts = (
            (Part.DISCARD, street.discard or street.draw),
            (Part.BURN, street.burn if burns else 0),
            (Part.REPLACE, street.draw),
            (Part.DOWN, street.down),
            (Part.UP, street.up),
            (Part.BOARD, street.board),
            (Part.BET, 1 if street.bets else 0),
        )
        stages += [Stage(part, number, count) for part, count in counts if count]
    return tuple(stages)


@cache
def to_act(seat: Seat, clock: str) -> ToAct:
    """One seat on turn."""
    return ToAct((seat,), clock)


@cache
def window(seats: tuple[Seat, ...], clock: str) -> ToAct:
    """Several seats at once, until all have spoken or HOUSE closes."""
    return ToAct((*seats, HOUSE), clock, window=True)


@cache
def to_deal(count: int, face: str) -> ToDeal:
    """So many cards of the deck."""
    return ToDeal("deck", count, face)


__all__ = ["Part", "Stage", "Terms", "to_act", "to_deal", "window"]
