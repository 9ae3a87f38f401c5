"""Work that takes too long for the event loop: replays, records, QR codes. It is done in a thread, one after the other.

Whatever holds up the event loop holds up the moves at all tables. A thread may hold the GIL for half a millisecond
only (`SWITCH_S` in `app.py`); several threads would take the processor from the tables for longer.
"""

import asyncio
from collections.abc import Callable, Hashable

from ludotheque.core.record import Damaged
from ludotheque.server.protocol import refusals
from ludotheque.server.services.turns import Turns


class WorkQueue:
    """Work of one kind, and its newest results."""

    WAITING, EACH = 80, 40
    """The most requests that may wait, and those of one address: a classroom."""
    KEPT = 16_000_000
    """Bytes of the newest results that are cached: a class looks at one game."""

    def __init__(self, *, kept: int = KEPT) -> None:
        self._turns = Turns(self.WAITING, self.EACH)
        self._most_kept = kept
        self._kept: dict[tuple[Hashable, ...], bytes] = {}

    async def do(self, key: tuple[Hashable, ...], work: Callable[[], bytes], address: str) -> bytes:
        """Do this work in the turn of an address, or find it cached. The key begins with what the work is about.

        Raises `Illegal` where a record is damaged or too many wait.
        """
        if (found := self._kept.pop(key, None)) is not None:
            return self._keep(key, found)
        try:
            async with self._turns.turn(address):
                found = self._kept.pop(key, None)  # another request may have asked for the same
                return self._keep(key, await asyncio.to_thread(work) if found is None else found)
        except Damaged as damage:
            raise refusals.damaged_record(damage) from None

    def forget(self, what: Hashable) -> None:
        """Drop all results that are about something."""
        self._kept = {key: data for key, data in self._kept.items() if key[0] != what}

    def _keep(self, key: tuple[Hashable, ...], data: bytes) -> bytes:
        """Cache this one, and as many of the others as there is room for, least recently used first out."""
        self._kept[key] = data
        while sum(map(len, self._kept.values())) > self._most_kept:
            del self._kept[next(iter(self._kept))]
        return data
