"""Time: the machine's monotonic clock, and calls at a moment of it."""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Protocol


class Handle(Protocol):
    """A planned call."""

    def cancel(self) -> object: ...


class Clock(Protocol):
    """Monotonic milliseconds, and calls at a moment; tests put a clock of their own here."""

    def now(self) -> float: ...
    def call_at(self, when: float, call: Callable[[], object]) -> Handle: ...


class LoopClock:
    """The machine's clock and the event loop's timers; `speed` times as fast, for development and tests."""

    def __init__(self, speed: float = 1.0) -> None:
        self._loop = asyncio.get_running_loop()
        self._speed = speed

    def now(self) -> float:
        """Milliseconds since some moment in the past."""
        return monotonic() * 1000 * self._speed  # not the loop's time, which uvloop updates once an iteration

    def call_at(self, when: float, call: Callable[[], object]) -> Handle:
        """Call once, not before `when`."""
        return self._loop.call_later(max(0.0, when - self.now()) / 1000 / self._speed, call)


class Alarm:
    """One call at the earliest moment it was set to; who is called looks what is due, and sets it again.

    It knows whom to call only while it is set: else the two would keep each other in memory for ever.
    """

    __slots__ = ("_at", "_call", "_clock", "_handle")

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._call: Callable[[], object] | None = None
        self._handle: Handle | None = None
        self._at = 0.0

    def set(self, moment: float, call: Callable[[], object]) -> None:
        """Ring at this moment, at the latest. A call that would come earlier is left: that is cheaper."""
        self._call = call
        if self._handle is not None:
            if self._at <= moment:
                return
            self._handle.cancel()
        self._at = moment
        self._handle = self._clock.call_at(moment, self._ring)

    def cancel(self) -> None:
        """Do not ring."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = self._call = None

    def _ring(self) -> None:
        call, self._handle, self._call = self._call, None, None
        assert call is not None  # it is set
        call()
