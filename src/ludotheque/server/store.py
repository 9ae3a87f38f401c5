"""The store: one thread, one connection, one transaction for all that is waiting (group commit).

The event loop hands over appends and jobs and goes on; the thread takes everything that has gathered, writes it, and
reports back in one call. A move is reported twice: when it is written (nothing that happens to this process can undo
it) and when it is kept (nor can a power cut). A job is reported once, when it is kept. PostgreSQL does both at once;
for the embedded database a second thread flushes, so that no move waits for the disk to be shown.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Thread
from time import perf_counter
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, inspect
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from ludotheque.server.appends import Row, append
from ludotheque.server.embedded import WriteAhead, make_durable
from ludotheque.server.flusher import Answer, Basket, Done, Flusher
from ludotheque.server.schema import HEAD

T = TypeVar("T")
Job: TypeAlias = Callable[[Connection], Any]
Item: TypeAlias = tuple[Row | Job, Done]
Told: TypeAlias = Callable[[bool, Exception | None], None]
"""Whether a move is kept, or only written; or why it is not."""


class Down(Exception):
    """The store cannot be reached or is full: nothing that was not acknowledged may be believed written."""


class Stale(Exception):
    """Another writer owns the table, or the move is already there: the database refused."""


class Store:
    """Appends and jobs, in order, on one writer thread."""

    def __init__(
        self,
        url: str,
        *,
        wrote: Callable[[int, float], None] = lambda _items, _seconds: None,
        flushed: Callable[[float], None] = lambda _seconds: None,
    ) -> None:
        self._url = url
        self._wrote = wrote
        self._flushed = flushed
        self._basket: Basket[Item] = Basket()
        self._gathered: list[Item] = []
        self._engine: Engine | None = None
        self._connection: Connection | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: Thread | None = None
        self._flusher: Flusher | None = None
        self._poisoned: set[int] = set()
        self.waiting = 0

    async def start(self) -> None:
        """Open the database, bring its schema up to date, and start the writer."""
        self._loop = asyncio.get_running_loop()
        await self._loop.run_in_executor(None, self._open)
        self._thread = Thread(target=self._write_on, name="store", daemon=True)
        self._thread.start()

    async def stop(self) -> None:
        """Write what is waiting, then close."""
        if self._thread is not None:
            self._hand_over()
            self._basket.close()
            await asyncio.get_running_loop().run_in_executor(None, self._thread.join)
            self._thread = None

    def append(self, row: Row, told: Told) -> None:
        """Hand over one move; `told` is called on the loop once it is written, once it is kept, or with why not."""
        self._give((row, told))

    async def do(self, job: Callable[[Connection], T]) -> T:
        """Run a job in a transaction of its turn, after all that was handed over before; then all of that is kept."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def done(result: Any, error: Exception | None) -> None:
            if future.done():
                return
            if error is None:
                future.set_result(result)
            else:
                future.set_exception(error)

        self._give((job, done))
        return await future

    def _give(self, item: Item) -> None:
        """Gather what one turn of the loop brings: one struggle for the interpreter's lock a turn, not one a move."""
        self.waiting += 1
        self._gathered.append(item)
        if len(self._gathered) == 1:
            assert self._loop is not None
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        if self._gathered:
            self._basket.put(self._gathered)
            self._gathered = []

    def forgive(self, table: int) -> Job:
        """A job after which appends of a table that failed are taken again (it was read anew from the log)."""
        return lambda _connection: self._poisoned.discard(table)

    # --- on the writer's thread --------------------------------------------------------------------------------------

    def _open(self) -> None:
        file = Path(self._url.removeprefix("sqlite:///")) if self._url.startswith("sqlite:///") else None
        if file is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
        # Opened here, used by the writer's thread alone afterwards.
        arguments = {"connect_timeout": 5} if file is None else {"check_same_thread": False}
        self._engine = create_engine(self._url, connect_args=arguments)
        if file is not None:
            event.listen(self._engine, "connect", make_durable)
        with self._engine.begin() as connection:
            migrate(connection)
        if file is not None:
            log = WriteAhead(file)
            log.make_room()
            self._flusher = Flusher(log, self._report_flush)

    def _write_on(self) -> None:
        while self._basket.open:
            if items := self._basket.take():
                self._write(items)
        if self._flusher is not None:
            self._flusher.stop()
        self._forget()
        if self._engine is not None:
            self._engine.dispose()

    def _write(self, items: list[Item]) -> None:
        started = perf_counter()
        try:
            results = self._transaction([item for item, _ in items])
            answers: list[Answer] = [(done, result, None) for (_, done), result in zip(items, results, strict=True)]
        except Exception as error:  # noqa: BLE001 — handed to whoever waits
            answers = self._one_by_one(items) if len(items) > 1 and not _gone(error) else self._failed(items, error)
        self._report_write(items, answers, perf_counter() - started)

    def _report_write(self, items: list[Item], answers: list[Answer], seconds: float) -> None:
        """Tell of moves that are written and of what failed; what is not yet kept waits for the flush."""
        written: list[Answer] = []
        kept: list[Answer] = []
        failed: list[Answer] = []
        for (item, _), answer in zip(items, answers, strict=True):
            done, _result, error = answer
            (kept if error is None else failed).append(answer)
            if error is None and isinstance(item, Row):
                written.append((done, False, None))
        if self._flusher is None:
            self._on_loop(written, kept + failed, lambda: self._wrote(len(items), seconds))
        else:
            self._on_loop(written, failed, lambda: self._wrote(len(items), seconds))
            if kept:
                self._flusher.put(kept)

    def _report_flush(self, answers: list[Answer], seconds: float, error: Exception | None) -> None:
        if error is not None:
            down = Down(type(error).__name__)
            answers = [(done, result, down) for done, result, _ in answers]
        self._on_loop([], answers, lambda: self._flushed(seconds))

    def _on_loop(self, first: list[Answer], last: list[Answer], note: Callable[[], None]) -> None:
        assert self._loop is not None
        self._loop.call_soon_threadsafe(self._tell, first, last, note)

    def _transaction(self, items: list[Row | Job]) -> list[Any]:
        """Everything in one transaction: runs of appends as one statement each, jobs in between."""
        connection = self._connected()
        results: list[Any] = []
        rows: list[Row] = []
        with connection.begin():
            for item in items:
                if isinstance(item, Row):
                    rows.append(item)
                else:
                    self._append(connection, rows, results)
                    results.append(item(connection))
            self._append(connection, rows, results)
        return results

    def _append(self, connection: Connection, rows: list[Row], results: list[Any]) -> None:
        if not rows:
            return
        if self._poisoned and any(row.table in self._poisoned for row in rows):
            raise Stale("an earlier move of this table was not written")
        if append(connection, rows) != len(rows):
            raise Stale("another writer owns this table")
        results.extend([True] * len(rows))
        rows.clear()

    def _one_by_one(self, items: list[Item]) -> list[Answer]:
        """One of many failed: find out which, so that the others are not harmed."""
        answers: list[Answer] = []
        for item, done in items:
            try:
                answers.append((done, self._transaction([item])[0], None))
            except Exception as error:  # noqa: BLE001 — as above
                answers += self._failed([(item, done)], error)
        return answers

    def _failed(self, items: list[Item], error: Exception) -> list[Answer]:
        """Later moves of a table whose move failed must not be written either: there would be a hole in its log."""
        if _gone(error):
            self._forget()
        if isinstance(error, IntegrityError):
            error = Stale(type(error.orig).__name__)
        elif isinstance(error, SQLAlchemyError):
            error = Down(type(error).__name__)
        self._poisoned |= {item.table for item, _ in items if isinstance(item, Row)}
        return [(done, False, error) for _, done in items]

    def _connected(self) -> Connection:
        if self._connection is None:
            assert self._engine is not None
            self._connection = self._engine.connect()
        return self._connection

    def _forget(self) -> None:
        if self._connection is not None:
            with suppress(SQLAlchemyError):  # it may be gone already
                self._connection.invalidate()
                self._connection.close()
            self._connection = None

    # --- on the loop -------------------------------------------------------------------------------------------------

    def _tell(self, first: list[Answer], last: list[Answer], note: Callable[[], None]) -> None:
        """Call whoever waits; after the last answers nobody does."""
        self.waiting -= len(last)
        note()
        for done, result, error in first + last:
            done(result, error)


def _gone(error: Exception) -> bool:
    """Whether the database itself failed, so that asking again one by one is no use."""
    return isinstance(error, DBAPIError) and not isinstance(error, IntegrityError)


def migrate(connection: Connection) -> None:
    """Bring the schema up to date; where it is, Alembic is not even loaded, so that a restart is quick."""
    if inspect(connection).has_table("alembic_version"):
        found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalars().all()
        if list(found) == [HEAD]:
            return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
