"""Every table of the database. Times are wall times in ms, amounts integers of a named unit."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

Big: Final = BigInteger().with_variant(Integer(), "sqlite")

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

streams = Table(
    "streams",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("spec", LargeBinary, nullable=False),
    Column("epoch", Big, nullable=False),
    Column("opened_ms", Big, nullable=False),
    Column("closed_ms", Big),
    Column("stopped", Text, nullable=False, server_default=""),
    Column("checkpoint", LargeBinary),
    Column("checkpoint_sequence", Big),
)

journal = Table(
    "journal",
    metadata,
    Column("stream", Text, ForeignKey("streams.id"), primary_key=True),
    Column("sequence", Big, primary_key=True, autoincrement=False),
    Column("epoch", Big, nullable=False),
    Column("at_ms", Big, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("digest", LargeBinary, nullable=False),
    Column("previous", LargeBinary, nullable=False),
    Column("hash", LargeBinary, nullable=False),
    Column("pin", Text, nullable=False),
    Column("player", Big),
    Column("envelope", Text, nullable=False),
    sqlite_with_rowid=False,
)

rounds = Table(
    "rounds",
    metadata,
    Column("stream", Text, ForeignKey("streams.id"), primary_key=True),
    Column("number", Big, primary_key=True, autoincrement=False),
    Column("first_sequence", Big, nullable=False),
    Column("last_sequence", Big),
    Column("status", Text, nullable=False),
    Column("clause", Text, nullable=False, server_default=""),
    Column("started_ms", Big, nullable=False),
    Column("ended_ms", Big),
    Column("commitment", Text, nullable=False),
    Column("opening", LargeBinary),
    Column("record", LargeBinary),
    CheckConstraint("status in ('open', 'done', 'void')", name="status"),
    sqlite_with_rowid=False,
)

renderings = Table(
    "renderings",
    metadata,
    Column("stream", Text, ForeignKey("streams.id"), primary_key=True),
    Column("number", Big, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

seals = Table(
    "seals",
    metadata,
    Column("stream", Text, primary_key=True),
    Column("number", Big, primary_key=True, autoincrement=False),
    Column("secret", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

round_players = Table(
    "round_players",
    metadata,
    Column("player", Big, primary_key=True, autoincrement=False),
    Column("stream", Text, primary_key=True),
    Column("number", Big, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("before", Big, nullable=False),
    Column("after", Big, nullable=False),
    Column("ended_ms", Big, nullable=False),
    Index("ix_round_players_player_ended", "player", "ended_ms"),
    sqlite_with_rowid=False,
)

answers = Table(
    "answers",
    metadata,
    Column("stream", Text, primary_key=True),
    Column("player", Big, primary_key=True, autoincrement=False),
    Column("envelope", Text, primary_key=True),
    Column("version", Big, nullable=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", Big, primary_key=True),
    Column("stream", Text, nullable=False),
    Column("sequence", Big, nullable=False),
    Column("at_ms", Big, nullable=False),
    Column("kind", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

accounts = Table(
    "accounts",
    metadata,
    Column("id", Text, primary_key=True),
    Column("unit", Text, nullable=False),
    Column("bound", Text, nullable=False),
    Column("debits_pending", Big, nullable=False),
    Column("debits_posted", Big, nullable=False),
    Column("credits_pending", Big, nullable=False),
    Column("credits_posted", Big, nullable=False),
    CheckConstraint(
        "debits_pending >= 0 and debits_posted >= 0 "
        "and credits_pending >= 0 and credits_posted >= 0",
        name="counters",
    ),
    CheckConstraint(
        "bound <> 'debits_within_credits' or debits_posted + debits_pending <= credits_posted",
        name="never_overdrawn",
    ),
    CheckConstraint(
        "bound <> 'credits_within_debits' or credits_posted + credits_pending <= debits_posted",
        name="never_owed",
    ),
)

transfers = Table(
    "transfers",
    metadata,
    Column("id", Text, primary_key=True),
    Column("debit", Text, ForeignKey("accounts.id"), nullable=False, index=True),
    Column("credit", Text, ForeignKey("accounts.id"), nullable=False, index=True),
    Column("amount", Big, nullable=False),
    Column("unit", Text, nullable=False),
    Column("why", Text, nullable=False),
    Column("at_ms", Big, nullable=False),
    Column("status", Text, nullable=False),
    Column("expires_ms", Big, nullable=False),
    CheckConstraint("amount > 0", name="amount"),
    CheckConstraint("debit <> credit", name="two_accounts"),
    CheckConstraint("status in ('pending', 'posted', 'voided', 'expired')", name="status"),
)

players = Table(
    "players",
    metadata,
    Column("id", Big, primary_key=True),
    Column("nickname", Text, nullable=False),
    Column("nickname_key", Text, nullable=False),
    Column("password_hash", Text, nullable=False),
    Column("born", Text, nullable=False),
    Column("country", Text, nullable=False, server_default=""),
    Column("standing", Text, nullable=False, server_default="open"),
    Column("language", Text, nullable=False),
    Column("role", Text, nullable=False),
    Column("created_ms", Big, nullable=False),
    Column("closed_ms", Big),
    UniqueConstraint("nickname_key"),
    CheckConstraint("role in ('player', 'bot', 'floor', 'admin')", name="role"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", LargeBinary, primary_key=True),
    Column("player", Big, ForeignKey("players.id"), nullable=False, index=True),
    Column("created_ms", Big, nullable=False),
    Column("expires_ms", Big, nullable=False),
    Column("agent", Text, nullable=False),
)

acceptances = Table(
    "acceptances",
    metadata,
    Column("player", Big, ForeignKey("players.id"), primary_key=True, autoincrement=False),
    Column("edition", Text, primary_key=True),
    Column("language", Text, nullable=False),
    Column("at_ms", Big, nullable=False),
)

preferences = Table(
    "preferences",
    metadata,
    Column("player", Big, ForeignKey("players.id"), primary_key=True, autoincrement=False),
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

house_values = Table(
    "house_values",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

staff_log = Table(
    "staff_log",
    metadata,
    Column("id", Big, primary_key=True),
    Column("at_ms", Big, nullable=False),
    Column("by", Big),
    Column("what", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

__all__ = [
    "acceptances",
    "accounts",
    "answers",
    "house_values",
    "journal",
    "metadata",
    "outbox",
    "players",
    "preferences",
    "renderings",
    "round_players",
    "rounds",
    "seals",
    "sessions",
    "staff_log",
    "streams",
    "transfers",
]
