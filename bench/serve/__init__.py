"""Our server beside boardgame.io and Colyseus: the same four-player Matryoshka, one run, one core each.

Four clients at every table play random legal moves of the whole game (laying, showing, offering, taking), each seeing
its own hand only. A move counts when the last of the four has seen it. The peers deal again inside the same table. Our
games end and the four play a rematch; its cost (a new table, four hellos, the deal) is counted. Ours writes every move
to its log before anyone sees it, and flushes the log before it acknowledges the move. The peers, with their defaults,
keep everything in memory. Ours runs once more with its files in memory: the difference is what the disk costs.

Two lines have a bot at every table, one of them `hard`, which thinks in processes of its own: people must not notice.
Two lines are nodes behind a proxy on all cores, one and three of them, with PostgreSQL.

A machine may be quicker in one minute than in the next, so the servers take turns, five rounds long (with 2,000 tables
two). A line is the middle one of its runs, with their range; a ratio is the middle one, each within one round. Nothing
is deleted before the end: to clear away what a server wrote keeps a disk busy for seconds, and would be the next one's.
`BENCH_ROUNDS=1 make bench ARGS=serve` takes fewer rounds, `BENCH_SECONDS=12` measures each paced run for so long, and
`BENCH_TABLES=100,500` takes only these numbers of tables.
"""

import os
from collections.abc import Callable
from contextlib import nullcontext
from statistics import median
from tempfile import TemporaryDirectory

from bench.serve.run import Failed, Mode, Run, cores, run
from bench.serve.servers import BOARDGAME_IO, BOTS, COLYSEUS, IN_MEMORY, MEMORY, NODES, OURS, SERVERS, Server, install

ROUNDS = int(os.environ.get("BENCH_ROUNDS", "5"))
TABLES = {int(number) for number in os.environ.get("BENCH_TABLES", "100,500,2000").split(",")}
QUIET = 0.15
"""Cores that other work may keep busy before it shows in the times."""
Case = tuple[Mode, int]
FLAT: Case = ("flat", 100)
PACED: tuple[Case, ...] = (("paced", 100), ("paced", 500), ("paced", 2000))
CROWD = PACED[-1]
LONG = float(os.environ.get("BENCH_SECONDS", "20"))
SECONDS = {PACED[0]: (4.0, LONG), PACED[1]: (4.0, LONG), CROWD: (6.0, LONG), FLAT: (2.0, 12.0)}
"""Warming up, and measured: two thousand moves at least, of which the slowest twenty make the p99. A game of ours takes
three seconds at maximum load, and its rematch is dear: several must fit in."""
LINES: dict[Case, tuple[Server, ...]] = {
    PACED[0]: (*SERVERS, *BOTS),
    CROWD: (OURS, BOARDGAME_IO, COLYSEUS),
    FLAT: (*SERVERS, *NODES),
}
"""Who runs where it is not only `SERVERS`."""
ALL = (*SERVERS, *BOTS, *NODES)
Runs = dict[Case, list[Run]]


def report() -> None:
    """Print every number, and ours as ratios."""
    install()
    here, there = cores()
    print(f"\nServer: 4-player Matryoshka on loopback; server on core {here or '?'}, load on core {there or '?'}")
    found: dict[str, Runs] = {server.name: {case: [] for case in SECONDS} for server in ALL}
    with TemporaryDirectory(prefix="ludotheque-bench-") as folder:
        for case in (each for each in SECONDS if each[1] in TABLES):
            rounds = {CROWD: min(2, ROUNDS), FLAT: max(2, ROUNDS)}.get(case, ROUNDS)
            for number in range(rounds):
                print(f"  {_title(case)} round {number + 1} of {rounds}", flush=True)
                _round(case, found, folder)
    for server in ALL:
        print(f"  {server.name} (durable: {server.durable})")
        for case, runs in found[server.name].items():
            if runs:
                print(f"    {_title(case):<30} {_numbers(case, runs)}")
    pairs = [(OURS, server) for server in SERVERS if server is not OURS] + [(IN_MEMORY, BOARDGAME_IO)]
    pairs += [(BOTS[1], BOTS[0]), (NODES[1], NODES[0])]
    for mine, theirs in pairs:
        if parts := _ratios(found.get(mine.name, {}), found.get(theirs.name, {})):
            print(f"  {mine.name} against {theirs.name}: " + "; ".join(parts))


