"""The state of a hand: flat, ints by seat, facts carried forward instead of looked up again."""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache
from typing import Final

from msgspec import Struct

from squaredeal.kernel import FLOOR, NOBODY, RAIL, Act, Seat, Veiled

SEATS: Final = 10
"""A table has at most so many seats."""
NO_SEAT: Final = -9
"""Where a seat is named and there is none, such as the last to raise when nobody has."""
NO_CARDS: Final = Veiled((), NOBODY)
EYES: Final = tuple(frozenset({seat}) for seat in range(SEATS))
"""Who sees a card dealt down: its own seat."""
EVERYBODY: Final = frozenset({RAIL, FLOOR, *range(SEATS)})
"""Who sees a card dealt or turned up."""
STACK: Final = tuple(f"stack:{seat}" for seat in range(SEATS))
BET: Final = tuple(f"bet:{seat}" for seat in range(SEATS))


class Stakes(Struct, frozen=True, omit_defaults=True):
    """What a hand is played for, in chips; what the variant does not use stays 0.

    `ante` is one seat's share; `ante_by` says who pays: `each`, or `big_blind` or `button` for
    everybody at once. `third_blind` is the seat after the big blind. `cap` is the most a seat may
    put in during the hand, 0 without limit. `chip` is the smallest chip on the table: bets are
    multiples of it, and an odd chip is one of them.
    """

    small_blind: int = 0
    big_blind: int = 0
    third_blind: int = 0
    ante: int = 0
    ante_by: str = "each"
    button_blind: int = 0
    bring_in: int = 0
    small_bet: int = 0
    big_bet: int = 0
    cap: int = 0
    chip: int = 1


class Rake(Struct, frozen=True, omit_defaults=True):
    """What the house takes from the pot: hundredths of a percent of it, at most `cap` chips.

    A cap of 0 is none. `flat` is taken instead of a share when it is not 0: a time charge, or what
    a record says. `drop` goes to the jackpot once for every board dealt. Source: cash.rake.per-pot.
    """

    hundredths: int = 0
    cap: int = 0
    no_flop_no_drop: bool = True
    flat: int = 0
    drop: int = 0


class HandSetup(Struct, frozen=True, tag="hand", omit_defaults=True):
    """Everything a hand starts from. Tuples run by seat, the seat at the table; chips throughout.

    `stacks` is 0 for an empty seat. `seats` are dealt in. `button` may be an empty seat, the dead
    button. `blinds` and `antes` by seat, when not empty, replace what follows from the button: so a
    table says that the small blind is dead, a record what was posted. `live` posts count toward
    calling, `dead` ones go to the pot. `straddles` are seat and chips, in order. `first` is who
    opens when the blinds do not say it. `bomb` is everybody's ante in a bomb pot, 0 otherwise.

    `auto_muck` are the seats whose beaten hands are not shown without asking. `offers` opens the
    windows that this table has agreed: `straddle`, `run_it`, `rabbit`. `has_unknown` admits cards
    that nobody knows, for records. `clock` names the setting of the time to act. `game` is the code
    that a hand of a rotation plays, empty where there is only one.
    """

    stacks: tuple[int, ...]
    seats: tuple[Seat, ...]
    button: Seat
    stakes: Stakes
    blinds: tuple[int, ...] = ()
    antes: tuple[int, ...] = ()
    live: tuple[int, ...] = ()
    dead: tuple[int, ...] = ()
    straddles: tuple[tuple[Seat, int], ...] = ()
    first: Seat = NO_SEAT
    bomb: int = 0
    boards: int = 1
    rake: Rake = Rake()
    auto_muck: tuple[Seat, ...] = ()
    offers: tuple[str, ...] = ()
    has_unknown: bool = False
    clock: str = "hand.clock.seconds.cash"
    game: str = ""


class Phase(IntEnum):
    """What a hand is doing; it decides which verbs are open."""

    DEAL = 0
    BET = 1
    BRING_IN = 2
    DISCARD = 3
    SHOW = 4
    OVER = 5
    STRADDLE = 6
    RUN = 7
    RABBIT = 8


