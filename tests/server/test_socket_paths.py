"""A socket whose path names its table: what a proxy routes by, and what the client uses."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import aiohttp
import pytest

from harness.serving import free_port, open_socket, seats_at, serving, until
from harness.storage import Storage
from ludotheque import client as client_module
from ludotheque.client import Client
from ludotheque.server.endpoints.sockets import RETRIED
from ludotheque.server.lobby.lobby import Lobby
from ludotheque.server.storage.rows import TableRow

OPTIONS = {"seats": 3}


@pytest.mark.parametrize("change", [str.upper, str.lower])
async def test_a_socket_serves_the_table_of_its_path(folder: Path, change: Callable[[str], str]) -> None:
    async with serving(folder) as (_, base):
        code, tokens = await seats_at(base, "matryoshka", OPTIONS, 1)
        async with open_socket(base, path=f"/ws/{change(code)}") as talker:
            assert (await talker.hello(code, *tokens))["type"] == "welcome"


async def test_a_hello_for_another_table_is_refused_with_what_to_do(folder: Path) -> None:
    async with serving(folder) as (_, base):
        (here, tokens), (there, others) = [await seats_at(base, "matryoshka", OPTIONS, 1) for _ in range(2)]
        async with open_socket(base, path=f"/ws/{here}") as talker:
            await talker.hello(here, *tokens)
            refused = await talker.hello(there, *others)
            assert (refused["rule"], refused["retry"]) == ("WIRE-7", False)
            assert f"/ws/{there}" in refused["text"]
            await talker.say("say", text="still here")
            assert (await talker.hear("said"))["text"] == "still here"


async def test_a_socket_without_a_table_in_its_path_may_change_tables(folder: Path) -> None:
    async with serving(folder) as (_, base), open_socket(base) as talker:
        for _ in range(2):
            code, tokens = await seats_at(base, "matryoshka", OPTIONS, 1)
            assert (await talker.hello(code, *tokens))["type"] == "welcome"


async def test_a_path_that_names_no_code_is_not_looked_for(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[str] = []
    look = Lobby.look

    async def noted(self: Lobby, code: str, *, surely: bool = False) -> TableRow:
        looked.append(code)
        return await look(self, code, surely=surely)

    monkeypatch.setattr(Lobby, "look", noted)
    async with serving(storage) as (_, base):
        for path in ("%00A", "A" * 13, "A%2FB", "%C3%A9"):
            async with open_socket(base, path=f"/ws/{path}", headers={RETRIED: "retried"}):
                assert looked == []
        async with open_socket(base, path="/ws/ABCDE", headers={RETRIED: "retried"}):
            assert looked == ["ABCDE"]


async def test_a_proxy_that_tries_others_costs_no_lookup_beyond_the_quota(folder: Path) -> None:
    async with serving(folder, requests_per_second=1) as (server, base), aiohttp.ClientSession(base) as http:
        looked = 0

        async def counted(code: str) -> None:
            nonlocal looked
            looked += 1

        server.lobby.decline = counted  # type: ignore[method-assign]

        async def come() -> int:
            async with http.get("/ws/ABCDE", headers={RETRIED: "retried"}) as answer:
                return answer.status

        told = await asyncio.gather(*(come() for _ in range(30)))
        assert set(told) == {400, 429}
        assert looked == told.count(400)


async def test_the_client_does_not_wait_for_the_handshake_of_a_frozen_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_module, "HANDSHAKE", 0.2)
    port, frozen, came = free_port(), asyncio.Event(), 0

    async def mute(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal came
        came += 1
        await reader.readuntil(b"\r\n\r\n")
        await frozen.wait()
        writer.close()

    client = Client(f"http://127.0.0.1:{port}", "ABCDEF")
    async with await asyncio.start_server(mute, "127.0.0.1", port):
        life = asyncio.create_task(client.__aenter__())
        try:
            await until(lambda: came == 2, 8)
        finally:
            frozen.set()
            life.cancel()
            await client.__aexit__()
