"""The tables of `docs/explanation/evaluation/fairness.md`: run the module with a seed to print them."""

import sys
from collections.abc import Iterable
from functools import cache

from msgspec.structs import replace

from tools.fairness.simulate import RTTS, Rule, Tally, World, simulate

RULES: tuple[Rule, ...] = ("arrival", "estimate", "fair")
HEAD = " | ".join(f"{rtt:.0f}" for rtt in RTTS)
SIZES = (5, 10, 15, 20, 30, 40, 55, 65, 80, 100, 200, 300)
SEAT = 3  # where small lies pay best
LIES = {
    "stamp 200 ms short": World(),
    "stamp 15 ms short": World(shaved=15.0),
    "stamp 55 ms short": World(shaved=55.0),
    "stamp 30 ms short, every other race": World(shaved=30.0, lying=0.5),
    "stamp 30 ms short, only after quick reactions": World(shaved=30.0, tempted=540.0),
    "pongs held 200 ms, stamp 30 ms short, TCP_INFO": World(held=200.0, shaved=30.0, proof="kernel"),
    "pongs held 200 ms, stamp 30 ms short, TCP_INFO of the handshake": World(
        held=200.0, shaved=30.0, proof="handshake"
    ),
    "pongs held 200 ms, stamp 200 ms short, no TCP_INFO, trusting": World(held=200.0),
    "pongs held 200 ms, stamp 200 ms short, no TCP_INFO, plain": World(held=200.0, most=0.0),
    "says it paints 300 ms late, stamp 30 ms short": World(claims=300.0, shaved=30.0),
}
WORLDS = {
    "as above": World(),
    "no loss": World(loss=0.0),
    "2 % loss": World(loss=0.02),
    "1 % loss, no packet behind reveals and touches": World(followed=False),
    "2 % loss, no packet behind reveals and touches": World(loss=0.02, followed=False),
    "jitter doubled (10 % of the RTT each way)": World(jitter=0.1),
    "jitter doubled, touches do not wait": World(jitter=0.1, waits=False),
    "all screens 60 Hz": World(frames=(1000 / 60,)),
    "all screens 120 Hz": World(frames=(1000 / 120,)),
    "touches sampled every 8 ms": World(digitiser=8.0),
    "closer races (spread of reactions 60 ms)": World(spread=60.0),
    "TCP_INFO with every pong": World(proof="kernel"),
    "TCP_INFO of the handshake": World(proof="handshake"),
    "no TCP_INFO, plain": World(most=0.0),
}


def gain(lie: World, seat: int, draws: int, seed: int) -> float:
    """Return the points that a lie gains the liar at a seat, beyond what the same seat wins by honest play."""
    honest = replace(lie, liar=None, shaved=0.0, held=0.0, claims=0.0, behind=0.0)  # one world for all lies
    return quotas(replace(lie, liar=seat), draws, seed)[seat] - quotas(honest, draws, seed)[seat]


def beyond(lie: World, seat: int, draws: int, seed: int) -> float:
    """Return the points that a liar at a seat wins beyond the share that is everyone's on equal lines."""
    return quotas(replace(lie, liar=seat), draws, seed)[seat] - 100 / len(lie.rtts)


@cache
def quotas(world: World, draws: int, seed: int) -> list[float]:
    """Return each seat's share of the wins; asked again it is known."""
    return simulate(world, draws, seed=seed).quotas()


def honest_head() -> tuple[str, str]:
    """Return the head of the first table."""
    return f"| rule, share by RTT | {HEAD} | spread | fastest wins |", "| --- |" + " --- |" * (len(RTTS) + 2)


def honest_row(name: str, tally: Tally) -> str:
    """Return one row of the first table: win share by round trip."""
    row = " | ".join(f"{share:.1f}" for share in tally.quotas())
    return f"| {name} | {row} | {tally.spread:.2f} | {tally.truth:.1f} % |"


def gains_row(name: str, gains: Iterable[float]) -> str:
    """Return a row of what a lie gains, in points."""
    return f"| {name} | " + " | ".join(f"{each:+.1f}" for each in gains) + " |"


def tables(seed: int, draws: int = 2002) -> Iterable[str]:
    """Yield the lines of every table; `draws` × 7 races a row, less for each of the many lies and worlds."""
    yield from honest_head()
    for rule in RULES:
        yield honest_row(rule, simulate(World(), draws, seed=seed, rule=rule))
    yield ""
    yield f"| lie, gain by the liar's RTT | {HEAD} |"
    yield "| --- |" + " --- |" * len(RTTS)
    for name, lie in LIES.items():
        yield gains_row(name, (gain(lie, seat, draws // 4, seed) for seat in range(len(RTTS))))
    yield ""
    yield "| stamp short by (ms) | " + " | ".join(map(str, SIZES)) + " |"
    yield "| --- |" + " --- |" * len(SIZES)
    gains = (gain(World(shaved=size), SEAT, draws // 2, seed) for size in SIZES)
    yield gains_row(f"gain at RTT {RTTS[SEAT]:.0f}, 120 Hz", gains)
    yield ""
    yield "| world | spread | fastest wins |"
    yield "| --- | --- | --- |"
    for name, world in WORLDS.items():
        tally = simulate(world, 3 * draws // 4, seed=seed)
        yield f"| {name} | {tally.spread:.2f} | {tally.truth:.1f} % |"


if __name__ == "__main__":
    for line in tables(int(sys.argv[1])):
        print(line, flush=True)
