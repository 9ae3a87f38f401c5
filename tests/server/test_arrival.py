"""Arrivals are stamped as the loop hands the bytes over, and counted before anyone works on them."""

from collections.abc import Iterator

from ludotheque.server.connection.arrival import Arrival
from ludotheque.server.connection.reader import PING, TEXT, Broken
from ludotheque.server.services.rate_limits import Bucket
from tests.server.raw_socket import masked

FINAL = 0x80


class RecordingReceiver:
    """Writes down what it is told."""

    def __init__(self) -> None:
        self.told: list[object] = []

    def hear(self, kind: int, payload: bytes, arrived: float) -> None:
        self.told.append((kind, payload, arrived))

    def flooded(self) -> None:
        self.told.append("flooded")

    def broken(self, code: int) -> None:
        self.told.append(code)

    def lost(self) -> None:
        self.told.append("lost")


def arriving(times: Iterator[float], burst: float = 9) -> tuple[Arrival, list[object]]:
    """An arrival whose clock shows these times, and what it told."""
    receiver = RecordingReceiver()
    return Arrival(receiver, lambda: next(times), Bucket(0.001, burst), 100), receiver.told


def test_a_frame_counts_from_its_last_bytes() -> None:
    """Else the head of a touch sent before the card is seen would make the touch an early one."""
    arrival, told = arriving(iter([0.0, 100.0, 250.0]))
    frame = masked(FINAL | TEXT, b"touch")
    arrival.data_received(frame[:4])
    assert arrival.at == 100
    assert told == []
    arrival.data_received(frame[4:])
    assert arrival.at == 250
    assert told == [(TEXT, b"touch", 250)]


def test_every_frame_and_every_read_counts() -> None:
    arrival, told = arriving(iter([0.0] * 9), burst=3)
    arrival.data_received(masked(FINAL | PING) * 2)
    arrival.data_received(masked(FINAL | PING)[:1])
    arrival.data_received(masked(FINAL | PING)[1:])
    arrival.data_received(masked(FINAL | PING))
    assert told == [(PING, b"", 0.0), (PING, b"", 0.0), "flooded"]


def test_nothing_is_heard_after_what_is_no_frame() -> None:
    arrival, told = arriving(iter([0.0] * 9))
    arrival.data_received(b"\xff\xff")
    arrival.data_received(masked(FINAL | TEXT, b"later"))
    arrival.connection_lost(None)
    assert told == [1002, "lost"]
    assert Broken(1002).code == 1002
