"""Incoming WebSocket frames (RFC 6455 §5): bytes of a stream become messages, without a queue or a task in between."""

from typing import Final

CONTINUED: Final = 0x0
TEXT: Final = 0x1
BINARY: Final = 0x2
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA

BAD_FRAME: Final = 1002
TOO_BIG: Final = 1009
_KINDS: Final = frozenset((CONTINUED, TEXT, BINARY, CLOSE, PING, PONG))
_CONTROL: Final = 0x8
_FIN: Final = 0x80
_TEXT: Final = _FIN | TEXT
_MASKED: Final = 0x80


class Broken(Exception):
    """No client that follows the RFC sends this; `code` goes into the close frame."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class FrameReader:
    """Cuts a client's stream into messages. Fragments are joined; control frames may come between them."""

    __slots__ = ("_kind", "_most", "_parts", "_rest", "frames")

    def __init__(self, most: int) -> None:
        self._most = most
        self._rest = b""  # the beginning of a frame that is not complete
        self._kind = CONTINUED  # of the message of which there are fragments
        self._parts: bytes | None = None
        self.frames = 0
        """How many frames the last `read` found, whatever they were."""

    def read(self, data: bytes, most: float) -> list[tuple[int, bytes]]:
        """The messages that are complete now, each with its kind; stops beyond `most` frames. Raises `Broken`."""
        if self._rest:
            data = self._rest + data
        found: list[tuple[int, bytes]] = []
        at, end = 0, len(data)
        self.frames = 0
        while end - at >= 2 and self.frames <= most:
            first, size, start = data[at], data[at + 1], at + 6
            if not size & _MASKED or first & 0x70:  # §5.1, §5.2
                raise Broken(BAD_FRAME)
            size &= 0x7F
            if size > 125:
                start, size = _long(data, at)
            if size > self._most:
                raise Broken(TOO_BIG)
            stop = start + size
            if stop > end:
                break
            self.frames += 1
            payload = unmasked(data[start:stop], data[start - 4 : start])
            at = stop
            if first == _TEXT and self._parts is None:  # as almost always
                found.append((TEXT, payload))
            elif (message := self._join(first, payload)) is not None:
                found.append(message)
        self._rest = data[at:]
        return found

    def _join(self, first: int, payload: bytes) -> tuple[int, bytes] | None:
        kind, final = first & 0xF, first & _FIN
        if kind not in _KINDS:
            raise Broken(BAD_FRAME)
        if kind & _CONTROL:
            if not final:
                raise Broken(BAD_FRAME)
            return kind, payload
        if (kind == CONTINUED) == (self._parts is None):  # nothing to go on with, or something that is not done (§5.4)
            raise Broken(BAD_FRAME)
        if self._parts is None:
            self._kind, self._parts = kind, b""
        if len(self._parts) + len(payload) > self._most:
            raise Broken(TOO_BIG)
        self._parts += payload
        if not final:
            return None
        whole, self._parts = self._parts, None
        return self._kind, whole


def _long(data: bytes, at: int) -> tuple[int, int]:
    """Where the payload of a frame with a long length begins, and its size; a size of 0 if that is not there yet."""
    if data[at] & _CONTROL:  # §5.5
        raise Broken(BAD_FRAME)
    wide = 2 if data[at + 1] & 0x7F == 126 else 8
    start = at + 6 + wide
    return start, int.from_bytes(data[at + 2 : at + 2 + wide], "big") if start <= len(data) else 0


def unmasked(data: bytes, mask: bytes) -> bytes:
    """A payload as its sender meant it (§5.3)."""
    size = len(data)
    key = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(data, "little") ^ int.from_bytes(key, "little")).to_bytes(size, "little")
