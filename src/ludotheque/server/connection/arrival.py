"""When bytes arrived: noted as the event loop delivers them, before they wait in a queue."""

import asyncio
from collections.abc import Callable

from ludotheque.server.connection.frames import FrameCount
from ludotheque.server.services.rate_limits import Bucket


class Arrival(asyncio.Protocol):
    """Sits between a transport and the protocol that reads it.

    A message is stamped with the last bytes that came: a frame begun early and ended late is a late one. Every frame
    counts, whatever it is: pings, pongs and empty fragments cost work and show up nowhere else. So does every read.
    """

    def __init__(
        self, transport: asyncio.Transport, now: Callable[[], float], bucket: Bucket, flooded: Callable[[], object]
    ) -> None:
        self.at = now()
        self._now = now
        self._bucket = bucket
        self._flooded = flooded
        self._frames = FrameCount()
        self._deaf = False
        inner = transport.get_protocol()
        assert isinstance(inner, asyncio.Protocol)
        self._inner = inner
        transport.set_protocol(self)

    def data_received(self, data: bytes) -> None:
        """Note the time, and pass the bytes on; those of a flood go nowhere."""
        if self._deaf:
            return
        self.at = self._now()
        if not self._bucket.take(self.at, max(1, self._frames.count(data, self._bucket.burst))):
            self._deaf = True
            self._flooded()
            return
        self._inner.data_received(data)

    def eof_received(self) -> bool | None:
        """Pass on."""
        return self._inner.eof_received()

    def connection_lost(self, exc: Exception | None) -> None:
        """Pass on."""
        self._inner.connection_lost(exc)

    def pause_writing(self) -> None:
        """Pass on."""
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        """Pass on."""
        self._inner.resume_writing()
