"""How a WebSocket ends: the server answers a close frame, and closes what follows no RFC."""

from pathlib import Path

import msgspec
import pytest

from harness.serving import serving
from ludotheque.client import PROTOCOL
from ludotheque.server.endpoints.socket import echo
from tests.server.raw_socket import TEXT, connected, masked

CLOSE = 0x88


@pytest.mark.parametrize(
    ("payload", "code"),
    [
        (b"", 1000),
        (b"\x03\xe8", 1000),
        (b"\x0f\xa1bye", 4001),
        (b"\x03\xed", 1002),
        (b"\x00", 1002),
        (b"\xff\xff", 1002),
    ],
)
def test_a_close_frame_is_answered_with_its_own_code_if_it_has_a_good_one(payload: bytes, code: int) -> None:
    assert echo(payload) == code


async def test_the_server_answers_what_it_was_asked_before_it_closes(folder: Path) -> None:
    """Also what waits for the database: the table of the hello is looked up first."""
    async with serving(folder) as (server, _), connected(server.port) as raw:
        await raw.shake()
        hello = msgspec.json.encode({"type": "hello", "protocol": PROTOCOL, "table": "NOONE"})
        raw.writer.write(masked(TEXT, hello) + masked(TEXT, b"{}") + masked(CLOSE, b"\x0f\xa1"))
        said = await raw.ended()
        assert said.count(b'"type":"refused"') == 2
        assert b"LOBBY-" in said, "the hello was asked about, not its version"
        assert said.endswith(b"\x88\x02\x0f\xa1")
        assert not server.sockets.open


async def test_what_is_no_frame_ends_the_socket(folder: Path) -> None:
    async with serving(folder) as (server, _), connected(server.port) as raw:
        await raw.shake()
        raw.writer.write(b"\x81\x02{}")  # without a mask
        assert (await raw.ended()).endswith(b"\x88\x02\x03\xea")
        assert not server.sockets.open
