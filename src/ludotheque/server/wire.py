"""One connection as the tables see it: frames out, in order, paced where a race needs it, never waiting."""

from collections import deque
from collections.abc import Callable
from typing import Protocol

import msgspec

from ludotheque.server.clock import Clock
from ludotheque.server.fairness import Link
from ludotheque.server.limits import Bucket
from ludotheque.server.messages import Goodbye, Outgoing
from ludotheque.texts import Lang

encode = msgspec.json.Encoder().encode

CLOSE_CODES = {"restart": 1001, "rude": 1008, "crowded": 1013, "slow": 4000, "removed": 4001, "silent": 4002}


class Pipe(Protocol):
    """What carries bytes: an asyncio transport, or a list in a test."""

    def write(self, data: bytes) -> None: ...
    def get_write_buffer_size(self) -> int: ...
    def abort(self) -> None: ...
    def is_closing(self) -> bool: ...


def frame(payload: bytes, kind: int = 0x81) -> bytes:
    """A whole, unmasked WebSocket frame (RFC 6455 §5.2): 0x81 text, 0x88 close, 0x89 ping, 0x8A pong."""
    size = len(payload)
    if size < 126:
        return bytes((kind, size)) + payload
    if size < 65536:
        return bytes((kind, 126)) + size.to_bytes(2, "big") + payload
    return bytes((kind, 127)) + size.to_bytes(8, "big") + payload


class Wire:
    """A client's socket."""

    def __init__(
        self, pipe: Pipe, clock: Clock, slow_bytes: int, bucket: Bucket, chat: Bucket, most_rtt: float | None = None
    ) -> None:
        self.pipe = pipe
        self.clock = clock
        self.bucket = bucket
        self.chat = chat
        self.link = Link(most=most_rtt)
        self.lang: Lang = "en"
        self.seats: tuple[int, ...] = ()
        self.hashes: frozenset[str] = frozenset()
        self.muted: set[int] = set()
        self.strikes = 0
        self.closed = False
        self.heard = clock.now()
        self.ping_due = self.heard
        self.closing: Callable[[int], object] = lambda _code: None
        self.kernel_rtt: Callable[[], float | None] = lambda: None
        self._slow_bytes = slow_bytes
        self._held: deque[tuple[float, bytes, Callable[[float], object] | None]] = deque()
        self._out: list[bytes] = []
        self._pings: dict[bytes, float] = {}
        self._pinged = 0

    def tell(self, message: Outgoing) -> None:
        """Send a message."""
        self.send(encode(message))

    def send(self, payload: bytes) -> None:
        """Send an encoded message, after any that is still being held back."""
        if self._held:
            self._held.append((0.0, payload, None))
        else:
            self._write(frame(payload))

    def send_at(self, due: float, payload: bytes, sent: Callable[[float], object]) -> None:
        """Send at a moment of the machine's clock, and say when it really left."""
        self._held.append((due, payload, sent))
        if len(self._held) == 1:
            self._release()

    def _release(self) -> None:
        while self._held and not self.closed:
            due, payload, sent = self._held[0]
            now = self.clock.now()
            if due - now > 0.25:  # closer than a timer can hit
                self.clock.call_at(due, self._release)
                return
            self._held.popleft()
            self._write(frame(payload))
            if sent is not None:
                self._flush()
                sent(self.clock.now())

    def _write(self, data: bytes) -> None:
        """Frames of one turn of the loop leave together: a call of the kernel costs more than all the rest."""
        if self.closed:
            return
        if not self._out:
            self.clock.call_soon(self._flush)
        self._out.append(data)

    def _flush(self) -> None:
        if self.closed or not self._out:
            return
        data = self._out[0] if len(self._out) == 1 else b"".join(self._out)
        self._out.clear()
        if self.pipe.is_closing():
            self.closed = True
            return
        self.pipe.write(data)
        if self.pipe.get_write_buffer_size() > self._slow_bytes:
            # Nothing more can be said to someone who does not read.
            self.closed = True
            self.pipe.abort()

    def goodbye(self, message: Goodbye) -> None:
        """Say why, and close."""
        if self.closed:
            return
        self._write(frame(encode(message)))
        code = CLOSE_CODES[message.reason]
        self._write(frame(code.to_bytes(2, "big"), 0x88))
        self._flush()
        self.closed = True
        self.closing(code)

    def ping(self) -> None:
        """Measure the line: the browser answers ping frames itself, no page script is in between."""
        self._pinged += 1
        mark = self._pinged.to_bytes(4, "big")
        if len(self._pings) > 8:
            self._pings.clear()
        self._write(frame(mark, 0x89))
        self._pings[mark] = self.clock.now()
        self._flush()

    def pong(self, mark: bytes, arrived: float) -> bool:
        """Take in the answer to a ping; says whether it was one."""
        sent = self._pings.pop(mark, None)
        if sent is None:
            return False
        self.link.roundtrip.sample(arrived - sent)
        if (kernel := self.kernel_rtt()) is not None:
            self.link.roundtrip.kernel(kernel)
        return True

    def answer_ping(self, mark: bytes) -> None:
        """Answer the client's own ping."""
        self._write(frame(mark, 0x8A))
