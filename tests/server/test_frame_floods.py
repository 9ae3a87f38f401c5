"""One socket that floods the server with frames is closed, whatever kind of frame it sends; others never notice."""

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest

from harness.serving import open_socket, serving
from ludotheque.server.connection.frames import FrameCount
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


def test_frames_are_counted_by_their_heads_however_the_bytes_are_cut() -> None:
    stream = masked(TEXT, b"a" * 5) + masked(PING) + masked(TEXT, b"b" * 300) + masked(PONG, b"c")
    unmasked = b"\x81\x7f" + (70_000).to_bytes(8, "big") + b"d" * 70_000
    stream += unmasked + masked(PART)
    for size in (1, 2, 3, 7, 64, 1_000, len(stream)):
        frames = FrameCount()
        pieces = [stream[at : at + size] for at in range(0, len(stream), size)]
        assert sum(frames.count(piece, 100) for piece in pieces) == 6, size
    assert FrameCount().count(masked(PING) * 50, 10) == 11  # enough to know that it is too many
