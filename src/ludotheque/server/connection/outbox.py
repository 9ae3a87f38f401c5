"""Coalesced writes: all that one turn of the loop sends to a socket leaves in one system call."""

from collections import deque
from collections.abc import Callable
from typing import Protocol

COALESCE_S = 0.01
"""How long a message that nobody waits for may be delayed, so that it is sent with another one."""


class Flushable(Protocol):
    """What has something to send."""

    def flush(self) -> None: ...


class Outbox:
    """The sockets that have something to send, of one event loop."""

    def __init__(
        self,
        soon: Callable[[Callable[[], None]], object] = lambda call: call(),
        later: Callable[[float, Callable[[], None]], object] = lambda _seconds, call: call(),
    ) -> None:
        self._soon = soon
        self._later = later
        self._waiting: deque[Flushable] = deque()
        self._delayed: list[Flushable] = []

    def add(self, socket: Flushable) -> None:
        """Flush a socket at the end of this turn of the loop."""
        self._waiting.append(socket)
        if len(self._waiting) == 1:
            self._soon(self._flush)

    def add_later(self, socket: Flushable) -> None:
        """Flush a socket within `COALESCE_S`."""
        self._delayed.append(socket)
        if len(self._delayed) == 1:
            self._later(COALESCE_S, self._add_delayed)

    def _add_delayed(self) -> None:
        delayed, self._delayed = self._delayed, []
        for socket in delayed:
            self.add(socket)

    def _flush(self) -> None:
        try:
            while self._waiting:
                self._waiting.popleft().flush()
        finally:  # an error of one socket must not silence the others
            if self._waiting:
                self._soon(self._flush)
