"""The state of a blackjack round, what it starts from, and what is told of it."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from squaredeal.bank import EVENTS, Bets, Limits, Shoe
from squaredeal.games.blackjack.hand import Hand
from squaredeal.kernel import Seat, Veiled

BET, DEAL, INSURE, PLAY, FOLLOW, DEALER, DONE = range(7)
TO_DEALER: Final = -1
TO_HOLE: Final = -2


class Setup(Struct, frozen=True, gc=False, omit_defaults=True):
    """Participants, limits and what the round before left.

    `stacks` is chips by participant, 0 for a free seat. The first `boxes` of them sit at the table;
    the others can only bet behind. `boxes` 0 means that all sit.
    """

    stacks: tuple[int, ...]
    boxes: int = 0
    limits: Limits = Limits()
    bank: int = 0
    shoe: Shoe | None = None

    @property
    def seats(self) -> int:
        """How many of the participants sit at the table."""
        return self.boxes or len(self.stacks)


class Round(Struct, frozen=True, gc=False):
    """One round.

    `open` are the seats of a running window, `due` where the next cards go (a hand's place in
    `hands`, or the dealer), `turn` the place of the hand that is asked. `asked` and `acted` are the
    seats that had to choose and those that did. `follow` is the hand that others may follow.
    """

    setup: Setup
    stacks: tuple[int, ...]
    bets: tuple[Bets, ...]
    bank: int
    open: tuple[Seat, ...]
    changes: tuple[int, ...]
    phase: int = BET
    hands: tuple[Hand, ...] = ()
    turn: int = 0
    due: tuple[int, ...] = ()
    dealer: tuple[str, ...] = ()
    hole: Veiled | None = None
    follow: str = ""
    asked: tuple[Seat, ...] = ()
    acted: tuple[Seat, ...] = ()


class HoleDealt(Struct, frozen=True, tag="hole_dealt"):
    """The dealer's second card lies face down."""

    card: Veiled


class HoleShown(Struct, frozen=True, gc=False, tag="hole_shown"):
    """The dealer's hole card is turned up."""

    card: str


class Checked(Struct, frozen=True, gc=False, tag="checked"):
    """The dealer looked at the hole card: is it a blackjack?"""

    is_blackjack: bool


class Decided(Struct, frozen=True, gc=False, tag="decided"):
    """A seat chose for one of its hands; `verb` as in the move."""

    seat: Seat
    number: int
    verb: str


class HandDone(Struct, frozen=True, gc=False, tag="hand_done"):
    """A hand is settled against the dealer: won, lost, push, blackjack, bust or surrendered."""

    seat: Seat
    number: int
    total: int
    dealer: int
    outcome: str


class Idle(Struct, frozen=True, gc=False, tag="idle"):
    """A seat left every decision of the round to the system (bjl.seat.forced-leave)."""

    seat: Seat


ROUND_EVENTS = (*EVENTS, HoleDealt, HoleShown, Checked, Decided, HandDone, Idle)
