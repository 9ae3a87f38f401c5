"""Three nodes behind a real proxy: one dies, one freezes and thaws, one is drained, the database crashes.

Nothing that was acknowledged is lost or done twice, and every table goes on within five seconds.
"""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from time import monotonic

import aiohttp
import pytest
from yarl import URL

from harness.groups import Group
from harness.nodes import PROXIES, Cluster, cluster
from harness.serving import open_socket, seats_at
from harness.storage import assert_nothing_lost_or_doubled
from ludotheque.client import Client
from ludotheque.games import matryoshka

GROUPS = 6
THINK_S = 0.25
LONGEST_S = 5.0
"""Caddy leaves the sockets of a frozen node open: clients leave after three times the `--quiet-s` of the recipes."""


async def go_on(groups: list[Group], since: float, least: int = 3) -> float:
    """Wait until something new was acknowledged at every table; the longest silence of any."""
    before = [group.acts for group in groups]
    async with asyncio.timeout(30):
        while any(group.acts < acts + least for group, acts in zip(groups, before, strict=True)):  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    return max(group.silence(since, monotonic()) for group in groups)


def owners(here: Cluster) -> dict[str, int]:
    """How often each table was taken over."""
    return {code: epoch for code, epoch in here.storage.execute("SELECT code, epoch FROM tables")}  # noqa: C416 — typed


@pytest.mark.parametrize("proxy", PROXIES)
@pytest.mark.timeout(300)
async def test_tables_survive_their_nodes_and_lose_nothing(tmp_path: Path, proxy: str) -> None:
    silences: dict[str, float] = {}
    async with cluster(tmp_path, proxy) as here:
        groups = [Group(here.base, seed, THINK_S) for seed in range(GROUPS)]
        playing = [asyncio.create_task(group.play()) for group in groups]
        await go_on(groups, monotonic())
        assert all(epoch == 2 for epoch in owners(here).values()), "written by one node, taken over once by another"
        first, second, third = here.nodes

        started = monotonic()
        await first.kill()
        silences["kill"] = await go_on(groups, started)
        await first.start()

        started = monotonic()
        second.freeze()
        silences["freeze"] = await go_on(groups, started)
        started = monotonic()
        second.thaw()
        silences["thaw"] = await go_on(groups, started)

        started = monotonic()
        await third.drain()
        silences["drain"] = await go_on(groups, started)
        await third.start()

        started = monotonic()
        await here.restart_database(away_s=0.5)
        silences["database"] = await go_on(groups, started)

        for group in groups:
            group.stopped = True
        await asyncio.wait_for(asyncio.gather(*playing), 30)
        acknowledged = {code: acts for group in groups for code, acts in group.acknowledged.items()}
        assert_nothing_lost_or_doubled(here.storage, acknowledged)
        log = (tmp_path / "nodes.log").read_text()
        assert [line for line in log.splitlines() if "[error" in line or "damaged" in line] == []
    assert {name: seconds for name, seconds in silences.items() if seconds > LONGEST_S} == {}


@pytest.mark.parametrize("proxy", PROXIES)
@pytest.mark.timeout(120)
async def test_no_spelling_of_a_code_moves_a_table_to_another_node(tmp_path: Path, proxy: str) -> None:
    async with cluster(tmp_path, proxy) as here, aiohttp.ClientSession() as http:
        await here.wait_for_all()
        tables = [await seats_at(here.base, "matryoshka", {"seats": 3}, 2) for _ in range(6)]
        players = [Client(here.base, code, *tokens) for code, tokens in tables]
        async with AsyncExitStack() as stack:
            for player in players:
                await stack.enter_async_context(player)
            before = owners(here)
            for code, _ in tables:
                small, spelt = code.lower(), f"%{ord(code[0]):x}{code[1:]}"
                for path in ("/ws", f"/ws/{small}", f"/ws/{spelt}"):
                    with pytest.raises(aiohttp.WSServerHandshakeError, match="400"):
                        await http.ws_connect(URL(here.base + path, encoded=True))
                async with http.post(f"{here.base}/api/tables/{small}/seats", json={"name": "Z"}) as answer:
                    assert answer.status == 400
            assert owners(here) == before
            assert [player.welcomes for player in players] == [1] * len(players)


@pytest.mark.parametrize("proxy", [proxy for proxy in PROXIES if proxy == "haproxy"])  # Caddy does not try others
@pytest.mark.timeout(300)
async def test_tables_of_old_and_new_rules_are_each_played_where_their_rules_are(tmp_path: Path, proxy: str) -> None:
    async with cluster(tmp_path, proxy, 2) as here:
        old = [Group(here.base, seed, THINK_S) for seed in range(3)]
        playing = [asyncio.create_task(group.play()) for group in old]
        await go_on(old, monotonic())
        before = {code for group in old for code in group.acknowledged}
        first = here.nodes[0]
        first.change_rules()
        await first.drain()
        await first.start()
        await here.wait_for_all()
        await go_on(old, monotonic())
        codes: list[str] = []
        stored: dict[str, int] = {}
        both = {matryoshka.RULES, matryoshka.RULES + 1}
        async with asyncio.timeout(20):  # either node opens some, once the proxy has noticed that the first is back
            while {stored[code] for code in codes} != both:
                codes.append((await seats_at(here.base, "matryoshka", {"seats": 3}, 2))[0])
                stored = dict(here.storage.execute("SELECT code, rules FROM tables"))
        assert {stored[code] for code in before} == {matryoshka.RULES}
        for code in codes:
            async with open_socket(here.base, path=f"/ws/{code}") as fan:
                assert (await fan.hello(code))["type"] == "welcome"
        for group in old:
            group.stopped = True
        await asyncio.gather(*playing)
