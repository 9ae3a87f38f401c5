"""What the server's tests share: a quick clock, servers in a temporary folder, and players that act by themselves."""

import asyncio
import socket
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

import aiohttp
import msgspec

from harness.clocks import SkippingClock
from harness.joined import Joined
from harness.storage import Storage
from ludotheque.client import PROTOCOL, Client, Refusal, Update
from ludotheque.core import Bot, Deal, Millis, Seat
from ludotheque.core.play import AnyGame
from ludotheque.server.app import Server
from ludotheque.server.services.logs import make_log
from ludotheque.server.services.services import seeded
from ludotheque.server.services.settings import Settings


@asynccontextmanager
async def serving(
    place: Path | Storage,
    *,
    speed: float = 1.0,
    games: dict[str, AnyGame] | None = None,
    deal: Callable[[str, Sequence[str]], Deal] = seeded,
    log: Any = None,
    **settings: Any,
) -> AsyncIterator[tuple[Server, str]]:
    """A server on a free port, and its address."""
    kept = place if isinstance(place, Storage) else Storage(place)
    where = {"host": "127.0.0.1", "port": 0, "data": str(kept.folder), "database": kept.database}
    chosen = Settings(**{**where, "speed": speed, "bot_talk": False, "tables_per_address": 10_000, **settings})
    quiet = log if log is not None else make_log("info", "json", sys.stderr)  # shown where a test fails
    server = Server(chosen, games=games, log=quiet, deal=deal, clock=SkippingClock(chosen.speed))
    await server.start()
    try:
        yield server, f"http://127.0.0.1:{server.port}"
    finally:
        await server.stop()


async def play_along(client: Client, game: AnyGame, seed: int = 0, *, stop: Callable[[], bool] = lambda: False) -> int:
    """Play a seat with the game's own player until the game is over; returns how many acts were acknowledged."""
    bots: dict[int, Bot[Any, Any, Any]] = {}
    acts: set[asyncio.Task[None]] = set()
    done = 0

    async def act(action: Any, update: Update) -> None:
        nonlocal done
        try:
            await client.act(action, seat=update.seat, seen=update.number, ms=250.0)
            done += 1
        except Refusal:
            pass  # the table went on meanwhile

    async for update in client.updates():
        assert update.seat is not None
        seat = Seat(update.seat)
        bot = bots.setdefault(seat, game.BOTS["normal"](seat, Random(seed)))
        view = msgspec.convert(update.view, game.View)
        events = tuple(msgspec.convert(event, game.Event) for event in update.events)
        plan = bot.notice(Millis(update.at), view, events)
        if plan is not None and not client.over:
            task = asyncio.create_task(act(plan.action, update))
            acts.add(task)
            task.add_done_callback(acts.discard)
        if stop():
            break
    await asyncio.gather(*acts, return_exceptions=True)
    return done


