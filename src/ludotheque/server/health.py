"""Health for machines: alive, ready, and the numbers."""

import asyncio
from collections import Counter

from aiohttp import web

from ludotheque.server import ledger
from ludotheque.server.house import House
from ludotheque.server.lobby import Lobby
from ludotheque.server.store import Down
from ludotheque.server.version import VERSION

PATIENCE_S = 2.0
"""Who asks whether we are ready will not wait for long."""


class Health:
    """`/healthz`, `/readyz`, `/metrics`."""

    def __init__(self, house: House, lobby: Lobby) -> None:
        self.house = house
        self.lobby = lobby
        self.draining = False

    def table(self) -> list[web.RouteDef]:
        """The routes."""
        routes = [web.get("/healthz", self.alive), web.get("/readyz", self.ready)]
        return [*routes, web.get("/metrics", self.metrics)] if self.house.settings.metrics else routes

    async def alive(self, _request: web.Request) -> web.Response:
        """The loop turns."""
        return web.json_response({"status": "ok", "version": VERSION})

    async def ready(self, _request: web.Request) -> web.Response:
        """New people may come: the log answers and we are not about to stop."""
        up = await self._log_answers()
        state = {"store": up, "draining": self.draining, "tables": len(self.lobby.tables)}
        return web.json_response(state, status=200 if up and not self.draining else 503)

    async def _log_answers(self) -> bool:
        """Asked anew each time: nobody may have written since the database went away."""
        try:
            async with asyncio.timeout(PATIENCE_S):
                await self.house.store.do(ledger.probe())
        except (Down, TimeoutError):
            return False
        return True

    async def metrics(self, _request: web.Request) -> web.Response:
        """The numbers, counted when asked for."""
        metrics = self.house.metrics
        metrics.waiting.set(self.house.store.waiting)
        metrics.tables.clear()
        seats: Counter[str] = Counter()
        for (game, phase), count in Counter((t.row.game, t.phase) for t in self.lobby.tables.values()).items():
            metrics.tables.labels(game, phase).set(count)
        for table in self.lobby.tables.values():
            for number, seat in enumerate(table.row.seats):
                seats["stand-in" if table.chairs[number].stand_in else seat.kind] += 1
        for kind in ("person", "bot", "stand-in", "empty"):
            metrics.seats.labels(kind).set(seats[kind])
        return web.Response(body=metrics.page(), content_type="text/plain", charset="utf-8")
