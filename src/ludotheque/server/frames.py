"""Messages as the bytes that leave: JSON in WebSocket frames (RFC 6455 §5.2)."""

import msgspec

from ludotheque.server.messages import Outgoing

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A

encode = msgspec.json.Encoder().encode


def head(size: int, kind: int = TEXT) -> bytes:
    """What comes before a payload of this size: a whole frame, not masked."""
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
