"""The store, as the event loop sees it: appends and jobs go to a writer thread, answers come back.

Everything from one turn of the event loop is written together. PostgreSQL makes it durable at once. For SQLite a second
thread flushes: a move is shown before it is durable, and acknowledged after that (see `answers`).
"""

import asyncio
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import TypeVar

from sqlalchemy import Connection

from ludotheque.server.storage.answers import WRITTEN, Answer, Durable, Failed, Report, Tell
from ludotheque.server.storage.batch_queue import BatchQueue
from ludotheque.server.storage.database import Database
from ludotheque.server.storage.errors import Down
from ludotheque.server.storage.flusher import Flusher
from ludotheque.server.storage.moves import Row
from ludotheque.server.storage.writer import Item, Job, Writer

T = TypeVar("T")

STUCK_S = 4.0
"""Seconds in one transaction after which the database counts as hanging."""
LONGEST_S = 15.0
"""Seconds that anyone waits for a job."""
MOST = 50_000
"""Items that may wait before a job is refused. Nobody waits for long, but what a database that hangs has not taken
stays in memory. Moves are bounded before (`--waiting`)."""


def _to_loop(error: Exception) -> None:
    asyncio.get_running_loop().call_exception_handler({"message": "storage callback failed", "exception": error})


class Store:
    """Appends and jobs, written in the order in which they were handed over."""

    def __init__(
        self,
        url: str,
        *,
        folder: Path = Path("data"),
        copied: Callable[[Path], object] = lambda _file: None,
        wrote: Callable[[int, float], None] = lambda _items, _seconds: None,
        flushed: Callable[[float], None] = lambda _seconds: None,
        failed: Callable[[Exception], None] = _to_loop,
    ) -> None:
        self._wrote = wrote
        self._flushed = flushed
        self._failed = failed  # is told of an error in the callback of an append
        self._database = Database(url, folder, copied)
        self._queue: BatchQueue[Item] = BatchQueue()
        self._writer = Writer(self._database, self._queue, self._report_write)
        self._gathered: list[Item] = []
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: Thread | None = None
        self._flusher: Flusher | None = None
        self.waiting = 0
        """Items without their last answer."""
        self.shared = self._database.shared
        """Whether other servers may use the database at the same time."""

    async def start(self) -> None:
        """Open the database, bring its schema up to date, and start the writer."""
        self._loop = asyncio.get_running_loop()
        log = await self._loop.run_in_executor(None, self._database.open)
        if log is not None:
            self._flusher = Flusher(log, self._report_flush)
        self._thread = Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    async def stop(self) -> None:
        """Write what is waiting, then close."""
        if self._thread is not None:
            self._hand_over()
            self._queue.close()
            await asyncio.get_running_loop().run_in_executor(None, self._thread.join, LONGEST_S)
            self._thread = None

    def append(self, row: Row, tell: Tell) -> None:
        """Hand over one move; `tell` takes `Written`, then `Durable`, or `Failed` in place of either."""
        self._give((row, tell))

    async def do(self, job: Callable[[Connection], T]) -> T:
        """Run a job after all that was handed over before; when it returns, it and all of that is durable."""
        if self.waiting >= MOST:
            raise Down("too much waits")
        try:
            return await asyncio.wait_for(self._ask(job), LONGEST_S)
        except TimeoutError:
            raise Down("it takes too long") from None

    @property
    def stuck(self) -> bool:
        """Whether the database has neither written nor failed for too long: it hangs."""
        return self._writer.writing_for() > STUCK_S

    def unblock(self, table: int, epoch: int) -> Job:
        """A job after which moves of a table are taken again: one failed, and its log was read again since."""
        return lambda _connection: self._writer.unblock(table, epoch)

    def forgive(self, table: int, epoch: int) -> None:
        """The same at some time, for a table that moved away: nobody waits for it, and nobody asks again."""
        self._give((self.unblock(table, epoch), lambda _answer: None))

    def _ask(self, job: Callable[[Connection], T]) -> "asyncio.Future[T]":
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def tell(answer: Answer) -> None:
            if future.done():
                return
            match answer:
                case Failed(error=error):
                    future.set_exception(error)
                case Durable(result=result):
                    future.set_result(result)

        def unless_given_up(connection: Connection) -> T:
            if future.done():
                raise Down("nobody waits for it any more")
            return job(connection)

        self._give((unless_given_up, tell))
        return future

    def _give(self, item: Item) -> None:
        """Gather what one turn of the loop brings: threads then contend for the GIL once a turn, not once a move."""
        self.waiting += 1
        self._gathered.append(item)
        if len(self._gathered) == 1:
            assert self._loop is not None
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        if self._gathered:
            self._queue.put(self._gathered)
            self._gathered = []

    # --- on the writer's and the flusher's thread --------------------------------------------------------------------

    def _write(self) -> None:
        self._writer.run()
        if self._flusher is not None:
            self._flusher.stop()
        self._database.close()

    def _report_write(self, items: list[Item], answers: list[Answer], seconds: float) -> None:
        """Report moves that are written, and what failed; what is not durable yet waits for the flush."""
        written: list[Report] = []
        durable: list[Report] = []
        failed: list[Report] = []
        for (work, tell), answer in zip(items, answers, strict=True):
            if isinstance(answer, Failed):
                failed.append((tell, answer))
                continue
            durable.append((tell, answer))
            if isinstance(work, Row):
                written.append((tell, WRITTEN))
        flusher = self._flusher
        last = failed if flusher is not None else durable + failed
        self._on_loop(written, last, lambda: self._wrote(len(items), seconds))
        if flusher is not None and durable:
            flusher.put(durable)

    def _report_flush(self, reports: list[Report], seconds: float, error: Exception | None) -> None:
        if error is not None:
            failed = Failed(Down(type(error).__name__), written=True)
            reports = [(tell, failed) for tell, _ in reports]
        self._on_loop([], reports, lambda: self._flushed(seconds))

    def _on_loop(self, first: list[Report], last: list[Report], measure: Callable[[], None]) -> None:
        assert self._loop is not None
        self._loop.call_soon_threadsafe(self._tell, first, last, measure)

    # --- on the loop -------------------------------------------------------------------------------------------------

    def _tell(self, first: list[Report], last: list[Report], measure: Callable[[], None]) -> None:
        """Give everyone their answer; those in `last` get no other."""
        self.waiting -= len(last)
        measure()
        for tell, answer in first + last:
            try:
                tell(answer)
            except Exception as error:  # noqa: BLE001 — a bug of one receiver costs no other its answer
                self._failed(error)
