"""The one thread that writes: what gathered while it synced goes into its next commit."""

from __future__ import annotations

import threading
from collections import defaultdict
from collections.abc import Sequence
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, Engine, bindparam, select
from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError, SQLAlchemyError

from squaredeal.kernel import Unavailable
from squaredeal.ledger import Denied
from squaredeal.store import schema
from squaredeal.store.commit import ORDER, STATEMENTS, Commit, Conflict, Row, StaleEpoch
from squaredeal.store.money import Purse

T = TypeVar("T")
BATCH_MOST: Final = 2000
_epochs: Final = select(schema.streams.c.id, schema.streams.c.epoch).where(
    schema.streams.c.id.in_(bindparam("ids", expanding=True))
)
_lock_epochs: Final = _epochs.order_by(schema.streams.c.id).with_for_update(read=True)


class _Job(Struct):
    commit: Commit[Any]
    future: Future[Any]
    result: Any = None


class Writer:
    """Futures resolve once their commit is durable: to its result, or to Denied by the ledger.

    They fail with StaleEpoch, with Conflict, with Unavailable when the database cannot be written,
    or with what `work` raised; then nothing of that commit stands.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: SimpleQueue[_Job | None] = SimpleQueue()
        self._purse = Purse()
        self._seen: object = None
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def submit(self, commit: Commit[T]) -> Future[T | Denied | None]:
        """Hand a commit over; returns at once."""
        if self._closed:
            raise Unavailable("the store is closed")
        future: Future[T | Denied | None] = Future()
        future.set_running_or_notify_cancel()  # a commit that was handed over is not taken back
        self._queue.put(_Job(commit, future))
        return future

    def close(self) -> None:
        """Write what was handed over, then stop."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
            self._thread.join()
            self._engine.dispose()

    def _run(self) -> None:
        running = True
        while running:
            gathered = [self._queue.get()]
            while len(gathered) < BATCH_MOST:
                try:
                    gathered.append(self._queue.get_nowait())
                except Empty:
                    break
            jobs = [job for job in gathered if job is not None]
            running = len(jobs) == len(gathered)
            if jobs:
                self._write(jobs)

    def _write(self, jobs: Sequence[_Job]) -> None:
        """All in one commit; if that fails, each alone, so that one cannot hurt another."""
        try:
            with self._engine.begin() as connection:
                self._apply(connection, jobs)
            self._purse.keep()
        except Exception as error:
            self._purse.forget()
            if len(jobs) > 1 and not _is_outage(error):
                for job in jobs:
                    self._write([job])
                return
            failure = _failure(error)
            for job in jobs:
                job.future.set_exception(failure)
            return
        for job in jobs:
            if isinstance(job.result, StaleEpoch):
                job.future.set_exception(job.result)
            else:
                job.future.set_result(job.result)

    def _apply(self, connection: Connection, jobs: Sequence[_Job]) -> None:
        for job in jobs:
            job.result = None
        self._notice_others(connection)
        live = self._fence(connection, jobs)
        live = self._settle(connection, live)
        rows: dict[str, list[Row]] = defaultdict(list)
        for job in live:
            for change in job.commit.changes:
                rows[change.statement].append(change.row)
        for name in ORDER:
            if name in rows:
                connection.execute(STATEMENTS[name], rows[name])
        self._purse.write(connection)
        for job in live:
            if job.commit.work is not None:
                job.result = job.commit.work(connection)

    def _notice_others(self, connection: Connection) -> None:
        """Balances in memory hold only as long as nobody else writes this database."""
        if connection.dialect.name != "sqlite":
            self._purse.forget()
            return
        seen = connection.exec_driver_sql("PRAGMA data_version").scalar()
        if seen != self._seen:
            self._purse.forget()
            self._seen = seen

    def _fence(self, connection: Connection, jobs: Sequence[_Job]) -> list[_Job]:
        fenced = {job.commit.stream for job in jobs if job.commit.stream}
        if not fenced:
            return list(jobs)
        query = _epochs if connection.dialect.name == "sqlite" else _lock_epochs
        found = dict(connection.execute(query, {"ids": sorted(fenced)}).all())
        live = []
        for job in jobs:
            stream, epoch = job.commit.stream, job.commit.epoch
            if stream and found.get(stream) != epoch:
                job.result = StaleEpoch(
                    f"{stream} is written under epoch {found.get(stream)}, not {epoch}"
                )
            else:
                live.append(job)
        return live

    def _settle(self, connection: Connection, jobs: Sequence[_Job]) -> list[_Job]:
        paying = [job.commit for job in jobs if job.commit.orders or job.commit.accounts]
        if not paying:
            return list(jobs)
        self._purse.begin(
            connection,
            (order for commit in paying for order in commit.orders),
            {account.id for commit in paying for account in commit.accounts},
        )
        live = []
        for job in jobs:
            job.result = self._purse.settle(job.commit.orders, job.commit.accounts)
            if job.result is None:
                live.append(job)
        return live


def _is_outage(error: Exception) -> bool:
    return isinstance(error, OperationalError | InterfaceError)


def _failure(error: Exception) -> Exception:
    if not isinstance(error, SQLAlchemyError):
        return error
    said = str(getattr(error, "orig", None) or error).splitlines()[0]
    if isinstance(error, IntegrityError):
        return Conflict(said)
    return Unavailable(f"the database cannot be written: {said}")


__all__ = ["Writer"]
