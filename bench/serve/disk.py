"""The disk alone: what a flush takes, so that a slow hundredth of moves can be told from a slow minute of the disk."""

import os
import time
from random import Random
from tempfile import TemporaryFile

PAGE = 4096 + 24
"""Bytes, as SQLite appends to its log for a move."""
ROOM = 8_000 * PAGE
EVERY_S = 0.01
SECONDS = 5.0


def flushes(folder: str) -> str:
    """Flush a page a hundred times a second in a file that has its length already, and say how long it took."""
    chance, page, taken = Random(1), bytes(PAGE), []
    with TemporaryFile(dir=folder, buffering=0) as file:
        file.write(bytes(ROOM))
        os.fsync(file.fileno())
        file.seek(0)
        end = time.perf_counter() + SECONDS
        while time.perf_counter() < end:
            time.sleep(chance.expovariate(1 / EVERY_S))
            started = time.perf_counter()
            file.write(page)
            os.fdatasync(file.fileno())
            taken.append((time.perf_counter() - started) * 1000)
    taken.sort()
    p50, p99 = (taken[int(len(taken) * part)] for part in (0.5, 0.99))
    return f"the disk alone: p50 {p50:.1f} p99 {p99:.1f} most {taken[-1]:.0f} ms a flush"
