"""One connection as tables see it: frames leave in order, at a given time where a race needs it, and nobody waits.

Other modules read its attributes but never write them: a test checks that.
"""

from collections.abc import Callable
from typing import Protocol

from ludotheque.server.connection.frames import PONG, farewell, frame, framed
from ludotheque.server.connection.outbox import Outbox
from ludotheque.server.connection.round_trips import RoundTrips
from ludotheque.server.fairness import Link, Trust
from ludotheque.server.protocol import Goodbye, Outgoing
from ludotheque.server.services.clock import Clock, Handle
from ludotheque.server.services.rate_limits import Bucket, Excess, Part
from ludotheque.texts import Lang

PROBE_MS = 5.0
"""After a reveal a ping follows: a packet behind it lets the kernel notice within a round trip that it was lost."""
TIMER_MS = 0.25
"""How precisely a timer can hit: a message due sooner leaves at once."""


class Pipe(Protocol):
    """What carries bytes: an asyncio transport, or a list in a test."""

    def write(self, data: bytes) -> None: ...
    def get_write_buffer_size(self) -> int: ...
    def abort(self) -> None: ...
    def is_closing(self) -> bool: ...


class Connection:
    """A client's socket: who is behind it, and what is sent to it."""

    __slots__ = (
        "__weakref__",
        "_bucket",
        "_clock",
        "_closing",
        "_delayed",
        "_heard",
        "_messages",
        "_next_ping",
        "_out",
        "_outbox",
        "_paced",
        "_pipe",
        "_round_trips",
        "_rude",
        "_said",
        "_slow_bytes",
        "_strikes",
        "_traffic",
        "address",
        "closed",
        "hashes",
        "lang",
        "link",
        "muted",
        "named",
        "seats",
        "spoke",
        "story",
    )

    def __init__(
        self,
        pipe: Pipe,
        clock: Clock,
        slow_bytes: int,
        bucket: Bucket,
        *,
        most_rtt: float | None = None,
        address: str = "",
        outbox: Outbox | None = None,
    ) -> None:
        self.address = address
        self.link = Link(most=most_rtt)
        self.lang: Lang = "en"
        self.story = False
        """Whether the client wants events in sentences as well."""
        self.seats: tuple[int, ...] = ()
        self.named = False
        """Whether updates name their seat: the client has several tokens, whatever they open by now."""
        self.hashes: frozenset[str] = frozenset()
        """Of the tokens with which the client said hello, those that open something: a few, however many it sends."""
        self.muted: frozenset[int] = frozenset()
        self.closed = False
        self.spoke = clock.now()
        """When the last message was sent to it."""
        self._pipe = pipe
        self._clock = clock
        self._bucket = bucket
        self._messages: Part | None = None
        self._traffic: Bucket | None = None
        self._rude: Bucket | None = None
        self._closing: Callable[[], object] = lambda: None
        self._slow_bytes = slow_bytes
        self._strikes = 0
        self._heard = self.spoke
        self._next_ping: Handle | None = None
        self._said = False  # whether a message, and not only a ping, is on its way
        self._paced: list[tuple[float, bytes, Callable[[float], object] | None]] = []
        self._out: list[bytes] = []
        self._delayed: list[bytes] = []
        self._outbox = outbox or Outbox()
        self._round_trips = RoundTrips(clock, self.link)

    # --- who is behind it --------------------------------------------------------------------------------------------

    @property
    def shared(self) -> bool:
        """Whether several people sit at this device."""
        return len(self.seats) > 1

    def prefer(self, lang: Lang, *, story: bool) -> None:
        """Note the language of the client, and whether it wants events in sentences."""
        self.lang, self.story = lang, story

    def sit(self, seats: tuple[int, ...], hashes: frozenset[str], *, named: bool) -> None:
        """Note which seats the client's tokens open at its table, and whether it has several tokens."""
        self.seats, self.hashes = seats, hashes
        self.named = self.named or named

    def get_up(self) -> None:
        """It leaves its table: its seats were there, and those that it muted."""
        self.seats, self.hashes, self.muted = (), frozenset(), frozenset()

    def give_up(self, seat: int) -> None:
        """One of its seats is no longer its own."""
        self.seats = tuple(each for each in self.seats if each != seat)

    def mute(self, seat: int, *, muted: bool) -> None:
        """Note that the client does not want to read what a seat says, or does again."""
        self.muted = self.muted | {seat} if muted else self.muted - {seat}

    def use_trust(self, trust: Trust) -> None:
        """Judge its touches by what its seat's earlier touches proved."""
        self.link.trust = trust

    def excess(self, now: float) -> Excess | None:
        """Why one more message is too much, if it is: for the client's own rate, or for that of its address."""
        if not self._bucket.take(now):
            return Excess.OWN
        return None if self._messages is None else self._messages.take(now)

    def limit_address(self, messages: Part, traffic: Bucket, rude: Bucket) -> None:
        """Refuse messages, and close it, when all sockets of its address together send or are sent more than this."""
        self._messages, self._traffic, self._rude = messages, traffic, rude

    def strike(self) -> int:
        """Count one more message that no honest client sends; how many there were."""
        self._strikes += 1
        return self._strikes

    def hear(self, moment: float) -> None:
        """Note that something arrived."""
        self._heard = moment

    def silent_for(self) -> float:
        """Milliseconds since something arrived."""
        return self._clock.now() - self._heard

    def tell(self, message: Outgoing) -> None:
        """Send a message."""
        self.send(framed(message))

    def send(self, data: bytes) -> None:
        """Send a message in its frame, after any that is still being paced."""
        if self._paced:
            self._paced.append((0.0, data, None))
        elif not self.closed:
            self._said = True
            self._out.append(data)
            if len(self._out) == 1:
                self._outbox.add(self)

    def send_later(self, data: bytes) -> None:
        """Send a message that nobody waits for, in its order: with the next one, or some milliseconds later."""
        if self._paced or self._out:
            self.send(data)
        elif not self.closed:
            self._delayed.append(data)
            if len(self._delayed) == 1:
                self._outbox.add_later(self)

    @property
    def pacing(self) -> bool:
        """Whether a send is planned for later: what is sent now leaves after it."""
        return bool(self._paced)

    def send_at(self, due: float, data: bytes, sent: Callable[[float], object]) -> None:
        """Send at a moment of the machine's clock, and report when it really left."""
        self._paced.append((due, data, sent))
        if len(self._paced) == 1:
            self._release()

    def _release(self) -> None:
        while self._paced and not self.closed:
            due, data, sent = self._paced[0]
            now = self._clock.now()
            if due - now > TIMER_MS:
                self._clock.call_at(due, self._release)
                return
            del self._paced[0]
            self._said = True
            self._write(data)
            if sent is not None:
                self.flush()
                sent(self._clock.now())
                self._clock.call_at(now + PROBE_MS, self.ping)

    def _write(self, data: bytes) -> None:
        if not self.closed:
            self._out.append(data)
            if len(self._out) == 1:
                self._outbox.add(self)

    def flush(self) -> None:
        """Hand what was sent in this turn of the loop to the kernel now."""
        out = self._out
        if self._delayed:
            out, self._delayed = self._delayed + out, []
            self._said = True
        if self.closed or not out:
            return
        data = out[0] if len(out) == 1 else b"".join(out)
        self._out = []
        now = self._clock.now()
        if self._said:
            self.spoke, self._said = now, False
        pipe = self._pipe
        if pipe.is_closing():
            self.closed = True
            return
        if self._traffic is not None and not self._traffic.take(now, len(data)):
            # The address was sent more than it may be; when it comes back it is told so.
            pipe.write(farewell(Goodbye(reason="slow", back=True)))
            self._close()
            return
        pipe.write(data)
        if pipe.get_write_buffer_size() > self._slow_bytes:
            # Nothing more can be sent to someone who does not read.
            self.closed = True
            pipe.abort()

    def goodbye(self, message: Goodbye) -> None:
        """Say why, and close."""
        if not self.closed:
            self._write(farewell(message))
            self.flush()
            self._close()

    def turn_out(self) -> None:
        """Close it because it sends what no honest client sends; its address may do so only so often."""
        if not self.closed and self._rude is not None:
            self._rude.take(self._clock.now())
        self.goodbye(Goodbye(reason="rude", back=False))

    def on_close(self, call: Callable[[], object]) -> None:
        """Call this once a close frame was sent."""
        self._closing = call

    def _close(self) -> None:
        self.closed = True
        self._closing()

    def abort(self) -> None:
        """Drop a socket that says nothing, without waiting for its answer to the close frame."""
        self.goodbye(Goodbye(reason="silent", back=True))
        self._pipe.abort()

    def lost(self) -> None:
        """The socket is gone: nothing is sent or measured any more."""
        self.closed = True
        if self._next_ping is not None:
            self._next_ping.cancel()

    def ping(self) -> None:
        """Measure the round-trip time."""
        if not self.closed:
            self._write(self._round_trips.ping())
            self.flush()

    def ping_at(self, moment: float, call: Callable[[], None]) -> None:
        """Plan the next measurement; it is cancelled with the connection."""
        self._next_ping = self._clock.call_at(moment, call)

    def pong(self, mark: bytes, arrived: float) -> bool:
        """Take in the answer to a ping; says whether it was one."""
        return self._round_trips.pong(mark, arrived)

    def answer_ping(self, mark: bytes) -> None:
        """Answer the client's own ping."""
        self._write(frame(mark, PONG))

    def use_kernel(self, rtt: Callable[[], float | None]) -> None:
        """Let the kernel confirm what pongs say about the connection."""
        self._round_trips.use_kernel(rtt)

    def use_handshake(self, rtt: float) -> None:
        """Let a proxy confirm it, by the round trip of its handshake with the client."""
        self.link.roundtrip.handshake(rtt)
