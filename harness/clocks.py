"""The clock of a server under test: it runs by itself, and a test can skip time instead of waiting."""

from collections.abc import Callable

from ludotheque.server.app import Server
from ludotheque.server.services.clock import Handle, LoopClock


class _Timer:
    """A planned call that is planned again when time is skipped."""

    def __init__(self, clock: "SkippingClock", when: float, call: Callable[[], object]) -> None:
        self._clock = clock
        self._when = when
        self._call = call
        self._handle: Handle | None = None
        self.plan()

    def plan(self) -> None:
        self.cancel()
        self._clock.timers.add(self)
        self._handle = LoopClock.call_at(self._clock, self._when, self._ring)

    def cancel(self) -> None:
        self._clock.timers.discard(self)
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _ring(self) -> None:
        self._clock.timers.discard(self)
        self._call()


class SkippingClock(LoopClock):
    """The machine's clock, `speed` times as fast, plus what was skipped."""

    def __init__(self, speed: float = 1.0) -> None:
        super().__init__(speed)
        self.timers: set[_Timer] = set()
        self._skipped = 0.0

    def now(self) -> float:
        return super().now() + self._skipped

    def call_at(self, when: float, call: Callable[[], object]) -> Handle:
        return _Timer(self, when, call)

    def skip(self, ms: float) -> None:
        """Let so much time pass at once; what is due by then is called next."""
        self._skipped += ms
        for timer in list(self.timers):
            timer.plan()


def clock_of(server: Server) -> SkippingClock:
    """The clock of a server that `serving` started."""
    clock = server.services.clock
    assert isinstance(clock, SkippingClock)
    return clock
