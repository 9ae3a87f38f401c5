"""How long a race waits: until anyone faster than the fastest so far would have arrived (MP-15).

The rules close a race a fixed `window` after its first claim. If the connections at the table need longer, the server
lets a touch enter the log later than it arrived, with a larger lag. That moves the end of the window and nothing else.
"""

from collections.abc import Iterable

from ludotheque.core.game import Millis
from ludotheque.core.play import MAX_LAG
from ludotheque.core.race import MAX_WINDOW
from ludotheque.server.fairness.judge import PAINT
from ludotheque.server.fairness.roundtrip import Path

TAIL = 4.0  # jitters above the mean that 99 of 100 round trips stay under
SCREEN = 10.0  # a screen of 60 Hz may need this much more than the mean wait


def delay(path: Path, pacing: float) -> float:
    """Return how long after its fair moment 99 of 100 touches on this connection have arrived.

    `pacing` is how long after the reveal's own time the seat's copy left.
    """
    return pacing + path.rtt + TAIL * path.jitter + PAINT + SCREEN


def enters(at: Millis, moment: Millis, window: Millis, delays: Iterable[float]) -> Millis:
    """Return when a touch that came `at` with this fair moment enters the log, given who may still be on the way.

    Never so late that the race would stay open longer than the rules' cap after the arrival, or the lag exceed theirs.
    """
    wanted = int(moment + max(delays, default=0.0) + 0.999) - window
    return Millis(max(at, min(wanted, at + MAX_WINDOW - window, moment + MAX_LAG)))
