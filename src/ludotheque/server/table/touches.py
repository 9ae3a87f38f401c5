"""Judged touches that are not moves yet: each waits until no earlier one can still arrive (MP-15, AR-22)."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from ludotheque.core import Act, Illegal, Millis, Seat
from ludotheque.server.fairness import Verdict, enters


class Judged(Struct, frozen=True):
    """A touch and its verdict. A bot's touch has no id, and nobody is told why it was refused."""

    seat: Seat
    action: Any
    verdict: Verdict
    id: str | None = None
    refused: Callable[[Illegal], object] = lambda _refusal: None

    def act(self, at: Millis) -> "Act[Any]":
        """The act if it becomes a move at this moment: the later, the larger its lag."""
        return Act(at, self.seat, self.action, self.verdict.lag_at(at), self.verdict.evidence.numbers())


class Touches:
    """The touches of a table that wait. Those for the same thing enter together: the first opens the rules' window."""

    def __init__(self) -> None:
        self._waiting: list[Judged] = []
        self._entered: list[Any] = []
        self._since = Millis(0)

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def begin(self) -> None:
        """A new reveal: nobody has touched for it."""
        self._entered.clear()

    def add(self, touch: Judged, now: Millis) -> None:
        """Let a touch wait."""
        self._waiting.append(touch)
        self._since = now

    def of(self, seat: Seat, act: str | None = None) -> bool:
        """Whether a touch of this seat waits: this act, or any."""
        if not self._waiting:  # as almost always
            return False
        return any(touch.seat == seat and act in (None, touch.id) for touch in self._waiting)

    def next(self, window: Millis, delays: Mapping[Seat, float]) -> tuple[Millis, Judged] | None:
        """The touch that enters next, and when; `delays` are those of the seats that may still touch.

        Never before the last touch came: the rules' window must not have closed while that one waited. The touches of
        one seat enter in the order in which they came: a second one must not replace the first.
        """
        firsts: dict[Seat, Judged] = {}
        for touch in self._waiting:
            firsts.setdefault(touch.seat, touch)
        missing = [delay for seat, delay in delays.items() if seat not in firsts]
        found: tuple[Millis, Judged] | None = None
        for touch in firsts.values():
            verdict = touch.verdict
            opened = touch.action in self._entered
            due = verdict.at if opened else enters(verdict.at, verdict.moment, window, missing)
            if found is None or due < found[0]:
                found = due, touch
        return None if found is None else (Millis(max(found[0], self._since)), found[1])

    def drain(self) -> list[Judged]:
        """All that wait, and will not enter any more."""
        waiting, self._waiting = self._waiting, []
        return waiting

    def take(self, touch: Judged) -> None:
        """It becomes a move: from now on touches for the same thing need not wait."""
        self._waiting.remove(touch)
        self._entered.append(touch.action)
