"""People as the store keeps them: players, sessions, what they accepted and prefer."""

from __future__ import annotations

from datetime import date
from typing import Any, Literal, TypeAlias

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from squaredeal.kernel import Illegal, refuse
from squaredeal.people import skeleton
from squaredeal.store import schema

Role: TypeAlias = Literal["player", "bot", "floor", "admin"]
_players, _sessions = schema.players, schema.sessions


class Player(Struct, frozen=True):
    """One person or bot. `born` is the date of birth; an empty `password_hash` lets nobody in."""

    id: int
    nickname: str
    password_hash: str
    born: date
    language: str
    role: Role
    created_ms: int
    closed_ms: int | None = None


class Session(Struct, frozen=True):
    """A log-in. Only the hash of its token is kept."""

    token_hash: bytes
    player: int
    created_ms: int
    expires_ms: int
    agent: str = ""


def add_player(
    connection: Connection,
    nickname: str,
    password_hash: str,
    born: date,
    language: str,
    role: Role,
    at_ms: int,
) -> Player:
    """A new player. Raises Illegal when the nickname is taken (acct.nickname.immutable)."""
    row: dict[str, Any] = {
        "nickname": nickname,
        "nickname_key": skeleton(nickname),
        "password_hash": password_hash,
        "born": born.isoformat(),
        "language": language,
        "role": role,
        "created_ms": at_ms,
    }
    try:
        with connection.begin_nested():
            made = connection.execute(insert(_players).returning(_players.c.id), row)
            id_ = made.scalar_one()
    except IntegrityError as error:
        taken = refuse("nickname_taken", "acct.nickname.immutable", nickname=nickname)
        raise Illegal(taken) from error
    return Player(id_, nickname, password_hash, born, language, role, at_ms)


def find_player(connection: Connection, id_: int) -> Player | None:
    """The player of this number."""
    return _one(connection, _players.c.id == id_)


def find_nickname(connection: Connection, nickname: str) -> Player | None:
    """The player of this nickname, or of one that looks like it."""
    return _one(connection, _players.c.nickname_key == skeleton(nickname))


def list_players(connection: Connection, part: str = "", most: int = 100) -> tuple[Player, ...]:
    """Players whose nickname contains something that looks like `part`, by nickname."""
    query = select(_players).order_by(_players.c.nickname_key).limit(most)
    if part:
        query = query.where(_players.c.nickname_key.contains(skeleton(part), autoescape=True))
    return tuple(_player(row) for row in connection.execute(query).mappings())


def count_players(connection: Connection, role: Role | None = None) -> int:
    """How many players there are, of one role or of all."""
    query = select(func.count()).select_from(_players)
    if role is not None:
        query = query.where(_players.c.role == role)
    return connection.execute(query).scalar_one()


def change_player(connection: Connection, id_: int, **fields: Any) -> Player | None:
    """Set `language`, `role`, `password_hash` or `closed_ms`; the player as he is then."""
    allowed = {"language", "role", "password_hash", "closed_ms"}
    if not fields.keys() <= allowed:
        raise TypeError(f"a player's {sorted(fields.keys() - allowed)} cannot be changed")
    connection.execute(update(_players).where(_players.c.id == id_).values(**fields))
    return find_player(connection, id_)


def add_session(connection: Connection, session: Session) -> Session:
    """Keep a log-in; sessions that are over by then are dropped."""
    connection.execute(delete(_sessions).where(_sessions.c.expires_ms <= session.created_ms))
    connection.execute(insert(_sessions), _row(session))
    return session


def find_session(connection: Connection, token_hash: bytes, at_ms: int) -> Session | None:
    """The session of this token, unless it is over."""
    found = connection.execute(
        select(_sessions).where(
            _sessions.c.token_hash == token_hash, _sessions.c.expires_ms > at_ms
        )
    ).mappings()
    row = found.first()
    return None if row is None else Session(**row)


def end_sessions(connection: Connection, *, token_hash: bytes = b"", player: int = 0) -> int:
    """Log out one session, or all of a player; how many that were."""
    where = _sessions.c.token_hash == token_hash if token_hash else _sessions.c.player == player
    return connection.execute(delete(_sessions).where(where)).rowcount


def accept(connection: Connection, player: int, edition: str, language: str, at_ms: int) -> None:
    """A player accepts an edition of the rules (acct.rules.acceptance); twice is once."""
    table = schema.acceptances
    if edition not in accepted(connection, player):
        row = {"player": player, "edition": edition, "language": language, "at_ms": at_ms}
        connection.execute(insert(table), row)


def accepted(connection: Connection, player: int) -> tuple[str, ...]:
    """The editions that a player has accepted, oldest first."""
    table = schema.acceptances
    query = select(table.c.edition).where(table.c.player == player).order_by(table.c.at_ms)
    return tuple(connection.execute(query).scalars())


def prefer(connection: Connection, player: int, name: str, value: bytes) -> None:
    """Keep a player's preference."""
    table = schema.preferences
    key = (table.c.player == player) & (table.c.name == name)
    connection.execute(delete(table).where(key))
    connection.execute(insert(table), {"player": player, "name": name, "value": value})


def preferences(connection: Connection, player: int) -> dict[str, bytes]:
    """Everything that a player prefers."""
    table = schema.preferences
    query = select(table.c.name, table.c.value).where(table.c.player == player)
    return dict(connection.execute(query).all())


def _one(connection: Connection, where: Any) -> Player | None:
    row = connection.execute(select(_players).where(where)).mappings().first()
    return None if row is None else _player(row)


def _player(row: Any) -> Player:
    fields = {name: row[name] for name in Player.__struct_fields__}
    return Player(**(fields | {"born": date.fromisoformat(row["born"])}))


def _row(session: Session) -> dict[str, Any]:
    return {name: getattr(session, name) for name in Session.__struct_fields__}


__all__ = [
    "Player",
    "Role",
    "Session",
    "accept",
    "accepted",
    "add_player",
    "add_session",
    "change_player",
    "count_players",
    "end_sessions",
    "find_nickname",
    "find_player",
    "find_session",
    "list_players",
    "prefer",
    "preferences",
]
