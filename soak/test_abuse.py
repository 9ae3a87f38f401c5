"""One address attacks the server while honest people play: their moves take at most three times as long."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from statistics import quantiles
from time import monotonic
from typing import Any

import msgspec
import pytest

from ludotheque.client import Client, Refusal
from ludotheque.games import matryoshka
from soak.abuse import ATTACKS
from soak.server import SoakServer

TABLES = 12
"""Of honest people, each a family of three round a tablet."""
THINK_S = 0.08
"""Between the moves of a family."""
QUIET_S, ATTACK_S = 4.0, 5.0
TIMES = 3.0
"""How many times as long a move may take during an attack, at the 99th percentile."""
LEAST_MS = 25.0
"""A quiet 99th percentile below this counts as this: the machine's own jitter is not the attack's."""
DESCRIPTORS = 1_024
"""What a server in a home usually has."""


class Honest:
    """Families who play one game after the other, and how long each of their moves took to be acknowledged."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.waits: list[float] = []
        self.unanswered: dict[int, float] = {}
        self._numbers = iter(range(10**9))

    async def family(self, seed: int) -> None:
        """One table after the other."""
        chance = Random(seed)
        await asyncio.sleep(chance.random() * THINK_S)
        while True:
            wish = {"game": "matryoshka", "options": {"seats": 3}, "name": "A"}
            host = await Client.request(self.base, "POST", "/api/tables", wish)
            path = f"/api/tables/{host['code']}/seats"
            others = [(await Client.request(self.base, "POST", path, {"name": name}))["token"] for name in "BC"]
            async with Client(self.base, host["code"], host["token"], *others) as client:
                await client.say("start")
                await self._play(client, chance)

    async def _play(self, client: Client, chance: Random) -> None:
        views: dict[int, Any] = {}
        changed = asyncio.Event()

        async def watch() -> None:
            async for update in client.updates():
                views[update.seat or 0] = update.view
                changed.set()

        watching = asyncio.create_task(watch())
        while not client.over:
            await asyncio.sleep(THINK_S * (0.5 + chance.random()))
            menus = [
                (seat, menu)
                for seat, view in views.items()
                if (menu := tuple(matryoshka.legal(msgspec.convert(view, matryoshka.View)))[:40])
            ]
            if not menus:
                changed.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(changed.wait(), 0.5)
                continue
            seat, menu = chance.choice(menus)
            number, started = next(self._numbers), monotonic()
            self.unanswered[number] = started
            with suppress(Refusal, ConnectionError):
                await client.act(chance.choice(menu), seat=seat)
            del self.unanswered[number]
            self.waits.append(monotonic() - started)
        watching.cancel()

    def spread(self) -> tuple[float, float]:
        """The median and the 99th percentile of the moves since the last call, those that still wait included."""
        now = monotonic()
        waits, self.waits = self.waits + [now - started for started in self.unanswered.values()], []
        assert len(waits) >= TABLES, "too few moves to tell"
        marks = quantiles([1000 * wait for wait in waits], n=100)
        return marks[49], marks[98]


@asynccontextmanager
async def honest_people(folder: Path) -> AsyncIterator[tuple[SoakServer, Honest]]:
    """A server with its defaults, and its families at play; they are many addresses' worth of tables."""
    many = {"TABLES_PER_ADDRESS": "200", "SEATS_PER_ADDRESS": "200"}
    server = SoakServer(folder, 1.0, limits=True, descriptors=DESCRIPTORS, **many)
    await server.start()
    honest = Honest(server.base)
    families = [asyncio.create_task(honest.family(seed)) for seed in range(TABLES)]
    try:
        await asyncio.sleep(1.5)
        honest.waits.clear()
        yield server, honest
    finally:
        for family in families:
            family.cancel()
        await asyncio.gather(*families, return_exceptions=True)
        await server.kill()


async def attacked(folder: Path, name: str) -> tuple[tuple[float, float], tuple[float, float], str]:
    """Quiet, then one attack: the spread of the honest moves in both, and what the attack got."""
    async with honest_people(folder) as (server, honest):
        await asyncio.sleep(QUIET_S)
        quiet = honest.spread()
        attack = await asyncio.create_subprocess_exec(
            *("nice", "-n", "10", sys.executable, "-m", "soak.abuse", name, str(server.port), str(ATTACK_S)),
            stdout=asyncio.subprocess.PIPE,
            env=os.environ,
        )
        await asyncio.sleep(1.0)  # until it has begun
        honest.waits.clear()
        await asyncio.sleep(ATTACK_S - 1.0)
        during = honest.spread()
        said, _ = await attack.communicate()
        return quiet, during, said.decode().strip()


@pytest.mark.timeout(900)
async def test_no_attack_of_one_address_holds_up_honest_tables(tmp_path: Path) -> None:
    print("\n| attack | quiet p50 / p99 ms | during p50 / p99 ms | what it got |\n| --- | --- | --- | --- |")
    slow: list[str] = []
    for name in os.environ.get("LUDOTHEQUE_ATTACKS", " ".join(ATTACKS)).split():
        for attempt in range(3):  # a machine with other work is slow now and then
            quiet, during, got = await attacked(tmp_path / f"{name}{attempt}", name)
            print(
                f"| {name} | {quiet[0]:.1f} / {quiet[1]:.1f} | {during[0]:.1f} / {during[1]:.1f} | {got} |", flush=True
            )
            if during[1] <= TIMES * max(quiet[1], LEAST_MS):
                break
        else:
            slow.append(name)
    assert not slow
