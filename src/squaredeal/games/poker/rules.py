"""What a hand needs from the house: every leaf is a value and the clause that gives it."""

from __future__ import annotations

from fractions import Fraction

from msgspec import Struct

from squaredeal.rules import HouseRules, Ruled


class PokerRules(Struct, frozen=True):
    """The house's rules of a hand. Amounts in `..._bb` are big blinds; a maximum of 0 is none."""

    odd_chip: Ruled[str]
    short_all_in: Ruled[str]
    raise_basis: Ruled[str]
    raises: Ruled[int]
    timeout: Ruled[str]
    all_in_order: Ruled[str]
    losers_may_muck: Ruled[bool]
    side_pots: Ruled[str]
    rake_side_pots: Ruled[str]
    rake_rounding: Ruled[str]
    straddle: Ruled[bool]
    straddle_option: Ruled[str]
    straddle_count: Ruled[int]
    straddle_bb: Ruled[int]
    straddle_over: Ruled[str]
    run_it: Ruled[int]
    run_it_bb: Ruled[int]
    run_it_basis: Ruled[str]
    run_it_consent: Ruled[str]
    rabbit: Ruled[bool]
    rabbit_fee: Ruled[int]
    rabbit_fee_to: Ruled[str]
    bomb: Ruled[bool]
    bomb_bb: Ruled[int]
    bomb_boards: Ruled[int]
    bomb_preflop: Ruled[bool]
    bomb_cap: Ruled[int]
    drop_per_board: Ruled[int]
    half_rule: Ruled[Fraction]
    two_motion: Ruled[bool]
    undercall: Ruled[str]
    misdeal_exposed: Ruled[str]
    premature_board: Ruled[str]
    flop_four: Ruled[bool]
    fouled_deck: Ruled[str]
    exposing_folds: Ruled[bool]
    override: Ruled[bool]
    stud_betting: Ruled[str]
    stud_raises: Ruled[int]
    stud_bring_in: Ruled[int]
    stud_bring_in_tie: Ruled[str]
    stud_open_tie: Ruled[str]
    stud_odd_chip: Ruled[str]
    stud_common: Ruled[bool]
    stud_burns: Ruled[bool]
    stud_ace_low: Ruled[bool]
    stud_players: Ruled[int]
    burns: bool = False

    @classmethod
    def of(cls, house: HouseRules) -> PokerRules:
        """The rules of one room of a house (`house.room(code)`), or of a house of one room.

        A dealer burns in the live room. Raises HouseError when the rooms disagree.
        """
        live = any(room.product == "live-poker" for room in house.rooms)
        all_in = house.ruled("room.allin_show_order", str) if live else None
        if all_in is None or all_in.value == "all_at_once":
            order = house.ruled("hand.showdown.all_in", str)
        else:
            order = Ruled("last_aggressor_first", all_in.clause)
        return cls(
            all_in_order=order,
            burns=live,
            **{name: house.ruled(key, kind) for name, (key, kind) in _KEYS.items()},
        )


_KEYS: dict[str, tuple[str, type]] = {
    "odd_chip": ("hand.odd_unit", str),
    "short_all_in": ("hand.short_all_in.reopens", str),
    "raise_basis": ("room.raise.minimum_basis", str),
    "raises": ("room.raises.max", int),
    "timeout": ("hand.timeout_action", str),
    "losers_may_muck": ("hand.showdown.losers_may_muck", bool),
    "side_pots": ("hand.side_pots.order", str),
    "rake_side_pots": ("cash.rake.side_pots", str),
    "rake_rounding": ("cash.rake.rounding", str),
    "straddle": ("room.straddle.enabled", bool),
    "straddle_option": ("room.straddle.option", str),
    "straddle_count": ("room.straddle.max_count", int),
    "straddle_bb": ("room.straddle.max_bb", int),
    "straddle_over": ("room.straddle.over_cap", str),
    "run_it": ("room.run_it.max", int),
    "run_it_bb": ("room.run_it.min_bb", int),
    "run_it_basis": ("room.run_it.min_basis", str),
    "run_it_consent": ("room.run_it.consent", str),
    "rabbit": ("room.rabbit.enabled", bool),
    "rabbit_fee": ("room.rabbit.fee", int),
    "rabbit_fee_to": ("room.rabbit.fee_to", str),
    "bomb": ("room.bomb_pot.enabled", bool),
    "bomb_bb": ("room.bomb_pot.max_bb", int),
    "bomb_boards": ("room.bomb_pot.boards_max", int),
    "bomb_preflop": ("room.bomb_pot.preflop_betting", bool),
    "bomb_cap": ("room.bomb_pot.extra_cap_multiplier", int),
    "drop_per_board": ("room.jackpot.per_board", int),
    "half_rule": ("room.raise.half_rule", Fraction),
    "two_motion": ("room.raise.two_motion", bool),
    "undercall": ("room.undercall", str),
    "misdeal_exposed": ("room.misdeal.exposed_cards", str),
    "premature_board": ("room.premature_board", str),
    "flop_four": ("room.flop_four.pick_is_next_burn", bool),
    "fouled_deck": ("room.fouled_deck", str),
    "exposing_folds": ("room.exposing.fold_possible", bool),
    "override": ("room.director.override", bool),
    "stud_betting": ("stud7.betting", str),
    "stud_raises": ("stud7.raises.max", int),
    "stud_bring_in": ("stud7.bring_in.amount", int),
    "stud_bring_in_tie": ("stud7.bring_in.tie", str),
    "stud_open_tie": ("stud7.open.tie", str),
    "stud_odd_chip": ("stud7.odd_chip", str),
    "stud_common": ("stud7.last_card.common", bool),
    "stud_burns": ("stud7.burn_cards", bool),
    "stud_ace_low": ("stud7.ace_low_straight", bool),
    "stud_players": ("stud7.players.max", int),
}

__all__ = ["PokerRules"]
