"""The state of a table of rounds against the house."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from squaredeal.bank import BANK, Limits, Shoe, stack_place
from squaredeal.kernel import Game, Seat


class BankSetup(Struct, frozen=True, tag="bank", omit_defaults=True):
    """What a table against the house is opened with. Chips are in `unit`.

    `owner` is the player of a private table, empty for a shared one. At a shared table bets are
    open for `bet_seconds` from the first chip, and a decision may take `decision_seconds`; nobody
    waits at a private one. `bank_limit` is what the house may lose here before it takes no more
    stakes, 0 for no limit.
    """

    game: str
    limits: Limits = Limits()
    seats: int = 1
    unit: str = "play_chips"
    name: str = ""
    room: str = "rng-casino"
    owner: str = ""
    bet_seconds: int = 20
    decision_seconds: int = 20
    bank_limit: int = 0


class Guest(Struct, frozen=True, gc=False, omit_defaults=True):
    """A taken seat. `purse` is what the player's wallet holds, as the table knows it.

    `away_ms` is when the line of a player with a stake was lost, 0 while it stands. `leaving`
    stands up when the round is over.
    """

    player: str
    purse: int = 0
    seed: str = ""
    leaving: bool = False
    away_ms: int = 0


class BankState(Struct, frozen=True):
    """A table between and during rounds.

    `wallet` is what left the table less what came, so that all chips sum to nothing; `bank` is what
    the house has won here. `held` are the chips of each seat that lie in the round, `staked` all it
    has put down in it. `carry` is the shoe that the next round finds, if it is not a fresh one.
    """

    setup: BankSetup
    seats: tuple[Guest | None, ...]
    number: int = 0
    seal: str = ""
    opened: bool = True
    wallet: int = 0
    bank: int = 0
    round: Struct | None = None
    dealt_in: tuple[Seat, ...] = ()
    held: tuple[int, ...] = ()
    staked: tuple[int, ...] = ()
    carry: Shoe | None = None


def purses(s: BankState) -> tuple[int, ...]:
    """What each seat could stake, in chips; 0 for a free one."""
    return tuple([guest.purse if guest is not None else 0 for guest in s.seats])


def round_setup(game: Game[Any], s: BankState) -> Struct:
    """What the next round would start from."""
    settings: dict[str, Any] = {"stacks": purses(s), "limits": s.setup.limits, "bank": s.bank}
    if s.carry is not None:
        settings["shoe"] = s.carry
    return game.setup_type(**settings)


def chips_of(game: Game[Any], s: BankState) -> dict[str, int]:
    """Everything on the table, by where it lies; the house's bank and the wallets may be owed."""
    held = {"wallet": s.wallet}
    if s.round is not None:
        return held | dict(game.chips(s.round))
    held[BANK] = s.bank
    for seat, chips in enumerate(purses(s)):
        held[stack_place(seat)] = chips
    return held


__all__ = ["BankSetup", "BankState", "Guest", "chips_of", "purses", "round_setup"]
