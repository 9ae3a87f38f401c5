"""The disk beside a run: when it stood still, so that a slow hundredth of moves can be told from a slow disk."""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from tempfile import TemporaryFile
from threading import Event, Thread

PAGE = 4096
PAGES = 256
EVERY_S = 0.01
STILL_S = 0.008
"""A flush that takes longer waited for the disk: most need a fraction of a millisecond."""


class Disk:
    """A page is flushed about a hundred times a second, and the long flushes are kept."""

    def __init__(self, folder: str, core: set[int]) -> None:
        self._folder = folder
        self._core = core
        self._over = Event()
        self._long: list[tuple[float, float]] = []

    def still(self, since: float, until: float) -> float:
        """The share of that time (of `time.perf_counter`) which passed in long flushes."""
        parts = (min(end, until) - max(start, since) for start, end in self._long)
        return sum(part for part in parts if part > 0) / (until - since)

    def watch(self) -> None:
        """Flush until told to stop. The file has its length from the start, as the server's log has."""
        if self._core:
            os.sched_setaffinity(0, self._core)  # this thread alone
        chance, page = Random(1), bytes(PAGE)
        with TemporaryFile(dir=self._folder, buffering=0) as file:
            file.write(page * PAGES)
            os.fsync(file.fileno())
            while not self._over.wait(chance.expovariate(1 / EVERY_S)):
                file.seek(chance.randrange(PAGES) * PAGE)
                started = time.perf_counter()
                file.write(page)
                os.fdatasync(file.fileno())
                ended = time.perf_counter()
                if ended - started > STILL_S:
                    self._long.append((started, ended))

    def stop(self) -> None:
        """Enough."""
        self._over.set()


@contextmanager
def watched(folder: str, core: set[int]) -> Iterator[Disk]:
    """Watch the disk of a folder meanwhile, from some core."""
    disk = Disk(folder, core)
    thread = Thread(target=disk.watch)
    thread.start()
    try:
        yield disk
    finally:
        disk.stop()
        thread.join()
