"""Opening a database: where it is, how it is tuned, and whether we know its version."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, inspect
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from squaredeal.kernel import BadInput, Unavailable

BUSY_MS: Final = 5000
SQLITE_HEAD: Final = b"SQLite format 3\x00"
"""How every SQLite database begins; SQLite itself takes a shorter file for an empty one."""


def open_writer(url: str, *, must_exist: bool = False) -> Engine:
    """The engine that alone writes. SQLite: WAL, synchronous FULL, immediate transactions."""
    where = _parse(url)
    if (
        must_exist
        and where.get_backend_name() == "sqlite"
        and not Path(where.database or "").exists()
    ):
        raise BadInput(f"there is no database {where.database}")
    if where.get_backend_name() == "sqlite":
        engine = _engine(where, pool_size=1, max_overflow=0)
        _tune(engine, "BEGIN IMMEDIATE", "journal_mode=WAL", "synchronous=FULL")
        return engine
    return _engine(where, pool_size=1, max_overflow=1, pool_pre_ping=True)


def open_reader(url: str) -> Engine:
    """An engine that cannot write. A connection of it sees one state of the database."""
    where = _parse(url)
    if where.get_backend_name() == "sqlite":
        engine = _engine(where, pool_size=4)
        _tune(engine, "BEGIN", "query_only=ON")
        return engine
    return _engine(
        where,
        isolation_level="REPEATABLE READ",
        pool_size=4,
        pool_pre_ping=True,
        connect_args={"options": "-c default_transaction_read_only=on"},
    )


def migrate(engine: Engine) -> None:
    """Bring the database to the version of this code; an empty one gets every table.

    Raises BadInput, with nothing changed, when its version is one that this code does not know.
    """
    from alembic import command

    try:
        with engine.connect() as connection:
            version = version_of(connection)
        check_version(engine, version)
        config = _config()
        if version != _head():
            with engine.begin() as connection:
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
    except SQLAlchemyError as error:
        raise Unavailable(
            f"the database {_shown(engine)} cannot be opened: {_said(error)}"
        ) from error


def check_before_writing(url: str) -> None:
    """Raises BadInput for a file of an unknown version, and does not so much as tune it."""
    where = _parse(url)
    path = Path(where.database or "")
    if where.get_backend_name() != "sqlite" or not path.is_file():
        return
    with path.open("rb") as file:
        head = file.read(len(SQLITE_HEAD))
    if head and head != SQLITE_HEAD:
        raise BadInput(f"{path} is not a database: name another file, or a new one")
    engine = open_reader(url)
    try:
        with engine.connect() as connection:
            version = version_of(connection)
        check_version(engine, version)
    except SQLAlchemyError as error:
        raise Unavailable(
            f"the database {_shown(engine)} cannot be opened: {_said(error)}"
        ) from error
    finally:
        engine.dispose()


def check_version(engine: Engine, version: str | None) -> None:
    """Raises BadInput unless this code knows the version; None is an empty database."""
    from alembic.script import ScriptDirectory
    from alembic.util.exc import CommandError

    if version is None:
        with engine.connect() as connection:
            tables = inspect(connection).get_table_names()
        if tables:
            raise BadInput(f"{_shown(engine)} is a database of something else: it has {tables[0]}")
        return
    try:
        ScriptDirectory.from_config(_config()).get_revision(version)
    except CommandError as error:
        raise BadInput(
            f"the database {_shown(engine)} has version {version}, which this release does not "
            "know: use the release that wrote it, or a later one"
        ) from error


def is_current(engine: Engine) -> bool:
    """Is the database of exactly the version that this code writes? Raises BadInput as above."""
    try:
        with engine.connect() as connection:
            version = version_of(connection)
        check_version(engine, version)
    except SQLAlchemyError as error:
        raise Unavailable(
            f"the database {_shown(engine)} cannot be opened: {_said(error)}"
        ) from error
    return version == _head()


def version_of(connection: Connection) -> str | None:
    """The revision that the database says it has."""
    from alembic.migration import MigrationContext

    return MigrationContext.configure(connection).get_current_revision()


def _head() -> str | None:
    from alembic.script import ScriptDirectory

    return ScriptDirectory.from_config(_config()).get_current_head()


def _config() -> Any:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(files("squaredeal.store") / "migrations"))
    config.set_main_option("path_separator", "os")
    return config


def _parse(url: str) -> URL:
    text = url if "://" in url else f"sqlite:///{url}"
    try:
        where = make_url(text)
    except ArgumentError as error:
        raise BadInput(f"{url!r} is not the address of a database") from error
    name = where.get_backend_name()
    if name == "postgresql":
        return where.set(drivername="postgresql+psycopg")
    if name != "sqlite":
        raise BadInput(f"{name} is not supported: use sqlite:///FILE or postgresql://HOST/NAME")
    if not where.database or where.database == ":memory:":
        raise BadInput("an SQLite database needs a file: sqlite:///FILE")
    parent = Path(where.database).parent
    if not parent.is_dir():
        raise BadInput(f"there is no folder {parent} for the database {where.database}")
    return where


def _engine(where: URL, **options: Any) -> Engine:
    try:
        return create_engine(where, **options)
    except (ArgumentError, ImportError) as error:
        raise BadInput(
            f"the database {where.render_as_string()} cannot be used: {error}"
        ) from error


def _tune(engine: Engine, begin: str, *pragmas: str) -> None:
    @event.listens_for(engine, "connect")
    def _connect(connection: Any, _record: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in (f"busy_timeout={BUSY_MS}", "foreign_keys=ON", *pragmas):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def _shown(engine: Engine) -> str:
    return engine.url.render_as_string(hide_password=True)


def _said(error: SQLAlchemyError) -> str:
    return str(getattr(error, "orig", None) or error).splitlines()[0]


__all__ = [
    "check_before_writing",
    "check_version",
    "is_current",
    "migrate",
    "open_reader",
    "open_writer",
    "version_of",
]
