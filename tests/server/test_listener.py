"""The door: so many connections of each address, none for ever, a reserve for the store, one manner of answering."""

import asyncio
import logging
import resource
import socket
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import cast

import aiohttp
import pytest
from aiohttp import web

from harness.server_process import ServerProcess
from harness.serving import SocketClient, open_socket, seats_at, serving, until
from harness.storage import Storage
from ludotheque.client import Client
from ludotheque.server.endpoints import routes
from ludotheque.server.endpoints.listener import SLOWEST, ClientConnection
from ludotheque.server.services import descriptors, platform
from ludotheque.server.storage.sqlite import WriteAhead
from tests.server.raw_socket import HANDSHAKE, RawSocket, connected

LIMIT = 200
"""Descriptors of a small house."""


async def idle(stack: AsyncExitStack, port: int, host: str = "127.0.0.1") -> RawSocket:
    """A connection from an address of this machine that says nothing."""
    return await stack.enter_async_context(connected(port, host))


def descriptors_of(process: int) -> int:
    """How many descriptors a process holds."""
    return len(list(Path(f"/proc/{process}/fd").iterdir()))


async def is_open(raw: RawSocket) -> bool:
    """Whether the server still has this connection, and speaks HTTP on it."""
    try:
        raw.writer.write(b"GET /healthz HTTP/1.1\r\nHost: table\r\n\r\n")
        return b"200 OK" in await asyncio.wait_for(raw.reader.readuntil(b"\r\n\r\n"), 5)
    except (ConnectionError, asyncio.IncompleteReadError):
        return False


async def lay(talker: SocketClient, name: str) -> str:
    """Lay the cards of the first trick; the kind of the answer."""
    view = talker.update["view"]
    answer = await talker.act({"type": "lay", "cards": view["hand"][: view["public"]["need"]]}, name=name)
    return str(answer["type"])


