"""The server: store, lobby, sockets, routes and pages on one port, with a start and a graceful stop."""

import asyncio
import gc
import os
import sys
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from aiohttp import web

from ludotheque.core import Deal, Illegal
from ludotheque.core.play import AnyGame
from ludotheque.server.endpoints import pages
from ludotheque.server.endpoints.drain import Drain
from ludotheque.server.endpoints.health import Health
from ludotheque.server.endpoints.listener import Listener
from ludotheque.server.endpoints.operator import Operator
from ludotheque.server.endpoints.qr_codes import qr_terminal
from ludotheque.server.endpoints.routes import Routes
from ludotheque.server.endpoints.sockets import Sockets
from ludotheque.server.lobby.lobby import Lobby
from ludotheque.server.protocol import refusals
from ludotheque.server.services import platform
from ludotheque.server.services.announcing import Announcer
from ludotheque.server.services.clock import Clock, LoopClock
from ludotheque.server.services.descriptors import raise_limit
from ludotheque.server.services.links import Links, is_local
from ludotheque.server.services.load import SAMPLE_S
from ludotheque.server.services.logs import Log, failed, http_logger, make_log
from ludotheque.server.services.metrics import Metrics
from ludotheque.server.services.rate_limits import Count
from ludotheque.server.services.services import Services, seeded, speech
from ludotheque.server.services.settings import Settings, database_url, ops_place
from ludotheque.server.services.startup_errors import Obstacle, at_database, at_port, check_address, take_folder
from ludotheque.server.storage.store import Store
from ludotheque.texts import LANGS, Lang, package_of, translated

SWEEP_S = 20.0
UNLOAD_S = 2.0
WATCH_S = 1.0
SWITCH_S = 0.0005
"""How long a thread may hold the GIL: with the default of 5 ms the writer thread would report too late."""


def _installed(log: Log) -> dict[str, AnyGame]:
    """The games of the first page; one line for each that lacks something, or cannot be offered."""
    from ludotheque.games import GAMES, LEFT_OUT  # a test brings its own

    for left in LEFT_OUT:
        log.warning("game not loaded", game=left.key, package=left.package, why=left.why)
    for key, game in GAMES.items():
        if lacking := [lang for lang in LANGS if not translated(package_of(game), lang)]:
            log.warning("texts missing, English is used", game=key, lacking=", ".join(lacking))
        for level, why in game.EXTRAS.limits().items():
            log.info("bots below their full strength", game=key, bots=level, why=why)  # `level` is the line's own
    return GAMES


