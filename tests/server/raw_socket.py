"""A socket by hand: the bytes of a WebSocket client, so that a test can send what no library would."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: table\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
TEXT, FRAGMENT, PART, END, PING, PONG = 0x81, 0x01, 0x00, 0x80, 0x89, 0x8A


def masked(kind: int, payload: bytes = b"") -> bytes:
    """A client's frame; a mask of zeros changes nothing."""
    size = len(payload)
    head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2, "big")
    return head + bytes(4) + payload


class RawSocket:
    """A connection to a server, after or before the handshake."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def shake(self, behind: bytes = b"") -> bytes:
        """Make a socket of it, perhaps with frames right behind the request; the answer's head."""
        self.writer.write(HANDSHAKE + behind)
        return await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), 5)

    async def ended(self, seconds: float = 10.0) -> bytes:
        """Wait until the server has closed the connection; all it said."""
        said = b""
        with suppress(ConnectionError):
            async with asyncio.timeout(seconds):
                while data := await self.reader.read(65_536):
                    said += data
        return said


@asynccontextmanager
async def connected(port: int, host: str = "127.0.0.1") -> AsyncIterator[RawSocket]:
    """A bare TCP connection to a server on this machine, from one of its addresses."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(host, 0))
    try:
        yield RawSocket(reader, writer)
    finally:
        writer.transport.abort()
        with suppress(ConnectionError):
            await writer.wait_closed()
