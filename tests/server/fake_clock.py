"""A clock for tests."""

from collections.abc import Callable


class FakeTimer:
    """A planned call."""

    def __init__(self, clock: "FakeClock", number: int) -> None:
        self._clock = clock
        self._number = number

    def cancel(self) -> None:
        self._clock.planned.pop(self._number, None)


class FakeClock:
    """Time passes when the test says so, and planned calls happen then."""

    def __init__(self) -> None:
        self.time = 0.0
        self.planned: dict[int, tuple[float, Callable[[], object]]] = {}
        self._count = 0

    def now(self) -> float:
        return self.time

    def call_at(self, when: float, call: Callable[[], object]) -> FakeTimer:
        self._count += 1
        self.planned[self._count] = when, call
        return FakeTimer(self, self._count)

    def until(self, end: float, most: int = 10_000) -> None:
        """Let time pass, with what was planned meanwhile, and what that plans; but no more than `most` calls."""
        for _ in range(most):
            due = min(((when, number) for number, (when, _) in self.planned.items() if when <= end), default=None)
            if due is None:
                break
            self.time = max(self.time, due[0])
            self.planned.pop(due[1])[1]()
        self.time = max(self.time, end)
