"""The state of a Russian poker round and what is told of it."""

from __future__ import annotations

from msgspec import Struct

from squaredeal.bank import EVENTS, Bets, Setup
from squaredeal.kernel import Seat, Veiled

BET, DEAL, DECIDE, DRAW, SECOND, INSURE, REPLACE, RENEW, DONE = range(9)
ANTE, RAISE, INSURANCE = "ante", "bet", "insurance"


class Round(Struct, frozen=True):
    """One round.

    `open` are the seats of the running window; `hands` the cards of `playing`, seat by seat;
    `missing` how many each of them still receives. `up` is the dealer's open card, `dealer` the
    others. `replaced` holds for each buyer the dealer's new card.
    """

    setup: Setup
    stacks: tuple[int, ...]
    bets: tuple[Bets, ...]
    bank: int
    open: tuple[Seat, ...]
    changes: tuple[int, ...]
    phase: int = BET
    playing: tuple[Seat, ...] = ()
    hands: tuple[tuple[Veiled, ...], ...] = ()
    gone: tuple[Veiled, ...] = ()
    missing: tuple[int, ...] = ()
    up: str = ""
    dealer: tuple[Veiled, ...] = ()
    bettors: tuple[Seat, ...] = ()
    drawers: tuple[Seat, ...] = ()
    buyers: tuple[Seat, ...] = ()
    shown: tuple[str, ...] = ()
    replaced: tuple[str, ...] = ()


class Dealt(Struct, frozen=True, tag="dealt"):
    """A card lies face down at a seat, or at the dealer when `seat` is HOUSE."""

    seat: Seat
    card: Veiled


class Discarded(Struct, frozen=True, tag="discarded"):
    """A seat gave cards away; only it knows which."""

    seat: Seat
    cards: tuple[Veiled, ...]


class Decided(Struct, frozen=True, gc=False, tag="decided"):
    """A seat chose: fold, bet, exchange, buy, insure, replace."""

    seat: Seat
    verb: str


class Shown(Struct, frozen=True, tag="shown"):
    """Cards are turned up, a seat's or the dealer's (HOUSE), with the combinations they make."""

    seat: Seat
    cards: tuple[str, ...]
    combinations: tuple[str, ...]


class HandDone(Struct, frozen=True, gc=False, tag="hand_done"):
    """A seat's round is decided: not_qualified, won, lost, push or folded."""

    seat: Seat
    outcome: str


ROUND_EVENTS = (*EVENTS, Dealt, Discarded, Decided, Shown, HandDone)
