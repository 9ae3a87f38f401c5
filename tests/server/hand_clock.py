"""A clock for tests."""

from collections.abc import Callable
from typing import Any


class HandClock:
    """Time passes when the test says so, and planned calls happen then."""

    def __init__(self) -> None:
        self.time = 0.0
        self.planned: dict[int, tuple[float, Callable[[], object]]] = {}
        self._count = 0

    def now(self) -> float:
        return self.time

    def call_at(self, when: float, call: Callable[[], object]) -> Any:
        clock, number = self, self._count
        self._count += 1
        self.planned[number] = when, call

        class Plan:
            def cancel(self) -> None:
                clock.planned.pop(number, None)

        return Plan()

    def until(self, end: float, most: int = 10_000) -> None:
        """Let time pass, with what was planned meanwhile, and what that plans; but no more than `most` calls."""
        for _ in range(most):
            due = min(((when, number) for number, (when, _) in self.planned.items() if when <= end), default=None)
            if due is None:
                break
            self.time = max(self.time, due[0])
            self.planned.pop(due[1])[1]()
        self.time = max(self.time, end)
