"""Ten thousand tables come and go: the memory of the server stays as it was after the first thousands."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import aiohttp
import pytest

from soak.server import SoakServer

TABLES = 10_000
GUESTS = 16
"""People who open one table after the other."""
WISH = {"game": "matryoshka", "name": "A"}
WARM = 3
"""Tenths of the run after which all caches are full."""
MOST_MB = 15.0


@pytest.mark.timeout(600)
async def test_ten_thousand_tables_that_come_and_go_leave_the_memory_flat(tmp_path: Path, scale: float) -> None:
    server = SoakServer(tmp_path, 1.0, LINGER_S="0", LOG_LEVEL="warning", TABLES="20000")
    await server.start()
    each = max(20, round(TABLES * scale) // 10)
    sizes: list[float] = []
    async with aiohttp.ClientSession() as http:
        for _ in range(10):
            waiting = iter(range(each))
            await asyncio.gather(*(_guest(http, server.base, waiting) for _ in range(GUESTS)))
            for _ in range(120):  # until the tables that were left are cleared away
                if not (await server.metrics()).get('ludotheque_tables{game="matryoshka",phase="left"}'):
                    break
                await asyncio.sleep(0.5)
            sizes.append(server.megabytes())
    print(f"\n{10 * each} tables; MB after each tenth: {', '.join(f'{size:.0f}' for size in sizes)}")
    complaints = server.complaints()
    await server.kill()
    assert complaints == []
    assert max(sizes[WARM:]) - sizes[WARM - 1] < MOST_MB


async def _guest(http: aiohttp.ClientSession, base: str, waiting: Iterator[int]) -> None:
    for _ in waiting:
        async with http.post(f"{base}/api/play", json=WISH) as answer:
            seat = await answer.json()
        async with http.ws_connect(f"{base}/ws/{seat['code']}") as socket:
            await socket.send_json({"type": "hello", "protocol": 3, "table": seat["code"], "tokens": [seat["token"]]})
            while (await socket.receive_json()).get("type") != "whole":
                pass
            await socket.send_json({"type": "leave"})
            while True:
                message = await socket.receive_json()
                if message.get("type") == "table" and message["table"]["phase"] == "left":
                    break
