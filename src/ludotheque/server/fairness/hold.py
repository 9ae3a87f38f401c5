"""How long a race stays open for touches that are still on their way."""

from collections import deque

from ludotheque.core.game import Millis
from ludotheque.core.race import HOLD, MAX_HOLD
from ludotheque.server.fairness.judge import Verdict

RECENT = 300  # touches looked back over
ENOUGH = 40  # touches before the table's own experience counts
LEAST = Millis(60)


class Hold:
    """Learns from a table's touches how late a winner can be (p99), never more than the rules' cap."""

    def __init__(self) -> None:
        self._late: deque[int] = deque(maxlen=RECENT)
        self._first: Verdict | None = None

    def begin(self) -> None:
        """A new reveal: its first touch is still to come."""
        self._first = None

    def note(self, verdict: Verdict) -> None:
        """Take in a counted touch: how much more delay it needed than the one that came first."""
        if self._first is None:
            self._first = verdict
        self._late.append(max(0, verdict.lag - self._first.lag))

    def length(self) -> Millis:
        """Return the hold that 99 of 100 touches fit into; it suits the `hold` option of the table's next game."""
        if len(self._late) < ENOUGH:
            return HOLD
        ranked = sorted(self._late)
        return Millis(max(LEAST, min(MAX_HOLD, ranked[len(ranked) * 99 // 100])))

    def defer(self, window: Millis) -> Millis:
        """Return how long the shell keeps a reveal's first touch before submitting it, where the window is too short.

        The touch then enters the log later with a larger lag (`Verdict.lag_at`), which moves the window's end and
        nothing else.
        """
        return Millis(max(0, self.length() - window))
