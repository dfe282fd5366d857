"""What a person may do with a seat: one function a verb."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

from squaredeal.kernel import ANY_SPOT, HOUSE, Choice, Refusal, Seat, refuse
from squaredeal.rules import HouseRules
from squaredeal.tables.owed import playable
from squaredeal.tables.table import BLINDS, Occupied, Table


class TableClauses(Struct, frozen=True):
    """The clauses that a table's own refusals cite, and the settings that close a verb."""

    buy_in: str
    entry: str
    wait: str
    may_wait: bool
    top_up: str
    stay: str
    sit_out: str
    leave: str
    fairness: str

    @classmethod
    def of(cls, house: HouseRules) -> TableClauses:
        """From the house's settings."""
        wait = house.ruled("cash.entry.wait_bb_option", bool)
        return cls(
            buy_in=house["cash.buyin.min_bb"].clause,
            entry=house["cash.entry_post.amount"].clause,
            wait=wait.clause,
            may_wait=wait.value,
            top_up=house["cash.buyin.max_bb"].clause,
            stay=house["cash.reentry.same_stack_minutes"].clause,
            sit_out="cash.missed-blinds.scope",
            leave=house["cash.refusal.min_hands"].clause,
            fairness="rng.outcomes",
        )


Answer: TypeAlias = Choice | Refusal
Guard: TypeAlias = Callable[[TableClauses, Table, Seat], Answer]


def _taken(clauses: TableClauses, table: Table, seat: Seat) -> Occupied | Refusal:
    taken = table.seats[seat] if 0 <= seat < len(table.seats) else None
    return taken if taken is not None else refuse("not_seated", clauses.entry)


def sit(clauses: TableClauses, table: Table, seat: Seat) -> Answer:
    """A free seat for a buy-in of the range, in chips; the spot names the player."""
    if not table.opened:
        return refuse("table_closed", clauses.buy_in)
    if not 0 <= seat < len(table.seats):
        return refuse("no_such_seat", clauses.buy_in, seats=len(table.seats))
    if table.seats[seat] is not None:
        return refuse("seat_taken", clauses.buy_in)
    low, high = table.setup.buy_in
    return Choice("sit", clauses.buy_in, low=low, high=high, spots=(ANY_SPOT,))


def rejoin(clauses: TableClauses, table: Table, seat: Seat) -> Answer:
    """Sit down again with more than the largest buy-in, as the house has asked of this player.

    The house alone asks for it: who came back too soon brings back all that was taken.
    """
    asked = sit(clauses, table, seat)
    if isinstance(asked, Refusal):
        return asked
    return Choice("rejoin", clauses.stay, low=table.setup.buy_in[1] + 1, spots=(ANY_SPOT,))


def leave(clauses: TableClauses, table: Table, seat: Seat) -> Answer:
    """Stand up with everything: at once, or after the round that the seat is in."""
    taken = _taken(clauses, table, seat)
    if isinstance(taken, Refusal):
        return taken
    if taken.leaving:
        return refuse("leaving_already", clauses.leave)
    return Choice("leave", clauses.leave)


def top_up(clauses: TableClauses, table: Table, seat: Seat) -> Answer:
    """Add chips up to the largest buy-in; during a round they wait for its end."""
    taken = _taken(clauses, table, seat)
    if isinstance(taken, Refusal):
        return taken
    room = table.setup.buy_in[1] - taken.stack - taken.top_up
    if room < 1:
        return refuse("stack_full", clauses.top_up, high=table.setup.buy_in[1])
    return Choice("top_up", clauses.top_up, low=1, high=room)


def take_off(clauses: TableClauses, table: Table, seat: Seat) -> Answer:
    """Never: chips stay on the table while their owner plays on."""
    taken = _taken(clauses, table, seat)
    return taken if isinstance(taken, Refusal) else refuse("chips_stay", clauses.stay)


def sit_out(clauses: TableClauses, table: Table, seat: Seat) -> Answer:
    """Be dealt no more hands until coming back."""
    taken = _taken(clauses, table, seat)
    if isinstance(taken, Refusal):
        return taken
    if taken.status == "out":
        return refuse("sitting_out_already", clauses.sit_out)
    return Choice("sit_out", clauses.sit_out)


def sit_in(clauses: TableClauses, table: Table, seat: Seat) -> Answer:
    """Come back after sitting out, posting what was missed."""
    taken = _taken(clauses, table, seat)
    if isinstance(taken, Refusal):
        return taken
    if taken.status != "out":
        return refuse("not_sitting_out", clauses.sit_out)
    if not taken.stack + taken.top_up:
        return refuse("no_chips", clauses.sit_out)
    return Choice("sit_in", clauses.sit_out)


def post_entry(clauses: TableClauses, table: Table, seat: Seat) -> Answer:
    """Pay the entry and be dealt into the next hand."""
    taken = _taken(clauses, table, seat)
    if isinstance(taken, Refusal):
        return taken
    if taken.status not in ("new", "waiting"):
        return refuse("nothing_to_post", clauses.entry)
    return Choice("post_entry", clauses.entry)


def wait(clauses: TableClauses, table: Table, seat: Seat) -> Answer:
    """Wait for the big blind instead of paying the entry, or what was missed."""
    taken = _taken(clauses, table, seat)
    if isinstance(taken, Refusal):
        return taken
    returns = taken.status == "out" and taken.missed & BLINDS and taken.stack
    if not (taken.status == "new" or returns) or not clauses.may_wait:
        return refuse("no_waiting", clauses.wait)
    return Choice("wait", clauses.wait)


def seed(clauses: TableClauses, table: Table, seat: Seat) -> Answer:
    """Add a word of one's own to the next deal."""
    taken = _taken(clauses, table, seat)
    if isinstance(taken, Refusal):
        return taken
    return Choice("seed", clauses.fairness, spots=(ANY_SPOT,))


def _house(clauses: TableClauses, table: Table, seat: Seat) -> Refusal | None:
    if seat != HOUSE:
        return refuse("house_only", clauses.fairness)
    if table.round is not None:
        return refuse("round_in_progress", clauses.fairness)
    return None


def seal(clauses: TableClauses, table: Table, seat: Seat) -> Answer:
    """HOUSE publishes the seal of the next deck, once, before it may start."""
    refusal = _house(clauses, table, seat)
    if refusal is not None:
        return refusal
    if table.seal:
        return refuse("sealed_already", clauses.fairness)
    return Choice("seal", clauses.fairness, spots=(ANY_SPOT,))


def start(clauses: TableClauses, table: Table, seat: Seat) -> Answer:
    """HOUSE starts a round when two or more can play it."""
    refusal = _house(clauses, table, seat)
    if refusal is not None:
        return refusal
    if not table.opened:
        return refuse("table_closed", clauses.buy_in)
    ready = playable(table)
    if len(ready) < 2:
        return refuse("too_few_players", clauses.entry, ready=len(ready), least=2)
    return Choice("start", clauses.fairness)


def close(clauses: TableClauses, table: Table, seat: Seat) -> Answer:
    """HOUSE ends the table; everybody stands up."""
    refusal = _house(clauses, table, seat)
    if refusal is not None:
        return refusal
    return Choice("close", clauses.leave)


GUARDS: dict[str, Guard] = {
    "sit": sit,
    "rejoin": rejoin,
    "leave": leave,
    "top_up": top_up,
    "take_off": take_off,
    "sit_out": sit_out,
    "sit_in": sit_in,
    "post_entry": post_entry,
    "wait": wait,
    "seed": seed,
    "seal": seal,
    "start": start,
    "close": close,
}

__all__ = ["GUARDS", "TableClauses"]
