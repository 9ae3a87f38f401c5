"""The store: one thread, one connection, one transaction for all that is waiting (group commit).

The event loop hands over appends and jobs and goes on; the thread takes everything that has gathered, writes it, makes
it durable, and reports back in one call. While one batch is on its way to the disk the next one gathers, so durability
costs one flush a batch, not one a move.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, inspect
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from ludotheque.server.appends import Row, append
from ludotheque.server.embedded import make_durable, make_room
from ludotheque.server.schema import HEAD

T = TypeVar("T")
Job: TypeAlias = Callable[[Connection], Any]
Done: TypeAlias = Callable[[Any, Exception | None], None]
Item: TypeAlias = tuple[Row | Job, Done]
Answer: TypeAlias = tuple[Done, Any, Exception | None]


class Down(Exception):
    """The store cannot be reached or is full: nothing that was not acknowledged may be believed written."""


class Stale(Exception):
    """Another writer owns the table, or the move is already there: the database refused."""


class Store:
    """Appends and jobs, in order, on one writer thread."""

    def __init__(self, url: str, *, observe: Callable[[int, float], None] | None = None) -> None:
        self._url = url
        self._observe = observe
        self._queue: SimpleQueue[list[Item] | None] = SimpleQueue()
        self._gathered: list[Item] = []
        self._engine: Engine | None = None
        self._connection: Connection | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: Thread | None = None
        self._poisoned: set[int] = set()
        self.waiting = 0
        self.up = False

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
            self._queue.put(None)
            await asyncio.get_running_loop().run_in_executor(None, self._thread.join)
            self._thread = None

    def append(self, row: Row, done: Done) -> None:
        """Hand over one move; `done` is called on the loop once it is durable, or with why it is not."""
        self._give((row, done))

    async def do(self, job: Callable[[Connection], T]) -> T:
        """Run a job in a transaction on the writer's thread, after all that was handed over before."""
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
            self._queue.put(self._gathered)
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
            make_room(file)
        self.up = True

    def _write_on(self) -> None:
        running = True
        while running:
            handed = [self._queue.get()]
            with suppress(Empty):
                while True:
                    handed.append(self._queue.get_nowait())
            running = None not in handed
            items = [item for batch in handed if batch is not None for item in batch]
            if items:
                self._write(items)
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
        self.up = not any(isinstance(error, Down) for _, _, error in answers)
        assert self._loop is not None
        self._loop.call_soon_threadsafe(self._report, answers, perf_counter() - started)

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
                    self._flush(connection, rows, results)
                    results.append(item(connection))
            self._flush(connection, rows, results)
        return results

    def _flush(self, connection: Connection, rows: list[Row], results: list[Any]) -> None:
        if not rows:
            return
        if self._poisoned and any(row.table in self._poisoned for row in rows):
            raise Stale("an earlier move of this table was not written")
        if append(connection, rows) != len(rows):
            raise Stale("another writer owns this table")
        results.extend([None] * len(rows))
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
        return [(done, None, error) for _, done in items]

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

    def _report(self, answers: list[Answer], seconds: float) -> None:
        self.waiting -= len(answers)
        if self._observe is not None:
            self._observe(len(answers), seconds)
        for done, result, error in answers:
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
