"""The writer thread: takes all items that are waiting and writes them together (group commit).

SQLite writes them in one transaction. PostgreSQL writes the moves first, as one statement that commits by itself, then
all jobs in one transaction. A move never depends on a job that is still waiting. So no move holds a lock on its table
while a job waits for another one. Two servers that exchange tables cannot block each other.
"""

from collections.abc import Callable
from time import perf_counter
from typing import Any, TypeAlias

from sqlalchemy import Connection

from ludotheque.server.storage.answers import DURABLE, Answer, Durable, Failed, Tell
from ludotheque.server.storage.batch_queue import BatchQueue
from ludotheque.server.storage.database import Database
from ludotheque.server.storage.errors import Stale, translated, unreachable
from ludotheque.server.storage.moves import Row, append

Job: TypeAlias = Callable[[Connection], Any]
Item: TypeAlias = tuple[Row | Job, Tell]
Wrote: TypeAlias = Callable[[list[Item], list[Answer], float], None]
"""Takes the items of a batch, their answers (`Durable`: as far as the database can tell), and how long it took."""


class Writer:
    """Writes batches until the queue is closed."""

    def __init__(self, database: Database, queue: BatchQueue[Item], wrote: Wrote) -> None:
        self._database = database
        self._queue = queue
        self._wrote = wrote
        self._blocked: set[tuple[int, int]] = set()  # table and epoch: a server that takes it over is not blocked
        self._since: float | None = None

    def run(self) -> None:
        """The thread's main function."""
        while self._queue.open:
            if items := self._queue.take():
                self._write(items)
            del items  # the next ones may take long to come: do not keep these in memory until then

    def writing_for(self) -> float:
        """Seconds since the transaction under way began; 0 if there is none. For any thread."""
        since = self._since
        return 0.0 if since is None else perf_counter() - since

    def unblock(self, table: int, epoch: int) -> None:
        """Take moves of a table again; in a job, after its log was read again, or after it moved away."""
        self._blocked.discard((table, epoch))

    def _write(self, items: list[Item]) -> None:
        started = self._since = perf_counter()
        parts = _rows_first(items) if self._database.shared else [items]
        answers = [answer for part in parts for answer in self._part(part)]
        self._since = None
        self._wrote([item for part in parts for item in part], answers, perf_counter() - started)

    def _part(self, items: list[Item]) -> list[Answer]:
        try:
            return self._answers([work for work, _ in items])
        except Exception as error:  # noqa: BLE001 — handed to whoever waits
            alone = len(items) == 1 or unreachable(error)
            return self._failed(items, error) if alone else self._one_by_one(items)

    def _answers(self, batch: list[Row | Job]) -> list[Answer]:
        return [DURABLE if result is None else Durable(result) for result in self._results(batch)]

    def _results(self, batch: list[Row | Job]) -> list[Any]:
        """Everything or nothing: consecutive moves as one statement, jobs in between; the jobs' results."""
        results: list[Any] = []
        rows: list[Row] = []
        one = all(isinstance(work, Row) for work in batch)
        with self._database.statement() if one else self._database.transaction() as connection:
            for work in batch:
                if isinstance(work, Row):
                    rows.append(work)
                else:
                    self._append(connection, rows, results)
                    results.append(work(connection))
            self._append(connection, rows, results)
        return results

    def _append(self, connection: Connection, rows: list[Row], results: list[Any]) -> None:
        if not rows:
            return
        if self._blocked and any((row.table, row.epoch) in self._blocked for row in rows):
            raise Stale("an earlier move of this table was not written")
        append(connection, rows)
        results.extend([None] * len(rows))
        rows.clear()

    def _one_by_one(self, items: list[Item]) -> list[Answer]:
        """One of many failed: find out which, so that the others are written."""
        answers: list[Answer] = []
        for item in items:
            try:
                answers += self._answers([item[0]])
            except Exception as error:  # noqa: BLE001 — as above
                answers += self._failed([item], error)
        return answers

    def _failed(self, items: list[Item], error: Exception) -> list[Answer]:
        """Block the tables of moves that failed: a later move of the same table would leave a gap in its log."""
        if unreachable(error):
            self._database.disconnect()
        self._blocked |= {(work.table, work.epoch) for work, _ in items if isinstance(work, Row)}
        return [Failed(translated(error))] * len(items)


def _rows_first(items: list[Item]) -> list[list[Item]]:
    """The moves, then the jobs; each in their order."""
    rows = [item for item in items if isinstance(item[0], Row)]
    jobs = [item for item in items if not isinstance(item[0], Row)]
    return [part for part in (rows, jobs) if part]
