"""A hundred deaths of nodes behind a real proxy, with freezes and drains in between, while people play on."""

import asyncio
from collections import Counter
from pathlib import Path
from random import Random
from time import monotonic

import pytest

from harness.groups import Group
from harness.nodes import PROXIES, Node, cluster
from harness.storage import assert_nothing_lost_or_doubled

DEATHS = 100
GROUPS = 6
THINK_S = 0.3
LONGEST_S = 5.0


async def _kill(node: Node) -> None:
    await node.kill()
    await node.start()


async def _freeze(node: Node) -> None:
    node.freeze()
    await asyncio.sleep(4)
    node.thaw()
    await asyncio.sleep(1)


async def _drain(node: Node) -> None:
    await node.drain()
    await node.start()


@pytest.mark.timeout(3600)
async def test_a_hundred_deaths_of_nodes_cost_nothing_that_was_acknowledged(tmp_path: Path, scale: float) -> None:
    deaths, chance, done = max(3, round(DEATHS * scale)), Random(14), Counter[str]()
    proxy = "haproxy" if "haproxy" in PROXIES else "caddy"
    async with cluster(tmp_path, proxy) as here:
        groups = [Group(here.base, seed, THINK_S) for seed in range(GROUPS)]
        playing = [asyncio.create_task(group.play()) for group in groups]
        async with asyncio.timeout(60):
            while not all(group.acts for group in groups):  # noqa: ASYNC110 — a group has no event
                await asyncio.sleep(0.05)
        started = monotonic()
        while done["kill"] < deaths:
            await asyncio.sleep(chance.uniform(0.1, 1.0))
            event = chance.choice(["kill"] * 8 + ["freeze", "drain"])
            done[event] += 1
            node = chance.choice(here.nodes)
            await {"kill": _kill, "freeze": _freeze, "drain": _drain}[event](node)
            await here.wait_for_all()
            assert not [task for task in playing if task.done()], "a group gave up"
        await asyncio.sleep(2 * LONGEST_S)
        ended = monotonic()
        for group in groups:
            group.stopped = True
        await asyncio.wait_for(asyncio.gather(*playing), 60)
        acknowledged = {code: acts for group in groups for code, acts in group.acknowledged.items()}
        assert_nothing_lost_or_doubled(here.storage, acknowledged)
        taken = here.storage.execute("SELECT sum(epoch - 1) FROM tables")[0][0]
        log = (tmp_path / "nodes.log").read_text()
    longest = max(group.silence(started, ended) for group in groups)
    acts = sum(map(len, acknowledged.values()))
    print(f"\n{proxy}: {dict(done)} in {ended - started:.0f} s; {acts} acts acknowledged at {len(acknowledged)} tables")
    print(f"none lost, none doubled; {taken} take-overs; longest silence of a table {longest:.2f} s")
    assert [line for line in log.splitlines() if "[error" in line or "damaged" in line] == []
    assert longest < LONGEST_S
