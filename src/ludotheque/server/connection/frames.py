"""WebSocket frames (RFC 6455 §5.2): outgoing messages as bytes, and a count of the incoming frames."""

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


def farewell(message: Goodbye) -> bytes:
    """A goodbye, and the close frame with the code of its reason."""
    return framed(message) + frame(CLOSE_CODES[message.reason].to_bytes(2, "big"), CLOSE)


class FrameCount:
    """Counts the frames in a stream of bytes by their headers, before any work is spent on their payload."""

    def __init__(self) -> None:
        self._left = 0  # bytes of the last frame's payload that are still to come
        self._head = b""  # the beginning of a head that was cut

    def count(self, data: bytes, most: float) -> int:
        """How many frames begin in the next bytes of the stream; the counting ends beyond `most`."""
        if self._head:
            data, self._head = self._head + data, b""
        at, end, begun = self._left, len(data), 0
        while at + 1 < end and begun <= most:
            size, masked = data[at + 1] & 127, data[at + 1] >> 7
            wide = {126: 2, 127: 8}.get(size, 0)
            start = at + 2 + wide + 4 * masked
            if start > end:
                break
            at = start + (int.from_bytes(data[at + 2 : at + 2 + wide], "big") if wide else size)
            begun += 1
        self._left = max(0, at - end)
        self._head = data[at:]
        return begun
