"""Several nodes behind a real proxy, on a real PostgreSQL: processes that tests may kill, freeze, drain and restart."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO

import aiohttp

from harness import postgres
from harness.proxies import program, proxied
from harness.server_process import ServerProcess
from harness.storage import Storage
from ludotheque.cli.recipes import Wishes, written
from ludotheque.server.services.settings import lifted


def advised(setting: str) -> float:
    """What the recipes set for each of several nodes."""
    start = f'Environment="LUDOTHEQUE_{setting}='
    (line,) = (line for line in written("systemd-nodes", Wishes()) if line.startswith(start))
    return float(line.removeprefix(start).rstrip('"'))


_OTHER_RULES = """
from runpy import run_module
from ludotheque.games import matryoshka
matryoshka.RULES += 1
run_module("ludotheque.server.app", run_name="__main__")
"""


class Node(ServerProcess):
    """One node: a server process that shares the database, behind the proxy."""

    def __init__(self, storage: Storage, **settings: object) -> None:
        super().__init__(storage)
        self._log: IO[str] | IO[bytes] | None = None
        self.place = self.base.removeprefix("http://")
        chosen = {"proxy": True, "notice_s": advised("NOTICE_S"), "quiet_s": advised("QUIET_S"), **lifted(), **settings}
        self.environment |= {f"LUDOTHEQUE_{name.upper()}": str(value) for name, value in chosen.items()}

    async def start(self, stderr: IO[str] | IO[bytes] | None = None) -> None:
        """Start, and wait until it listens; its log goes where that of its first start went."""
        self._log = stderr or self._log
        await super().start(self._log)

    def change_rules(self) -> None:
        """From its next start on, know other rules of Matryoshka than the others."""
        self.command = ["-c", _OTHER_RULES]

    def freeze(self) -> None:
        """Stop it in the middle of whatever it does; its sockets stay open."""
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on as if nothing had happened."""
        self.process.send_signal(signal.SIGCONT)

    async def drain(self) -> None:
        """Tell it to stop, and wait until it has."""
        self.process.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(self.process.wait(), 30) == 0

    async def end(self) -> None:
        """End it, in whatever state it is."""
        if self.process.returncode is None:
            await self.kill()


PROXIES = ("caddy", *(name for name in ("haproxy",) if program(name) is not None))
"""Caddy comes as a wheel, so it is always there."""


class Cluster:
    """Nodes, their proxy and their database."""

    def __init__(self, pg: postgres.Postgres, storage: Storage, nodes: list[Node], base: str) -> None:
        self.pg = pg
        self.storage = storage
        self.nodes = nodes
        self.base = base

    async def restart_database(self, away_s: float) -> None:
        """End PostgreSQL as a crash would, and start it again after a while."""
        await asyncio.to_thread(self.pg.stop)
        await asyncio.sleep(away_s)
        await asyncio.to_thread(self.pg.start)

    async def wait_for_all(self) -> None:
        """Wait until the proxy reaches its nodes, and each of them answers."""
        async with asyncio.timeout(30):
            for base in (self.base, *(node.base for node in self.nodes)):
                while not await _answers(base):  # noqa: ASYNC110 — another process has no event
                    await asyncio.sleep(0.1)


async def _answers(base: str) -> bool:
    try:
        async with aiohttp.request("GET", f"{base}/routable") as answer:
            return answer.status == 200
    except aiohttp.ClientError:
        return False


@asynccontextmanager
async def cluster(folder: Path, proxy: str, count: int = 3, **settings: object) -> AsyncIterator[Cluster]:
    """So many nodes behind a proxy, with an empty database; what they log lies in the folder."""
    with postgres.running() as pg:
        storage = Storage(folder, pg.fresh("nodes"))
        rtt = {"proxy_rtt": "X-Line-Rtt"} if proxy == "haproxy" else {}
        nodes = [Node(storage, **rtt, **settings) for _ in range(count)]
        with Path(folder, "nodes.log").open("w") as log:  # noqa: ASYNC230
            await asyncio.gather(*(node.start(log) for node in nodes))  # together, on an empty database
            try:
                async with proxied(proxy, [node.place for node in nodes], folder) as base:
                    made = Cluster(pg, storage, nodes, base)
                    await made.wait_for_all()
                    yield made
            finally:
                for node in nodes:
                    await node.end()
