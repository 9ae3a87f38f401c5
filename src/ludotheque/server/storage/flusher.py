"""The thread that flushes what the writer thread has written, while that one goes on writing.

What is written survives `kill -9`; what is flushed also survives a power cut. A slow disk delays acknowledgements, and
nothing else.
"""

import sqlite3
from collections.abc import Callable
from threading import Thread
from time import perf_counter

from ludotheque.server.storage.answers import Report
from ludotheque.server.storage.batch_queue import BatchQueue
from ludotheque.server.storage.sqlite import WriteAhead


class Flusher:
    """Holds reports back until what they tell of is on the disk."""

    def __init__(self, log: WriteAhead, flushed: Callable[[list[Report], float, Exception | None], None]) -> None:
        self._log = log
        self._flushed = flushed
        self._queue: BatchQueue[Report] = BatchQueue()
        self._failed = False
        self._thread = Thread(target=self._run, name="flusher", daemon=True)
        self._thread.start()

    def put(self, reports: list[Report]) -> None:
        """Hold these until the end of a flush that begins later than now."""
        self._queue.put(reports)

    def stop(self) -> None:
        """Flush what is waiting, then end."""
        self._queue.close()
        self._thread.join()

    def _run(self) -> None:
        while self._queue.open:
            if reports := self._queue.take():
                started = perf_counter()
                error = self._flush()
                self._flushed(reports, perf_counter() - started, error)
            del reports  # the next ones may take long to come: do not keep these in memory until then
        self._log.close()

    def _flush(self) -> Exception | None:
        """After a failed flush, the next one proves nothing about earlier writes: a checkpoint writes all again."""
        try:
            if self._failed:
                self._log.checkpoint()
            else:
                self._log.flush()
        except (OSError, sqlite3.Error) as error:
            self._failed = True
            return error
        self._failed = False
        return None
