"""One WebSocket after the handshake: the order of its messages, its end, and round-trip measurements."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from typing import Any

from ludotheque.server.connection.connection import Connection
from ludotheque.server.connection.frames import closing
from ludotheque.server.connection.reader import BAD_FRAME, BINARY, PING, PONG, TEXT
from ludotheque.server.endpoints.conversation import Conversation
from ludotheque.server.protocol import refusals
from ludotheque.server.services.services import Services

FIRST_PINGS = (0.05, 0.2, 0.35, 0.6, 0.8)
"""Seconds between the first ones: a race may come soon, and the round-trip time should be known by then."""
WAITING = 32
"""Messages of one socket that may wait for an earlier one; then nothing is read from it until there are fewer."""
NORMAL = 1000
_UNSENT = frozenset((1004, 1005, 1006, 1015))  # close codes that are never sent


class Socket:
    """One WebSocket, after the handshake: its messages are handled one after another."""

    __slots__ = (
        "_code",
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
        self._code: int | None = None  # with which the client closes, once its messages are handled
        self._pings = 0
        self._measure_later()
        self._hello: asyncio.TimerHandle | None
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
        elif self._task is None:  # the client closes, or answers our close frame
            self._end(echo(payload))
        else:
            self._code = echo(payload)

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
        if self._talk.table is not None:
            self._stop_expecting()
        if self._gone:
            self._leave()
        elif self._code is not None:
            self._end(self._code)

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
        self._stop_expecting()
        self._ended()
        if self._talk.table is not None:
            self._talk.table.attendance.detach(connection)

    # --- what is measured --------------------------------------------------------------------------------------------

    def _stop_expecting(self) -> None:
        if self._hello is not None:
            self._hello.cancel()
            self._hello = None  # a planned call takes 400 bytes

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


def echo(payload: bytes) -> int:
    """The code that answers a close frame: the client's own, if it may send it (RFC 6455 §5.5.1, §7.4)."""
    code = int.from_bytes(payload[:2], "big") if payload else NORMAL
    return code if 1000 <= code < 5000 and code not in _UNSENT else BAD_FRAME
