"""All WebSockets: the handshake of each, and their number.

After the handshake the HTTP library lets go of the connection: frames are read by `connection/arrival.py`. So a socket
that nobody talks on is a handful of small objects, and a move waits in no queue and for no task.
"""

import asyncio
from base64 import b64encode
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from hashlib import sha1
from typing import Any

from aiohttp import web

from ludotheque.core import Illegal
from ludotheque.server.connection.arrival import Arrival
from ludotheque.server.connection.connection import Connection
from ludotheque.server.connection.outbox import Outbox
from ludotheque.server.endpoints.conversation import Conversation
from ludotheque.server.endpoints.listener import ClientConnection
from ludotheque.server.endpoints.pages import last_of, problem, too_many
from ludotheque.server.endpoints.socket import Socket
from ludotheque.server.lobby.lobby import Lobby
from ludotheque.server.protocol import Goodbye, refusals
from ludotheque.server.services.names import is_code
from ludotheque.server.services.platform import kernel_rtt
from ludotheque.server.services.rate_limits import Bucket, Part
from ludotheque.server.services.services import Services

FRAMES = 3
"""Frames of any kind for each allowed message: a pong for each of our pings, and some more."""
RETRIED = "X-Nodes"
"""The header of a proxy that tries another node if this one declines a table (501); else the socket tells why."""
FAREWELL_S = 1.0
"""How long a client that was sent a close frame may take to answer it."""
_KEY = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"  # RFC 6455 §1.3


class Upgraded(web.StreamResponse):
    """Tells the HTTP library that a request was answered, and that nothing is left to send."""

    async def prepare(self, _request: web.BaseRequest) -> None:
        """Nothing to send."""

    async def write_eof(self, _data: bytes = b"") -> None:
        """Nothing to end."""


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
            self._count(refusals.TOO_MANY_REQUESTS.id)
            return await too_many(request)
        if RETRIED in request.headers and (refusal := await self._declined(request, address)):
            self._count(refusal.rule)
            return problem(request, refusal)
        if not quotas.sockets.enter(address):
            self._count(refusals.TOO_MANY_SOCKETS.id)
            return problem(request, refusals.TOO_MANY_SOCKETS())
        opened = False
        try:
            await quotas.arrivals.turn(address)
            opened = _shakes_hands(request) and request.transport is not None
        finally:
            if not opened:
                quotas.sockets.leave(address)
        if not opened:
            raise web.HTTPBadRequest
        self._open(request, address)
        return Upgraded()

    def _count(self, rule: str) -> None:
        self.services.metrics.refusals.labels(rule).inc()

    async def _declined(self, request: web.Request, address: str) -> Illegal | None:
        """Why this node cannot serve a table and another one may; whatever else is wrong, `hello` is told.

        Wrong codes count as guesses: else this answer would tell a scanner which codes are right.
        """
        code = request.match_info.get("code", "")
        try:
            if is_code(code):
                with self.services.quotas.guess(address):
                    await self.lobby.decline(code)
        except Illegal as refusal:
            return refusal if refusal.rule == refusals.OTHER_RULES.id else None
        return None

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
            Part(quotas.messages.bucket(address), quotas.sockets, address),
            quotas.traffic.bucket(address),
            quotas.rude.bucket(address),
        )
        connection.on_close(partial(asyncio.get_running_loop().call_later, FAREWELL_S, transport.close))
        if not settings.proxy:  # behind a proxy the kernel measures only the way to the proxy
            connection.use_kernel(partial(kernel_rtt, transport))
        elif (told := told_rtt(last_of(request, settings.proxy_rtt))) is not None:
            connection.use_handshake(told)
        talk = Conversation(self.services, self.lobby, connection, request.match_info.get("code"))

        self.open.add(connection)
        self.services.metrics.sockets.inc()
        socket = Socket(self.services, transport, connection, talk, partial(self._ended, connection, left))
        frames = Bucket(FRAMES * rate, 2 * FRAMES * rate)
        arrival = Arrival(socket, self.services.clock.now, frames, settings.frame_bytes)
        transport.set_protocol(arrival)
        if early:
            arrival.data_received(early)
        if not transport.is_reading():
            transport.resume_reading()

    def _ended(self, connection: Connection, left: Callable[[], None]) -> None:
        left()
        self.services.quotas.sockets.leave(connection.address)
        self.open.discard(connection)
        self.services.metrics.sockets.dec()
        if not self.open:
            self._empty.set()

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


def _shakes_hands(request: web.Request) -> bool:
    """Whether a request is the handshake of a WebSocket (RFC 6455 §4.2.1)."""
    # The library logs protocols that it does not know, with the caller's address: let it know all that are offered.
    offered = [each.strip() for each in request.headers.get("Sec-WebSocket-Protocol", "").split(",")]
    try:
        return bool(web.WebSocketResponse[Any](protocols=offered).can_prepare(request))
    except ValueError:  # a header that is not ASCII
        return False


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
