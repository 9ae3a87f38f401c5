"""Our counts and histograms give the same page as the library's own, which lock for every value."""

from random import Random

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest

from ludotheque.server.services.tallies import Spread, Tally

BOUNDS = (0.001, 0.01, 0.5, 1, 2)


def page(registry: CollectorRegistry) -> list[str]:
    return [line for line in generate_latest(registry).decode().splitlines() if "_created" not in line]


def test_a_spread_is_a_histogram() -> None:
    ours, theirs = CollectorRegistry(), CollectorRegistry()
    spread, histogram = (
        Spread("t_seconds", "Time", BOUNDS, ours),
        Histogram("t_seconds", "Time", (), registry=theirs, buckets=BOUNDS),
    )
    assert page(ours) == page(theirs)
    chance = Random(1)
    for value in (*BOUNDS, 0, 3, *(chance.expovariate(3) for _ in range(200))):
        spread.observe(value)
        histogram.observe(value)
    assert page(ours) == page(theirs)


def test_a_tally_is_a_counter() -> None:
    ours, theirs = CollectorRegistry(), CollectorRegistry()
    tally, counter = Tally("t_acts", "Acts", "game", ours), Counter("t_acts", "Acts", ["game"], registry=theirs)
    for game in ("moby_pick", "matryoshka", "moby_pick"):
        tally.labels(game).inc()
        counter.labels(game).inc()
    assert page(ours) == page(theirs)
    assert tally.labels("moby_pick").value == 2
