"""The state of a casino hold'em round and what is told of it."""

from __future__ import annotations

from msgspec import Struct

from squaredeal.bank import EVENTS, Bets, Setup
from squaredeal.kernel import Seat, Veiled

BET, DEAL, DECIDE, RUN, DONE = range(5)
ANTE, CALL, AA = "ante", "call", "aa"


class Round(Struct, frozen=True):
    """One round. `open` are the seats that may still bet, later those that have not decided.

    `playing` are the seats with an ante in order of the deal; `hands` their cards, `dealer` the
    house's two, `board` flop, turn and river. `folded` are those that gave up.
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
    dealer: tuple[Veiled, ...] = ()
    board: tuple[str, ...] = ()
    called: tuple[Seat, ...] = ()
    folded: tuple[Seat, ...] = ()


class Dealt(Struct, frozen=True, tag="dealt"):
    """A card lies face down at a seat, or at the dealer when `seat` is HOUSE."""

    seat: Seat
    card: Veiled


class Decided(Struct, frozen=True, gc=False, tag="decided"):
    """A seat called or folded."""

    seat: Seat
    verb: str


class Shown(Struct, frozen=True, tag="shown"):
    """Cards are turned up, a seat's or the dealer's (HOUSE), with what they make."""

    seat: Seat
    cards: tuple[str, ...]
    category: str
    ranks: tuple[str, ...]


class HandDone(Struct, frozen=True, gc=False, tag="hand_done"):
    """A seat's round is decided: not_qualified, won, lost, push or folded."""

    seat: Seat
    outcome: str


ROUND_EVENTS = (*EVENTS, Dealt, Decided, Shown, HandDone)
