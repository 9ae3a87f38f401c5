"""How far away a connection is: round trip and jitter, from ping frames a page's script cannot touch."""

from array import array
from typing import Literal

from msgspec import Struct

RECENT = 32  # samples the recent minimum looks back over: about a minute of play
GAIN = 1 / 8  # weight of a new sample, as in TCP's own estimator
SPIKE = 4.0  # jitters beyond which a sample is a retransmit, not a change of path
FLOOR_JITTERS = 3.0  # an honest mean lies about two jitters above the recent minimum
FLOOR_MARGIN = 5.0
KERNEL_MARGIN = 5.0  # the kernel sees no event loop and no browser process
HANDSHAKE = 1.05  # how much longer a round trip may be than the one of the handshake
GRACE_JITTERS = 3.0  # what an honest stamp may lie off an estimate that network noise moved; the credit bounds lies
LEAST_GRACE = 10.0
MOST_GRACE = 30.0

Quality = Literal["unknown", "good", "fair", "poor"]


class Path(Struct, frozen=True):
    """What is known of a connection at one moment, in milliseconds."""

    rtt: float
    jitter: float
    floor: float
    kernel: float | None = None
    samples: int = 0
    plain: bool = False
    """No kernel round-trip time is available: nothing that the client reports counts, and `rtt` is 0 (decision 26)."""
    measured: float = 0.0
    """What pongs say, to be shown to people; only `rtt` counts."""

    @property
    def one_way(self) -> float:
        """Return the time to or from this connection, taken as half the round trip."""
        return self.rtt / 2

    @property
    def grace(self) -> float:
        """Return q, how far a client's own stamp may move the server's estimate."""
        return min(MOST_GRACE, max(LEAST_GRACE, GRACE_JITTERS * self.jitter))

    @property
    def quality(self) -> Quality:
        """Say in one word how well this connection suits a race."""
        if self.samples < 3:
            return "unknown"
        if self.jitter <= 8 and self.measured <= 120:
            return "good"
        return "fair" if self.jitter <= 15 and self.measured <= 240 else "poor"


LOCAL = Path(rtt=0.0, jitter=0.0, floor=0.0)  # a bot: no connection at all


class RoundTrip:
    """Smooths the ping samples of one connection; without a kernel's measurement, at most `most` is accepted.

    If that is 0, the connection is plain: nothing else that its client reports is accepted either.
    """

    __slots__ = ("_count", "_jitter", "_kernel", "_most", "_path", "_recent", "_smooth")

    def __init__(self, most: float | None = None) -> None:
        self._most = most
        self._recent = array("d")  # a quarter of a list
        self._smooth = 0.0
        self._jitter = 0.0
        self._kernel: float | None = None
        self._count = 0
        self._path: Path | None = None

    def sample(self, rtt: float) -> None:
        """Take in one measured round trip; a retransmit counts only as a large ordinary delay."""
        rtt = max(0.0, rtt)
        self._path = None
        self._recent.append(rtt)
        del self._recent[:-RECENT]
        self._count += 1
        if self._count == 1:
            self._smooth, self._jitter = rtt, rtt / 8
            return
        reach = SPIKE * max(self._jitter, 2.0)
        off = max(-reach, min(reach, rtt - self._smooth))
        gain = max(GAIN, 1 / self._count)  # the first samples are a plain mean
        self._smooth += gain * off
        self._jitter += gain * (abs(off) - self._jitter)

    def kernel(self, rtt: float) -> None:
        """Note the kernel's own round trip (TCP_INFO) of a direct socket: pongs held back cannot raise it."""
        self._kernel = max(0.0, rtt)
        self._path = None

    def handshake(self, rtt: float) -> None:
        """Note what a proxy's kernel had measured when the connection was made."""
        self.kernel(rtt * HANDSHAKE)

    def path(self) -> Path:
        """Return what is known now."""
        if self._path is None:
            self._path = self._find()
        return self._path

    def _find(self) -> Path:
        floor = min(self._recent, default=0.0)
        rtt = measured = min(self._smooth, floor + FLOOR_MARGIN + FLOOR_JITTERS * min(self._jitter, MOST_GRACE / 2))
        if self._kernel is not None:
            rtt = min(rtt, self._kernel + KERNEL_MARGIN) if self._count else self._kernel
        elif self._most is not None:
            rtt = min(rtt, self._most)
        return Path(
            rtt=round(rtt, 3),
            jitter=round(self._jitter, 3),
            floor=round(floor, 3),
            kernel=None if self._kernel is None else round(self._kernel, 3),
            samples=self._count,
            plain=self._kernel is None and self._most == 0,
            measured=round(measured, 3),
        )
