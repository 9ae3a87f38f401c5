"""The second half of durable: a thread that flushes what the store has written, while the store goes on writing.

What is written survives `kill -9`; what is flushed survives a power cut as well. A disk that stands still for a while
holds up acknowledgements, and nothing else.
"""

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any, Generic, TypeAlias, TypeVar

from ludotheque.server.embedded import WriteAhead

T = TypeVar("T")
Done: TypeAlias = Callable[[Any, Exception | None], None]
Answer: TypeAlias = tuple[Done, Any, Exception | None]


class Basket(Generic[T]):
    """What one thread hands to another: many things at a time, and in the end no more."""

    def __init__(self) -> None:
        self._queue: SimpleQueue[list[T] | None] = SimpleQueue()
        self.open = True

    def put(self, things: list[T]) -> None:
        """Hand over."""
        self._queue.put(things)

    def close(self) -> None:
        """Nothing more will come."""
        self._queue.put(None)

    def take(self) -> list[T]:
        """Wait for something, and take all that has gathered by then."""
        handed = [self._queue.get()]
        with suppress(Empty):
            while True:
                handed.append(self._queue.get_nowait())
        self.open = None not in handed
        return [thing for things in handed if things is not None for thing in things]


class Flusher:
    """Answers wait here until what they tell of is on the disk."""

    def __init__(self, log: WriteAhead, report: Callable[[list[Answer], float, Exception | None], None]) -> None:
        self._log = log
        self._report = report
        self._basket: Basket[Answer] = Basket()
        self._failed = False
        self._thread = Thread(target=self._run, name="flusher", daemon=True)
        self._thread.start()

    def put(self, answers: list[Answer]) -> None:
        """Report these after a flush that began later than now."""
        self._basket.put(answers)

    def stop(self) -> None:
        """Flush what is waiting, then end."""
        self._basket.close()
        self._thread.join()

    def _run(self) -> None:
        while self._basket.open:
            if answers := self._basket.take():
                started = perf_counter()
                error = self._flush()
                self._report(answers, perf_counter() - started, error)

    def _flush(self) -> Exception | None:
        """After a flush that failed the next one proves nothing of what was written before: all is written again."""
        try:
            if self._failed:
                self._log.carry_over()
            else:
                self._log.flush()
        except (OSError, sqlite3.Error) as error:
            self._failed = True
            return error
        self._failed = False
        return None
