"""A socket whose path names its table: what a proxy routes by, and what the client uses."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from harness.serving import free_port, open_socket, seats_at, serving, until
from harness.storage import Storage
from ludotheque import client as client_module
from ludotheque.client import Client
from ludotheque.games import GAMES, matryoshka
from ludotheque.server.endpoints.sockets import RETRIED
from ludotheque.server.lobby.lobby import Lobby
from ludotheque.server.services.names import new_code
from ludotheque.server.storage.rows import TableRow
from tests.server.altered_game import altered

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


@asynccontextmanager
async def other_rules(folder: Path, **settings: Any) -> AsyncIterator[tuple[str, list[str], str]]:
    """The address of a node, and code and token of a table whose rules it does not know."""
    async with serving(folder) as (_, base):
        code, tokens = await seats_at(base, "matryoshka", OPTIONS, 1)
    newer = {**GAMES, "matryoshka": altered(matryoshka, RULES=matryoshka.RULES + 1)}
    async with serving(folder, games=newer, **settings) as (_, base):
        yield code, tokens, base


async def shake_hands(base: str, code: str) -> int:
    """The status of a handshake, as a proxy sends it that tries another node if this one declines."""
    url = f"{base}/ws/{code}"
    async with aiohttp.ClientSession() as http:
        try:
            async with http.ws_connect(url, headers={RETRIED: "retried"}):
                return 101
        except aiohttp.WSServerHandshakeError as error:
            return error.status


async def test_a_table_of_other_rules_is_declined_where_a_proxy_may_try_another_node(folder: Path) -> None:
    async with other_rules(folder) as (code, tokens, base):
        assert await shake_hands(base, code) == 501
        assert await shake_hands(base, code.lower()) == 501
        async with open_socket(base, path=f"/ws/{code}") as talker:  # there is no other node
            assert (await talker.hello(code, *tokens))["rule"] == "LOBBY-19"
        own, _ = await seats_at(base, "matryoshka", OPTIONS, 1)
        assert await shake_hands(base, own) == 101


async def test_wrong_codes_in_handshakes_are_guesses_and_tell_a_scanner_nothing(folder: Path) -> None:
    async with other_rules(folder, guesses_per_address=25) as (code, _, base):
        assert [await shake_hands(base, code) for _ in range(10)] == [501] * 10, "a right code costs nothing"
        assert [await shake_hands(base, new_code(6)) for _ in range(5)] == [101] * 5, "the socket says why not"
        assert await shake_hands(base, code) == 101
        async with open_socket(base, path=f"/ws/{code}") as talker:
            assert (await talker.hello(code))["rule"] == "LIMIT-3"


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


async def test_operators_see_how_many_handshakes_and_files_are_refused(folder: Path) -> None:
    async with other_rules(folder) as (code, _, base):
        assert await shake_hands(base, code) == 501
        async with aiohttp.request("GET", f"{base}/metrics") as answer:
            assert b'refusals_total{rule="LOBBY-19"} 1.0' in await answer.read()
    limits: dict[str, Any] = {"requests_per_second": 1, "files_per_second": 1, "sockets_per_address": 1}
    async with serving(folder, **limits) as (server, base), open_socket(base), aiohttp.ClientSession(base) as http:
        told: Counter[str] = Counter()

        async def come(path: str) -> None:
            async with http.get(path) as answer:
                if answer.status == 429:
                    told[(await answer.json())["rule"]] += 1

        await asyncio.gather(*(come(path) for path in ["/ws"] * 15 + ["/"] * 15))
        assert min(told["LIMIT-1"], told["LIMIT-7"]) > 5
        counted = server.metrics.registry.get_sample_value
        assert told == {rule: counted("ludotheque_refusals_total", {"rule": rule}) for rule in told}


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
