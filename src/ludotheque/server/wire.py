"""One connection as the tables see it: frames out, in order, paced where a race needs it, never waiting."""

from collections import deque
from collections.abc import Callable
from typing import Protocol

from ludotheque.server.clock import Clock, Handle
from ludotheque.server.fairness import Link
from ludotheque.server.frames import CLOSE, PING, PONG, frame, framed
from ludotheque.server.limits import Bucket
from ludotheque.server.messages import Goodbye, Outgoing
from ludotheque.texts import Lang

PATIENCE_S = 0.01
"""How long an acknowledgement may wait for company: what it is about has been shown."""
BEHIND = 5.0
"""Milliseconds after a reveal: a packet behind it lets the kernel notice within a round trip that it was lost."""
CLOSE_CODES = {"restart": 1001, "rude": 1008, "slow": 4000, "removed": 4001, "silent": 4002}


class Pipe(Protocol):
    """What carries bytes: an asyncio transport, or a list in a test."""

    def write(self, data: bytes) -> None: ...
    def get_write_buffer_size(self) -> int: ...
    def abort(self) -> None: ...
    def is_closing(self) -> bool: ...


class Outbox:
    """What one turn of the loop brings leaves together: a call of the kernel costs more than all the rest."""

    def __init__(
        self,
        soon: Callable[[Callable[[], None]], object] = lambda call: call(),
        later: Callable[[float, Callable[[], None]], object] = lambda _seconds, call: call(),
    ) -> None:
        self._soon = soon
        self._later = later
        self._wires: deque[Wire] = deque()
        self._patient: list[Wire] = []

    def add(self, wire: "Wire") -> None:
        """Let a socket that has something to say say it at the end of this turn."""
        self._wires.append(wire)
        if len(self._wires) == 1:
            self._soon(self._leave)

    def add_patient(self, wire: "Wire") -> None:
        """Let a socket speak that may wait for a better reason to."""
        self._patient.append(wire)
        if len(self._patient) == 1:
            self._later(PATIENCE_S, self._let_speak)

    def _let_speak(self) -> None:
        patient, self._patient = self._patient, []
        for wire in patient:
            self.add(wire)

    def _leave(self) -> None:
        try:
            while self._wires:
                self._wires.popleft().flush()
        finally:  # one that fails must not keep the others silent
            if self._wires:
                self._soon(self._leave)


class Wire:
    """A client's socket."""

    def __init__(
        self,
        pipe: Pipe,
        clock: Clock,
        slow_bytes: int,
        bucket: Bucket,
        chat: Bucket,
        *,
        most_rtt: float | None = None,
        outbox: Outbox | None = None,
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
        self.measuring: Handle
        self.closing: Callable[[int], object] = lambda _code: None
        self.kernel_rtt: Callable[[], float | None] = lambda: None
        self._slow_bytes = slow_bytes
        self._held: deque[tuple[float, bytes, Callable[[float], object] | None]] = deque()
        self._out: list[bytes] = []
        self._mentions: list[bytes] = []
        self._outbox = outbox or Outbox()
        self._pings: dict[bytes, float] = {}
        self._pinged = 0

    def tell(self, message: Outgoing) -> None:
        """Send a message."""
        self.send(framed(message))

    def send(self, data: bytes) -> None:
        """Send a message in its frame, after any that is still being held back."""
        if self._held:
            self._held.append((0.0, data, None))
        else:
            self._write(data)

    def mention(self, data: bytes) -> None:
        """Send a message that nobody waits for, in its turn: with the next one, or a moment later."""
        if self._held or self._out:
            self.send(data)
        elif not self.closed:
            self._mentions.append(data)
            if len(self._mentions) == 1:
                self._outbox.add_patient(self)

    def send_at(self, due: float, data: bytes, sent: Callable[[float], object]) -> None:
        """Send at a moment of the machine's clock, and say when it really left."""
        self._held.append((due, data, sent))
        if len(self._held) == 1:
            self._release()

    def _release(self) -> None:
        while self._held and not self.closed:
            due, data, sent = self._held[0]
            now = self.clock.now()
            if due - now > 0.25:  # closer than a timer can hit
                self.clock.call_at(due, self._release)
                return
            self._held.popleft()
            self._write(data)
            if sent is not None:
                self.flush()
                sent(self.clock.now())
                self.clock.call_at(now + BEHIND, self.ping)

    def _write(self, data: bytes) -> None:
        if not self.closed:
            self._out.append(data)
            if len(self._out) == 1:
                self._outbox.add(self)

    def flush(self) -> None:
        """Hand what was said in this turn to the kernel now."""
        said = self._mentions + self._out if self._mentions else self._out
        if self.closed or not said:
            return
        data = said[0] if len(said) == 1 else b"".join(said)
        self._mentions.clear()
        self._out.clear()
        pipe = self.pipe
        if pipe.is_closing():
            self.closed = True
            return
        pipe.write(data)
        if pipe.get_write_buffer_size() > self._slow_bytes:
            # Nothing more can be said to someone who does not read.
            self.closed = True
            pipe.abort()

    def goodbye(self, message: Goodbye) -> None:
        """Say why, and close."""
        if self.closed:
            return
        self._write(framed(message))
        code = CLOSE_CODES[message.reason]
        self._write(frame(code.to_bytes(2, "big"), CLOSE))
        self.flush()
        self.closed = True
        self.closing(code)

    def ping(self) -> None:
        """Measure the line: the browser answers ping frames itself, no page script is in between."""
        if self.closed:
            return
        self._pinged += 1
        mark = self._pinged.to_bytes(4, "big")
        if len(self._pings) > 8:
            self._pings.clear()
        self._write(frame(mark, PING))
        self._pings[mark] = self.clock.now()
        self.flush()

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
        self._write(frame(mark, PONG))
