"""Time: the machine's monotonic clock, and a table's own clock, which stands still while the table waits."""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Protocol

from ludotheque.core import Millis


class Handle(Protocol):
    """A planned call."""

    def cancel(self) -> object: ...


class Clock(Protocol):
    """Monotonic milliseconds, and calls at a moment; tests put a clock of their own here."""

    def now(self) -> float: ...
    def call_at(self, when: float, call: Callable[[], object]) -> Handle: ...


class LoopClock:
    """The machine's clock and the event loop's timers."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()

    def now(self) -> float:
        """Milliseconds since some moment in the past."""
        return monotonic() * 1000  # not the loop's time: uvloop's stands still within one turn of the loop

    def call_at(self, when: float, call: Callable[[], object]) -> Handle:
        """Call once, not before `when`."""
        return self._loop.call_later(max(0.0, when - self.now()) / 1000, call)


class Alarm:
    """One call at the earliest moment it was set to; who is called looks what is due, and sets it again."""

    __slots__ = ("_at", "_call", "_clock", "_handle")

    def __init__(self, clock: Clock, call: Callable[[], object]) -> None:
        self._clock = clock
        self._call = call
        self._handle: Handle | None = None
        self._at = 0.0

    def set(self, moment: float) -> None:
        """Ring at this moment, at the latest. A call that would come earlier is left: that is cheaper."""
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
            self._handle = None

    def _ring(self) -> None:
        self._handle = None
        self._call()


class TableClock:
    """Milliseconds since the deal. Every reason to wait stops it; it runs when none is left."""

    def __init__(self, clock: Clock, base: float = 0.0, holds: tuple[str, ...] = ()) -> None:
        self._clock = clock
        self._base = base
        self._since = clock.now()
        self.holds: set[str] = set(holds)

    @property
    def running(self) -> bool:
        """Whether time passes at this table."""
        return not self.holds

    def exact(self, moment: float) -> float:
        """A moment of the machine's clock on the table's clock."""
        return self._base if self.holds else self._base + moment - self._since

    def now(self) -> Millis:
        """The present, in whole milliseconds."""
        return Millis(int(self.exact(self._clock.now())))

    def moment(self, at: float) -> float:
        """When the table's clock will show `at`, on the machine's clock, if it runs on."""
        return self._since + at - self._base

    def hold(self, reason: str) -> bool:
        """Stop for a reason; says whether the clock ran until now."""
        ran = not self.holds
        if ran:
            self._base = self.exact(self._clock.now())
        self.holds.add(reason)
        return ran

    def release(self, reason: str) -> bool:
        """Take a reason back; says whether the clock runs again because of it."""
        if reason not in self.holds:
            return False
        self.holds.discard(reason)
        if self.holds:
            return False
        self._since = self._clock.now()
        return True

    def set(self, at: float) -> None:
        """Put a standing clock to a moment (a table read anew goes on at its last move)."""
        self._base = at
        self._since = self._clock.now()
