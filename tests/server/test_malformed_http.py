"""Callers that speak no HTTP, lie about their bodies or hang up: one log line, no traceback, the server goes on."""

import asyncio
import logging
from pathlib import Path

import aiohttp
import pytest

from harness.recording_log import RecordingLog
from harness.serving import serving
from ludotheque.client import Client
from ludotheque.server.services.logs import http_logger
from tests.server.raw_socket import HANDSHAKE, connected

ROUGH = [
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(64),
    b"GET / HTTP/9.9\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Encoding: gzip\r\nContent-Length: 4\r\n\r\nnope",
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
]


async def test_rough_callers_leave_no_traceback_and_the_house_stands(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    log = RecordingLog()
    async with serving(tmp_path, log=log) as (server, base):
        for words in ROUGH:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(words)
            await writer.drain()
            writer.write_eof()
            await asyncio.wait_for(reader.read(), 10)
            writer.close()
        assert (await Client.request(base, "GET", "/api/games"))[0]["key"]
    assert "Traceback" not in capfd.readouterr().err
    assert not [event for kind, event, _ in log.told if kind == "error"]


ODD = (b"\xff\xfe", b"\xed\xa0\x80", "é٣²".encode())
"""Bytes that are no text, a lone surrogate, and text that is not ASCII."""


@pytest.mark.parametrize("odd", ODD)
@pytest.mark.parametrize(
    ("path", "header", "status"),
    [
        ("/api/operator", "Authorization: Bearer ", 401),
        ("/api/operator", "Cookie: ludotheque-operator=", 401),
        ("/api/operator", "Cookie: ludotheque-operator=9999999999.", 401),
        ("/api/games", "Accept-Language: ", 200),
        ("/api/games", "Cookie: ", 200),
        ("/ws", "Sec-WebSocket-Key: ", 400),
        ("/ws", "Sec-WebSocket-Version: ", 400),
        ("/ws", "Upgrade: ", 400),
        ("/ws", "Sec-WebSocket-Protocol: ", 101),
    ],
)
async def test_headers_that_are_not_ascii_are_no_fault_of_ours(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, odd: bytes, path: str, header: str, status: int
) -> None:
    log = RecordingLog()
    async with (
        serving(tmp_path, log=log, operator_token="a-token-of-the-operator") as (server, _),
        connected(server.port) as socket,
    ):
        lines = HANDSHAKE.split(b"\r\n")[1:-2] if path == "/ws" else [b"Host: x"]
        kept = [line for line in lines if not line.startswith(header.split(" ", maxsplit=1)[0].encode())]
        request = [f"GET {path} HTTP/1.1".encode(), *kept, header.encode() + odd, b"", b""]
        socket.writer.write(b"\r\n".join(request))
        answer = await asyncio.wait_for(socket.reader.readline(), 5)
        assert int(answer.split()[1]) == status
    assert not [event for kind, event, _ in log.told if kind == "error"]
    assert "127.0.0.1" not in caplog.text, "no log line holds an address"


@pytest.mark.parametrize("odd", ODD[:2])
async def test_an_expectation_that_is_no_text_is_no_fault_of_ours(tmp_path: Path, odd: bytes) -> None:
    log = RecordingLog()
    async with serving(tmp_path, log=log) as (server, _), connected(server.port) as socket:
        socket.writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nExpect: " + odd + b"\r\n\r\n")
        answer = await asyncio.wait_for(socket.reader.readline(), 5)
        assert answer.startswith(b"HTTP/1.1 400 ")
    assert not [event for kind, event, _ in log.told if kind == "error"]


async def test_a_record_nested_without_end_is_refused_in_a_sentence(tmp_path: Path) -> None:
    nested = "[" * 5_000 + "\n"
    async with (
        serving(tmp_path) as (_, base),
        aiohttp.ClientSession() as http,
        http.post(f"{base}/api/replay", data=nested) as answer,
    ):
        assert answer.status == 422
        assert (await answer.json())["key"] == "record-header"


def test_our_own_faults_in_the_http_layer_are_told_as_errors() -> None:
    log = RecordingLog()
    logger = http_logger(log)
    logger.error("unhandled", exc_info=RuntimeError("ours"))
    logger.log(logging.INFO, "nothing")
    assert [kind for kind, *_ in log.told] == ["error", "debug"]
