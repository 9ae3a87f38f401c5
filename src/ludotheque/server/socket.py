"""The sockets: who may connect, what arrives when, and how long each line is."""

import asyncio
import secrets
import sys
from socket import IPPROTO_TCP, TCP_INFO
from typing import Any

from aiohttp import WSMsgType, web

from ludotheque.core import Illegal
from ludotheque.server.arrival import Arrival
from ludotheque.server.conversation import Conversation
from ludotheque.server.house import House
from ludotheque.server.limits import Bucket, Count, PerAddress
from ludotheque.server.lobby import Lobby
from ludotheque.server.messages import Goodbye
from ludotheque.server.wire import Outbox, Wire

FIRST_PINGS = (0.05, 0.25, 0.6, 1.2, 2.0)
"""Seconds after the start: a race may come soon, and the line should be known by then."""


class Sockets:
    """All open sockets of the server."""

    def __init__(self, house: House, lobby: Lobby) -> None:
        self.house = house
        self.lobby = lobby
        self.open: set[Wire] = set()
        loop = asyncio.get_running_loop()
        self._outbox = Outbox(loop.call_soon, loop.call_later)
        self._count = Count(house.settings.sockets_per_address)
        rate = house.settings.requests_per_second
        self._arrivals = PerAddress(lambda: Bucket(rate, 10 * rate))
        if house.settings.proxy and not house.settings.proxy_rtt:
            house.log.warning("no kernel vouches for the lines: races trust the players' clients", setting="proxy_rtt")

    async def serve(self, request: web.Request, address: str) -> web.StreamResponse:
        """One connection, from the handshake to its end."""
        settings = self.house.settings
        if not self._arrivals.take(address, self.house.clock.now()) or not self._count.enter(address):
            raise web.HTTPTooManyRequests
        try:
            socket: web.WebSocketResponse[Any] = web.WebSocketResponse(
                max_msg_size=settings.frame_bytes, compress=False, autoping=False, decode_text=False
            )
            try:
                await socket.prepare(request)
            except ConnectionError:  # gone before the handshake was done
                raise web.HTTPBadRequest from None
            transport = request.transport
            if transport is None:
                return socket
            rate = settings.messages_per_second
            buckets = Bucket(rate, 2 * rate), Bucket(1, 5)
            wire = Wire(
                transport,
                self.house.clock,
                settings.slow_bytes,
                *buckets,
                most_rtt=settings.unproved_ms,
                outbox=self._outbox,
            )
            wire.closing = lambda _code: asyncio.get_running_loop().call_later(1.0, transport.close)
            arrival = Arrival(transport, self.house.clock.now)
            if not settings.proxy:  # behind a proxy the kernel knows only the way to the proxy
                wire.kernel_rtt = lambda: kernel_rtt(transport)
            elif (told := told_rtt(request.headers.get(settings.proxy_rtt, ""))) is not None:
                wire.link.roundtrip.handshake(told)
            await self._converse(socket, wire, arrival)
            return socket
        finally:
            self._count.leave(address)

    async def _converse(self, socket: "web.WebSocketResponse[Any]", wire: Wire, arrival: Arrival) -> None:
        talk = Conversation(self.house, self.lobby, wire)
        self.open.add(wire)
        self.house.metrics.sockets.inc()
        loop = asyncio.get_running_loop()
        pings = [loop.call_later(delay, wire.ping) for delay in FIRST_PINGS]
        self._measure_later(wire)
        try:
            while not wire.closed:
                message = await socket.receive()
                now = wire.heard = arrival.at
                self.house.metrics.queue.observe((self.house.clock.now() - now) / 1000)
                match message.type:
                    case WSMsgType.TEXT:
                        await talk.hear(message.data, now)
                    case WSMsgType.PONG:
                        if wire.pong(bytes(message.data), now):
                            talk.tell_line()
                    case WSMsgType.PING:
                        wire.answer_ping(bytes(message.data))
                    case WSMsgType.BINARY:
                        talk.strike(Illegal("WIRE-1", "refused-unreadable"))
                    case _:
                        break
        finally:
            wire.closed = True
            for planned in (*pings, wire.measuring):
                planned.cancel()
            self.open.discard(wire)
            self.house.metrics.sockets.dec()
            if talk.table is not None:
                talk.table.detach(wire)

    def _measure_later(self, wire: Wire) -> None:
        """Plan the next ping, each line at a moment of its own: many at once would hold up whoever moves then."""
        wait = self.house.settings.ping_s * (750 + secrets.randbelow(500))
        wire.measuring = self.house.clock.call_at(self.house.clock.now() + wait, lambda: self._measure(wire))

    def _measure(self, wire: Wire) -> None:
        """Measure a line, or let go of one that is silent."""
        if wire.closed:
            return
        if self.house.clock.now() - wire.heard > self.house.settings.silent_s * 1000:
            wire.goodbye(Goodbye(reason="silent", back=True))
            wire.pipe.abort()
            return
        wire.ping()
        self._measure_later(wire)


def kernel_rtt(transport: asyncio.BaseTransport) -> float | None:
    """The kernel's own smoothed round trip of a TCP connection in milliseconds, where the system tells (Linux)."""
    try:
        info = transport.get_extra_info("socket").getsockopt(IPPROTO_TCP, TCP_INFO, 104)
        return int.from_bytes(info[68:72], sys.byteorder) / 1000  # tcpi_rtt, in microseconds
    except (OSError, AttributeError):
        return None


def told_rtt(value: str) -> float | None:
    """The caller's round trip in milliseconds, as a proxy tells it in microseconds."""
    return int(value) / 1000 if value.isascii() and value.isdecimal() and len(value) < 10 else None