class Irregular(Struct, frozen=True, omit_defaults=True):
    """What the floor has found and the rest of the hand must know.

    `ahead` are acts out of turn that still bind, with the price they were made at. `undercalls` are
    seats that may not raise. `spare_burn`: the next card to be burned is out already. `penalties`
    are seats with what the floor noted against them. `aside` are cards that may not come on the
    next board, seen too early.
    """

    ahead: tuple[tuple[Act, int], ...] = ()
    undercalls: tuple[Seat, ...] = ()
    spare_burn: bool = False
    penalties: tuple[tuple[Seat, str], ...] = ()
    aside: tuple[str, ...] = ()


REGULAR: Final = Irregular()


class Hand(Struct, frozen=True, gc=False, kw_only=True):
    """A hand of poker between two moves.

    `bets` lie before the seats on this street, `paid` came from them on earlier streets (antes
    among them), `dead` is in the pot and nobody's. `acted` has the bit of every seat that has acted
    on this street: its bet is the price at which it did. `live` runs from the button's left; `able`
    counts its seats with chips behind. `price` is to be matched, `least` the least full raise,
    `full` the last full level of fixed limit. `queue` must still act, in order. `at` is the place
    in the variant's program.
    `noted` belongs to the phase: by seat the cards to draw or the boards voted for, at showdown the
    seats that mucked. `substance` grows with every act in turn: from 5 on there was substantial
    action.

    What changes most often stands first: a copy finds its fields in this order.
    """

    stacks: tuple[int, ...]
    bets: tuple[int, ...]
    acted: int
    able: int
    queue: tuple[Seat, ...] = ()
    substance: int = 0
    price: int
    least: int
    full: int = 0
    raises: int = 0
    aggressor: Seat = NO_SEAT
    phase: int = Phase.DEAL
    at: int = 0
    paid: tuple[int, ...]
    boards: tuple[tuple[str, ...], ...] = ((),)
    live: tuple[Seat, ...]
    cards: tuple[tuple[Veiled, ...], ...]
    pending: Veiled = NO_CARDS
    turned: tuple[Seat, ...] = ()
    noted: tuple[int, ...] = ()
    dead: int = 0
    total: int
    rake: int = 0
    drop: int = 0
    muck: tuple[Veiled, ...] = ()
    burned: int = 0
    floor: Irregular = REGULAR
    setup: HandSetup


@lru_cache(4096)
def clockwise(seats: tuple[Seat, ...], after: Seat) -> tuple[Seat, ...]:
    """The seats in order of play, the first being the one left of `after`, which need not be among
    them.
    """
    ordered = sorted(seats)
    return tuple(
        [seat for seat in ordered if seat > after] + [seat for seat in ordered if seat <= after]
    )


def hole_cards(hand: Hand, seat: Seat) -> tuple[str, ...]:
    """All cards of a seat, in the order dealt."""
    veils = hand.cards[seat]
    if len(veils) == 1:
        return veils[0].value
    return tuple([card for veil in veils for card in veil.value])


def up_cards(hand: Hand, seat: Seat) -> tuple[str, ...]:
    """The cards of a seat that everybody sees, in the order dealt."""
    return tuple(
        [card for veil in hand.cards[seat] if veil.eyes == EVERYBODY for card in veil.value]
    )


def pot_chips(hand: Hand) -> int:
    """What lies in the pot: bets of this street are not in it yet."""
    return sum(hand.paid) + hand.dead


def changed(numbers: tuple[int, ...], seat: Seat, number: int) -> tuple[int, ...]:
    """`numbers` with one seat's replaced."""
    new = list(numbers)
    new[seat] = number
    return tuple(new)


__all__ = [
    "BET",
    "EVERYBODY",
    "EYES",
    "NO_CARDS",
    "NO_SEAT",
    "REGULAR",
    "SEATS",
    "STACK",
    "Hand",
    "HandSetup",
    "Irregular",
    "Phase",
    "Rake",
    "Stakes",
    "changed",
    "clockwise",
    "hole_cards",
    "pot_chips",
    "up_cards",
]