async def test_a_thousand_idle_connections_hold_up_no_table(folder: Path) -> None:
    """From many addresses, so that only the descriptors are short: those who play go on, and are acknowledged."""
    server = ServerProcess(Storage(folder))
    server.descriptors = LIMIT // 2, LIMIT
    await server.start()
    port = int(server.base.rpartition(":")[2])
    try:
        async with AsyncExitStack() as stack:
            code, tokens = await seats_at(server.base, "matryoshka", {"seats": 3}, 3)
            players = [await stack.enter_async_context(open_socket(server.base)) for _ in tokens]
            for player, token in zip(players, tokens, strict=True):
                await player.hello(code, token)
            await players[0].say("start")
            for player in players:
                await player.hear("update")
            for number in range(400):
                await idle(stack, port, f"127.0.1.{number // 50 + 1}")
            await until(lambda: descriptors_of(server.process.pid) > LIMIT // 2)
            taken = descriptors_of(server.process.pid)
            assert LIMIT // 2 < taken <= LIMIT - LIMIT // 4 + 1, "the soft limit was raised, and the reserve is left"
            for number, player in enumerate(players):
                assert await lay(player, f"a{number}") == "ack"
            table = (await players[0].hello(code, tokens[0]))["table"]
            assert table["phase"] == "playing"
        assert (await Client.request(server.base, "GET", f"/api/tables/{code}"))["code"] == code, "room again"
    finally:
        await server.kill()


async def test_an_address_holds_so_many_connections_and_no_more(folder: Path) -> None:
    async with serving(folder, connections_per_address=5) as (server, _), AsyncExitStack() as stack:
        first = [await idle(stack, server.port) for _ in range(8)]
        assert [await is_open(raw) for raw in first] == [True] * 5 + [False] * 3
        assert await is_open(await idle(stack, server.port, "127.0.0.2")), "another address has its own share"
        first[0].writer.transport.abort()
        await until(lambda: server.services.quotas.connections.held("127.0.0.1") < 5)
        assert await is_open(await idle(stack, server.port))
        assert b'refusals_total{rule="LIMIT-7"} 3.0' in server.metrics.page()


async def test_behind_a_proxy_its_connections_are_not_counted(folder: Path) -> None:
    async with serving(folder, connections_per_address=2, proxy=True) as (server, _), AsyncExitStack() as stack:
        assert all([await is_open(await idle(stack, server.port)) for _ in range(5)])


async def test_nobody_may_be_slow_for_ever(folder: Path) -> None:
    """Silent, in the middle of a head, in the middle of a body, on a socket without hello; who has a table may wait."""
    async with serving(folder, idle_s=0.4, hello_s=0.4) as (server, base), AsyncExitStack() as stack:
        code, tokens = await seats_at(base, "matryoshka", {"seats": 3}, 1)
        seated = await stack.enter_async_context(open_socket(base))
        await seated.hello(code, tokens[0])
        silent, head, body, socket = [await idle(stack, server.port) for _ in range(4)]
        await socket.shake()
        body.writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{")
        for letter in b"GET / HTTP/1.1\r\nHost: table":
            head.writer.write(bytes((letter,)))
            await asyncio.sleep(0.01)
        assert await silent.ended(5) == b""
        assert await head.ended(5) == b""
        assert b'"silent"' in await socket.ended(5)
        answer = await body.ended(5)
        assert answer.startswith(b"HTTP/1.1 408")
        assert b'"HTTP-5"' in answer
        await seated.say("say", text="still here")
        await seated.hear("said")


def not_reading(port: int) -> socket.socket:
    """A connection whose client asks for a page a hundred times, and has little room for answers."""
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    client.connect(("127.0.0.1", port))
    client.sendall(100 * b"GET /api/openapi.json HTTP/1.1\r\nHost: table\r\n\r\n")
    return client


async def test_a_client_that_does_not_read_its_answers_is_cut_off(folder: Path) -> None:
    async with serving(folder, idle_s=0.4) as (server, _):
        connections = server.services.quotas.connections
        with not_reading(server.port):
            await until(lambda: connections.held("127.0.0.1") == 1)
            await until(lambda: connections.held("127.0.0.1") == 0, 5)


class SlowReader:
    """A transport whose client reads when it is told to; what the kernel holds of it is not counted."""

    def __init__(self) -> None:
        self.waiting = 0
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def set_write_buffer_limits(self, high: int) -> None: ...

    def get_extra_info(self, name: str) -> None: ...

    def abort(self) -> None:
        self.aborted = True


class Timers:
    """A loop that waits for nothing: what is to be called later is called by the test."""

    def __init__(self) -> None:
        self.due: list[Callable[[], None]] = []

    def call_later(self, seconds: float, call: Callable[[], None]) -> "Timers":
        assert seconds == 60
        self.due.append(call)
        return self

    def cancel(self) -> None:
        self.due.clear()

    def pass_on(self) -> None:
        """A minute later."""
        self.due.pop()()


async def reading() -> tuple[ClientConnection, SlowReader, Timers]:
    """A connection whose client has not yet read an answer of a megabyte."""

    async def nothing(request: web.BaseRequest) -> web.Response:
        raise AssertionError(request)

    client, timers = SlowReader(), Timers()
    logger = logging.getLogger("test")
    connection = ClientConnection(web.Server(nothing), lambda: None, idle_s=60, patience=60, logger=logger)
    connection.connection_made(cast(asyncio.Transport, client))
    connection._loop = cast(asyncio.AbstractEventLoop, timers)
    client.waiting = 1_000_000
    connection.pause_writing()
    return connection, client, timers


async def test_a_client_may_read_slowly_if_it_goes_on_reading() -> None:
    connection, client, timers = await reading()
    while client.waiting > 400_000:
        client.waiting -= 60 * SLOWEST
        timers.pass_on()
    client.waiting += 700_000  # it asked for more meanwhile
    timers.pass_on()
    client.waiting -= 60 * SLOWEST
    timers.pass_on()
    assert not client.aborted
    connection.resume_writing()
    assert not timers.due, "it has read everything"


async def test_a_client_that_reads_less_and_less_is_cut_off() -> None:
    _, client, timers = await reading()
    client.waiting -= 60 * SLOWEST
    timers.pass_on()
    client.waiting -= 60 * SLOWEST - 1
    timers.pass_on()
    assert client.aborted


async def test_what_the_kernel_holds_is_not_read() -> None:
    """It takes more from the process only when a third is gone, which takes a slow client minutes."""
    transport, protocol = await connect_pair()
    try:
        transport.write(bytes(8_000_000))
        before, held = platform.unsent(transport), transport.get_write_buffer_size()
        assert before > held > 0
        protocol.setblocking(False)
        read = 0
        while read < 60_000:
            with suppress(BlockingIOError):
                read += len(protocol.recv(4096))
            await asyncio.sleep(0.001)
        assert transport.get_write_buffer_size() == held
        assert platform.unsent(transport) < before
    finally:
        transport.abort()
        protocol.close()


async def connect_pair() -> tuple[asyncio.WriteTransport, socket.socket]:
    """A transport, and the socket that reads from it, with little room."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        client = socket.socket()
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        client.connect(listening.getsockname())
        there, _ = listening.accept()
    there.setblocking(False)
    transport, _ = await asyncio.get_running_loop().connect_accepted_socket(asyncio.Protocol, there)
    return transport, client


async def test_an_address_holds_so_many_unread_bytes_and_no_more(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = 8_000_000  # more than the kernel holds
    monkeypatch.setattr(routes, "_description", lambda: bytes(page))
    async with serving(folder, proxy=True) as (server, base), AsyncExitStack() as stack:
        unsent = server.services.quotas.unsent
        for _ in range(2):
            raw = await idle(stack, server.port)
            raw.reader._limit = 1  # type: ignore[attr-defined]  # it asks and does not read
            raw.writer.write(b"GET /api/openapi.json HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n")
        await until(lambda: unsent.held("192.0.2.1") == 2 * page)
        for address, status in (("192.0.2.1", 429), ("192.0.2.2", 200)):
            path, headers = f"{base}/api/openapi.json", {"X-Forwarded-For": address}
            async with aiohttp.request("GET", path, headers=headers) as answer:
                assert answer.status == status
                assert len(await answer.read()) == (page if status == 200 else answer.content_length)
        await stack.aclose()
        await until(lambda: unsent.held("192.0.2.1") == 0)


# --- one manner of answering -----------------------------------------------------------------------------------------

WISH = b'{"game":"matryoshka","options":{"seats":3}}'
POST = b"POST /api/tables HTTP/1.1\r\nConnection: close\r\nContent-Length: %d\r\n" % len(WISH)
ROUGH: dict[str, tuple[bytes, int]] = {
    "no HTTP": (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", 400),
    "a strange version": (b"GET / HTTP/x\r\n\r\n", 400),
    "a bad header": (b"GET / HTTP/1.1\r\nHost: a\r\nbad header\r\n\r\n", 400),
    "a long path": (b"GET /" + b"x" * 9000 + b" HTTP/1.1\r\nHost: a\r\n\r\n", 431),
    "a long header": (b"GET / HTTP/1.1\r\nHost: a\r\nCookie: " + b"x" * 9000 + b"\r\n\r\n", 431),
    "nothing there": (b"GET /nothing.png HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 404),
    "nothing there either": (b"GET /api/nothing HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 404),
    "another method": (b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nConnection: close\r\n\r\n", 405),
    "too large": (
        b"POST /api/tables HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 9000\r\n\r\n" + b" " * 9000,
        413,
    ),
    "a port that is none": (POST + b"Host: a:b\r\n\r\n" + WISH, 400),
    "a host that is none": (POST + b"Host: a/b?c\r\n\r\n" + WISH, 400),
    "half an address": (POST + b"Host: [::1\r\n\r\n" + WISH, 400),
    "an origin that is none": (HANDSHAKE.replace(b"Host:", b"Origin: http://[::1\r\nHost:"), 400),
    "another origin": (HANDSHAKE.replace(b"Host:", b"Origin: http://elsewhere\r\nHost:"), 403),
    "no handshake": (b"GET /ws HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 400),
}


async def test_every_answer_has_our_headers_and_names_no_library(folder: Path) -> None:
    async with serving(folder) as (server, _):
        for name, (words, status) in ROUGH.items():
            async with connected(server.port) as raw:
                raw.writer.write(words)
                answer = await asyncio.wait_for(raw.reader.readuntil(b"\r\n\r\n"), 5)
                assert answer[8:].startswith(b" %d " % status), name
                answer += await asyncio.wait_for(raw.reader.read(4096), 5)
            for header in (b"Content-Security-Policy:", b"X-Content-Type-Options: nosniff", b"Server: ludotheque"):
                assert header in answer, name
            assert b"aiohttp" not in answer, name
            assert b"Python" not in answer, name
        assert not Storage(folder).codes(), "what is refused has opened nothing"


# --- descriptors -----------------------------------------------------------------------------------------------------


def test_a_system_without_limits_has_no_reserve(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not descriptors.few_left()
    monkeypatch.setattr(descriptors, "resource", None)
    descriptors.raise_limit()
    assert not descriptors.scarce(10**9)
    monkeypatch.undo()
    monkeypatch.setattr(resource, "getrlimit", lambda _: (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    assert not descriptors.scarce(10**9)


async def test_the_log_stays_open_and_a_new_one_is_noticed(folder: Path) -> None:
    async with serving(folder) as (_, base):
        await seats_at(base, "matryoshka", {"seats": 3}, 1)
        path = folder / "ludotheque.sqlite-wal"
        assert path.exists()
        log = WriteAhead(folder / "ludotheque.sqlite")
        log.flush()
        kept = log._log
        log.flush()
        assert log._log == kept is not None
        copy = path.read_bytes()
        await until(path.exists)
    path.write_bytes(copy)  # another file of that name
    log.flush()
    assert log._log is not None
    path.unlink()
    log.flush()
    assert log._log is None
