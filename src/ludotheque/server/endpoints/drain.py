"""Drain: how a node hands its tables to the others before it stops.

Asked to stop, it first tells the proxy: `/routable` and `/readyz` answer 503. It continues for `--notice-s` seconds,
until the proxy sends no new people here. Then it tells its clients to reconnect. It does so for a few tables at a time,
because the other nodes must read these tables from the log.
"""

import asyncio
from contextlib import suppress

from ludotheque.server.endpoints.health import Health
from ludotheque.server.lobby.lobby import Lobby
from ludotheque.server.protocol import Goodbye
from ludotheque.server.services.services import Services

SLICE = 10
"""Tables whose people are told to come back at once."""
SLICE_S = 0.05
"""Seconds between two slices."""


class Drain:
    """The way from the first request to stop to the last goodbye; a second request cuts all waiting short."""

    def __init__(self, services: Services, lobby: Lobby, health: Health) -> None:
        self._services = services
        self._lobby = lobby
        self._health = health
        self._first, self._second = asyncio.Event(), asyncio.Event()
        self.closed = False
        """Whether new sockets are refused."""

    def ask(self) -> None:
        """Ask to stop: for the first time, or now."""
        (self._second if self._first.is_set() else self._first).set()

    async def asked(self) -> None:
        """Wait for the first request."""
        await self._first.wait()

    async def run(self) -> None:
        """Tell the proxy, wait for it, then say goodbye to the people of all tables; at once without `--notice-s`."""
        notice = self._services.settings.notice_s
        if not notice:
            return
        self._health.draining = True
        self._services.log.info("draining", notice_s=notice, tables=len(self._lobby.tables))
        await self._pause(notice)
        self.begin()
        tables = list(self._lobby.tables.values())
        for start in range(0, len(tables), SLICE):
            for table in tables[start : start + SLICE]:
                table.close(Goodbye(reason="restart", back=True))
            await self._pause(SLICE_S)

    def begin(self) -> None:
        """Refuse new sockets from now on."""
        self._health.draining = self.closed = True

    async def _pause(self, seconds: float) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._second.wait()
