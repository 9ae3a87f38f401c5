"""Arrivals are stamped as the loop hands the bytes over, and the protocol behind notices nothing of it."""

import asyncio

from ludotheque.server.connection.arrival import Arrival
from ludotheque.server.services.rate_limits import Bucket


class RecordingProtocol(asyncio.Protocol):
    """Writes down what it is told."""

    def __init__(self) -> None:
        self.told: list[object] = []

    def data_received(self, data: bytes) -> None:
        self.told.append(data)

    def eof_received(self) -> bool | None:
        self.told.append("eof")
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        self.told.append(exc)

    def pause_writing(self) -> None:
        self.told.append("pause")

    def resume_writing(self) -> None:
        self.told.append("resume")


class FakeTransport(asyncio.Transport):
    """A transport as far as its protocol goes."""

    def __init__(self, protocol: asyncio.BaseProtocol) -> None:
        super().__init__()
        self._protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self._protocol

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._protocol = protocol


def test_a_frame_counts_from_its_last_bytes() -> None:
    """Else the head of a touch sent before the card is seen would make the touch an early one."""
    times = iter([0.0, 100.0, 250.0])
    inner = RecordingProtocol()
    line = FakeTransport(inner)
    arrival = Arrival(line, lambda: next(times), Bucket(9, 9), list)
    protocol = line.get_protocol()
    assert isinstance(protocol, Arrival)
    protocol.data_received(b"head")
    assert arrival.at == 100
    protocol.data_received(b"tail")
    assert arrival.at == 250
    assert inner.told == [b"head", b"tail"]


def test_everything_else_is_passed_on() -> None:
    inner, gone = RecordingProtocol(), ConnectionResetError()
    arrival = Arrival(FakeTransport(inner), lambda: 0.0, Bucket(9, 9), list)
    arrival.pause_writing()
    arrival.resume_writing()
    assert arrival.eof_received() is True
    arrival.connection_lost(gone)
    assert inner.told == ["pause", "resume", "eof", gone]
