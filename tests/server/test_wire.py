"""What leaves a socket together, and in which order."""

from collections.abc import Callable

import pytest

from ludotheque.server.limits import Bucket
from ludotheque.server.wire import PATIENCE_S, Outbox, Wire
from tests.server.hand_clock import HandClock


class Pipe:
    """Keeps what was written, one piece for each call."""

    def __init__(self) -> None:
        self.written: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def get_write_buffer_size(self) -> int:
        return 0

    def abort(self) -> None:
        raise AssertionError

    def is_closing(self) -> bool:
        return False


class Loop:
    """Turns by hand."""

    def __init__(self) -> None:
        self.now: list[Callable[[], None]] = []
        self.later: list[Callable[[], None]] = []

    def call_soon(self, call: Callable[[], None]) -> None:
        self.now.append(call)

    def call_later(self, seconds: float, call: Callable[[], None]) -> None:
        assert seconds == PATIENCE_S
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


Spoken = tuple[Loop, HandClock, Pipe, Wire]


@pytest.fixture
def spoken() -> Spoken:
    loop, clock, pipe = Loop(), HandClock(), Pipe()
    outbox = Outbox(loop.call_soon, loop.call_later)
    return loop, clock, pipe, Wire(pipe, clock, 1000, Bucket(9, 9), Bucket(9, 9), outbox=outbox)


def test_what_one_turn_says_leaves_in_one_piece(spoken: Spoken) -> None:
    loop, _, pipe, wire = spoken
    wire.send(b"a")
    wire.send(b"b")
    assert pipe.written == []
    loop.turn()
    assert pipe.written == [b"ab"]


def test_a_mention_leaves_with_what_is_said_next_and_before_it(spoken: Spoken) -> None:
    loop, _, pipe, wire = spoken
    wire.mention(b"1")
    wire.mention(b"2")
    loop.turn()
    assert pipe.written == []
    wire.send(b"a")
    wire.mention(b"3")
    loop.turn()
    assert pipe.written == [b"12a3"]
    loop.wait()
    assert pipe.written == [b"12a3"]


def test_a_mention_leaves_alone_if_nothing_is_said_for_a_moment(spoken: Spoken) -> None:
    loop, _, pipe, wire = spoken
    for text in (b"1", b"2"):
        wire.mention(text)
        loop.wait()
    assert pipe.written == [b"1", b"2"]


def test_a_mention_does_not_overtake_what_is_held_back(spoken: Spoken) -> None:
    loop, clock, pipe, wire = spoken
    wire.send_at(clock.now() + 50, b"a", lambda _moment: None)
    wire.mention(b"1")
    loop.wait()
    assert pipe.written == []
    clock.until(51)
    loop.turn()
    assert b"".join(pipe.written).startswith(b"a1")
