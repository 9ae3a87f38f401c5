"""The other end of a socket, without a network."""

from collections.abc import Iterator
from typing import Any

import msgspec

from harness.joined import Joined

TEXT = 0x81


def messages(data: bytes) -> Iterator[bytes]:
    """The messages in what a server wrote, which has no masks; pings and close frames are left out."""
    while data:
        short = data[1]
        start = 2 if short < 126 else 4 if short == 126 else 10
        size = short if short < 126 else int.from_bytes(data[2:start], "big")
        if data[0] == TEXT:
            yield data[start : start + size]
        data = data[start + size :]


class FakeTransport:
    """Keeps what it is told, updates with whole views."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self._joined = Joined()

    def write(self, data: bytes) -> None:
        for payload in messages(data):
            self.heard.append(self._joined.take(msgspec.json.decode(payload)))

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return False

    def abort(self) -> None:
        raise AssertionError
