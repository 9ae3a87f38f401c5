"""How much the server does, for its operator: rates of the last minute, and the slowest acts of the last hour."""

from collections import deque
from time import monotonic, process_time, time
from typing import TYPE_CHECKING

from msgspec import Struct

from ludotheque.server.protocol.operator import SlowAct

if TYPE_CHECKING:
    from ludotheque.server.services.metrics import Metrics

SAMPLE_S = 5.0
"""Seconds between two samples."""
SAMPLES = 13
"""Of the last minute, both ends included."""
KEPT = 10
"""Slowest acts that are remembered."""
HOUR_S = 3_600


class Slowest:
    """The slowest acts of the last hour."""

    def __init__(self) -> None:
        self._acts: list[SlowAct] = []
        self.floor = 0.0
        """An act that took no longer is not one of them."""

    def note(self, seconds: float, game: str, table: str) -> None:
        """Take one in."""
        self._keep([*self._acts, SlowAct(seconds=seconds, game=game, table=table, at=int(time()))])

    def listed(self) -> tuple[SlowAct, ...]:
        """The slowest first."""
        self._keep(self._acts)
        return tuple(self._acts)

    def _keep(self, acts: list[SlowAct]) -> None:
        since = time() - HOUR_S
        self._acts = sorted((act for act in acts if act.at > since), key=lambda act: -act.seconds)[:KEPT]
        self.floor = self._acts[-1].seconds if len(self._acts) == KEPT else 0.0


class Sample(Struct, frozen=True):
    """All counts at one moment."""

    at: float
    cpu: float
    moves: int
    acts: int
    latency: tuple[int, ...]
    queue: tuple[int, ...]


class Rates(Struct, frozen=True):
    """What happened between the oldest sample and now."""

    moves: float
    acts: float
    cpu: float
    p99: float | None
    queue: float | None


class LoadWatch:
    """Remembers the counts of the last minute."""

    def __init__(self, metrics: "Metrics") -> None:
        self._metrics = metrics
        self._samples = deque([self._read()], maxlen=SAMPLES)

    async def sample(self) -> None:
        """Remember the counts of now; let the list of the slowest acts forget what is old."""
        self._samples.append(self._read())
        self._metrics.slowest.listed()

    def rates(self) -> Rates:
        """Of the last minute, or since the start."""
        metrics, before, now = self._metrics, self._samples[0], self._read()
        seconds = max(now.at - before.at, 0.001)
        return Rates(
            moves=(now.moves - before.moves) / seconds,
            acts=(now.acts - before.acts) / seconds,
            cpu=(now.cpu - before.cpu) / seconds,
            p99=metrics.latency.quantile(0.99, before.latency),
            queue=metrics.queue.quantile(0.99, before.queue),
        )

    def _read(self) -> Sample:
        metrics = self._metrics
        return Sample(
            monotonic(),
            process_time(),
            metrics.moves.total(),
            metrics.acts.total(),
            metrics.latency.counts(),
            metrics.queue.counts(),
        )
