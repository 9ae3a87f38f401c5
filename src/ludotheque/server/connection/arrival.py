"""What arrives on a WebSocket: bytes are stamped as the event loop delivers them, counted, and cut into messages."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from ludotheque.server.connection.reader import Broken, FrameReader
from ludotheque.server.services.rate_limits import Bucket


class Receiver(Protocol):
    """Who takes the messages of a socket."""

    def hear(self, kind: int, payload: bytes, arrived: float) -> None: ...
    def flooded(self) -> None: ...
    def broken(self, code: int) -> None: ...
    def lost(self) -> None: ...


class Arrival(asyncio.Protocol):
    """Reads a transport, from the end of the handshake on.

    A message is stamped with the last bytes that came: a frame begun early and ended late is a late one. Every frame
    counts, whatever it is: pings, pongs and empty fragments cost work and show up nowhere else. So does every read.
    """

    __slots__ = ("_bucket", "_ignoring", "_now", "_reader", "_receiver", "at")

    def __init__(self, receiver: Receiver, now: Callable[[], float], bucket: Bucket, most: int) -> None:
        self.at = now()
        self._receiver = receiver
        self._now = now
        self._bucket = bucket
        self._reader = FrameReader(most)
        self._ignoring = False

    def data_received(self, data: bytes) -> None:
        """Note the time, and hand the messages on; those of a flood go nowhere."""
        if self._ignoring:
            return
        self.at = at = self._now()
        reader, bucket, receiver = self._reader, self._bucket, self._receiver
        try:
            messages = reader.read(data, bucket.burst)
        except Broken as error:
            self._ignoring = True
            receiver.broken(error.code)
            return
        if not bucket.take(at, reader.frames or 1):
            self._ignoring = True
            receiver.flooded()
            return
        for kind, payload in messages:
            receiver.hear(kind, payload, at)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 — why makes no difference
        """Called by the transport."""
        self._ignoring = True
        self._receiver.lost()
