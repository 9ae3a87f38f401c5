"""When bytes came in, noted as the event loop hands them over: before they wait for their turn in a queue."""

import asyncio
from collections.abc import Callable


class Arrival(asyncio.Protocol):
    """Stands between a connection and the protocol that reads it.

    A message is stamped with the last bytes that came: a frame begun early and ended late is a late one.
    """

    def __init__(self, transport: asyncio.Transport, now: Callable[[], float]) -> None:
        self.at = now()
        self._now = now
        inner = transport.get_protocol()
        assert isinstance(inner, asyncio.Protocol)
        self._inner = inner
        transport.set_protocol(self)

    def data_received(self, data: bytes) -> None:
        """Note the time, and pass the bytes on."""
        self.at = self._now()
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
