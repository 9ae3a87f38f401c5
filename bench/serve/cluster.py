"""Nodes behind a real proxy, on a PostgreSQL that flushes: `python -m bench.serve.cluster NODES`, on port `PORT`.

It runs until it is told to stop; its processes may use every core.
"""

import asyncio
import os
import signal
import sys
import tempfile
from pathlib import Path

from harness import postgres
from harness.nodes import PROXIES, Node
from harness.proxies import proxied
from harness.storage import Storage


async def _serve(count: int, port: int) -> None:
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    with postgres.running(durable=True) as pg, tempfile.TemporaryDirectory() as folder:
        storage = Storage(Path(folder), pg.fresh("bench"))
        nodes = [Node(storage, tables=10**9, linger_s=5) for _ in range(count)]
        try:
            await asyncio.gather(*(node.start() for node in nodes))
            async with proxied(PROXIES[-1], [node.place for node in nodes], Path(folder), port):
                await stop.wait()
        finally:
            for node in nodes:
                await node.end()


if __name__ == "__main__":
    asyncio.run(_serve(int(sys.argv[1]), int(os.environ["PORT"])))