def free_port() -> int:
    """A port nobody listens on.

    Below those that systems give to outgoing connections: one of these could take it before the server does.
    """
    while True:
        port = SystemRandom().randrange(10_000, 32_768)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class CuttableProxy:
    """A connection between a client and the server that can be cut without a word to either end."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._ends: set[asyncio.StreamWriter] = set()
        self._pumps: set[asyncio.Task[None]] = set()
        self.base = ""

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection, both ways."""
        there, back = await asyncio.open_connection("127.0.0.1", self._port)
        self._ends |= {writer, back}
        for source, sink in ((reader, back), (there, writer)):
            pump = asyncio.create_task(self._pump(source, sink))
            self._pumps.add(pump)
            pump.add_done_callback(self._pumps.discard)

    async def _pump(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while data := await source.read(65536):
                sink.write(data)
                await sink.drain()
        sink.close()

    def cut(self) -> None:
        """Lose every connection; new ones may be made."""
        for end in self._ends:
            end.transport.abort()
        self._ends.clear()


@asynccontextmanager
async def cuttable_proxy(port: int) -> AsyncIterator[CuttableProxy]:
    """A cable to a server; clients use its own `base`."""
    cable = CuttableProxy(port)
    async with await asyncio.start_server(cable.carry, "127.0.0.1", 0) as listening:
        cable.base = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
        yield cable
        cable.cut()


class SocketClient:
    """A socket in the hands of a test: says what it is told, and remembers what it hears, updates with whole views."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []
        self.raw: list[dict[str, Any]] = []
        """The same as it was sent."""
        self._joined = Joined()

    async def say(self, kind: str, **fields: Any) -> None:
        await self.socket.send_str(msgspec.json.encode({"type": kind, **fields}).decode())

    async def hello(self, code: str, *tokens: str, **fields: Any) -> dict[str, Any]:
        await self.say("hello", protocol=PROTOCOL, table=code, tokens=tokens, **fields)
        return await self.hear("welcome", "refused")

    async def hear(self, *kinds: str, seconds: float = 5.0, **wanted: Any) -> dict[str, Any]:
        """The next message of one of these kinds (with these values); the others are remembered too."""
        return await self._wait_for(self.heard, kinds, wanted, seconds)

    async def hear_raw(self, *kinds: str, seconds: float = 5.0, **wanted: Any) -> dict[str, Any]:
        """The same, as it was sent."""
        return await self._wait_for(self.raw, kinds, wanted, seconds)

    async def _wait_for(
        self, heard: list[dict[str, Any]], kinds: tuple[str, ...], wanted: dict[str, Any], seconds: float
    ) -> dict[str, Any]:
        async with asyncio.timeout(seconds):
            while True:
                frame = await self.socket.receive()
                if frame.type is not aiohttp.WSMsgType.TEXT:
                    raise ConnectionError(f"closed with {self.socket.close_code}")
                self.raw.append(msgspec.json.decode(frame.data))
                self.heard.append(self._joined.take(self.raw[-1]))
                message = heard[-1]
                fits = all(message.get(key) == value for key, value in wanted.items())
                if fits and message.get("type", "update") in kinds:
                    return message

    async def hear_phase(self, phase: str) -> dict[str, Any]:
        """Wait until the table is in a phase; its card."""
        while True:
            table: dict[str, Any] = (await self.hear("table"))["table"]
            if table["phase"] == phase:
                return table

    async def act(self, action: Any, name: str = "a1", **fields: Any) -> dict[str, Any]:
        """Act, and wait for the answer: an `ack` comes after the update it belongs to."""
        await self.say("act", id=name, action=action, **fields)
        return await self.hear("ack", "refused", id=name)

    @property
    def update(self) -> dict[str, Any]:
        """The last update that was heard."""
        return next(message for message in reversed(self.heard) if message["type"] == "update")


async def until(true: Callable[[], bool], seconds: float = 60.0) -> None:
    """Wait until something is true."""
    async with asyncio.timeout(seconds):
        while not true():  # noqa: ASYNC110 — what is waited for has no event
            await asyncio.sleep(0.002)


@asynccontextmanager
async def open_socket(base: str, *, path: str = "/ws", **options: Any) -> AsyncIterator[SocketClient]:
    """An open socket that has not said hello."""
    async with aiohttp.ClientSession() as http, http.ws_connect(base + path, **options) as socket:
        yield SocketClient(socket)


async def seats_at(base: str, game: str, options: dict[str, Any], people: int, **wish: Any) -> tuple[str, list[str]]:
    """A new table with so many people: its code and their tokens."""
    opened = await Client.request(base, "POST", "/api/tables", {"game": game, "options": options, "name": "P0", **wish})
    tokens = [opened["token"]]
    for number in range(1, people):
        joined = await Client.request(base, "POST", f"/api/tables/{opened['code']}/seats", {"name": f"P{number}"})
        tokens.append(joined["token"])
    return opened["code"], tokens