class Server:
    """One server: `start` it, `stop` it."""

    def __init__(
        self,
        settings: Settings,
        *,
        games: dict[str, AnyGame] | None = None,
        clock: Clock | None = None,
        log: Log | None = None,
        deal: Callable[[str, Sequence[str]], Deal] = seeded,
    ) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.log = log or make_log(settings.log_level, settings.log_format)
        self.store = Store(
            database_url(settings),
            folder=Path(settings.data),
            copied=lambda file: self.log.info("database copied", file=str(file)),
            wrote=self.metrics.wrote,
            flushed=self.metrics.flush.observe,
            failed=lambda error: failed(self.log, "storage callback failed", error),
        )
        self.services = Services(
            settings,
            clock=clock or LoopClock(settings.speed),
            store=self.store,
            games=games or _installed(self.log),
            metrics=self.metrics,
            log=self.log,
            deal=deal,
        )
        self.lobby = Lobby(self.services)
        self.sockets = Sockets(self.services, self.lobby)
        self.health = Health(self.services, self.lobby)
        self.operator = Operator(self.services, self.lobby, self.sockets, self.health)
        self.drain = Drain(self.services, self.lobby, self.health)
        self.announcer = Announcer(self.log)
        self.port = settings.port
        self.ops_port = 0
        self._open: list[tuple[Listener, web.AppRunner]] = []
        self._lock: Any = None
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, greet: Callable[[int], None] = lambda _: None) -> None:
        """Listen, open the store, accept connections; then print the address (`greet`)."""
        sys.setswitchinterval(SWITCH_S)
        raise_limit()
        self._lock = take_folder(self.settings)
        try:
            await self._listen_everywhere()
            with at_database(self.settings):
                await self.store.start()
        except Obstacle:
            await self._close()
            raise
        for listener, _ in self._open:
            listener.accept()
        upkeep = self.lobby.upkeep
        periodic = (
            (SWEEP_S, upkeep.sweep),
            (UNLOAD_S, upkeep.unload),
            (SWEEP_S, self.lobby.retention.tidy),
            (WATCH_S, upkeep.watch),
            (WATCH_S, upkeep.notice_moves),
            (SAMPLE_S, self.operator.load.sample),
        )
        self._tasks = [asyncio.create_task(self._every(*each)) for each in periodic]
        self._tasks.append(asyncio.create_task(self._read_texts()))
        # States are trees of frozen values, freed by reference counting, so cycles are rare: collect seldom. A full
        # garbage collection takes 28–56 ms at 500 tables, and delays moves.
        gc.freeze()
        gc.set_threshold(50_000, 20, 10)
        if self.settings.mdns:
            links = self.services.links
            links.announced = await self.announcer.start(self.settings.mdns, links.host, self.port)
        greet(self.port)
        self.log.info("listening", port=self.port)
        if lacks := list(platform.missing()):
            self.log.warning("platform features missing", missing=lacks)
        if self.settings.speed != 1:
            self.log.warning("clocks run faster: for development only", speed=self.settings.speed)

    async def _read_texts(self) -> None:
        """Read the texts in a thread, language by language: the first refusal would hold up every table for 0.2 s."""
        for lang in LANGS:
            for game in (None, *self.services.games.values()):
                await asyncio.to_thread(speech, game, lang)

    async def _listen_everywhere(self) -> None:
        app = web.Application(client_max_size=self.settings.frame_bytes)
        routes = Routes(self.services, self.lobby, self.operator)
        self.operator.take_token()
        app.add_routes([*routes.table(), *self.health.table()])
        app.add_routes(
            [
                web.get("/ws", self._socket),
                web.get("/ws/{code}", self._socket),
                web.get("/", self._page),
                web.get("/{path:.*}", self._page),
            ]
        )
        count = None if self.settings.proxy else self.services.quotas.connections
        with at_port(self.settings.host, self.settings.port):
            self.port = await self._listen(app, (self.settings.host, self.settings.port), count)
        if (place := ops_place(self.settings)) is not None:
            ops = web.Application(client_max_size=self.settings.frame_bytes)
            ops.add_routes([*self.health.ops_table(), *routes.ops_table(), web.get("/", self._to_operator)])
            ops.add_routes([web.get("/{path:.*}", self._page)])
            with at_port(*place, ops=True):
                self.ops_port = await self._listen(ops, place, None)

    async def stop(self) -> None:
        """Accept nobody, say goodbye, write everything, close."""
        self.drain.begin()
        await self.announcer.stop()
        for task in self._tasks:
            task.cancel()
        await self.lobby.close()
        await self.sockets.close()
        await self._close()
        self.log.info("stopped")

    async def _close(self) -> None:
        for listener, runner in self._open:  # first: a request may begin an analysis, or ask the store
            listener.close()
            await runner.cleanup()
        self._open.clear()
        self.services.thinking.close()
        self.services.analysing.close()
        await self.store.stop()
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    async def _listen(self, app: web.Application, place: tuple[str, int], count: Count | None) -> int:
        """Prepare to listen on a host and port, with or without a limit for each address; gives the port."""
        app.on_response_prepare.append(pages.add_headers)
        runner = web.AppRunner(app, handle_signals=False, shutdown_timeout=1.0)
        await runner.setup()
        assert runner.server is not None
        refused = self.metrics.refusals.labels(refusals.TOO_MANY_SOCKETS.id).inc
        listener = Listener(
            runner.server, http_logger(self.log), idle_s=self.settings.idle_s, count=count, refused=refused
        )
        self._open.append((listener, runner))
        return listener.open(*place)

    async def _page(self, request: web.Request) -> web.StreamResponse:
        if not self.services.quotas.files.take(pages.address_of(request, self.settings)):
            self.metrics.refusals.labels(refusals.TOO_MANY_REQUESTS.id).inc()
            return await pages.too_many(request)
        return await pages.page(request)

    async def _to_operator(self, _request: web.Request) -> web.StreamResponse:
        raise web.HTTPFound("/operator")

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        try:
            pages.check_host(request)
            pages.check_origin(request, self.settings)
            self.services.bans.check(pages.address_of(request, self.settings))
            if self.services.routed:
                pages.check_path(request, request.match_info.get("code"))
        except Illegal as refusal:
            self.metrics.refusals.labels(refusal.rule).inc()
            return pages.problem(request, refusal)
        if self.drain.closed:
            raise web.HTTPServiceUnavailable(text="")
        return await self.sockets.serve(request, pages.address_of(request, self.settings))

    async def _every(self, seconds: float, task: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await task()
            except Exception as error:  # noqa: BLE001 — the next one must still be done
                failed(self.log, "periodic task failed", error)


def greeting(links: Links, port: int, lang: Lang, *, terminal: bool) -> Iterator[str]:
    """The addresses of the server: on this machine, on this network, and as a QR code; or how to tell it."""
    words, link, numeric = speech(None, lang), links.base(port), links.numeric(port)
    yield words.text("serve-ready", address=f"http://localhost:{port}/")
    if link is None:
        yield words.text("serve-container", port=str(port))
    elif not is_local(link):
        yield words.text("serve-lan", address=link + "/")
        if numeric is not None and link == f"http://{links.announced}:{port}":
            yield words.text("serve-numeric", address=f"{numeric}/")
        if terminal:
            yield qr_terminal(link + "/")


def _announce(line: str) -> None:
    """Say something to whoever started the server, if they still listen: it must stop properly in any case."""
    try:
        sys.stdout.write(line + "\n")
        sys.stdout.flush()
    except OSError:  # a closed pipe, a full disk
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is left to be written must not fail again


async def _serve(settings: Settings, lang: Lang) -> None:
    check_address(settings)
    server = Server(settings)

    def greet(port: int) -> None:
        platform.on_stop(server.drain.ask)  # before the address is shown: a reader may stop the server at once
        for line in greeting(server.services.links, port, lang, terminal=sys.stdout.isatty()):
            _announce(line)

    await server.start(greet)
    await server.drain.asked()
    _announce(speech(None, lang).text("serve-stopping"))
    await server.drain.run()
    await server.stop()


def serve(settings: Settings, lang: Lang = "en") -> int:
    """Run a server until it is told to stop; the exit code: 0 then, 2 if it cannot start and a sentence said why."""
    try:
        platform.run(_serve(settings, lang))
    except Obstacle as obstacle:
        sys.stderr.write(f"{speech(None, lang).why(obstacle)}\n")
        return 2
    return 0


if __name__ == "__main__":
    import os

    from ludotheque.server.services.settings import settings as read_settings

    sys.exit(serve(read_settings(os.environ)))
