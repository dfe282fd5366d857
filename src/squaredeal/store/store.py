"""The store: one writer, many readers, one database."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from types import TracebackType
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from squaredeal.kernel import BadInput, Unavailable
from squaredeal.ledger import Account, Books, Denied
from squaredeal.store import money
from squaredeal.store.commit import Commit
from squaredeal.store.database import (
    check_before_writing,
    is_current,
    migrate,
    open_reader,
    open_writer,
)
from squaredeal.store.writer import Writer

T = TypeVar("T")


class Store:
    """An open database.

    `write` and `submit` hand work to the writer thread and give a future that resolves when the
    work is durable; `read` runs here and now. The functions for `write` and `read` are those of
    `store.people` and `store.streams`, or your own: they take a connection first.
    """

    def __init__(self, url: str, *, upgrade: bool = True) -> None:
        """Open, and bring to this release's version when `upgrade`.

        Raises BadInput for an address or a version that cannot be used, Unavailable when the
        database does not answer.
        """
        self.url = url
        check_before_writing(url)
        engine = open_writer(url, must_exist=not upgrade)
        try:
            if upgrade:
                migrate(engine)
            elif not is_current(engine):
                raise BadInput(f"the database {url} is of an older version: start the server once")
        except BaseException:
            engine.dispose()
            raise
        self._reader = open_reader(url)
        self._writer = Writer(engine)

    def submit(self, commit: Commit[Any]) -> Future[Denied | None]:
        """A commit of rows and money; see `Writer`."""
        return self._writer.submit(commit)

    def write(self, work: Callable[..., T], *args: Any, **named: Any) -> Future[T]:
        """Run `work(connection, ...)` in the writer's next commit.

        `store.write(people.add_player, "Ann", ...).result()` from a thread;
        `await asyncio.wrap_future(store.write(...))` from a coroutine.
        """
        commit = Commit(work=lambda connection: work(connection, *args, **named))
        return self._writer.submit(commit)  # type: ignore[return-value]  # no orders: never Denied

    def read(self, work: Callable[..., T], *args: Any, **named: Any) -> T:
        """Run `work(connection, ...)` on a connection that cannot write."""
        with self.reading() as connection:
            return work(connection, *args, **named)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection that cannot write and sees one state of the database. Raises Unavailable."""
        try:
            with self._reader.connect() as connection:
                yield connection
        except SQLAlchemyError as error:
            said = str(getattr(error, "orig", None) or error).splitlines()[0]
            raise Unavailable(f"the database cannot be read: {said}") from error

    def account(self, account: str) -> Account | None:
        """An account as it is now."""
        return self.read(money.find_account, account)

    def accounts(self, connection: Connection, start: str) -> tuple[Account, ...]:
        """Accounts whose id starts so, as `connection` sees them."""
        return tuple(money.all_accounts(connection, start))

    def books(self, connection: Connection | None = None) -> Books:
        """The whole ledger, for the checks; as `connection` sees it, or as it is now."""
        if connection is None:
            with self.reading() as fresh:
                return self.books(fresh)
        return Books(
            {account.id: account for account in money.all_accounts(connection)},
            {transfer.id: transfer for transfer in money.all_transfers(connection)},
        )

    def close(self) -> None:
        """Write what was handed over, then let go."""
        self._writer.close()
        self._reader.dispose()

    def __enter__(self) -> Store:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


__all__ = ["Store"]
