"""Our server beside boardgame.io and Colyseus: the same four-player Matryoshka, one run, one core each.

Four clients at every table play random legal moves of the whole game (laying, showing, offering, taking), each seeing
its own hand only. A move counts when the last of the four has seen it. The peers deal anew inside the same table; our
games end and the four play the rematch, whose cost (a new table, four hellos, the deal) is counted in. Ours writes
every move to disk before anyone sees it; the peers, as they come, keep everything in memory.
"""

from bench.serve.run import Failed, Mode, Run, cores, run
from bench.serve.servers import OURS, SERVERS, install

WARM_S, MEASURED_S = 3.0, 8.0
QUIET = 0.15
"""Cores that other work may keep busy before it shows in the times."""
FLAT: tuple[Mode, int] = ("flat", 100)
PACED: tuple[tuple[Mode, int], ...] = (("paced", 100), ("paced", 500))
Runs = dict[tuple[Mode, int], Run]


def report(seconds: float = MEASURED_S) -> None:
    """Print every number, and ours as ratios."""
    install()
    here, there = cores()
    print(f"\nServer: 4-player Matryoshka on loopback; server on core {here or '?'}, load on core {there or '?'}")
    found: dict[str, Runs] = {}
    for server in SERVERS:
        print(f"  {server.name} (durable: {server.durable})")
        for mode, tables in (FLAT, *PACED):
            title = f"{tables} tables, {'flat out' if mode == 'flat' else 'a move a second'}:"
            try:
                result = run(server, tables, mode, WARM_S, seconds)
            except Failed as failure:
                print(f"    {title:<30} FAILED: {failure}")
                continue
            found.setdefault(server.name, {})[mode, tables] = result
            print(f"    {title:<30} {_numbers(mode, result)}", flush=True)
    mine = found.pop(OURS.name, {})
    for name, theirs in found.items():
        print(f"  ours against {name}: " + "; ".join(_ratios(mine, theirs)))


def _numbers(mode: Mode, result: Run) -> str:
    load, delay = result.load, result.load.delay
    parts = [
        f"{load.rate:>6,.0f} moves/s",
        f"p50 {delay.p50:.1f} p95 {delay.p95:.1f} p99 {delay.p99:.1f} ms",
        f"{result.cpu:.3f} CPU s per 1,000 moves",
        f"{load.received:,.0f} bytes a move",
        # Flat out our games end, and what they leave is not a table's memory.
        f"{result.joined:.0f} kB a table, {result.played:.0f} after play"
        if mode == "paced"
        else f"{load.ended} games ended",
        f"cores busy: server {result.busy:.2f} load {result.driver_busy:.2f} others {result.strange:.2f}",
    ]
    if result.strange > QUIET:
        parts.append("BUSY MACHINE: trust only bytes and memory")
    if load.stuck:
        parts.append(f"{load.stuck} TABLES STUCK")
    return " · ".join(parts)


def _ratios(mine: Runs, theirs: Runs) -> list[str]:
    parts = []
    for case in (FLAT, *PACED):
        if case not in mine or case not in theirs:
            continue
        us, them = mine[case], theirs[case]
        if case == FLAT:
            parts.append(f"{us.load.rate / them.load.rate:.2f} × its moves/s")
            parts.append(f"{us.cpu / them.cpu:.2f} × its CPU a move")
            parts.append(f"{us.load.received / them.load.received:.2f} × its bytes a move")
        else:
            parts.append(f"at {case[1]} tables {us.load.delay.p99 / them.load.delay.p99:.2f} × its p99")
            parts.append(f"{us.played / them.played:.2f} × its memory")
    return parts
