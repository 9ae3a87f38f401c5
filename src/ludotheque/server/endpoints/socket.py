"""WebSockets: the handshake, the time of arrival of each frame, and round-trip measurements."""

import asyncio
import secrets
from typing import Any

from aiohttp import WSMsgType, web

from ludotheque.server.connection.arrival import Arrival
from ludotheque.server.connection.connection import Connection
from ludotheque.server.connection.outbox import Outbox
from ludotheque.server.endpoints.conversation import Conversation
from ludotheque.server.endpoints.pages import problem, too_many
from ludotheque.server.lobby.lobby import Lobby
from ludotheque.server.protocol import refusals
from ludotheque.server.services.platform import kernel_rtt
from ludotheque.server.services.rate_limits import Bucket, Part
from ludotheque.server.services.services import Services

FIRST_PINGS = (0.05, 0.25, 0.6, 1.2, 2.0)
"""Seconds after the start: a race may come soon, and the round-trip time should be known by then."""

FRAMES = 3
"""Frames of any kind for each allowed message: a pong for each of our pings, and some more."""


class Sockets:
    """All open sockets of the server."""

    def __init__(self, services: Services, lobby: Lobby) -> None:
        self.services = services
        self.lobby = lobby
        self.open: set[Connection] = set()
        loop = asyncio.get_running_loop()
        self._outbox = Outbox(loop.call_soon, loop.call_later)
        if services.settings.proxy and not services.settings.proxy_rtt:
            races = "plain" if services.settings.unproved_ms == 0 else "trusting"
            services.log.warning("no kernel round-trip times", setting="proxy_rtt", races=races)

    async def serve(self, request: web.Request, address: str) -> web.StreamResponse:
        """One connection, from the handshake to its end; its path may name its table, so that a proxy can route it."""
        settings, quotas = self.services.settings, self.services.quotas
        if not quotas.handshakes.take(address) or not quotas.rude.has_room(address):
            return await too_many(request)
        if not quotas.sockets.enter(address):
            return problem(request, refusals.TOO_MANY_SOCKETS())
        try:
            await quotas.arrivals.turn(address)
            socket: web.WebSocketResponse[Any] = web.WebSocketResponse(
                max_msg_size=settings.frame_bytes, compress=False, autoping=False, decode_text=False
            )
            try:
                await socket.prepare(request)
            except ConnectionError:  # closed during the handshake
                raise web.HTTPBadRequest from None
            transport = request.transport
            if transport is None:
                return socket
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
            connection.on_close(lambda: asyncio.get_running_loop().call_later(1.0, transport.close))
            frames = [Bucket(FRAMES * rate, 2 * FRAMES * rate) for _ in range(2)]
            arrival = Arrival(transport, self.services.clock.now, frames[0], lambda: _end_flood(connection, transport))
            if not settings.proxy:  # behind a proxy the kernel measures only the way to the proxy
                connection.use_kernel(lambda: kernel_rtt(transport))
            elif (told := told_rtt(request.headers.get(settings.proxy_rtt, ""))) is not None:
                connection.use_handshake(told)
            talk = Conversation(self.services, self.lobby, connection, request.match_info.get("code"))
            await self._converse(socket, connection, talk, arrival, frames[1])
            return socket
        finally:
            quotas.sockets.leave(address)

    async def _converse(
        self,
        socket: "web.WebSocketResponse[Any]",
        connection: Connection,
        talk: Conversation,
        arrival: Arrival,
        signals: Bucket,
    ) -> None:
        self.open.add(connection)
        self.services.metrics.sockets.inc()
        loop = asyncio.get_running_loop()
        plans = [loop.call_later(delay, connection.ping) for delay in FIRST_PINGS]
        plans.append(
            loop.call_later(self.services.settings.hello_s, lambda: None if talk.table else connection.abort())
        )
        self._measure_later(connection)
        try:
            while not connection.closed:
                message = await socket.receive()
                now = arrival.at
                connection.hear(now)
                self.services.metrics.queue.observe((self.services.clock.now() - now) / 1000)
                match message.type:
                    case WSMsgType.TEXT:
                        await talk.hear(message.data, now)
                    case WSMsgType.PONG | WSMsgType.PING if not signals.take(now):
                        connection.turn_out()  # sent along with the handshake
                    case WSMsgType.PONG:
                        if connection.pong(bytes(message.data), now):
                            talk.tell_line()
                    case WSMsgType.PING:
                        connection.answer_ping(bytes(message.data))
                    case WSMsgType.BINARY:
                        talk.strike(refusals.BINARY())
                    case _:
                        break
        finally:
            connection.lost()
            for planned in plans:
                planned.cancel()
            self.open.discard(connection)
            self.services.metrics.sockets.dec()
            if talk.table is not None:
                talk.table.attendance.detach(connection)

    def _measure_later(self, connection: Connection) -> None:
        """Plan the next ping, with jitter: many at once would delay moves."""
        wait = self.services.real_ms(self.services.settings.ping_s) * (750 + secrets.randbelow(500)) / 1000
        connection.ping_at(self.services.clock.now() + wait, lambda: self._measure(connection))

    def _measure(self, connection: Connection) -> None:
        """Send a ping, or close a connection that is silent."""
        if connection.closed:
            return
        if connection.silent_for() > self.services.real_ms(self.services.settings.silent_s):
            connection.abort()
            return
        connection.ping()
        self._measure_later(connection)


def _end_flood(connection: Connection, transport: asyncio.Transport) -> None:
    """Close a socket that sends more frames than any honest one, and stop reading from it."""
    connection.turn_out()
    transport.pause_reading()


def told_rtt(value: str) -> float | None:
    """The round-trip time in milliseconds, from the microseconds in a proxy's header."""
    return int(value) / 1000 if value.isascii() and value.isdecimal() and len(value) < 10 else None
