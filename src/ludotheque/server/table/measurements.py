"""What is measured of a table's moves: how long they take, and what its races rest on."""

from typing import Any

import msgspec

from ludotheque.core import Act, Seat
from ludotheque.server.fairness import Evidence
from ludotheque.server.services.metrics import Metrics
from ludotheque.server.table.history import Entry


class Measurements:
    """The metrics of one table's moves."""

    def __init__(self, metrics: Metrics, game: str, code: str) -> None:
        self._metrics = metrics
        self._table = game, code
        self._moves = metrics.moves.labels(game)
        self._acts = metrics.acts.labels(game)
        self._arrivals: dict[int, float] = {}
        self.unproved: set[Seat] = set()
        """Seats that raced although no kernel measured the round-trip time."""

    def taken(self, number: int | None, arrived: float) -> None:
        """An act was taken in; if it is a move already, measure how long that takes to be shown."""
        self._acts.inc()
        if number is not None:
            self._arrivals[number] = arrived

    def shown(self, entry: Entry, now: float) -> None:
        """A move was shown."""
        self._moves.inc()
        if (arrived := self._arrivals.pop(entry.number, None)) is not None:
            seconds = (now - arrived) / 1000
            self._metrics.latency.observe(seconds)
            if seconds > self._metrics.slowest.floor:
                self._metrics.slowest.note(seconds, *self._table)
        if entry.act is not None and isinstance(entry.move, Act) and entry.move.evidence is not None:
            self._judged(entry.move)

    def dropped(self) -> None:
        """The moves on their way were lost."""
        self._arrivals.clear()

    def _judged(self, act: "Act[Any]") -> None:
        self._metrics.lag.observe(act.lag / 1000)
        evidence = msgspec.convert(act.evidence, Evidence)
        if evidence.spoken:
            return
        if evidence.kernel is None:
            self.unproved.add(act.seat)
        self._metrics.touches.labels("pongs" if evidence.kernel is None else "kernel").inc()
        if evidence.client is not None:
            self._metrics.margin.observe(abs(evidence.client - evidence.estimate) / 1000)
