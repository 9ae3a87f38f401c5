"""One socket that floods the server with frames is closed, whatever kind of frame it sends; others never notice."""

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest

from harness.serving import open_socket, serving
from tests.server.raw_socket import END, FRAGMENT, PART, PING, PONG, TEXT, connected, masked

FLOODS = {
    "pings": masked(PING, b"x") * 2_000,
    "pongs": masked(PONG, b"x") * 2_000,
    "empty fragments": masked(FRAGMENT, b"{") + masked(PART) * 2_000,
    "messages in fragments": (masked(FRAGMENT, b"{") + masked(PART, b"}") + masked(END)) * 700,
}


async def flooded(port: int, flood: bytes, *, early: bool) -> bytes:
    """Send a flood after the handshake, or right behind it; all that was answered."""
    async with connected(port) as raw:
        await raw.shake(flood if early else b"")
        with suppress(ConnectionError):
            for _ in range(20):
                raw.writer.write(flood)
                await raw.writer.drain()
                await asyncio.sleep(0.005)
        return await raw.ended()


@pytest.mark.parametrize("early", [False, True])
async def test_a_flood_of_frames_ends_the_socket(folder: Path, early: bool) -> None:
    async with serving(folder) as (server, _):
        answers = await asyncio.gather(*(flooded(server.port, flood, early=early) for flood in FLOODS.values()))
    for kind, said in zip(FLOODS, answers, strict=True):
        assert b'"reason":"rude"' in said, kind
        assert said.count(b"\x8a\x01x") <= 181, kind  # no more pongs than frames are allowed


async def test_bytes_in_drops_count_as_well(folder: Path) -> None:
    """Each read costs a turn of the loop, however little it brings."""
    async with serving(folder) as (server, _), connected(server.port) as raw:
        await raw.shake()
        frame = masked(TEXT, b"x" * 8_000)
        with suppress(ConnectionError):
            for number in range(400):
                raw.writer.write(frame[number : number + 1])
                await raw.writer.drain()
                await asyncio.sleep(0.0005)
        assert b'"reason":"rude"' in await raw.ended()


async def test_a_lively_honest_socket_is_left_alone(folder: Path) -> None:
    """As many messages as are allowed, a ping with each, and a pong for each of the server's pings."""
    async with serving(folder) as (_, base), open_socket(base) as talker:
        for _ in range(40):
            await talker.say("start")
            await talker.socket.ping()
            await asyncio.sleep(0.01)
        for _ in range(40):
            assert (await talker.hear("refused"))["rule"] == "WIRE-4"
        await talker.say("start")
        assert (await talker.hear("refused"))["rule"] == "WIRE-4", "it is still answered"
