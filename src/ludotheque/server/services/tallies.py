"""Counts and histograms that only the loop's thread fills: no locks, a fifth of the time, the same page."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import accumulate

from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector, CollectorRegistry


class Labelled:
    """A number that rises, under one label."""

    __slots__ = ("value",)

    def __init__(self) -> None:
        self.value = 0

    def inc(self) -> None:
        """One more."""
        self.value += 1


class Tally(Collector):
    """Counts, told apart by one label."""

    def __init__(self, name: str, meaning: str, label: str, registry: CollectorRegistry) -> None:
        self._what = name, meaning
        self._label = label
        self._counts: dict[str, Labelled] = {}
        registry.register(self)

    def labels(self, value: str) -> Labelled:
        """The number of a label; keep it where it is needed often."""
        return self._counts.setdefault(value, Labelled())

    def total(self) -> int:
        """Of all labels."""
        return sum(count.value for count in self._counts.values())

    def collect(self) -> Iterator[CounterMetricFamily]:
        """For the page."""
        family = CounterMetricFamily(*self._what, labels=[self._label])
        for value, count in self._counts.items():
            family.add_metric([value], count.value)
        yield family


class Spread(Collector):
    """A histogram."""

    def __init__(self, name: str, meaning: str, bounds: Sequence[float], registry: CollectorRegistry) -> None:
        self._what = name, meaning
        self._bounds = tuple(float(bound) for bound in bounds)
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0
        registry.register(self)

    def observe(self, value: float) -> None:
        """Take one value in."""
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def counts(self) -> tuple[int, ...]:
        """How many values lie between each bound and the one before, and above the last."""
        return tuple(self._counts)

    def quantile(self, share: float, since: Sequence[int]) -> float | None:
        """The value below which this share lies of all that came since `counts` was `since`, as Prometheus estimates.

        `None`: nothing came. What lies above the last bound counts as that bound.
        """
        news = [count - before for count, before in zip(self._counts, since, strict=True)]
        rank, below, low = share * sum(news), 0, 0.0
        for count, bound in zip(news, self._bounds, strict=False):
            if count and below + count >= rank:
                return low + (bound - low) * (rank - below) / count
            below, low = below + count, bound
        return low if rank else None

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """For the page: how many values lie at or below each bound."""
        names = (*map(str, self._bounds), "+Inf")
        buckets = list(zip(names, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(*self._what, buckets=buckets, sum_value=self._sum)
