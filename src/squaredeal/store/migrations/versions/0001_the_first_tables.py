"""The first tables: journal, ledger, people."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

BIG: Final = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make every table of the first release."""
    _streams()
    _rounds()
    _ledger()
    _players()
    _house()


def _streams() -> None:
    op.create_table(
        "streams",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("spec", sa.LargeBinary(), nullable=False),
        sa.Column("epoch", BIG, nullable=False),
        sa.Column("opened_ms", BIG, nullable=False),
        sa.Column("closed_ms", BIG, nullable=True),
        sa.Column("stopped", sa.Text(), server_default="", nullable=False),
        sa.Column("checkpoint", sa.LargeBinary(), nullable=True),
        sa.Column("checkpoint_sequence", BIG, nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_streams")),
    )
    op.create_table(
        "journal",
        sa.Column("stream", sa.Text(), nullable=False),
        sa.Column("sequence", BIG, autoincrement=False, nullable=False),
        sa.Column("epoch", BIG, nullable=False),
        sa.Column("at_ms", BIG, nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("digest", sa.LargeBinary(), nullable=False),
        sa.Column("previous", sa.LargeBinary(), nullable=False),
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        sa.Column("pin", sa.Text(), nullable=False),
        sa.Column("player", BIG, nullable=True),
        sa.Column("envelope", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["stream"], ["streams.id"], name=op.f("fk_journal_stream")),
        sa.PrimaryKeyConstraint("stream", "sequence", name=op.f("pk_journal")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "answers",
        sa.Column("stream", sa.Text(), nullable=False),
        sa.Column("player", BIG, autoincrement=False, nullable=False),
        sa.Column("envelope", sa.Text(), nullable=False),
        sa.Column("version", BIG, nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("stream", "player", "envelope", name=op.f("pk_answers")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "outbox",
        sa.Column("id", BIG, nullable=False),
        sa.Column("stream", sa.Text(), nullable=False),
        sa.Column("sequence", BIG, nullable=False),
        sa.Column("at_ms", BIG, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox")),
    )


def _rounds() -> None:
    op.create_table(
        "rounds",
        sa.Column("stream", sa.Text(), nullable=False),
        sa.Column("number", BIG, autoincrement=False, nullable=False),
        sa.Column("first_sequence", BIG, nullable=False),
        sa.Column("last_sequence", BIG, nullable=True),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("clause", sa.Text(), server_default="", nullable=False),
        sa.Column("started_ms", BIG, nullable=False),
        sa.Column("ended_ms", BIG, nullable=True),
        sa.Column("commitment", sa.Text(), nullable=False),
        sa.Column("opening", sa.LargeBinary(), nullable=True),
        sa.Column("record", sa.LargeBinary(), nullable=True),
        sa.CheckConstraint("status in ('open', 'done', 'void')", name=op.f("ck_rounds_status")),
        sa.ForeignKeyConstraint(["stream"], ["streams.id"], name=op.f("fk_rounds_stream")),
        sa.PrimaryKeyConstraint("stream", "number", name=op.f("pk_rounds")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "renderings",
        sa.Column("stream", sa.Text(), nullable=False),
        sa.Column("number", BIG, autoincrement=False, nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["stream"], ["streams.id"], name=op.f("fk_renderings_stream")),
        sa.PrimaryKeyConstraint("stream", "number", name=op.f("pk_renderings")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seals",
        sa.Column("stream", sa.Text(), nullable=False),
        sa.Column("number", BIG, autoincrement=False, nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("stream", "number", name=op.f("pk_seals")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "round_players",
        sa.Column("player", BIG, autoincrement=False, nullable=False),
        sa.Column("stream", sa.Text(), nullable=False),
        sa.Column("number", BIG, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("before", BIG, nullable=False),
        sa.Column("after", BIG, nullable=False),
        sa.Column("ended_ms", BIG, nullable=False),
        sa.PrimaryKeyConstraint("player", "stream", "number", name=op.f("pk_round_players")),
        sqlite_with_rowid=False,
    )
    with op.batch_alter_table("round_players", schema=None) as batch_op:
        batch_op.create_index("ix_round_players_player_ended", ["player", "ended_ms"], unique=False)


def _ledger() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("unit", sa.Text(), nullable=False),
        sa.Column("bound", sa.Text(), nullable=False),
        sa.Column("debits_pending", BIG, nullable=False),
        sa.Column("debits_posted", BIG, nullable=False),
        sa.Column("credits_pending", BIG, nullable=False),
        sa.Column("credits_posted", BIG, nullable=False),
        sa.CheckConstraint(
            "bound <> 'credits_within_debits' or credits_posted + credits_pending <= debits_posted",
            name=op.f("ck_accounts_never_owed"),
        ),
        sa.CheckConstraint(
            "bound <> 'debits_within_credits' or debits_posted + debits_pending <= credits_posted",
            name=op.f("ck_accounts_never_overdrawn"),
        ),
        sa.CheckConstraint(
            "debits_pending >= 0 and debits_posted >= 0 "
            "and credits_pending >= 0 and credits_posted >= 0",
            name=op.f("ck_accounts_counters"),
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_accounts")),
    )
    op.create_table(
        "transfers",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("debit", sa.Text(), nullable=False),
        sa.Column("credit", sa.Text(), nullable=False),
        sa.Column("amount", BIG, nullable=False),
        sa.Column("unit", sa.Text(), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("at_ms", BIG, nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("expires_ms", BIG, nullable=False),
        sa.CheckConstraint(
            "status in ('pending', 'posted', 'voided', 'expired')", name=op.f("ck_transfers_status")
        ),
        sa.CheckConstraint("amount > 0", name=op.f("ck_transfers_amount")),
        sa.CheckConstraint("debit <> credit", name=op.f("ck_transfers_two_accounts")),
        sa.ForeignKeyConstraint(["credit"], ["accounts.id"], name=op.f("fk_transfers_credit")),
        sa.ForeignKeyConstraint(["debit"], ["accounts.id"], name=op.f("fk_transfers_debit")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_transfers")),
    )
    with op.batch_alter_table("transfers", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_transfers_credit"), ["credit"], unique=False)
        batch_op.create_index(batch_op.f("ix_transfers_debit"), ["debit"], unique=False)


def _players() -> None:
    op.create_table(
        "players",
        sa.Column("id", BIG, nullable=False),
        sa.Column("nickname", sa.Text(), nullable=False),
        sa.Column("nickname_key", sa.Text(), nullable=False),
        sa.Column("password_hash", sa.Text(), nullable=False),
        sa.Column("born", sa.Text(), nullable=False),
        sa.Column("country", sa.Text(), server_default="", nullable=False),
        sa.Column("standing", sa.Text(), server_default="open", nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("role", sa.Text(), nullable=False),
        sa.Column("created_ms", BIG, nullable=False),
        sa.Column("closed_ms", BIG, nullable=True),
        sa.CheckConstraint(
            "role in ('player', 'bot', 'floor', 'admin')", name=op.f("ck_players_role")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_players")),
        sa.UniqueConstraint("nickname_key", name=op.f("uq_players_nickname_key")),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.LargeBinary(), nullable=False),
        sa.Column("player", BIG, nullable=False),
        sa.Column("created_ms", BIG, nullable=False),
        sa.Column("expires_ms", BIG, nullable=False),
        sa.Column("agent", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_sessions_player")),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_sessions")),
    )
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_sessions_player"), ["player"], unique=False)

    op.create_table(
        "acceptances",
        sa.Column("player", BIG, autoincrement=False, nullable=False),
        sa.Column("edition", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("at_ms", BIG, nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_acceptances_player")),
        sa.PrimaryKeyConstraint("player", "edition", name=op.f("pk_acceptances")),
    )
    op.create_table(
        "preferences",
        sa.Column("player", BIG, autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_preferences_player")),
        sa.PrimaryKeyConstraint("player", "name", name=op.f("pk_preferences")),
    )


def _house() -> None:
    op.create_table(
        "house_values",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_house_values")),
    )
    op.create_table(
        "staff_log",
        sa.Column("id", BIG, nullable=False),
        sa.Column("at_ms", BIG, nullable=False),
        sa.Column("by", BIG, nullable=True),
        sa.Column("what", sa.Text(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_staff_log")),
    )
