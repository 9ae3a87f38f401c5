"""WebSocket frames (RFC 6455 §5.2): outgoing messages as bytes."""

import msgspec

from ludotheque.server.protocol import Goodbye, Outgoing

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
CLOSE_CODES = {
    "restart": 1001,
    "rude": 1008,
    "slow": 4000,
    "removed": 4001,
    "silent": 4002,
    "closed": 4003,
    "banned": 4004,
}

encode = msgspec.json.Encoder().encode


def head(size: int, kind: int = TEXT) -> bytes:
    """The header of a frame with a payload of this size: unfragmented, not masked."""
    if size < 126:
        return bytes((kind, size))
    if size < 65536:
        return bytes((kind, 126, size >> 8, size & 255))
    return bytes((kind, 127)) + size.to_bytes(8, "big")


def frame(payload: bytes, kind: int = TEXT) -> bytes:
    """A payload in its frame."""
    return head(len(payload), kind) + payload


def framed(message: Outgoing) -> bytes:
    """A message in its frame."""
    return frame(encode(message))


def closing(code: int) -> bytes:
    """The close frame with a code."""
    return frame(code.to_bytes(2, "big"), CLOSE)


def farewell(message: Goodbye) -> bytes:
    """A goodbye, and the close frame with the code of its reason."""
    return framed(message) + closing(CLOSE_CODES[message.reason])
