"""The listener: accepts TCP connections, a limited number for each address.

A connection beyond that limit is closed at once. So is every new one while only the reserve of file descriptors is
left. Idle connections time out, and so do requests that do not arrive completely and answers that are not read. What
cannot be read as HTTP is answered like any other refusal.
"""

import asyncio
import logging
import socket
from collections.abc import Callable
from functools import partial
from typing import cast

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError, LineTooLong

from ludotheque.server.endpoints.pages import add_security_headers, problem
from ludotheque.server.protocol import refusals
from ludotheque.server.services.descriptors import scarce
from ludotheque.server.services.platform import unsent
from ludotheque.server.services.rate_limits import Count, network_of

BATCH = 16
"""Connections accepted in one iteration of the event loop, so that a burst does not delay the tables."""
PAUSE_S = 0.2
"""Seconds without accepting, after the system had no file descriptor left."""
LINGER_S = 2.0
"""Seconds in which the rest of a refused request is read, so that the client receives the answer."""
PROXY_S = 3_630.0
"""Idle seconds allowed to a proxy: it reuses its connections, and must be the side that closes them."""
SLOWEST = 5_000
"""Bytes per second at which a client must read its answer: an answer that nobody reads stays in memory.

How much of them stays is a quota of the address (`Quotas.unsent`)."""


def _is_text(request: web.BaseRequest) -> bool:
    """Whether all headers of a request are UTF-8; the library reads other bytes as lone surrogates."""
    try:
        "".join(request.headers.values()).encode()
    except UnicodeEncodeError:
        return False
    return True


