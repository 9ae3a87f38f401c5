"""What leaves a socket together, and in which order."""

from collections.abc import Callable

import pytest

from ludotheque.server.connection.connection import PROBE_MS, Connection
from ludotheque.server.connection.frames import PING, frame
from ludotheque.server.connection.outbox import COALESCE_S, Outbox
from ludotheque.server.services.rate_limits import Bucket
from tests.server.fake_clock import FakeClock


class RecordingTransport:
    """Writes down what was written, one line for each call, and when."""

    def __init__(self, clock: FakeClock) -> None:
        self.clock = clock
        self.written: list[tuple[float, bytes]] = []

    @property
    def lines(self) -> list[bytes]:
        return [data for _, data in self.written]

    def write(self, data: bytes) -> None:
        self.written.append((self.clock.time, data))

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return False

    def abort(self) -> None:
        raise AssertionError


class Loop:
    """Turns by hand."""

    def __init__(self) -> None:
        self.now: list[Callable[[], None]] = []
        self.later: list[Callable[[], None]] = []

    def call_soon(self, call: Callable[[], None]) -> None:
        self.now.append(call)

    def call_later(self, seconds: float, call: Callable[[], None]) -> None:
        assert seconds == COALESCE_S
        self.later.append(call)

    def turn(self) -> None:
        calls, self.now = self.now, []
        for call in calls:
            call()

    def wait(self) -> None:
        calls, self.later = self.later, []
        for call in calls:
            call()
        self.turn()


Spoken = tuple[Loop, FakeClock, RecordingTransport, Connection]


@pytest.fixture
def spoken() -> Spoken:
    loop, clock = Loop(), FakeClock()
    pipe = RecordingTransport(clock)
    outbox = Outbox(loop.call_soon, loop.call_later)
    return loop, clock, pipe, Connection(pipe, clock, 1000, Bucket(9, 9), outbox=outbox)


def test_what_one_turn_says_leaves_in_one_piece(spoken: Spoken) -> None:
    loop, _, pipe, connection = spoken
    connection.send(b"a")
    connection.send(b"b")
    assert pipe.lines == []
    loop.turn()
    assert pipe.lines == [b"ab"]


def test_a_delayed_message_leaves_with_what_is_sent_next_and_before_it(spoken: Spoken) -> None:
    loop, _, pipe, connection = spoken
    connection.send_later(b"1")
    connection.send_later(b"2")
    loop.turn()
    assert pipe.lines == []
    connection.send(b"a")
    connection.send_later(b"3")
    loop.turn()
    assert pipe.lines == [b"12a3"]
    loop.wait()
    assert pipe.lines == [b"12a3"]


def test_a_delayed_message_leaves_alone_if_nothing_else_is_sent(spoken: Spoken) -> None:
    loop, _, pipe, connection = spoken
    for text in (b"1", b"2"):
        connection.send_later(text)
        loop.wait()
    assert pipe.lines == [b"1", b"2"]


def test_a_delayed_message_does_not_overtake_what_is_held_back(spoken: Spoken) -> None:
    loop, clock, pipe, connection = spoken
    connection.send_at(clock.now() + 50, b"a", lambda _moment: None)
    connection.send_later(b"1")
    loop.wait()
    assert pipe.lines == []
    clock.until(51)
    loop.turn()
    assert b"".join(pipe.lines).startswith(b"a1")


def test_a_packet_of_its_own_follows_every_reveal() -> None:
    """A kernel learns of a lost packet by what comes after it, or much later. The packet behind is a ping."""
    clock = FakeClock()
    pipe = RecordingTransport(clock)
    connection = Connection(pipe, clock, 1000, Bucket(1, 1))
    connection.send(b"an update")
    connection.send_at(40.0, b"a reveal", lambda _moment: None)
    clock.until(100.0)
    update, reveal, behind = pipe.written
    assert (update, reveal) == ((0.0, b"an update"), (40.0, b"a reveal"))
    assert behind == (40.0 + PROBE_MS, frame((1).to_bytes(4, "big"), PING))
    connection.send_at(100.0, b"a reveal", lambda _moment: None)
    connection.lost()
    clock.until(200.0)
    assert len(pipe.written) == 4, "nothing is sent to somebody who is gone"
