"""WebSockets: the handshake, the order of a socket's messages, and round-trip measurements.

After the handshake the HTTP library lets go of the connection: frames are read by `connection/arrival.py`. So a socket
that nobody talks on is a handful of small objects, and a move waits in no queue and for no task.
"""

import asyncio
import secrets
from base64 import b64encode
from collections.abc import Callable, Coroutine
from contextlib import suppress
from hashlib import sha1
from typing import Any

from aiohttp import web

from ludotheque.server.connection.arrival import Arrival
from ludotheque.server.connection.connection import Connection
from ludotheque.server.connection.frames import closing
from ludotheque.server.connection.outbox import Outbox
from ludotheque.server.connection.reader import BINARY, PING, PONG, TEXT
from ludotheque.server.endpoints.conversation import Conversation
from ludotheque.server.endpoints.listener import ClientConnection
from ludotheque.server.endpoints.pages import problem, too_many
from ludotheque.server.lobby.lobby import Lobby
from ludotheque.server.protocol import Goodbye, refusals
from ludotheque.server.services.platform import kernel_rtt
from ludotheque.server.services.rate_limits import Bucket
from ludotheque.server.services.services import Services

FIRST_PINGS = (0.05, 0.2, 0.35, 0.6, 0.8)
"""Seconds between the first ones: a race may come soon, and the round-trip time should be known by then."""
FRAMES = 3
"""Frames of any kind for each allowed message: a pong for each of our pings, and some more."""
WAITING = 32
"""Messages of one socket that may wait for an earlier one; then nothing is read from it until there are fewer."""
FAREWELL_S = 1.0
"""How long a client that was sent a close frame may take to answer it."""
NORMAL = 1000
_KEY = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"  # RFC 6455 §1.3


class Upgraded(web.StreamResponse):
    """Tells the HTTP library that a request was answered, and that nothing is left to send."""

    async def prepare(self, _request: web.BaseRequest) -> None:
        """Nothing to send."""

    async def write_eof(self, _data: bytes = b"") -> None:
        """Nothing to end."""


class Socket:
    """One WebSocket, after the handshake: its messages are handled one after another."""

    __slots__ = (
        "_connection",
        "_ended",
        "_gone",
        "_hello",
        "_pings",
        "_services",
        "_talk",
        "_task",
        "_transport",
        "_waiting",
    )

    def __init__(
        self,
        services: Services,
        transport: asyncio.Transport,
        connection: Connection,
        talk: Conversation,
        ended: Callable[[], None],
    ) -> None:
        self._services = services
        self._transport = transport
        self._connection = connection
        self._talk = talk
        self._ended = ended
        self._waiting: list[tuple[bytes, float]] = []
        self._task: asyncio.Task[None] | None = None
        self._gone = False
        self._pings = 0
        self._measure_later()
        self._hello = asyncio.get_running_loop().call_later(services.settings.hello_s, self._expect_hello)

    # --- what arrives ------------------------------------------------------------------------------------------------

    def hear(self, kind: int, payload: bytes, arrived: float) -> None:
        """Handle a message, or keep it until the one before it is done."""
        connection = self._connection
        connection.hear(arrived)
        if kind == TEXT:
            if self._task is not None:
                self._postpone(payload, arrived)
            elif (rest := self._handle(payload, arrived)) is not None:
                self._task = asyncio.get_running_loop().create_task(self._finish(rest))
        elif kind == PONG:
            if connection.pong(payload, arrived):
                self._talk.tell_line()
        elif kind == PING:
            connection.answer_ping(payload)
        elif kind == BINARY:
            self._talk.strike(refusals.BINARY())
        else:  # the client closes, or answers our close frame
            self._end(NORMAL)

    def _handle(self, payload: bytes, arrived: float) -> Coroutine[Any, Any, None] | None:
        if self._connection.closed:
            return None
        services = self._services
        services.metrics.queue.observe((services.clock.now() - arrived) / 1000)
        return self._talk.hear(payload, arrived)

    def _postpone(self, payload: bytes, arrived: float) -> None:
        self._waiting.append((payload, arrived))
        if len(self._waiting) == WAITING:
            self._transport.pause_reading()

    async def _finish(self, rest: Coroutine[Any, Any, None]) -> None:
        """Finish a message that had to wait for something, and handle those that came meanwhile."""
        await rest
        while self._waiting:
            if len(self._waiting) == WAITING and not self._gone:
                self._transport.resume_reading()
            message = self._handle(*self._waiting.pop(0))
            if message is not None:
                await message
        self._task = None
        if self._gone:
            self._leave()

    def flooded(self) -> None:
        """It sends more frames than any honest one: close it, and stop reading from it."""
        self._connection.turn_out()
        self._transport.pause_reading()

    def broken(self, code: int) -> None:
        """It sends what is no WebSocket frame."""
        self._end(code)

    def _end(self, code: int) -> None:
        if not self._connection.closed:
            self._connection.flush()
            self._transport.write(closing(code))
        self._transport.close()

    def lost(self) -> None:
        """The connection is gone; what came before that is handled first."""
        self._gone = True
        if self._task is None:
            self._leave()

    def _leave(self) -> None:
        connection = self._connection
        connection.lost()
        self._hello.cancel()
        self._ended()
        if self._talk.table is not None:
            self._talk.table.attendance.detach(connection)

    # --- what is measured --------------------------------------------------------------------------------------------

    def _expect_hello(self) -> None:
        if self._talk.table is None:
            self._connection.abort()

    def _measure_later(self) -> None:
        """Plan the next ping; after the first ones with jitter: many at once would delay moves."""
        services = self._services
        if self._pings < len(FIRST_PINGS):
            wait = services.real_ms(FIRST_PINGS[self._pings])
            self._pings += 1
        else:
            wait = services.real_ms(services.settings.ping_s) * (750 + secrets.randbelow(500)) / 1000
        self._connection.ping_at(services.clock.now() + wait, self._measure)

    def _measure(self) -> None:
        """Send a ping, or close a connection that is silent."""
        connection = self._connection
        if connection.closed:
            return
        if connection.silent_for() > self._services.real_ms(self._services.settings.silent_s):
            connection.abort()
            return
        connection.ping()
        self._measure_later()