def _round(case: Case, found: dict[str, Runs], folder: str) -> None:
    mode, tables = case
    for server in LINES.get(case, SERVERS):
        try:
            with TemporaryDirectory(dir=MEMORY) if server.in_memory else nullcontext(folder) as data:
                result = run(server, tables, mode, SECONDS[case], data)
        except Failed as failure:
            print(f"    {server.name}: FAILED: {failure}")
        else:
            found[server.name][case].append(result)
            print(f"    {server.name}: {_numbers(case, [result])}", flush=True)


def _title(case: Case) -> str:
    return f"{case[1]} tables, {'flat out' if case == FLAT else 'a move a second'}:"


def _numbers(case: Case, runs: list[Run]) -> str:
    def measure(each: Run) -> float:
        return each.load.rate if case == FLAT else _p99(each)

    ordered = sorted(runs, key=measure)
    result = ordered[len(ordered) // 2]
    load, delay = result.load, result.load.delay
    least, most = measure(ordered[0]), measure(ordered[-1])
    parts = [
        f"{load.rate:>6,.0f} moves/s" + (f" ({least:,.0f}–{most:,.0f})" if case == FLAT else ""),
        f"p50 {delay.p50:.1f} p95 {delay.p95:.1f} p99 {delay.p99:.1f}"
        + ("" if case == FLAT else f" ({least:.1f}–{most:.1f})")
        + " ms"
        + ("" if load.promise is None else f", acknowledged p50 {load.promise.p50:.1f} p99 {load.promise.p99:.1f} ms"),
        f"{result.cpu:.3f} CPU s per 1,000 moves",
        f"{load.received:,.0f} bytes a move",
        f"a table opened, joined and dealt in {median(each.load.joining.p50 for each in runs):.1f} ms",
        # Flat out our games end, and what they leave is not a table's memory.
        f"{load.ended} games ended"
        if case == FLAT
        else f"{result.joined:.0f} kB a table, {result.played:.0f} after play",
        f"cores busy: server {result.busy:.2f} load {result.driver_busy:.2f} others {result.strange:.2f}",
    ]
    if max(each.strange for each in runs) > QUIET:
        parts.append("BUSY MACHINE: trust only bytes and memory")
    if stuck := sum(each.load.stuck for each in runs):
        parts.append(f"{stuck} TABLES STUCK")
    return " · ".join(parts)


def _p99(each: Run) -> float:
    return each.load.delay.p99


def _ratios(mine: Runs, theirs: Runs) -> list[str]:
    parts = []
    for case in (FLAT, *PACED):
        pairs = list(zip(mine.get(case, ()), theirs.get(case, ()), strict=False))
        if not pairs:
            continue

        def middle(of: Callable[[Run], float], pairs: list[tuple[Run, Run]] = pairs) -> float:
            return median(of(us) / of(them) for us, them in pairs)

        if case == FLAT:
            parts.append(f"{middle(lambda each: each.load.rate):.2f} × its moves/s")
            parts.append(f"{middle(lambda each: each.cpu):.2f} × its CPU a move")
            parts.append(f"{middle(lambda each: each.load.received):.2f} × its bytes a move")
        else:
            parts.append(f"at {case[1]} tables {middle(_p99):.2f} × its p99")
            parts.append(f"{middle(lambda each: each.played):.2f} × its memory")
            parts.append(f"{middle(lambda each: each.load.joining.p50):.2f} × its time to a dealt table")
    return parts
