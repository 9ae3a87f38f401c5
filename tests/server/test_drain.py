"""A node that is told to stop: the proxy hears of it first, then the people, a slice of the tables at a time."""

import asyncio
import signal
from pathlib import Path
from time import monotonic

import aiohttp
import pytest

from harness.server_process import ServerProcess
from harness.serving import open_socket, seats_at, serving, until
from harness.storage import Storage
from ludotheque.client import Client
from ludotheque.server.endpoints import drain

OPTIONS = {"seats": 3}


async def status(base: str, path: str) -> int:
    async with aiohttp.request("GET", base + path) as answer:
        return answer.status


async def noticed(base: str) -> None:
    """Wait until the server says that it drains."""
    async with asyncio.timeout(20):
        while await status(base, "/routable") == 200:  # noqa: ASYNC110 — another process has no event
            await asyncio.sleep(0.01)


async def test_the_proxy_is_told_first_and_people_play_on_for_the_time_of_notice(folder: Path) -> None:
    server = ServerProcess(Storage(folder))
    server.environment["LUDOTHEQUE_NOTICE_S"] = "2"
    await server.start()
    code, tokens = await seats_at(server.base, "matryoshka", OPTIONS, 3)
    async with open_socket(server.base, path=f"/ws/{code}") as talker:
        await talker.hello(code, *tokens)
        await talker.say("start")
        hand = (await talker.hear("update"))["view"]["hand"]
        assert await status(server.base, "/routable") == 200
        asked = monotonic()
        server.process.send_signal(signal.SIGTERM)
        await noticed(server.base)
        assert [await status(server.base, path) for path in ("/readyz", "/healthz")] == [503, 200]
        assert (await talker.act({"type": "lay", "cards": hand[:2]}, seat=0))["type"] == "ack"
        async with open_socket(server.base, path=f"/ws/{code}") as late:  # the proxy has not heard of it yet
            assert (await late.hello(code))["type"] == "welcome"
            assert (await late.hear("goodbye"))["back"]
        assert await talker.hear("goodbye") == {"type": "goodbye", "reason": "restart", "back": True}
        assert monotonic() - asked >= 2
    assert await asyncio.wait_for(server.process.wait(), 30) == 0


async def test_a_second_signal_stops_it_now(folder: Path) -> None:
    server = ServerProcess(Storage(folder))
    server.environment["LUDOTHEQUE_NOTICE_S"] = "60"
    await server.start()
    server.process.send_signal(signal.SIGTERM)
    await noticed(server.base)
    server.process.send_signal(signal.SIGTERM)
    assert await asyncio.wait_for(server.process.wait(), 30) == 0


async def test_people_are_sent_away_a_slice_of_the_tables_at_a_time(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drain, "SLICE", 2)
    monkeypatch.setattr(drain, "SLICE_S", 60.0)
    pauses = list[float]()
    pause = drain.Drain._pause

    async def noted(self: drain.Drain, seconds: float) -> None:
        pauses.append(seconds)
        await pause(self, seconds)

    monkeypatch.setattr(drain.Drain, "_pause", noted)
    async with serving(folder, notice_s=0.01) as (server, base):
        seats = [await seats_at(base, "matryoshka", OPTIONS, 1) for _ in range(3)]
        clients = [Client(base, code, *tokens) for code, tokens in seats]
        for client in clients:
            await client.__aenter__()
        draining = asyncio.create_task(server.drain.run())
        await until(lambda: len(server.sockets.open) == 1)
        assert pauses == [0.01, 60.0], "the third table waits for the end of this pause"
        for _ in range(2):
            server.drain.ask()  # the second time: now
        await draining
        await until(lambda: not server.sockets.open)
        for client in clients:
            await client.__aexit__()
