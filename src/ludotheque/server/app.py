"""The server put together: store, lobby, sockets, routes and pages on one port; start, and a graceful stop."""

import asyncio
import fcntl
import gc
import signal
import sys
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from pathlib import Path
from typing import Any

from aiohttp import web

from ludotheque.core import Deal
from ludotheque.core.play import AnyGame
from ludotheque.server import pages
from ludotheque.server.clock import Clock, LoopClock
from ludotheque.server.health import Health
from ludotheque.server.house import House, seeded, speech
from ludotheque.server.lobby import Lobby
from ludotheque.server.logs import Log, failed, http_logger, make_log
from ludotheque.server.messages import Goodbye
from ludotheque.server.metrics import Metrics
from ludotheque.server.routes import Routes
from ludotheque.server.settings import Settings, database_url
from ludotheque.server.socket import Sockets
from ludotheque.server.store import Store
from ludotheque.texts import Lang

SWEEP_S = 20.0
SWITCH_S = 0.0005
"""How long a thread may keep the interpreter from another: the store's thread must not wait 5 ms to report."""


def _shelf() -> dict[str, AnyGame]:
    from ludotheque.games import GAMES  # a test brings its own

    return GAMES


class Locked(Exception):
    """Another server uses this data folder."""


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
        self.store = Store(database_url(settings), wrote=self.metrics.wrote, flushed=self.metrics.flush.observe)
        self.house = House(
            settings,
            clock=clock or LoopClock(),
            store=self.store,
            games=games or _shelf(),
            metrics=self.metrics,
            log=self.log,
            deal=deal,
        )
        self.lobby = Lobby(self.house)
        self.sockets = Sockets(self.house, self.lobby)
        self.health = Health(self.house, self.lobby)
        self.port = settings.port
        self._runner: web.AppRunner | None = None
        self._lock: Any = None
        self._chores: list[asyncio.Task[None]] = []

    async def start(self, greet: Callable[[int], None] = lambda _: None) -> None:
        """Open the store, take over live tables, listen; people are greeted with the port before the log goes on."""
        sys.setswitchinterval(SWITCH_S)
        self._take_folder()
        await self.store.start()
        loaded = await self.lobby.load()
        app = web.Application(client_max_size=self.settings.frame_bytes)
        app.add_routes([*Routes(self.house, self.lobby).table(), *self.health.table()])
        app.add_routes([web.get("/ws", self._socket), web.get("/", pages.page), web.get("/{path:.*}", pages.page)])
        app.on_response_prepare.append(pages.add_headers)
        self._runner = web.AppRunner(
            app, access_log=None, handle_signals=False, shutdown_timeout=1.0, logger=http_logger(self.log)
        )
        await self._runner.setup()
        site = web.TCPSite(self._runner, self.settings.host, self.settings.port, backlog=1024)
        await site.start()
        self.port = self._runner.addresses[0][1]
        self._chores = [asyncio.create_task(self._every(SWEEP_S, self.lobby.upkeep.sweep))]
        # States are trees of frozen values, freed by counting, so cycles are few: look for them seldom. Every look
        # passes through all that waits on a socket (28–56 ms at 500 tables), and moves wait for it.
        gc.freeze()
        gc.set_threshold(50_000, 20, 10)
        greet(self.port)
        self.log.info("listening", port=self.port, tables=loaded)

    async def stop(self) -> None:
        """Take no one new, say goodbye, write everything, close."""
        self.health.draining = True
        for chore in self._chores:
            chore.cancel()
        await self.lobby.close()
        for wire in list(self.sockets.open):
            wire.goodbye(Goodbye(reason="restart", back=True))
        await self.store.stop()
        if self._runner is not None:
            await self._runner.cleanup()
        if self._lock is not None:
            self._lock.close()
            self._lock = None
        self.log.info("stopped")

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        if not pages.origin_allowed(request, self.settings):
            raise web.HTTPForbidden(text="")
        if self.health.draining:
            raise web.HTTPServiceUnavailable(text="")
        return await self.sockets.serve(request, pages.address_of(request, self.settings))

    async def _every(self, seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await chore()
            except Exception as error:  # noqa: BLE001 — the next chore must still be done
                failed(self.log, "chore failed", error)

    def _take_folder(self) -> None:
        if self.settings.database:
            return
        folder = Path(self.settings.data)
        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / "server.lock").open("w")
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            lock.close()
            raise Locked(str(folder)) from None
        self._lock = lock


def greeting(settings: Settings, port: int, lang: Lang, *, terminal: bool) -> Iterator[str]:
    """Where the server is to be found: here, on this network, and by the camera of a phone."""
    words, link = speech(None, lang), pages.base_link(settings, port)
    yield words.text("serve-ready", address=f"http://localhost:{port}/")
    if "localhost" not in link and "127.0.0.1" not in link:
        yield words.text("serve-lan", address=link + "/")
        if terminal:
            yield pages.qr_terminal(link + "/")


def _announce(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


async def _serve(settings: Settings, lang: Lang) -> None:
    server, stopping = Server(settings), asyncio.Event()

    def greet(port: int) -> None:
        # Whoever reads the address may end the server at once, and politely.
        for name in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(name, stopping.set)
        for line in greeting(settings, port, lang, terminal=sys.stdout.isatty()):
            _announce(line)

    await server.start(greet)
    await stopping.wait()
    _announce(speech(None, lang).text("serve-stopping"))
    await server.stop()


def serve(settings: Settings, lang: Lang = "en") -> None:
    """Run a server until it is told to stop; says why and exits if the data folder is in use."""
    try:
        import uvloop
    except ImportError:  # not on Windows
        run: Callable[[Coroutine[Any, Any, None]], None] = asyncio.run
    else:
        run = uvloop.run
    try:
        run(_serve(settings, lang))
    except Locked as locked:
        raise SystemExit(speech(None, lang).text("serve-locked", folder=str(locked))) from None


if __name__ == "__main__":
    import os

    from ludotheque.server.settings import settings as read_settings

    serve(read_settings(os.environ))
