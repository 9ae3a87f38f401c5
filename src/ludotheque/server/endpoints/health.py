"""Health checks and metrics for operators."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from ipaddress import ip_address

from aiohttp import web

from ludotheque.server.endpoints.pages import address_of, problem, too_many
from ludotheque.server.lobby.lobby import Lobby
from ludotheque.server.protocol import refusals
from ludotheque.server.services.services import Services
from ludotheque.server.services.settings import ops_place
from ludotheque.server.services.version import VERSION
from ludotheque.server.storage import jobs
from ludotheque.server.storage.errors import Down

PATIENCE_S = 2.0
"""Seconds the database may take to answer a readiness check."""

Answer = Callable[[web.Request], Awaitable[web.StreamResponse]]


def this_machine(network: str) -> bool:
    """Whether an address, as limits count them, is on this machine."""
    try:
        return ip_address(network.partition("/")[0]).is_loopback or network == "::/64"
    except ValueError:
        return False


class Health:
    """`/healthz`, `/routable`, `/readyz`, `/metrics`."""

    def __init__(self, services: Services, lobby: Lobby) -> None:
        self.services = services
        self.lobby = lobby
        self.draining = False
        self._asking: asyncio.Task[bool] | None = None

    def table(self) -> list[web.RouteDef]:
        """The routes of the main port; with `--ops` only those for anyone are on it."""
        public = self._for_anyone()
        if ops_place(self.services.settings) is not None:
            return public
        return [*public, *(web.get(path, self._for_this_machine(handler)) for path, handler in self._inner())]

    def ops_table(self) -> list[web.RouteDef]:
        """The routes of the operators' own port (`--ops`)."""
        return [*self._for_anyone(), *(web.get(path, handler) for path, handler in self._inner())]

    def _for_anyone(self) -> list[web.RouteDef]:
        return [web.get("/healthz", self.alive), web.get("/routable", self.routable)]

    def _inner(self) -> list[tuple[str, Answer]]:
        readiness: list[tuple[str, Answer]] = [("/readyz", self.ready)]
        return [*readiness, ("/metrics", self.metrics)] if self.services.settings.metrics else readiness

    def _for_this_machine(self, handler: Answer) -> Answer:
        """Answer clients on this machine only, within the limit of requests: each check writes to the database."""

        async def handle(request: web.Request) -> web.StreamResponse:
            address = address_of(request, self.services.settings)
            if not this_machine(address):
                return problem(request, refusals.NO_SUCH_PAGE())
            if not self.services.quotas.requests.take(address):
                return await too_many(request)
            return await handler(request)

        return handle

    async def alive(self, _request: web.Request) -> web.Response:
        """The event loop runs."""
        return web.json_response({"status": "ok", "version": VERSION})

    async def routable(self, _request: web.Request) -> web.Response:
        """Whether a proxy should send people here. A database that is away is no reason: all nodes share it."""
        return web.json_response({"draining": self.draining}, status=503 if self.draining else 200)

    async def ready(self, _request: web.Request) -> web.Response:
        """Whether the database answers and the server is not stopping."""
        if self._asking is None:  # simultaneous checks share one answer
            self._asking = asyncio.create_task(self._log_answers())
            self._asking.add_done_callback(self._asked)
        up = await asyncio.shield(self._asking)
        state = {"store": up, "draining": self.draining, "tables": len(self.lobby.tables)}
        return web.json_response(state, status=200 if up and not self.draining else 503)

    def _asked(self, _task: object) -> None:
        self._asking = None

    async def _log_answers(self) -> bool:
        """Ask the database each time: there may have been no write since it failed."""
        try:
            async with asyncio.timeout(PATIENCE_S):
                await self.services.store.do(jobs.probe(self.services.node))
        except (Down, TimeoutError):
            return False
        return True

    async def metrics(self, _request: web.Request) -> web.Response:
        """The metrics; gauges are computed on request."""
        metrics = self.services.metrics
        metrics.waiting.set(self.services.store.waiting)
        metrics.measure_process()
        metrics.tables.clear()
        seats: Counter[str] = Counter()
        for (game, phase), count in Counter((t.row.game, t.phase) for t in self.lobby.tables.values()).items():
            metrics.tables.labels(game, phase).set(count)
        for table in self.lobby.tables.values():
            for number, seat in enumerate(table.row.seats):
                seats["stand-in" if table.presence.seats[number].stand_in else seat.kind] += 1
        for kind in ("person", "bot", "stand-in", "empty"):
            metrics.seats.labels(kind).set(seats[kind])
        return web.Response(body=metrics.page(), content_type="text/plain", charset="utf-8")