class Sockets:
    """All open sockets of the server."""

    def __init__(self, services: Services, lobby: Lobby) -> None:
        self.services = services
        self.lobby = lobby
        self.open: set[Connection] = set()
        loop = asyncio.get_running_loop()
        self._outbox = Outbox(loop.call_soon, loop.call_later)
        self._empty = asyncio.Event()
        if services.settings.proxy and not services.settings.proxy_rtt:
            races = "plain" if services.settings.unproved_ms == 0 else "trusting"
            services.log.warning("no kernel round-trip times", setting="proxy_rtt", races=races)

    async def serve(self, request: web.Request, address: str) -> web.StreamResponse:
        """The handshake of one socket; its path may name its table, so that a proxy can route it."""
        quotas = self.services.quotas
        if not quotas.handshakes.take(address) or not quotas.rude.has_room(address):
            return await too_many(request)
        if not quotas.sockets.enter(address):
            return problem(request, refusals.TOO_MANY_SOCKETS())
        opened = False
        try:
            await quotas.arrivals.turn(address)
            opened = bool(web.WebSocketResponse[Any]().can_prepare(request)) and request.transport is not None
        finally:
            if not opened:
                quotas.sockets.leave(address)
        if not opened:
            raise web.HTTPBadRequest
        self._open(request, address)
        return Upgraded()

    def _open(self, request: web.Request, address: str) -> None:
        settings, quotas = self.services.settings, self.services.quotas
        assert isinstance(request.protocol, ClientConnection)
        transport, early, left = request.protocol.hand_over()
        transport.write(_accepted(request.headers["Sec-WebSocket-Key"]))
        rate = settings.messages_per_second
        connection = Connection(
            transport,
            self.services.clock,
            settings.slow_bytes,
            Bucket(rate, 2 * rate),
            most_rtt=settings.unproved_ms,
            address=address,
            outbox=self._outbox,
        )
        connection.limit_address(
            quotas.messages.bucket(address), quotas.traffic.bucket(address), quotas.rude.bucket(address)
        )
        connection.on_close(lambda: asyncio.get_running_loop().call_later(FAREWELL_S, transport.close))
        if not settings.proxy:  # behind a proxy the kernel measures only the way to the proxy
            connection.use_kernel(lambda: kernel_rtt(transport))
        elif (told := told_rtt(request.headers.get(settings.proxy_rtt, ""))) is not None:
            connection.use_handshake(told)
        talk = Conversation(self.services, self.lobby, connection, request.match_info.get("code"))

        def ended() -> None:
            left()
            quotas.sockets.leave(address)
            self.open.discard(connection)
            self.services.metrics.sockets.dec()
            if not self.open:
                self._empty.set()

        self.open.add(connection)
        self.services.metrics.sockets.inc()
        socket = Socket(self.services, transport, connection, talk, ended)
        frames = Bucket(FRAMES * rate, 2 * FRAMES * rate)
        arrival = Arrival(socket, self.services.clock.now, frames, settings.frame_bytes)
        transport.set_protocol(arrival)
        if early:
            arrival.data_received(early)
        if not transport.is_reading():
            transport.resume_reading()

    async def close(self) -> None:
        """Say goodbye to everyone, and wait until they are gone, but not for long."""
        left = list(self.open)
        for connection in left:
            connection.goodbye(Goodbye(reason="restart", back=True))
        if self.open:
            self._empty.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._empty.wait(), FAREWELL_S)
        for connection in left:
            connection.abort()


def _accepted(key: str) -> bytes:
    """The answer to the handshake (RFC 6455 §4.2.2)."""
    proof = b64encode(sha1(key.encode() + _KEY).digest())  # noqa: S324 — as the RFC has it; it guards nothing
    lines = (
        b"HTTP/1.1 101 Switching Protocols",
        b"Upgrade: websocket",
        b"Connection: upgrade",
        b"Sec-WebSocket-Accept: " + proof,
    )
    return b"\r\n".join((*lines, b"", b""))


def told_rtt(value: str) -> float | None:
    """The round-trip time in milliseconds, from the microseconds in a proxy's header."""
    return int(value) / 1000 if value.isascii() and value.isdecimal() and len(value) < 10 else None
