"""Devices that several people share: how long the table's clock is held while one is passed on (decision 30).

Such a device says whose hand is open on it, or that it is covered. Each of its people gets their own time. But a device
must not stop a table for the others, so the extra time that it gets between two deadlines is limited.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence
from time import time

from ludotheque.core import Millis
from ludotheque.server.connection.connection import Connection
from ludotheque.server.services.clock import Alarm, Clock
from ludotheque.server.table import phases
from ludotheque.server.table.phases import Hold
from ludotheque.server.table.play import Play
from ludotheque.server.table.table_clock import TableClock

COVER_MS = 60_000.0
"""The longest wait for a covered device, each time it is passed on."""
LEAST_MS = 1_000.0
"""What being passed on costs at least, so that a device which does nothing else comes to an end soon."""


class Device:
    """One shared device: whose hand is open on it (`None`: covered), and how long the clock has waited for that."""

    __slots__ = ("hand", "since", "waited")

    def __init__(self) -> None:
        self.hand: int | None = None
        self.waited = 0.0
        self.since: float | None = None


class SharedDevices:
    """The shared devices of one table. It reads no clock: it is told the time, and says how long to wait."""

    def __init__(self) -> None:
        self._devices: dict[Connection, Device] = {}
        self._deadline: Millis | None = None
        self._given: defaultdict[int | None, float] = defaultdict(float)  # to covers, and to each open hand
        self._limits: dict[int, float] = {}  # of each hand that was opened since the deadline was set

    def __bool__(self) -> bool:
        return bool(self._devices)

    def show(self, connection: Connection, seat: int | None, now: float) -> None:
        """A device says whose hand is open on it, or that it is covered."""
        device = self._devices.setdefault(connection, Device())
        self._count(device, now)
        device.hand, device.waited = seat, 0.0
        self._given[seat] += LEAST_MS

    def forget(self, connection: Connection, now: float) -> None:
        """A device is gone."""
        if (device := self._devices.pop(connection, None)) is not None:
            self._count(device, now)

    def wait(self, now: float, deadline: Millis, left: float, awaited: Callable[[Connection], Sequence[int]]) -> float:
        """Until when the clock waits; not after `now`: it runs. `left` is what it has until the deadline."""
        for device in self._devices.values():
            self._count(device, now)
        if deadline != self._deadline:
            self._deadline = deadline
            self._given.clear()
            self._limits.clear()
        until = now
        for connection, device in self._devices.items():
            if (more := self._allowed(device, left, awaited(connection))) > 0:
                device.since = now
                until = max(until, now + more)
        return until

    def rest(self, now: float) -> None:
        """The clock does not wait for any device from now on, whatever else it waits for."""
        for device in self._devices.values():
            self._count(device, now)

    def _count(self, device: Device, now: float) -> None:
        if device.since is not None:
            device.waited += now - device.since
            self._given[device.hand] += now - device.since
            device.since = None

    def _allowed(self, device: Device, left: float, awaited: Sequence[int]) -> float:
        hand = device.hand
        if hand is None:
            most = COVER_MS * (self._tablets() + len(self._limits))
            return min(COVER_MS - device.waited, most - self._given[None]) if awaited else 0.0
        limit = self._limits.setdefault(hand, left)
        others = any(seat != hand for seat in awaited)
        return limit - self._given[hand] if others else 0.0

    def _tablets(self) -> int:
        """How many devices there are at most: each has two seats or more, and may have any number of sockets."""
        seats = {seat for connection in self._devices for seat in connection.seats}
        return min(len(self._devices), len(seats) // 2)


class DeviceWait:
    """Holds a table's clock while a shared device is passed on, as far as the rules above allow."""

    def __init__(self, clock: Clock, time: TableClock) -> None:
        self._clock = clock
        self._time = time
        self._devices = SharedDevices()
        self._alarm = Alarm(clock)
        self.until = 0
        """When the clock goes on at the latest, in seconds since 1970."""

    def __bool__(self) -> bool:
        return bool(self._devices)

    def show(self, connection: Connection, seat: int | None) -> None:
        """A device says whose hand is open on it, or that it is covered."""
        self._devices.show(connection, seat, self._clock.now())

    def forget(self, connection: Connection) -> None:
        """A device is gone, or hides nothing from its people: nobody waits for it."""
        self._devices.forget(connection, self._clock.now())

    def update(self, play: Play | None, again: Callable[[], None]) -> bool:
        """Hold the clock or release it, and call `again` when to look again; says whether it runs again."""
        if not self._devices:
            return self._time.release(Hold.DEVICE)
        now, deadline = self._clock.now(), None if play is None else play.patience()
        if play is None or deadline is None or not self._time.holds.keys() <= phases.PLAYABLE:
            self._devices.rest(now)
            return self._time.release(Hold.DEVICE)
        until = self._devices.wait(
            now,
            deadline,
            float(deadline - self._time.now()),
            lambda connection: play.awaited(connection.seats) if connection.shared else (),
        )
        if until <= now:
            return self._time.release(Hold.DEVICE)
        self.until = round(time() + (until - now) / 1000)
        self._time.hold(Hold.DEVICE)
        self._alarm.set(until, again)
        return False

    def stop(self) -> None:
        """Wait for nobody any more."""
        self._alarm.cancel()
