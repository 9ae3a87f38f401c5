"""A table's own clock: milliseconds since the deal, held while the table waits for something."""

from time import time

from ludotheque.core import Millis
from ludotheque.server.services.clock import Clock
from ludotheque.server.table.phases import Hold


class TableClock:
    """Every reason to wait holds it; it runs when none is left."""

    def __init__(self, clock: Clock, holds: tuple[Hold, ...] = ()) -> None:
        self._clock = clock
        self._base = 0.0
        self._since = clock.now()
        self.holds: dict[Hold, int] = dict.fromkeys(holds, round(time()))
        """Why it is held, and since when, in seconds since 1970."""

    @property
    def running(self) -> bool:
        """Whether time passes at this table."""
        return not self.holds

    def exact(self, moment: float) -> float:
        """A moment of the machine's clock on the table's clock."""
        return self._base if self.holds else self._base + moment - self._since

    def now(self) -> Millis:
        """The present, in whole milliseconds."""
        return Millis(int(self.exact(self._clock.now())))

    def moment(self, at: float) -> float:
        """When the table's clock will show `at`, on the machine's clock, if it is not held."""
        return self._since + at - self._base

    def hold(self, reason: Hold) -> None:
        """Stop for a reason."""
        if not self.holds:
            self._base = self.exact(self._clock.now())
        self.holds.setdefault(reason, round(time()))

    def release(self, reason: Hold) -> bool:
        """Take a reason back; says whether the clock runs again because of it."""
        if self.holds.pop(reason, None) is None or self.holds:
            return False
        self._since = self._clock.now()
        return True

    def set(self, at: float) -> None:
        """Put a held clock to a moment: a table that was read from the log goes on at its last move."""
        self._base = at
        self._since = self._clock.now()
