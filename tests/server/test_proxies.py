"""The files of `ludotheque recipe` for Caddy, HAProxy and nginx, each in a real proxy before a real server.

Caddy is always here. HAProxy and nginx are tested where the system has them; a skipped test names the one that is not.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web

from harness.proxies import PROXIES, program, proxied
from harness.serving import open_socket, seats_at, serving

TOKEN = "a-token-of-the-operator"
TELLS_ROUND_TRIPS = {"caddy": False, "haproxy": True, "nginx": True}


@pytest.fixture(params=PROXIES)
def proxy(request: pytest.FixtureRequest) -> str:
    """A proxy that this machine has."""
    name: str = request.param
    if program(name) is None:
        assert name != "caddy", "Caddy is one of the test packages"
        pytest.skip(f"{name} is not installed on this machine")
    return name


async def test_a_game_is_played_through_a_proxy(proxy: str, folder: Path, tmp_path: Path) -> None:
    async with (
        serving(folder, proxy=True, proxy_rtt="X-Line-Rtt", link="https://play.example.org") as (server, _),
        proxied(proxy, [f"127.0.0.1:{server.port}"], tmp_path) as base,
        AsyncExitStack() as stack,
    ):
        code, tokens = await seats_at(base, "matryoshka", {"seats": 3}, 3)
        page = base.replace("127.0.0.1", "localhost")
        people = [
            await stack.enter_async_context(open_socket(page, path=f"/ws/{code}", headers={"Origin": page}))
            for _ in tokens
        ]
        for person, token in zip(people, tokens, strict=True):
            welcome = await person.hello(code, token)
            assert welcome["type"] == "welcome"
        await people[0].say("start")
        for number, person in enumerate(people):
            hand = (await person.hear("update"))["view"]["hand"]
            assert (await person.act({"type": "lay", "cards": hand[:2]}, name=f"a{number}"))["type"] == "ack"
        async with aiohttp.request("GET", f"{base}/api/tables/{code}/qr.svg") as answer:
            assert (answer.status, answer.content_type) == (200, "image/svg+xml")


SPELLINGS = (
    "/api/operator",
    "/api/operator/",
    "/api/operator?x",
    "/api/%6Fperator",
    "/%61pi/operator",
    "//api/operator",
    "/api//operator",
    "/./api/operator",
    "/api/x/../operator",
    "/api/x/%2e%2e/operator",
    "/operator",
    "/%6fperator/",
)
"""How a caller may write the operator's addresses."""


async def status_and_body(base: str, path: str) -> tuple[int, bytes]:
    """The answer to a request with the operator's token, its path spelled exactly so."""
    host = base.removeprefix("http://")
    reader, writer = await asyncio.open_connection(*host.split(":"))
    lines = (f"GET {path} HTTP/1.1", f"Host: {host}", f"Authorization: Bearer {TOKEN}", "Connection: close", "", "")
    writer.write("\r\n".join(lines).encode())
    async with asyncio.timeout(20):
        answer = await reader.read()
    writer.close()
    return int(answer.split()[1]), answer


async def test_the_operators_page_is_not_for_outside(proxy: str, folder: Path, tmp_path: Path) -> None:
    async with (
        serving(folder, proxy=True, proxy_rtt="X-Line-Rtt", operator_token=TOKEN) as (server, direct),
        proxied(proxy, [f"127.0.0.1:{server.port}"], tmp_path) as base,
    ):
        status, body = await status_and_body(direct, "/api/operator")
        assert status == 200
        assert b'"load"' in body
        for path in SPELLINGS:
            status, body = await status_and_body(base, path)
            assert b'"load"' not in body, path
            if path in ("/api/operator", "/operator"):
                assert status == 404, path


@asynccontextmanager
async def mirror(name: str, status: int = 200) -> AsyncIterator[str]:
    """A node that tells which requests reached it, and with which headers; its HOST:PORT."""

    async def answer(request: web.Request) -> web.Response:
        told = {**{key.title(): value for key, value in request.headers.items()}, "node": name}
        return web.json_response(told, status=status)

    app = web.Application()
    app.add_routes([web.get("/{path:.*}", answer)])
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    try:
        yield "{}:{}".format(*runner.addresses[0][:2])
    finally:
        await runner.cleanup()


async def test_a_table_has_one_node_and_nobody_forges_an_address_or_a_round_trip(proxy: str, tmp_path: Path) -> None:
    async with (
        mirror("a") as a,
        mirror("b") as b,
        mirror("c") as c,
        proxied(proxy, [a, b, c], tmp_path) as base,
        aiohttp.ClientSession(base) as http,
    ):
        forged = {"X-Forwarded-For": "8.8.8.8", "X-Line-Rtt": "98765432", "X-Table": "OTHER"}

        async def ask(path: str) -> dict[str, str]:
            async with http.get(path, headers=forged) as answer:
                assert answer.status == 200
                told: dict[str, str] = await answer.json()
            return told

        nodes = set()
        for number in range(24):
            paths = (f"/ws/CODE{number}", f"/api/tables/CODE{number}", f"/api/tables/CODE{number}/seats")
            told = [await ask(path) for path in paths]
            assert len({each["node"] for each in told}) == 1
            nodes.add(told[0]["node"])
            for each in told:
                assert each["X-Forwarded-For"].rpartition(",")[2].strip() == "127.0.0.1"
                assert each["Host"] == base.removeprefix("http://")
                if TELLS_ROUND_TRIPS[proxy]:
                    assert each["X-Line-Rtt"].isdecimal()
                    assert each["X-Line-Rtt"] != "98765432"
                else:
                    assert "X-Line-Rtt" not in each
        assert nodes == {"a", "b", "c"}, "tables are spread over all nodes"


async def test_a_node_that_is_stopping_gets_nobody(proxy: str, tmp_path: Path) -> None:
    async with (
        mirror("open") as opened,
        mirror("stopping", 503) as stopping,
        proxied(proxy, [stopping, opened], tmp_path) as base,
        aiohttp.ClientSession(base) as http,
    ):

        async def answer(number: int) -> int:
            async with http.get(f"/ws/CODE{number}") as answer:
                return answer.status

        async with asyncio.timeout(10):
            while {await answer(number) for number in range(12)} != {200}:  # noqa: ASYNC110 — until it has checked
                await asyncio.sleep(0.05)


@asynccontextmanager
async def dying(posts: list[str]) -> AsyncIterator[str]:
    """A node that carries out what is posted and dies before it answers; its HOST:PORT."""

    async def answer(request: web.Request) -> web.Response:
        if request.method == "POST":
            posts.append(request.path)
            assert request.transport is not None
            request.transport.abort()
        return web.json_response({})

    app = web.Application()
    app.add_routes([web.route("*", "/{path:.*}", answer)])
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    try:
        yield "{}:{}".format(*runner.addresses[0][:2])
    finally:
        await runner.cleanup()


async def test_what_a_dying_node_was_asked_to_do_is_not_asked_of_another(proxy: str, tmp_path: Path) -> None:
    """The seat may be written: a second request would take a second one, and nobody has the first."""
    posts: list[str] = []
    async with (
        dying(posts) as a,
        dying(posts) as b,
        proxied(proxy, [a, b], tmp_path) as base,
        aiohttp.ClientSession(base) as http,
    ):
        for number in range(4):
            path = f"/api/tables/CODE{number}/seats"
            with suppress(aiohttp.ClientError):
                async with http.post(path, json={"name": "Zoé"}) as answer:
                    assert answer.status in (502, 503, 504)
            assert posts.count(path) <= 1
        assert posts