class ClientConnection(web.RequestHandler):
    """One TCP connection, served by the HTTP library."""

    __slots__ = ("_idle_s", "_left", "_slow")

    def __init__(
        self, manager: web.Server, left: Callable[[], None], *, idle_s: float, patience: float, logger: logging.Logger
    ) -> None:
        loop = asyncio.get_running_loop()
        self._left: Callable[[], None] | None = left
        self._idle_s = idle_s
        self._slow: asyncio.TimerHandle | None = None
        super().__init__(
            manager,
            loop=loop,
            access_log=None,  # type: ignore[arg-type]  # as the library itself passes it on
            keepalive_timeout=patience,
            lingering_time=LINGER_S,
            logger=logger,
        )

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Called by the transport."""
        cast(asyncio.Transport, transport).set_write_buffer_limits(0)  # so that writing pauses while anything is unsent
        super().connection_made(transport)

    def pause_writing(self) -> None:
        """Called by the transport when the client does not read as fast as it is answered."""
        super().pause_writing()
        if self.transport is not None:
            self._watch(self.transport)

    def resume_writing(self) -> None:
        """Called by the transport when everything was sent."""
        self._stop_watching()
        super().resume_writing()

    def _watch(self, transport: asyncio.Transport) -> None:
        """Abort the connection unless the client reads enough of its answer, again and again, to its end."""
        before = unsent(transport)
        allowed = max(0, before - SLOWEST * self._idle_s)

        def check() -> None:
            if (
                allowed < unsent(transport) <= before
            ):  # where there is more than before, something was written meanwhile
                transport.abort()
            else:
                self._watch(transport)

        self._slow = self._loop.call_later(self._idle_s, check)

    def _stop_watching(self) -> None:
        if self._slow is not None:
            self._slow.cancel()
            self._slow = None

    def leave(self) -> None:
        """Release its place in the count, once."""
        if self._left is not None:
            left, self._left = self._left, None
            left()

    def hand_over(self) -> tuple[asyncio.Transport, bytes, Callable[[], None]]:
        """Let go of the connection after the handshake of a WebSocket, so that no part of the library stays in memory.

        Gives the transport, what arrived behind the request, and what to call when the connection is lost.
        """
        transport, behind, left = self.transport, self._message_tail, self._left
        assert transport is not None
        assert left is not None
        self._stop_watching()
        transport.set_write_buffer_limits()
        self.transport = self._left = None
        self._message_tail = b""
        super().connection_lost(None)  # for the library the connection is over, and there is no transport to close
        return transport, behind, left

    def connection_lost(self, exc: BaseException | None) -> None:
        """Called by the transport."""
        self._stop_watching()
        self.leave()
        super().connection_lost(exc)

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """Log and refuse what is no HTTP request, or failed outside our handlers."""
        if isinstance(exc, UnicodeEncodeError) and not _is_text(request):
            # The library failed to quote a header, as in "Unknown Expect: …": no fault of ours, and not logged as one.
            status, exc = 400, HttpProcessingError(code=400, message="a header is not UTF-8")
        super().handle_error(request, status, exc, message)
        if isinstance(exc, LineTooLong):
            answer = problem(request, refusals.HEAD_TOO_LARGE())
        elif status < 500:
            answer = problem(request, refusals.NO_HTTP(), status=status)
        else:
            answer = problem(request, refusals.OUR_FAULT(), status=status)
        add_security_headers(request, answer)
        answer.force_close()
        return answer


class Listener:
    """Listens on one host and port."""

    def __init__(
        self,
        manager: web.Server,
        logger: logging.Logger,
        *,
        idle_s: float,
        count: Count | None = None,
        refused: Callable[[], None] = lambda: None,
    ) -> None:
        """Without a `count` clients are not counted: they come through a proxy, or are operators."""
        self._manager = manager
        self._logger = logger
        self._idle_s = idle_s
        self._patience = PROXY_S if count is None else idle_s
        self._count = count
        self._refused = refused
        self._listening: list[socket.socket] = []
        self._admitting: set[asyncio.Task[None]] = set()

    def open(self, host: str, port: int) -> int:
        """Listen on every address of this host; gives the port. Raises `OSError` if that is not possible.

        Connections wait until `accept`: a server must know that it has its port before it takes tables over.
        """
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        failure: OSError | None = None
        for family, address in dict.fromkeys((family, address) for family, _, _, _, address in found):
            try:
                listening = socket.create_server((address[0], port), family=family, backlog=1024)
            except OSError as error:
                failure = error
                continue
            listening.setblocking(False)
            port = listening.getsockname()[1]
            self._listening.append(listening)
        if not self._listening:
            raise failure or OSError("no address to listen on")
        return port

    def accept(self) -> None:
        """Accept those that wait, and all that come."""
        for listening in self._listening:
            self._watch(listening)

    def close(self) -> None:
        """Accept no more."""
        loop = asyncio.get_running_loop()
        for listening in self._listening:
            loop.remove_reader(listening.fileno())
            listening.close()
        self._listening.clear()

    def _watch(self, listening: socket.socket) -> None:
        if listening.fileno() >= 0:
            asyncio.get_running_loop().add_reader(listening.fileno(), self._accept_batch, listening)

    def _accept_batch(self, listening: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        for _ in range(BATCH):
            try:
                connection, (host, *_) = listening.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError:  # no descriptor left in this process or this system
                loop.remove_reader(listening.fileno())
                loop.call_later(PAUSE_S, self._watch, listening)
                return
            address = network_of(host)
            if scarce(connection.fileno()) or not (self._count is None or self._count.enter(address)):
                connection.close()
                self._refused()
                continue
            admitting = loop.create_task(self._admit(connection, address))
            self._admitting.add(admitting)
            admitting.add_done_callback(self._admitting.discard)

    async def _admit(self, connection: socket.socket, address: str) -> None:
        caller = ClientConnection(
            self._manager,
            partial(self._leave, address),
            idle_s=self._idle_s,
            patience=self._patience,
            logger=self._logger,
        )
        try:
            connection.setblocking(False)
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            await asyncio.get_running_loop().connect_accepted_socket(lambda: caller, connection)
        except OSError:  # closed in the meantime
            caller.leave()
            connection.close()

    def _leave(self, address: str) -> None:
        if self._count is not None:
            self._count.leave(address)
