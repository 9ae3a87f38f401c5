"""How long the lines truly are: the time until a closed port at the other end refuses, which is one round trip of TCP.

Run by `soak.lines` in the server's namespace with the players' addresses; prints JSON.
"""

import asyncio
import json
import sys
from statistics import median, quantiles
from time import monotonic

from soak.forwarder import hurry

CLOSED = 9
"""The port where nobody listens."""
TIMES = 30


async def trip(address: str) -> float | None:
    """One round trip in ms; none if a packet was lost, which TCP notices after a second."""
    start = monotonic()
    try:
        async with asyncio.timeout(0.9):
            await asyncio.open_connection(address, CLOSED)
    except (ConnectionRefusedError, TimeoutError) as error:
        return 1000 * (monotonic() - start) if isinstance(error, ConnectionRefusedError) else None
    raise RuntimeError(f"someone listens at {address}")


async def trips(address: str) -> dict[str, float]:
    """Many trips, one after the other: their median, and between what the middle four fifths lie."""
    found = [ms for _ in range(TIMES) if (ms := await trip(address)) is not None]
    deciles = quantiles(found, n=10)
    return {"p10": round(deciles[0], 1), "p50": round(median(found), 1), "p90": round(deciles[-1], 1)}


async def main() -> None:
    """All lines at the same time."""
    hurry()
    print(json.dumps(await asyncio.gather(*(trips(address) for address in sys.argv[1:]))))


if __name__ == "__main__":
    asyncio.run(main())
