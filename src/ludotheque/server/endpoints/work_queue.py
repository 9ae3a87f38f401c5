"""Work that takes too long for the event loop: replays, records, QR codes. It is done in a thread, one after the other.

Whatever holds up the event loop holds up the moves at all tables. A thread may hold the GIL for half a millisecond
only (`SWITCH_S` in `app.py`); several threads would take the processor from the tables for longer.
"""

import asyncio
from collections.abc import Callable, Hashable

from ludotheque.core.record import Damaged
from ludotheque.server.protocol import refusals


class WorkQueue:
    """Work of one kind, and its newest results."""

    WAITING = 60
    """The most requests that may wait: two classrooms."""
    KEPT = 16_000_000
    """Bytes of the newest results that are cached: a class looks at one game."""

    def __init__(self, *, kept: int = KEPT) -> None:
        self._turn = asyncio.Semaphore(1)
        self._waiting = 0
        self._most_kept = kept
        self._kept: dict[Hashable, bytes] = {}

    async def do(self, key: Hashable, work: Callable[[], bytes]) -> bytes:
        """Do this work in its turn, or find it cached; raises `Illegal` where a record is damaged or too many wait."""
        if (found := self._kept.pop(key, None)) is not None:
            return self._keep(key, found)
        if self._waiting >= self.WAITING:
            raise refusals.REPLAYS_BUSY()
        self._waiting += 1
        try:
            async with self._turn:
                found = self._kept.pop(key, None)  # another request may have asked for the same
                return self._keep(key, await asyncio.to_thread(work) if found is None else found)
        except Damaged as damage:
            raise refusals.damaged_record(damage) from None
        finally:
            self._waiting -= 1

    def _keep(self, key: Hashable, data: bytes) -> bytes:
        """Cache this one, and as many of the others as there is room for, least recently used first out."""
        self._kept[key] = data
        while sum(map(len, self._kept.values())) > self._most_kept:
            del self._kept[next(iter(self._kept))]
        return data
