"""Measures a connection's round trips with ping frames, which a browser answers without any script of the page."""

from collections.abc import Callable

from ludotheque.server.connection.frames import PING, frame
from ludotheque.server.fairness import Link
from ludotheque.server.services.clock import Clock

MOST_PINGS = 8
"""Pings without an answer that are remembered."""


class RoundTrips:
    """Pings under way, and what their answers and the kernel say about the connection."""

    __slots__ = ("_clock", "_count", "_kernel_rtt", "_link", "_pings")

    def __init__(self, clock: Clock, link: Link) -> None:
        self._clock = clock
        self._link = link
        self._kernel_rtt: Callable[[], float | None] = lambda: None
        self._pings: dict[bytes, float] = {}
        self._count = 0

    def ping(self) -> bytes:
        """The next ping frame, which is sent now."""
        self._count += 1
        mark = self._count.to_bytes(4, "big")
        if len(self._pings) > MOST_PINGS:
            self._pings.clear()
        self._pings[mark] = self._clock.now()
        return frame(mark, PING)

    def pong(self, mark: bytes, arrived: float) -> bool:
        """Take in the answer to a ping; says whether it was one."""
        sent = self._pings.pop(mark, None)
        if sent is None:
            return False
        self._link.roundtrip.sample(arrived - sent)
        self._ask_kernel()
        return True

    def use_kernel(self, rtt: Callable[[], float | None]) -> None:
        """Ask the kernel of this machine as well, now and after each pong: it measures since the handshake."""
        self._kernel_rtt = rtt
        self._ask_kernel()

    def _ask_kernel(self) -> None:
        if (kernel := self._kernel_rtt()) is not None:
            self._link.roundtrip.kernel(kernel)
