"""Our server beside boardgame.io and Colyseus: the same four-player Matryoshka, one run, one core each.

Four clients at every table play random legal moves of the whole game (laying, showing, offering, taking), each seeing its own
hand only. A move counts when the last of the four has seen it. The peers deal anew inside the same table; our games end,
and the four play the rematch, whose cost (a new table, four hellos, the deal) is counted in. Ours writes every move to disk before
anyone sees it; the peers, as they come, keep everything in memory.
"""

from bench.serve.run import Failed, Run, cores, run
from bench.serve.servers import BOARDGAME_IO, OURS, SERVERS, Server, install

WARM_S, MEASURED_S = 3.0, 8.0
FULL, PACED = 100, (100, 500)


def report(seconds: float = MEASURED_S) -> None:
    """Print every number, and ours as ratios."""
    install()
    here, there = cores()
    print(f"\nServer: 4-player Matryoshka; server on core {here or '?'}, load on core {there or '?'}, loopback")
    found: dict[str, dict[str, Run]] = {}
    for server in SERVERS:
        print(f"  {server.name:<20} durable: {server.durable}")
        for case, tables in (("flat", FULL), *(("paced", tables) for tables in PACED)):
            try:
                result = run(server, tables, case, WARM_S, seconds)
            except Failed as failure:
                print(f"    {_title(case, tables)} FAILED: {failure}")
                continue
            found.setdefault(server.name, {})[f"{case} {tables}"] = result
            print(f"    {_title(case, tables)} {_numbers(result)}", flush=True)
    _ratios(found)


def _title(case: str, tables: int) -> str:
    return f"{tables} tables, {'flat out' if case == 'flat' else 'one move a second'}:".ljust(34)


def _numbers(result: Run) -> str:
    load, delay = result.load, result.load.delay
    parts = [
        f"{load.rate:>7,.0f} moves/s",
        f"p50 {delay.p50:.1f} p95 {delay.p95:.1f} p99 {delay.p99:.1f} ms",
        f"{result.cpu:.3f} CPU s per 1,000",
        f"{load.received:,.0f} B out {load.sent:,.0f} B in a move",
        f"{result.joined:.0f} → {result.played:.0f} kB a table",
        f"cores: server {result.busy:.2f} driver {result.driver_busy:.2f} others {result.strange:.2f}",
    ]
    if load.ended:
        parts.append(f"{load.ended} games ended")
    if load.stuck:
        parts.append(f"{load.stuck} TABLES STUCK")
    return " · ".join(parts)


def _ratios(found: dict[str, dict[str, Run]]) -> None:
    mine = found.get(OURS.name, {})
    for server in SERVERS:
        theirs = found.get(server.name, {})
        if server is OURS or not mine.keys() & theirs.keys():
            continue
        print(f"  ours against {server.name}: " + "; ".join(_ratio(mine, theirs)))


def _ratio(mine: dict[str, Run], theirs: dict[str, Run]) -> list[str]:
    parts = []
    full = f"flat {FULL}"
    if full in mine and full in theirs:
        parts.append(f"{mine[full].load.rate / theirs[full].load.rate:.2f} × its moves/s")
        parts.append(f"{theirs[full].cpu / mine[full].cpu:.2f} × its moves per CPU second")
    for tables in PACED:
        case = f"paced {tables}"
        if case in mine and case in theirs:
            ratio = mine[case].load.delay.p99 / theirs[case].load.delay.p99
            parts.append(f"{ratio:.2f} × its p99 at {tables} tables")
    if case in mine and case in theirs:
        parts.append(f"{mine[case].load.received / theirs[case].load.received:.2f} × its bytes")
    return parts
