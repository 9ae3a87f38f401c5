"""Turns for long work: one after the other, and the addresses that wait take turns.

Whoever asks for much waits for their own work: another address waits for one piece of it at most.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ludotheque.server.protocol import refusals
from ludotheque.server.services.rate_limits import Count


class Turns:
    """So many at most wait or have their turn, and so many of one address."""

    def __init__(self, most: int, each: int) -> None:
        self._room = most
        self._held = Count(each)
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # whose turn comes next is at the front
        self._busy = False
        self._last = ""  # whose turn it was

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for one's turn and have it; raises `Illegal` if too many wait, of all or of this address."""
        if self._room <= 0 or not self._held.enter(address):
            raise refusals.REPLAYS_BUSY()
        self._room -= 1
        try:
            await self._wait(address)
            self._last = address
            try:
                yield
            finally:
                self._pass_on()
        finally:
            self._room += 1
            self._held.leave(address)

    async def _wait(self, address: str) -> None:
        if not self._busy:
            self._busy = True
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it had just come
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        while self._waiting:
            if next(iter(self._waiting)) == self._last:
                self._waiting[self._last] = self._waiting.pop(self._last)
            address = next(iter(self._waiting))
            waiting = self._waiting.pop(address)
            turn = waiting.popleft()
            if waiting:
                self._waiting[address] = waiting  # behind the others
            if not turn.done():  # else: nobody waits for it any more
                turn.set_result(None)
                return
        self._busy = False
