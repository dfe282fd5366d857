"""What the house remembers of a player's comings and goings: chips taken, tables left too soon."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

from squaredeal.games.poker import BY_CODE, Betting
from squaredeal.ledger import chart
from squaredeal.people import Passage
from squaredeal.people.leaving import HOUR_MS
from squaredeal.server.views import stakes_of
from squaredeal.store import people as records
from squaredeal.store import streams, transfers_since
from squaredeal.tables import TableSetup

KEPT_AS: Final = "refusals"
KEPT_MS: Final = 48 * HOUR_MS
"""How far back the house looks; its settings must lie within."""
CASH: Final = "table"
"""The kind of stream that a cash table is."""
WHYS: Final = ("buy_in", "cash_out")


class Refused(Struct, frozen=True):
    """A table of this blind level was left too soon."""

    level: str
    at_ms: int


class Past(Struct, frozen=True):
    """Of one player."""

    passages: tuple[Passage, ...] = ()
    refusals: tuple[Refused, ...] = ()


_refusals = msgspec.json.Decoder(tuple[Refused, ...])


def level_of(setup: TableSetup) -> str:
    """The blind level of a table."""
    stakes = stakes_of(setup.stakes)
    return f"{setup.unit} {stakes.small}/{stakes.big}"


def played_at(setup: TableSetup) -> str:
    """Game and stakes of a table: equal texts are the same."""
    return f"{setup.game} {setup.unit} {msgspec.json.encode(setup.stakes).decode()}"


def form_of(setup: TableSetup) -> str:
    """The form of cash play that the leaving policy may exempt; empty for the usual one."""
    variant = BY_CODE.get(setup.game)
    if variant is not None and variant.betting is Betting.ALL_IN_OR_FOLD:
        return "all_in_or_fold"
    return ""


def read_past(connection: Connection, player: int, unit: str, now_ms: int) -> Past:
    """What is known of a player."""
    wallet = chart.wallet(player, unit).id
    found = []
    for transfer in transfers_since(connection, wallet, WHYS, now_ms - KEPT_MS):
        is_out = transfer.credit == wallet
        table = chart.table_of(transfer.debit if is_out else transfer.credit)
        played = _played(connection, table)
        chips = transfer.amount if is_out else -transfer.amount
        if played:
            found.append(Passage(transfer.at_ms, chips, table, played))
    return Past(tuple(found), _kept(connection, player))


def _played(connection: Connection, table: str) -> str:
    """What is played at a cash table; empty where it is none."""
    stream = streams.find_stream(connection, table)
    if stream is None or stream.kind != CASH:
        return ""
    return played_at(msgspec.json.decode(stream.spec, type=TableSetup))


def note_refusal(connection: Connection, player: int, level: str, at_ms: int) -> None:
    """Remember that a player refused play at this blind level."""
    kept = [each for each in _kept(connection, player) if each.at_ms > at_ms - KEPT_MS]
    body = msgspec.json.encode((*kept, Refused(level, at_ms)))
    records.prefer(connection, player, KEPT_AS, body)


def _kept(connection: Connection, player: int) -> tuple[Refused, ...]:
    found = records.preferences(connection, player).get(KEPT_AS)
    return () if found is None else _refusals.decode(found)


__all__ = [
    "Past",
    "Refused",
    "form_of",
    "level_of",
    "note_refusal",
    "played_at",
    "read_past",
]
