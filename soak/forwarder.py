"""What `tc netem` does, in user space: every IP packet waits its time, in order, and one in a hundred is lost.

`soak.lines` runs it with its settings as one JSON argument. It makes a pair of TUN devices for every line and prints
`ready`. On SIGTERM it writes how punctual it was.
"""

import ctypes
import fcntl
import heapq
import json
import os
import select
import signal
import struct
import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

TUNSETIFF = 0x400454CA
IFF_TUN, IFF_TAP, IFF_NO_PI = 0x0001, 0x0002, 0x1000
_libc = ctypes.CDLL(None, use_errno=True)


def tun(space: str, device: str, kind: int = IFF_TUN) -> int:
    """A TUN or TAP device inside a namespace, as a file that works from anywhere."""
    with Path(f"/run/netns/{space}").open() as handle:
        if _libc.setns(handle.fileno(), 0) != 0:
            raise OSError(ctypes.get_errno(), f"cannot enter {space}")
    number = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(number, TUNSETIFF, struct.pack("16sH22x", device.encode(), kind | IFF_NO_PI))
    return number


def hurry() -> None:
    """Ask for the processor at once when there is work: lines and people do not wait for a busy machine."""
    with suppress(OSError):
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))


class Way:
    """One direction of one line."""

    def __init__(self, target: int, rtt: float, wish: dict[str, Any]) -> None:
        self.target = target
        self.base = rtt / 2
        self.scale = (wish["least"] + wish["jitter"] * rtt) / 2
        self.loss = wish["loss"]
        self.last: dict[bytes, float] = {}

    def due(self, packet: bytes, now: float, chance: Random) -> float:
        """When a packet that came now may go on, never before the one in front of it at the same table.

        A connection is known by its ports. Every table is in another home: what waits for one holds up no other.
        """
        start = 4 * (packet[0] & 15)
        ports = packet[start : start + 4]
        due = now + (self.base + chance.gammavariate(2.0, self.scale)) / 1000
        self.last[ports] = max(self.last.get(ports, 0.0), due)
        return self.last[ports]


class Forwarder:
    """All lines."""

    def __init__(self, wish: dict[str, Any]) -> None:
        self.chance = Random()
        self.ways: dict[int, Way] = {}
        self.waiting: list[tuple[float, int, int, bytes]] = []
        self.carried = self.lost = 0
        self.late: list[int] = [0] * 1001  # packets by how late they left, in tenths of a millisecond
        self.running = True
        for line, rtt in enumerate(wish["rtts"]):
            near, far = tun(wish["server"], f"line{line}"), tun(wish["players"][line], "line")
            self.ways[near] = Way(far, rtt, wish)
            self.ways[far] = Way(near, rtt, wish)

    def run(self) -> None:
        """Carry packets until told to stop."""
        files = list(self.ways)
        while self.running:
            rest = self.waiting[0][0] - monotonic() if self.waiting else 0.2
            ready, _, _ = select.select(files, [], [], max(0.0, min(0.2, rest)))
            for file in ready:
                self._take(file)
            now = monotonic()
            while self.waiting and self.waiting[0][0] <= now:
                due, _, target, packet = heapq.heappop(self.waiting)
                self.late[min(1000, int((now - due) * 10_000))] += 1
                try:
                    os.write(target, packet)
                except OSError:  # a full queue or a device that is not up loses packets, as lines do
                    self.lost += 1

    def _take(self, file: int) -> None:
        way = self.ways[file]
        while True:
            try:
                packet = os.read(file, 65536)
            except OSError:
                return
            self.carried += 1
            if self.chance.random() < way.loss:
                self.lost += 1
            else:
                heapq.heappush(
                    self.waiting, (way.due(packet, monotonic(), self.chance), self.carried, way.target, packet)
                )

    def report(self) -> dict[str, float]:
        """What was carried, and how late it left."""
        return {
            "carried": self.carried,
            "lost": self.lost,
            "late_p50": self._late(0.5),
            "late_p99": self._late(0.99),
        }

    def _late(self, share: float) -> float:
        wanted, seen = share * sum(self.late), 0
        for tenths, count in enumerate(self.late):
            seen += count
            if seen >= wanted:
                return (tenths + 1) / 10
        return 100.0


def main() -> None:
    """Carry packets until SIGTERM."""
    hurry()
    wish = json.loads(sys.argv[1])
    forwarder = Forwarder(wish)

    def stop(_signal: int, _frame: object) -> None:
        forwarder.running = False

    signal.signal(signal.SIGTERM, stop)
    print("ready", flush=True)
    forwarder.run()
    Path(wish["report"]).write_text(json.dumps(forwarder.report()))


if __name__ == "__main__":
    main()
